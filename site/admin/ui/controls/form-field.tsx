import { type ComponentProps, type ReactNode, useId } from "react";
import type { ControlAttributes } from "./control.ts";
import { Problem } from "./problem.tsx";

interface FormFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** If true, the form ignores the value for now, and the hint says why. */
  isUnused?: boolean;
  /** Renders the control with these attributes. */
  children(attributes: ControlAttributes): ReactNode;
}

export function FormField({ label, hint, error, isUnused = false, children }: FormFieldProps) {
  const id = useId();
  const [hintId, errorId] = [hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined];
  return (
    <div className={isUnused ? "field unused" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <Problem id={errorId}>{error}</Problem>}
    </div>
  );
}

type TextFieldProps = Omit<FormFieldProps, "children" | "isUnused"> & ComponentProps<"input">;

/** A text box with its label, hint and error message. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(attributes) => <input {...attributes} {...input} />}
    </FormField>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<"select">, "onChange"> {
  label: string;
  options: OptionsProps["of"];
  onChange?(value: string): void;
}

/** A choice from a menu with its label. */
export function SelectField({ label, options, onChange, ...select }: SelectFieldProps) {
  return (
    <FormField label={label}>
      {(attributes) => (
        <select {...attributes} {...select} onChange={({ target }) => onChange?.(target.value)}>
          <Options of={options} />
        </select>
      )}
    </FormField>
  );
}

type OptionsProps = { of: Iterable<readonly [value: string, title: string]> };

export function Options({ of }: OptionsProps) {
  return [...of].map(([value, title]) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
