import { fromWireResult, type ImportResult, type WireImportResult } from "#content/importer/plan/result.ts";
import { nameVersions } from "../ui/name-versions.ts";

/** Converts a result of the API, with a message in the words of the admin. */
export function readResult(wire: WireImportResult): ImportResult {
  const result = fromWireResult(wire);
  return { ...result, message: nameVersions(result.message) };
}
