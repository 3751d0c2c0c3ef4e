import type { Context } from "hono";
import type { ImportResult } from "#content/importer/result.ts";
import { answerJson } from "../../answer.ts";
import { type ApiErrorCode, ERRORS } from "../../api-error.ts";
import type { AppEnv } from "../../app-deps.ts";

/** What came of an import or a rollback; where it is nothing, as a refusal that says why. */
export function answerResult(c: Context<AppEnv>, result: ImportResult): Response {
  if (result.success) return answerJson(c, result);
  const code: ApiErrorCode = "import-failed";
  return answerJson(c, { ...result, error: result.message, code }, { status: ERRORS[code][0] });
}
