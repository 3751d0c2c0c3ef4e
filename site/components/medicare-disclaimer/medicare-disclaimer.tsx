import type { ReactNode } from "react";
import type { MedicareFacts } from "#schemas/generated/site.ts";

/**
 * Disclaimer that 42 CFR 422.2267(e)(41) requires of third-party marketing organizations. The site settings contain the
 * wording and the counts. Without the counts, only the notice of non-affiliation appears.
 */
export function MedicareDisclaimer({ facts }: { facts: MedicareFacts | undefined }): ReactNode {
  if (facts === undefined) return null;
  const { disclaimer, organizations, products, nonAffiliation } = facts;
  const disclaimerText =
    organizations === undefined || products === undefined
      ? undefined
      : disclaimer?.replaceAll("{organizations}", String(organizations)).replaceAll("{products}", String(products));
  return (
    <aside className="medicare-disclaimer" aria-label="About our Medicare help">
      {disclaimerText ? <p>{disclaimerText}</p> : null}
      {nonAffiliation ? <p>{nonAffiliation}</p> : null}
    </aside>
  );
}
