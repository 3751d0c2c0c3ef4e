import type { ComponentProps } from "react";
import { FormField } from "./form-field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "onChange"> {
  label: string;
  options: Iterable<readonly [value: string, title: string]>;
  onChange?(value: string): void;
}

/** A choice from a menu with its label. */
export function SelectField({ label, options, onChange, ...select }: SelectFieldProps) {
  return (
    <FormField label={label}>
      {(attributes) => (
        <select {...attributes} {...select} onChange={({ target }) => onChange?.(target.value)}>
          {[...options].map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
