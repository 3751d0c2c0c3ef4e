import { ApiError, type ApiErrorCode } from "#api/http/api-error.ts";
import { type ContentStore, StoreError, type StoreErrorCode } from "#content/store/content-store.ts";

const CODES: Record<StoreErrorCode, ApiErrorCode> = {
  "store/revision-conflict": "revision-conflict",
  "store/ambiguous-revision": "unknown-revision",
  "store/unknown-revision": "unknown-revision",
  "store/broken-history": "store-failed",
  "store/locked": "store-locked",
  "store/io": "store-failed",
  "store/unrenderable": "pages-failed",
  "store/invalid": "store-failed",
};

/** Writers keep the store locked for a short time only. */
const LOCKED_RETRY_AFTER_SECONDS = 5;

const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Converts an error of the store to the ApiError for the client. Returns any other error unchanged. */
export async function toApiError(cause: unknown, store: ContentStore): Promise<unknown> {
  if (!(cause instanceof StoreError)) return cause;
  const code = isDiskFull(cause) ? "disk-full" : CODES[cause.code];
  if (code === "revision-conflict") {
    const revision = await store.withSnapshot(async (state) => state.revision);
    return new ApiError(code, { cause, details: { revision } });
  }
  const headers = code === "store-locked" ? { "Retry-After": String(LOCKED_RETRY_AFTER_SECONDS) } : {};
  return new ApiError(code, { cause, headers });
}

/** Searches the chain of causes for an error code of a full disk. */
function isDiskFull({ cause }: Error): boolean {
  if (!(cause instanceof Error)) return false;
  return ("code" in cause && DISK_FULL_CODES.has(cause.code)) || isDiskFull(cause);
}
