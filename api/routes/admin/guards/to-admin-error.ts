import { ApiError, type ApiErrorCode } from "#api/http/api-error.ts";
import { readLatestRevision } from "#api/tasks/serialize-result.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { MediaStoreError } from "#content/media-store/media-store.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { type ContentStore, StoreError, type StoreErrorCode } from "#content/store/content-store.ts";

const CODES: Record<StoreErrorCode, ApiErrorCode> = {
  "store/revision-conflict": "revision-conflict",
  "store/ambiguous-revision": "ambiguous-revision",
  "store/unknown-revision": "unknown-revision",
  "store/broken-history": "history-broken",
  "store/locked": "store-locked",
  "store/io": "store-failed",
  "store/unrenderable": "pages-failed",
  "store/invalid": "store-failed",
};

const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

const OFFICE_DISK_FULL =
  "The server's disk is full. Nothing was changed. Ask the person who runs the server to free some space, then try again.";

/** Converts an error of the store, its files or the database to the ApiError for the client. Returns any other error unchanged. */
export async function toAdminError(cause: unknown, store: ContentStore): Promise<unknown> {
  if (cause instanceof DatabaseError)
    return cause.problem === "full"
      ? new ApiError("disk-full", { cause, message: OFFICE_DISK_FULL })
      : new ApiError("database-failed", { cause });
  if (cause instanceof MediaStoreError) return toPhotoError(cause);
  if (!(cause instanceof StoreError || isFileError(cause))) return cause;
  const code = isDiskFull(cause) ? "disk-full" : cause instanceof StoreError ? CODES[cause.code] : "store-failed";
  // A store that can no longer be read is still a conflict.
  if (code === "revision-conflict")
    return new ApiError(code, { cause, details: await readLatestRevision(store).catch(() => ({})) });
  // Writers keep the store locked for a short time only.
  const headers = code === "store-locked" ? { "Retry-After": "5" } : {};
  return new ApiError(code, { cause, headers });
}

function toPhotoError(cause: MediaStoreError): ApiError {
  if (!isDiskFull(cause)) return new ApiError("photos-failed", { cause });
  const message = "The server's disk is full, so the photo was not saved. Free some space and try again.";
  return new ApiError("disk-full", { cause, message });
}

/** Searches an error and the chain of its causes for that of a full disk. */
function isDiskFull(error: Error): boolean {
  if (error instanceof DatabaseError && error.problem === "full") return true;
  if ("code" in error && DISK_FULL_CODES.has(error.code)) return true;
  return error.cause instanceof Error && isDiskFull(error.cause);
}
