import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import type { FieldDefinition } from "#site/admin/fields/field-definition.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { adminWords } from "#site/admin/findings/admin-words.ts";
import type { ControlAttributes } from "#site/admin/ui/controls/control.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useEditor } from "../state/editor-context.ts";
import { useFieldFindings, useFindingsWithin } from "../state/findings.ts";
import { toFormPath } from "../state/form-values.ts";

interface FieldRowProps {
  definition: FieldDefinition;
  pointer: Pointer;
  /** The form value, for the counter. */
  value: unknown;
  /** True after the user has changed or left the field. */
  isTouched: boolean;
  isLabelHidden?: boolean;
  /** Renders buttons beside the label of the control with this ID. */
  tools?(id: string): ReactNode;
  /** Shown below the control. */
  below?: ReactNode;
  children(attributes: ControlAttributes): ReactNode;
}

export function FieldRow(props: FieldRowProps) {
  const { definition, pointer, value, isTouched, isLabelHidden = false, tools, below, children } = props;
  const id = useId();
  const findings = useFieldFindings(pointer, value, isTouched);
  const softLength = "softLength" in definition ? definition.softLength : undefined;
  const { length } = String(value ?? "");
  const hintId = definition.help || softLength ? `${id}-hint` : undefined;
  const findingsId = findings.length > 0 ? `${id}-findings` : undefined;
  const isCheckbox = definition.kind === "checkbox";
  return (
    <div className={isCheckbox ? "field checkbox-field" : "field"} data-pointer={pointer}>
      <div className="field-head">
        <label className={isLabelHidden ? "visually-hidden" : undefined} htmlFor={id}>
          {definition.label}
          {definition.isRequired && !isLabelHidden && <span className="required"> required</span>}
        </label>
        {tools?.(id)}
      </div>
      {children({
        id,
        "aria-describedby": [hintId, findingsId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": findings.some(({ severity }) => severity === "error") || undefined,
      })}
      {below}
      {hintId && (
        <p className="field-hint" id={hintId}>
          {definition.help}{" "}
          {softLength !== undefined && (
            <span className={length > softLength ? "counter long" : "counter"}>
              {length} characters. Search engines show about {softLength}.
            </span>
          )}
        </p>
      )}
      {findingsId && <FieldFindings id={findingsId} findings={findings} pointer={pointer} />}
    </div>
  );
}

type FieldFindingsProps = { id: string; findings: readonly Diagnostic[]; pointer: Pointer };

/** The findings of a field, each with a button that makes the correction if there is one. */
function FieldFindings({ id, findings, pointer }: FieldFindingsProps) {
  return (
    <div className="field-findings" id={id}>
      {findings.map((finding) => {
        const { code, message, severity } = finding;
        return (
          <p key={`${code} ${message}`} className={`field-${severity}`}>
            {message} <Correction finding={finding} pointer={pointer} />
          </p>
        );
      })}
    </div>
  );
}

type CorrectionProps = { finding: Diagnostic; pointer: Pointer; control?: Pointer };

/** The button that makes the correction of a finding, if there is one. The control of a field may show an outer object. */
function Correction({ finding, pointer, control = pointer }: CorrectionProps) {
  const { root, facts } = useEditor();
  const { getValues, setValue } = useFormContext();
  const { suggestion, fix } = finding;
  const value = fix !== undefined && "value" in fix ? fix.value : undefined;
  if (value === undefined) return null;

  function correct(): void {
    const path = toFormPath(root, control);
    const keys = segments(pointer).slice(segments(control).length);
    const change = keys.reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value ?? null);
    setValue(path, isObject(change) ? mergePatch(getValues(path), change) : change);
  }

  return <Button look="quiet" text={`Use ${adminWords(facts).fact(suggestion ?? String(value))}`} onClick={correct} />;
}

interface FindingsWithinProps {
  id?: string;
  pointer: Pointer;
  value: JsonValue | undefined;
  /** Returns false for fields whose findings are shown elsewhere. */
  isShownHere?(field: Pointer): boolean;
}

/** The findings of a field and of the fields in it, each with the names along the path to its field. */
export function FindingsWithin({ id, pointer, value, isShownHere = () => true }: FindingsWithinProps) {
  const findings = useFindingsWithin(pointer, value).filter(([field]) => isShownHere(field));
  if (findings.length === 0) return null;
  const { length } = fieldName(pointer);
  return (
    <ul className="field-findings" id={id}>
      {findings.map(([field, finding]) => (
        <li key={`${field} ${finding.code} ${finding.message}`} className={`field-${finding.severity}`}>
          {[...namesBetween(field, length), finding.message].join(" · ")}{" "}
          <Correction finding={finding} pointer={field} control={pointer} />
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
