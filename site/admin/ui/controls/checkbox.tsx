import type { ComponentProps } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "onChange"> {
  /** Without it, the form that contains the box reads it by its name. */
  isChecked?: boolean;
  onChange?(isChecked: boolean): void;
}

export function Checkbox({ isChecked, onChange, children, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange?.(target.checked)} {...input} />
      {children}
    </label>
  );
}
