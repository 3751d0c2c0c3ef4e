import { type ReactNode, useId } from "react";
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
