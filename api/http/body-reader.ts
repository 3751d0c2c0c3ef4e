import type { Context, Env } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./api-error.ts";

export const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

interface BodyOptions {
  /** Patterns of the accepted Content-Types. */
  types: readonly RegExp[];
  maxBytes: number;
}

/** @throws ApiError `too-large`, `unsupported-type`, `incomplete-body` */
export type BodyReader = <E extends Env>(c: Context<E>) => Promise<Uint8Array<ArrayBuffer>>;

/** Creates a reader of request bodies that are declared as UTF-8 and not compressed. */
export function createBodyReader({ types, maxBytes }: BodyOptions): BodyReader {
  const countBytes = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError("too-large");
    },
  });
  return async (c) => {
    const type = c.req.header("Content-Type") ?? "";
    const isUtf8 = /^utf-?8$/i.test(CHARSET.exec(type)?.[1] ?? "utf-8");
    const isUncompressed = (c.req.header("Content-Encoding") ?? "identity") === "identity";
    const isAccepted = types.some((accepted) => accepted.test(type));
    if (!isAccepted || !isUtf8 || !isUncompressed) throw new ApiError("unsupported-type");
    // The server that parsed the request enforces Content-Length. Only a chunked body has to be counted.
    const length = c.req.header("Content-Length");
    if (length === undefined) await countBytes(c, async () => undefined);
    else if (Number(length) > maxBytes) throw new ApiError("too-large");
    return new Uint8Array(await c.req.arrayBuffer().catch(rejectIncomplete));
  };
}

/** Explains why a body cannot be read: the client has ended the connection. */
function rejectIncomplete(cause: unknown): never {
  throw cause instanceof ApiError ? cause : new ApiError("incomplete-body", { cause });
}
