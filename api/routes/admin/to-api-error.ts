/** What the admin is told where the store refuses. */

import { ApiError, type ApiErrorCode } from "#api/http/api-error.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";

const CODES: Record<StoreError["code"], ApiErrorCode> = {
  "store/revision-conflict": "revision-conflict",
  "store/unknown-revision": "unknown-revision",
  "store/locked": "store-locked",
  "store/io": "store-failed",
  "store/unrenderable": "pages-failed",
  "store/invalid": "store-failed",
  "store/unreadable": "store-failed",
  "store/unfinished": "store-failed",
};

/** When it is worth trying again, in seconds: nobody writes for long. */
const RETRY_AFTER = "5";

const NO_SPACE: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** The refusal that a failure comes to; one that the store does not know stays what it is. */
export async function toApiError(cause: unknown, store: ContentStore): Promise<unknown> {
  if (!(cause instanceof StoreError)) return cause;
  const code = isFull(cause) ? "disk-full" : CODES[cause.code];
  if (code === "revision-conflict") {
    const revision = await store.withSnapshot(async (state) => state.revision);
    return new ApiError(code, { cause, details: { revision } });
  }
  return new ApiError(code, { cause, headers: code === "store-locked" ? { "Retry-After": RETRY_AFTER } : {} });
}

function isFull(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && ("code" in cause && NO_SPACE.has(cause.code) ? true : isFull(cause));
}
