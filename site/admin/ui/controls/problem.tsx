import type { ReactNode } from "react";

/** An error that screen readers say at once. */
export function Problem({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      {children}
    </p>
  );
}
