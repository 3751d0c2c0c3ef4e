import { type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether what it holds counts for nothing now, as the hint says. */
  isIdle?: boolean;
  /** Makes the control, which takes these attributes. */
  children(attributes: ControlAttributes): ReactNode;
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A control with its label, its hint and what is wrong with it. */
export function Field({ label, hint, error, isIdle = false, children }: FieldProps): ReactNode {
  const id = useId();
  const [hintId, errorId] = [hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined];
  return (
    <div className={isIdle ? "field idle" : "field"}>
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
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
