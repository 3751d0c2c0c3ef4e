/** Writes findings in the words of the admin. Loaded with the first finding, because the rules of lint are large. */
import type { ImportResult } from "#content/importer/plan/result.ts";
import { messageFor } from "#content/lint/catalog.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { Words } from "#schemas/words.ts";

/** Returns findings with their messages in the words of an audience. */
export function describeFindings<Finding extends Pick<Diagnostic, "code" | "message" | "params">>(
  findings: readonly Finding[],
  words: Words,
): Finding[] {
  return findings.map((finding) => ({ ...finding, message: messageFor(finding, words) }));
}

/** Returns a result with its messages in the words of an audience. */
export function describeResult(result: ImportResult, words: Words): ImportResult {
  const diagnostics = describeFindings(result.diagnostics, words);
  const errors = diagnostics.filter(({ page, severity }) => page !== undefined && severity === "error");
  const reasons = new Map(errors.reverse().map(({ page = "", message }): [DocumentId, string] => [page, message]));
  const imported = result.imported.map((page) =>
    page.status === "error" ? { ...page, reason: reasons.get(page.page) ?? page.reason } : page,
  );
  return { ...result, imported, diagnostics };
}
