import type { ComponentType, ReactNode } from "react";
import { useController } from "react-hook-form";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import { fieldName } from "#site/admin/changes/field-name.ts";
import { plainMessage } from "#site/admin/changes/plain-message.ts";
import type { FieldDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/control.ts";
import { type ControlOverrides, useEditor } from "../context/editor-context.ts";
import { useFindingsWithin } from "../context/findings.ts";
import { toFormPath } from "../values/field-path.ts";
import { contentOf, toFormValue } from "../values/form-values.ts";
import { FieldRow } from "./field-row.tsx";

interface OverrideFieldProps {
  definition: FieldDefinition;
  pointer: Pointer;
  Control: ControlOverrides[string];
}

/** A field, a group or a list with a control that its document supplies. The control gets and returns content. */
export function OverrideField({ definition, pointer, Control }: OverrideFieldProps): ReactNode {
  const { root } = useEditor();
  const { field, fieldState } = useController({ name: toFormPath(root, pointer) });
  const value = contentOf(definition, field.value ?? null);
  const ContentControl = Control as ComponentType<ControlProps<JsonValue>>;
  return (
    <FieldRow
      definition={definition}
      pointer={pointer}
      value={field.value}
      isTouched={fieldState.isTouched}
      below={<FindingsWithin pointer={pointer} value={value} />}
    >
      {(attributes) => (
        <ContentControl
          {...attributes}
          name={pointer}
          value={value}
          onChange={(next) => field.onChange(toFormValue(definition, next))}
          onBlur={field.onBlur}
        />
      )}
    </FieldRow>
  );
}

interface FindingsWithinProps {
  pointer: Pointer;
  value: JsonValue | undefined;
}

/** The findings of the fields that the control contains, each with the names along the path to its field. */
function FindingsWithin({ pointer, value }: FindingsWithinProps): ReactNode {
  const { facts } = useEditor();
  const findings = useFindingsWithin(pointer, value);
  if (findings.length === 0) return null;
  const { length } = fieldName(pointer);
  return (
    <ul className="field-findings">
      {findings.map(([field, finding]) => (
        <li
          key={`${field} ${finding.code} ${finding.message}`}
          className={finding.severity === "error" ? "field-error" : "field-warning"}
        >
          {[...fieldName(field).slice(length, -1), plainMessage(finding.message, facts)].join(" · ")}
        </li>
      ))}
    </ul>
  );
}
