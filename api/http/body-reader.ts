import { setTimeout } from "node:timers/promises";
import type { Context, Env } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./api-error.ts";

export const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
export const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;
/** Time for a body of any size, and the speed of a slow phone connection: 20 kB a second. */
const BODY_TIMEOUT_MS = 30_000;
const SLOW_BYTES_PER_MS = 20;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Reads a request body that is declared as UTF-8 and not compressed.
 * @param types patterns of the accepted Content-Types
 * @throws ApiError `too-large`, `unsupported-type`, `incomplete-body`, `request-timeout`
 */
export async function readBody<E extends Env>(c: Context<E>, maxBytes: number, types: readonly RegExp[] = [JSON_TYPE]) {
  const type = c.req.header("Content-Type") ?? "";
  const isUtf8 = /^utf-?8$/i.test(CHARSET.exec(type)?.[1] ?? "utf-8");
  const isUncompressed = (c.req.header("Content-Encoding") ?? "identity") === "identity";
  const isAccepted = types.some((accepted) => accepted.test(type));
  if (!isAccepted || !isUtf8 || !isUncompressed) throw new ApiError("unsupported-type");
  // The server that parsed the request enforces Content-Length. Only a chunked body has to be counted.
  const length = c.req.header("Content-Length");
  if (length === undefined) await bodyLimit({ maxSize: maxBytes, onError: rejectTooLarge })(c, async () => undefined);
  else if (Number(length) > maxBytes) rejectTooLarge();
  const body = c.req.arrayBuffer().catch((cause: unknown) => {
    // The client has ended the connection.
    throw cause instanceof ApiError ? cause : new ApiError("incomplete-body", { cause });
  });
  const ended = new AbortController();
  const options = { ref: false, signal: ended.signal };
  const timeout = setTimeout(BODY_TIMEOUT_MS + maxBytes / SLOW_BYTES_PER_MS, undefined, options);
  const bytes = await Promise.race([body, timeout]).finally(() => ended.abort());
  if (bytes === undefined) throw new ApiError("request-timeout");
  return new Uint8Array(bytes);
}

function rejectTooLarge(): never {
  throw new ApiError("too-large");
}
