import type { ReactNode } from "react";

type CheckboxProps = { isChecked: boolean; onChange(isChecked: boolean): void; children: ReactNode };

export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
