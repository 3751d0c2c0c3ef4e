import type { Site } from "#schemas/generated/site.ts";
import type { LineOfBusiness } from "#schemas/lines.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";

/** Statements that the law requires where an agency offers a line of business. */
export interface LineDisclosures {
  /** ID of the line of business. */
  line: string;
  label: string;
  texts: readonly string[];
}

/** Returns what has to be said about a line of business, or undefined if no rule applies to it. */
export function disclosuresOf(line: LineOfBusiness, { medicare }: Site): LineDisclosures | undefined {
  if (line.regulation === undefined || medicare === undefined) return undefined;
  return { line: line.id, label: `About our ${line.shortTitle} help`, texts: listMedicareNotices(medicare) };
}

export function Disclosures({ label, texts, className = "" }: LineDisclosures & { className?: string }) {
  return (
    <aside className={`disclosures ${className}`.trim()} aria-label={label}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </aside>
  );
}
