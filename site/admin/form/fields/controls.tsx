import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { LeafDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";

const INPUT_TYPES = { date: "date", email: "email", phone: "tel", text: "text" } as const;

export function LineControl({ definition, value, onChange, ...attributes }: LeafControlProps): ReactNode {
  const { [definition.kind as keyof typeof INPUT_TYPES]: type = "text" } = INPUT_TYPES;
  return (
    <input
      {...attributes}
      type={type}
      autoComplete="off"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
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

/** A whole number. A text that is none is kept, so that the check can report it. */
export function NumberControl({
  definition: _,
  value,
  onChange,
  ...attributes
}: LeafControlProps<number | string>): ReactNode {
  return (
    <input
      {...attributes}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ""}
      onChange={({ target }) => onChange(/^\d{1,15}$/.test(target.value) ? Number(target.value) : target.value)}
    />
  );
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
  return (
    <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
      {["", ...options, ...(value === "" || options.includes(value) ? [] : [value])].map((option) => (
        <option key={option} value={option}>
          {option === "" ? "Choose one" : option}
        </option>
      ))}
    </select>
  );
}

export interface LeafControlProps<Value = string> extends ControlProps<Value> {
  definition: LeafDefinition;
}
