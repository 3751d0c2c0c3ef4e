import { useCallback } from "react";
import { loadDescriptions } from "../api/read-result.ts";
import { type Readiness, readReadiness, readSiteHealth, type SiteHealth } from "../api/site-health-api.ts";
import { adminWords } from "../findings/admin-words.ts";
import { type Query, useQuery } from "../query/use-query.ts";
import { countBySeverity, type ProblemCounts } from "./group-by-urgency.ts";

export interface SiteCheck extends SiteHealth {
  readiness: Readiness;
  counts: ProblemCounts;
}

/**
 * Checks the site, and again when the store may have changed.
 * @param isShown if false, nothing is checked
 */
export function useSiteHealth({ isShown, storeVersion }: { isShown: boolean; storeVersion: number }): Query<SiteCheck> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the store is checked again
  const read = useCallback(async (): Promise<SiteCheck> => {
    const [health, readiness] = await Promise.all([readSiteHealth(), readReadiness()]);
    const describe = await loadDescriptions(health.findings);
    const findings = describe?.describeFindings(health.findings, adminWords(new Map())) ?? health.findings;
    return { ...health, findings, readiness, counts: countBySeverity(findings) };
  }, [storeVersion]);
  return useQuery(isShown ? read : undefined);
}
