import { hash } from "node:crypto";
import { previewImport } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { PlainImportOptions } from "#content/importer/plan/import-options.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { type EncodedChanges, encodeChanges } from "./encoded-changes.ts";
import { type SerializedResult, serializeResult } from "./serialize-result.ts";
import type { TaskParts } from "./task-parts.ts";

export interface ImportRequest {
  raw: Uint8Array;
  /** Name of the input. */
  file: string;
  options: PlainImportOptions;
  /** The maximum number of findings in the response, or 0 for all. */
  maxDiagnostics: number;
}

export interface PlannedImport {
  /** The result of the plan. Its lists of pages and findings are empty if there is nothing to commit. */
  result: ImportResult;
  /** The response of an import that commits nothing. */
  response?: SerializedResult;
  changes: EncodedChanges;
  /** SHA-256 of the input in hexadecimal. */
  sha256: string;
}

/**
 * Plans an import. A list of pages can be longer than the input, so only the result of what the caller commits leaves the
 * task as an object.
 * @throws StoreError if the store is at another revision than `ifRevision`, or cannot be read
 */
export async function planImport(
  { raw, file, options, maxDiagnostics }: ImportRequest,
  { store, readLintContext }: Pick<TaskParts, "store" | "readLintContext">,
): Promise<PlannedImport> {
  const importOptions = { ...options, limits: API_LIMITS, readLintContext };
  const { result, changes } = await previewImport([{ raw, file }], importOptions, store);
  const sha256 = hash("sha256", raw);
  if (changes.length > 0 && !options.isDryRun) return { result, changes: encodeChanges(changes), sha256 };
  const response = serializeResult(result, maxDiagnostics);
  return { result: { ...result, imported: [], diagnostics: [] }, response, changes: [], sha256 };
}
