import type { DocumentId } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import type { Source } from "../findings/finding.ts";
import { toDiagnostics } from "../findings/locate.ts";
import type { ContentLocation } from "./model/lint-document.ts";
import type { LintFinding } from "./model/rule.ts";

/**
 * Converts lint findings to diagnostics at places in the files of the documents.
 * @param sources the files of the documents; a document without a file has the content that was recorded last
 * @returns the diagnostics in the order of the findings' documents, and by place within a document
 */
export function toLintDiagnostics(findings: readonly LintFinding[], sources: ReadonlyMap<DocumentId, Source>) {
  const located = findings.map((finding) => ({ ...toFinding(finding, sources), page: finding.page }));
  return [...groupBy(located, ({ page }) => page).values()].flatMap(toDiagnostics);
}

function toFinding({ phrase: _, related = [], ...finding }: LintFinding, sources: ReadonlyMap<DocumentId, Source>) {
  const { page, pointer } = finding;
  if (pointer === undefined) return finding;
  const location = locateInFile({ page, pointer }, sources);
  if (location === undefined) {
    const { pointer: _pointer, params: _params, message, ...rest } = finding;
    return { ...rest, message: `${message} ${RECORDED_CONTENT}` };
  }
  const others = related.flatMap((other) => locateInFile(other, sources) ?? []);
  return { ...finding, ...location, ...(others.length > 0 && { related: others }) };
}

const RECORDED_CONTENT = "(This is the content that was recorded last. Its file cannot be used.)";

/** A document's file has the content in its field `content`. */
function locateInFile({ page, pointer }: ContentLocation, sources: ReadonlyMap<DocumentId, Source>) {
  const source = sources.get(page);
  return source && { source, pointer: `/content${pointer}` };
}
