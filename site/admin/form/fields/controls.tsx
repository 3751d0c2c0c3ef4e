import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import type { LeafDefinition, LeafKind } from "#site/admin/fields/field-definition.ts";
import { fieldLabelOf } from "#site/admin/fields/field-labels.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";

/** The attributes of the text boxes by the kind of field. */
const INPUTS: Partial<Record<LeafKind, ComponentProps<"input">>> = {
  date: { type: "date" },
  email: { type: "email" },
  phone: { type: "tel" },
  number: { inputMode: "numeric" },
};

/** A text of one line, or a whole number. A text that is no number is kept, so that the check can report it. */
export function LineControl({
  definition: { kind },
  value,
  onChange,
  ...attributes
}: LeafControlProps<number | string>): ReactNode {
  const isNumber = (text: string) => kind === "number" && /^\d{1,15}$/.test(text);
  return (
    <input
      {...attributes}
      type="text"
      autoComplete="off"
      {...INPUTS[kind]}
      value={value ?? ""}
      onChange={({ target }) => onChange(isNumber(target.value) ? Number(target.value) : target.value)}
    />
  );
}

/** A text box that grows with its text. */
export function TextBoxControl({ definition: _, value, onChange, ...attributes }: LeafControlProps): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => growWithText(box.current));

  return (
    <textarea
      {...attributes}
      ref={box}
      className="growing"
      rows={2}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Sets the height of a text box in browsers without `field-sizing`. */
function growWithText(box: HTMLTextAreaElement | null): void {
  if (box === null || CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + 2}px`;
}

export function CheckboxControl({
  definition: _,
  value,
  onChange,
  ...attributes
}: LeafControlProps<boolean>): ReactNode {
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={value ?? false}
      onChange={({ target }) => onChange(target.checked || undefined)}
    />
  );
}

/** One of the values that the schema allows. A value that it does not allow stays until another is chosen. */
export function ChoiceControl({ definition, value = "", onChange, ...attributes }: LeafControlProps): ReactNode {
  const { options = [] } = definition;
  const { options: words = {} } = fieldLabelOf(definition.path);
  return (
    <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
      {["", ...options, ...(value === "" || options.includes(value) ? [] : [value])].map((option) => (
        <option key={option} value={option}>
          {option === "" ? "Choose one" : (words[option] ?? option)}
        </option>
      ))}
    </select>
  );
}

export interface LeafControlProps<Value = string> extends ControlProps<Value> {
  definition: LeafDefinition;
}
