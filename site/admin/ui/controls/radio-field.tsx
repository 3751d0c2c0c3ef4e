import { useId } from "react";
import { Problem } from "./problem.tsx";

interface RadioFieldProps<Value extends string> {
  label: string;
  /** The name of the value in the form's data. */
  name: string;
  options: readonly { value: Value; title: string; hint: string }[];
  value: Value;
  error?: string | undefined;
  onChange(value: NoInfer<Value>): void;
}

/** A choice between a few options, each with a sentence about it. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, name, options, value, error, onChange } = props;
  const errorId = useId();
  return (
    <fieldset className="radios" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.title}</strong> {option.hint}
          </span>
        </label>
      ))}
      {error && <Problem id={errorId}>{error}</Problem>}
    </fieldset>
  );
}
