import type { ReactNode } from "react";

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  /** True if the hint changes while the visitor types. */
  isHintLive?: boolean;
  /** The control, with the attributes of `describeField`. */
  children: ReactNode;
}

export function Field({ id, label, hint, error, className, isHintLive, children }: FieldProps) {
  return (
    <div className={className === undefined ? "field" : `field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`} role={isHintLive ? "status" : undefined}>
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

/** Returns the attributes that connect a control with its field. */
export function describeField(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">) {
  return {
    id,
    "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : (true as const),
  };
}
