import type { ReactNode } from "react";
import type { MedicareFacts } from "#schemas/generated/site.ts";

/** What 42 CFR 422.2267(e)(41) asks of third-party marketing; the wording and the counts are facts of the agency. */
export function MedicareDisclaimer({ facts }: { facts: MedicareFacts | undefined }): ReactNode {
  if (facts === undefined) return null;
  const { disclaimer, organizations, products, nonAffiliation } = facts;
  const counted =
    organizations === undefined || products === undefined
      ? undefined
      : disclaimer?.replaceAll("{organizations}", String(organizations)).replaceAll("{products}", String(products));
  return (
    <aside className="medicare-disclaimer" aria-label="About our Medicare help">
      {counted ? <p>{counted}</p> : null}
      {nonAffiliation ? <p>{nonAffiliation}</p> : null}
    </aside>
  );
}
