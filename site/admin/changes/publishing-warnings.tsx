import { DIAGNOSTICS, type Diagnostic } from "#schemas/diagnostics.ts";

const CODES = ["site/not-updated", "site/rebuilding"] as const;

/** The reasons why visitors do not see all of a stored change, with the next step for each. */
export function PublishingWarnings({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const warnings = diagnostics.flatMap(({ code, message }) => {
    const known = CODES.find((publishing) => publishing === code);
    return known === undefined ? [] : [`${message} ${DIAGNOSTICS[known].hint}`];
  });
  if (warnings.length === 0) return null;
  return (
    <>
      <h4>Not Published Yet</h4>
      <ul className="lines">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </>
  );
}
