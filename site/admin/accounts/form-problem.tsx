import type { ReactNode } from "react";

/** The message of a form that concerns no single field. */
export function FormProblem({ message }: { message: string | undefined }): ReactNode {
  return (
    message && (
      <p className="outcome destructive" role="alert" tabIndex={-1}>
        {message}
      </p>
    )
  );
}
