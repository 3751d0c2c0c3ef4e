import type { ReactNode } from "react";

/** An error that screen readers say at once. */
export function Problem({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="field-error" role="alert">
      {children}
    </p>
  );
}
