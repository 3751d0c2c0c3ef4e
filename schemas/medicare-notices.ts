import type { MedicareFacts } from "./generated/site.ts";

/**
 * Lists the notices that 42 CFR 422.2267(e)(41) requires of third-party marketing organizations, on pages and in emails. The
 * site settings contain the wording and the counts. Without the counts, only the notice of non-affiliation is complete.
 */
export function listMedicareNotices(facts: MedicareFacts = {}): string[] {
  const { disclaimer, organizations, products, nonAffiliation } = facts;
  const isComplete = organizations !== undefined && products !== undefined;
  const counted = isComplete
    ? disclaimer?.replaceAll("{organizations}", String(organizations)).replaceAll("{products}", String(products))
    : undefined;
  return [counted, nonAffiliation].flatMap((notice) => (notice ? [notice] : []));
}
