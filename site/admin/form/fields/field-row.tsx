import { type ReactNode, useId } from "react";
import type { Pointer } from "#schemas/json.ts";
import type { FieldDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlAttributes } from "#site/admin/ui/controls/control.ts";
import { useFieldFindings } from "../state/findings.ts";
import { FieldFindings } from "./field-findings.tsx";

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
