import type { ReactNode } from "react";
import { explainInAdmin } from "#content/lint/catalog.ts";

/** The explanation of a diagnostic code: the problem, its consequence and the next step. */
export function CodeExplanation({ code }: { code: string }): ReactNode {
  return <p>{explainInAdmin(code)}</p>;
}
