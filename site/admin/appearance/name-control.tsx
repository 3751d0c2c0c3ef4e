import type { ReactNode } from "react";
import type { ControlProps } from "../ui/controls/control.ts";

/** Box for the name of the agency beside its logo. Pages show the name unless the content says no. */
export function NameControl({ name, value, onChange, ...attributes }: ControlProps<boolean>): ReactNode {
  return (
    <input
      {...attributes}
      type="checkbox"
      name={name}
      checked={value !== false}
      onChange={({ target }) => onChange(target.checked ? undefined : false)}
    />
  );
}
