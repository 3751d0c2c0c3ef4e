import type { ReactNode } from "react";
import { DIAGNOSTICS, type Diagnostic } from "#schemas/diagnostics.ts";

/** The reasons why visitors do not see all of a stored change, with the next step for each. */
export function PublishingWarnings({ diagnostics }: { diagnostics: readonly Diagnostic[] }): ReactNode {
  const warnings = diagnostics.filter(({ code }) => code === "site/not-updated");
  if (warnings.length === 0) return null;
  return (
    <>
      <h4>Not Published Yet</h4>
      <ul className="lines">
        {warnings.map(({ message }) => (
          <li key={message}>
            {message} {DIAGNOSTICS["site/not-updated"].hint}
          </li>
        ))}
      </ul>
    </>
  );
}
