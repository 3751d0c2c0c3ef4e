import type { ReactNode } from "react";
import type { MedicareFacts } from "#schemas/generated/site.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";

/** Notices that an agency must show where it offers help with Medicare. */
export function MedicareDisclaimer({ facts }: { facts: MedicareFacts | undefined }): ReactNode {
  if (facts === undefined) return null;
  return (
    <aside className="medicare-disclaimer" aria-label="About our Medicare help">
      {listMedicareNotices(facts).map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </aside>
  );
}
