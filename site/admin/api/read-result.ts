import type { Facts } from "#content/facts/facts.ts";
import { fromWireResult, type ImportResult, type WireImportResult } from "#content/importer/plan/result.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { adminWords } from "../findings/admin-words.ts";

/** Converts a result of the API, with messages in the words of the admin. */
export async function readResult(wire: WireImportResult, facts?: Facts): Promise<ImportResult> {
  const result = fromWireResult(wire);
  const describe = await loadDescriptions(result.diagnostics);
  return describe?.describeResult(result, adminWords(facts)) ?? result;
}

/** Loads the messages of findings, unless none needs them. Without them, findings have the words of the command line. */
export async function loadDescriptions(findings: readonly Pick<Diagnostic, "params">[]) {
  if (findings.every(({ params }) => params === undefined)) return undefined;
  return import("../findings/describe-findings.ts").catch(() => undefined);
}
