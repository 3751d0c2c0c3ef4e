import { spawn } from "node:child_process";
import { join } from "node:path";

/** The built command. */
export const AGENCY = join(import.meta.dirname, "../dist/cli/bin.js");

/** What one process took, from its start to its end. */
export interface Usage {
  wallMs: number;
  /** Of all threads. */
  userMs: number;
  peakMiB: number;
  /** The part that the process measured itself, where it did. */
  innerMs?: number;
}

/**
 * Runs Node with these arguments and measures the process.
 * @throws where it does not end with 0
 */
export function measure(...args: string[]): Promise<Usage> {
  const preload = join(import.meta.dirname, "usage.mjs");
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let usage = "";
  let errors = "";
  child.stdio[3]?.on("data", (chunk) => {
    usage += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (exitCode) => {
      if (exitCode === 0) resolve(JSON.parse(usage));
      else reject(new Error(`node ${args.join(" ")} ended with ${exitCode}: ${errors}`));
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
