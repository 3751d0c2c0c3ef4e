import type { Severity } from "#schemas/diagnostics.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import type { SiteFinding } from "../api/client.ts";

export type UrgencyGroup = ReturnType<typeof groupByUrgency>[number];
export type PageGroup = UrgencyGroup["pages"][number];
export type CodeGroup = PageGroup["codes"][number];

const TITLES: Readonly<Record<Severity, string>> = { error: "Must Be Fixed", warning: "Worth Fixing" };

/** Groups problems by urgency, page and explanation. Urgencies without problems are left out. */
export function groupByUrgency(findings: readonly SiteFinding[]) {
  return (["error", "warning"] as const).flatMap((severity) => {
    const urgent = findings.filter((finding) => finding.severity === severity);
    const pages = [...groupBy(urgent, ({ page }) => page)].map(([page, ofPage]) => ({
      page,
      count: ofPage.length,
      codes: [...groupBy(ofPage, ({ code }) => code)].map(([code, ofCode]) => ({ code, findings: ofCode })),
    }));
    return urgent.length === 0 ? [] : [{ severity, title: TITLES[severity], count: urgent.length, pages }];
  });
}
