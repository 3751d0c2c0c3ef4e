import type { ReactNode } from "react";
import type { LeafControlProps } from "./control-props.ts";

/** A box to check. Its label is beside it. */
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
