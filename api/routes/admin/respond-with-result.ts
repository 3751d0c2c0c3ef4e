import type { Context } from "hono";
import { type ApiErrorCode, ERRORS } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondJson } from "#api/http/respond.ts";
import { hasOpenConflict, type ImportResult, toWireResult } from "#content/importer/plan/result.ts";
import { DEFAULT_MAX_DIAGNOSTICS, limitJson } from "#schemas/limit-diagnostics.ts";

/**
 * Responds with the result of an import or a rollback. If it failed, the body is also an error with code and status.
 * @param maxDiagnostics the maximum number of findings, or 0 for all
 */
export function respondWithResult(
  c: Context<AppEnv>,
  result: ImportResult,
  maxDiagnostics = DEFAULT_MAX_DIAGNOSTICS,
): Response {
  const body = limitJson(toWireResult(result), result.diagnostics, maxDiagnostics);
  if (result.success) return respondJson(c, body);
  const code = failureCode(result);
  return respondJson(c, { ...body, error: result.message, code }, { status: ERRORS[code][0] });
}

/** Returns the error code of an import that failed. */
export function failureCode(result: ImportResult): ApiErrorCode {
  return hasOpenConflict(result) ? "content-conflict" : "import-failed";
}
