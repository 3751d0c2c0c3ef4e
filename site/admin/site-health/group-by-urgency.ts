import type { Severity } from "#schemas/diagnostics.ts";
import type { SiteFinding } from "../api/client.ts";

export type UrgencyGroup = ReturnType<typeof groupByUrgency>[number];
export type PageGroup = UrgencyGroup["pages"][number];
export type CodeGroup = PageGroup["codes"][number];

const TITLES: Readonly<Record<Severity, string>> = {
  error: "Must Be Fixed",
  warning: "Worth Fixing",
};

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

/** Groups items by a key, in the order in which the keys first appear. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
