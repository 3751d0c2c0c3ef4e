import type { Logger } from "pino";
import { DatabaseError } from "#content/database/database-error.ts";
import { ApiError } from "./api-error.ts";
import type { Call } from "./app-env.ts";
import { respondJson } from "./respond.ts";

/** Returns the error that the client receives for a failure, and logs the failure if the server is at fault. */
export function toApiError(cause: unknown, c: Call, log: Logger): ApiError {
  const code = cause instanceof DatabaseError ? "unavailable" : "internal";
  const error = cause instanceof ApiError ? cause : new ApiError(code, { cause });
  if (error.status >= 500) log.error({ requestId: c.var.requestId, err: cause }, "request failed");
  return error;
}

/**
 * Responds with an error as JSON.
 * @param message replaces the message of the error
 */
export function respondWithError(c: Call, error: ApiError, message: string = error.message): Response {
  const { code, status, issues, details, headers } = error;
  return respondJson(c, { error: message, code, issues, ...details }, { status, headers });
}
