import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { PageId } from "#schemas/page-ids.ts";

/** Findings that have the same cause and the same next step, shown as one. */
export interface FindingGroup {
  finding: Diagnostic;
  /** The pages of all findings of the group. */
  pages: PageId[];
}

/** Groups the findings about pages that do not exist yet, if there are several. Other findings are groups of one. */
export function groupFindings(diagnostics: readonly Diagnostic[]): FindingGroup[] {
  const newPages = diagnostics.filter(({ code }) => code === "page/new");
  if (newPages.length < 2) return diagnostics.map(groupOfOne);
  const group = { ...groupOfOne(newPages[0] as Diagnostic), pages: newPages.flatMap(({ page = [] }) => page) };
  return diagnostics.flatMap((finding) => {
    if (finding.code !== "page/new") return groupOfOne(finding);
    return finding === newPages[0] ? group : [];
  });
}

function groupOfOne(finding: Diagnostic): FindingGroup {
  return { finding, pages: finding.page === undefined ? [] : [finding.page] };
}
