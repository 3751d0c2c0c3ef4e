import type { ReactNode } from "react";
import { describeCode } from "#content/lint/catalog.ts";

/** The explanation of a diagnostic code: the problem, its consequence and the next step. */
export function CodeExplanation({ code }: { code: string }): ReactNode {
  const description = describeCode(code);
  return (
    description && (
      <p>
        {description.title}. {description.why} {description.formHint ?? description.hint}
      </p>
    )
  );
}
