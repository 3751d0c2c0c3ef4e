import type { ComponentType, ReactNode } from "react";
import { useController } from "react-hook-form";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import type { FieldDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/control.ts";
import { type ControlOverrides, useEditor } from "../context/editor-context.ts";
import { toFormPath } from "../values/field-path.ts";
import { contentOf, toFormValue } from "../values/form-values.ts";
import { FieldRow } from "./field-row.tsx";
import { FindingsWithin } from "./findings-within.tsx";

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
      below={
        <FindingsWithin
          pointer={pointer}
          value={value}
          isShownHere={(field) => field !== pointer && !Control?.shownFindings?.test(field)}
        />
      }
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
