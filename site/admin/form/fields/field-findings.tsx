import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { adminWords } from "#site/admin/findings/admin-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useEditor } from "../state/editor-context.ts";
import { useFindingsWithin } from "../state/findings.ts";
import { toFormPath } from "../state/form-values.ts";

interface FieldFindingsProps {
  id: string;
  findings: readonly Diagnostic[];
  pointer: Pointer;
}

/** The findings of a field, each with a button that makes the correction if there is one. */
export function FieldFindings({ id, findings, pointer }: FieldFindingsProps): ReactNode {
  const { root, facts } = useEditor();
  const { setValue } = useFormContext();
  return (
    <div className="field-findings" id={id}>
      {findings.map((finding) => {
        const { code, message, severity, suggestion, fix } = finding;
        const value = fix !== undefined && "value" in fix ? fix.value : undefined;
        return (
          <p key={`${code} ${message}`} className={`field-${severity}`}>
            {message}{" "}
            {value !== undefined && (
              <Button
                look="quiet"
                text={`Use ${adminWords(facts).fact(suggestion ?? String(value))}`}
                onClick={() => setValue(toFormPath(root, pointer), value)}
              />
            )}
          </p>
        );
      })}
    </div>
  );
}

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
      {findings.map(([field, { code, message, severity }]) => (
        <li key={`${field} ${code} ${message}`} className={`field-${severity}`}>
          {[...namesBetween(field, length), message].join(" · ")}
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
