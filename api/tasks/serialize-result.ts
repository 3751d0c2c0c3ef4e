import {
  hasOpenConflict,
  type ImportResult,
  toWireResult,
  type WireImportResult,
} from "#content/importer/plan/result.ts";
import { DEFAULT_MAX_DIAGNOSTICS, limitJson } from "#schemas/limit-diagnostics.ts";
import { type ApiErrorCode, ERRORS } from "../http/api-error.ts";
import type { EncodedJson } from "../http/respond.ts";
import { encodeJson } from "./encoded-changes.ts";

export type SerializedResult = { status: number; json: EncodedJson<WireImportResult> };

/**
 * Serializes the result of an import or a rollback. If it failed, the JSON is also an error with code and status.
 * @param maxDiagnostics the maximum number of findings, or 0 for all
 */
export function serializeResult(result: ImportResult, maxDiagnostics = DEFAULT_MAX_DIAGNOSTICS): SerializedResult {
  const body = limitJson(toWireResult(result), result.diagnostics, maxDiagnostics);
  if (result.success) return { status: 200, json: encodeJson(body) };
  const code = failureCode(result);
  return { status: ERRORS[code][0], json: encodeJson({ ...body, error: result.message, code }) };
}

export function failureCode(result: ImportResult): ApiErrorCode {
  return hasOpenConflict(result) ? "content-conflict" : "import-failed";
}
