import type { ReactNode } from "react";
import type { MedicareFacts } from "#schemas/generated/site.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";

interface MedicareDisclaimerProps {
  facts: MedicareFacts | undefined;
  /** Name of the landmark, for a page that has two. */
  label?: string;
}

/** Notices that an agency must show where it offers help with Medicare. */
export function MedicareDisclaimer({ facts, label = "About our Medicare help" }: MedicareDisclaimerProps): ReactNode {
  if (facts === undefined) return null;
  return (
    <aside className="medicare-disclaimer" aria-label={label}>
      {listMedicareNotices(facts).map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </aside>
  );
}
