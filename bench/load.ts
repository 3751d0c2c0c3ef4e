/** Requests from another process, as many as a server answers. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Options } from "autocannon";

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface LoadOptions extends Pick<Options, "url" | "connections" | "duration" | "headers" | "body" | "method"> {
  /** Each request has an Idempotency-Key of its own. */
  isKeyed?: boolean;
  /** The status that every answer is to have. */
  status?: number;
}

/** @throws where an answer is missing, or has another status */
export async function load({ status = 200, ...options }: LoadOptions): Promise<Load> {
  const client = [join(import.meta.dirname, "load.mjs"), JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, client);
  const { errors, statuses, ...found }: Load & { errors: number; statuses: string[] } = JSON.parse(stdout);
  if (errors > 0 || statuses.some((one) => one !== String(status))) {
    throw new Error(`${options.url} answers ${statuses.join(", ")}, with ${errors} errors.`);
  }
  return found;
}
