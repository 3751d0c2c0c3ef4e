import type { ReactNode } from "react";

interface FieldProps {
  /** ID of the control. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The control, with the attributes of `describeField`. */
  children: ReactNode;
}

/** Label, control, hint and error. */
export function Field({ id, label, hint, error, children }: FieldProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ControlDescription {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Returns the attributes that connect a control with its field. */
export function describeField(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">): ControlDescription {
  return {
    id,
    "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : true,
  };
}
