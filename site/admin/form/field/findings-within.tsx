import type { ReactNode } from "react";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { useFindingsWithin } from "../context/findings.ts";

interface FindingsWithinProps {
  id?: string;
  pointer: Pointer;
  value: JsonValue | undefined;
  /** Returns false for fields whose findings are shown elsewhere. */
  isShownHere?(field: Pointer): boolean;
}

/** The findings of a field and of the fields in it, each with the names along the path to its field. */
export function FindingsWithin({ id, pointer, value, isShownHere = () => true }: FindingsWithinProps): ReactNode {
  const findings = useFindingsWithin(pointer, value).filter(([field]) => isShownHere(field));
  if (findings.length === 0) return null;
  const { length } = fieldName(pointer);
  return (
    <ul className="field-findings" id={id}>
      {findings.map(([field, finding]) => (
        <li
          key={`${field} ${finding.code} ${finding.message}`}
          className={finding.severity === "error" ? "field-error" : "field-warning"}
        >
          {[...namesBetween(field, length), finding.message].join(" · ")}
        </li>
      ))}
    </ul>
  );
}

/** Returns the names between a field and its outer one. A message names its field, and a number alone says nothing. */
function namesBetween(field: Pointer, outerLength: number): string[] {
  return fieldName(field)
    .slice(outerLength, -1)
    .filter((name) => !/^\d+$/.test(name));
}
