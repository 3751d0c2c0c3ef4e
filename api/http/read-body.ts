/** The body of a request: what the API takes of it, and how much. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./app-env.ts";

export const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

interface BodyOptions {
  types: readonly RegExp[];
  maxBytes: number;
}

/** @throws ApiError `too-large`, `unsupported-type` */
export type ReadBody = (c: Context<AppEnv>) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads bodies of some types that say to be UTF-8 and are not compressed. */
export function bodyReader({ types, maxBytes }: BodyOptions): ReadBody {
  const countBytes = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError("too-large");
    },
  });
  return async (c) => {
    const type = c.req.header("Content-Type") ?? "";
    const isUtf8 = /^utf-?8$/i.test(CHARSET.exec(type)?.[1] ?? "utf-8");
    const isPlain = (c.req.header("Content-Encoding") ?? "identity") === "identity";
    if (!types.some((known) => known.test(type)) || !isUtf8 || !isPlain) throw new ApiError("unsupported-type");
    // A length that is told is kept by whoever reads the request. Only without one the bytes have to be counted.
    const length = c.req.header("Content-Length");
    if (length === undefined) await countBytes(c, async () => undefined);
    else if (Number(length) > maxBytes) throw new ApiError("too-large");
    return new Uint8Array(await c.req.arrayBuffer());
  };
}
