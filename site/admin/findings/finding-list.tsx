import type { ReactNode } from "react";
import { DIAGNOSTICS, type Diagnostic, type Severity, type SourceLocation } from "#schemas/diagnostics.ts";
import { pluralize } from "../ui/pluralize.ts";
import { useIncrementalList } from "../ui/use-incremental-list.ts";

type FollowPlace = (place: Pick<SourceLocation, "line" | "column">) => void;

interface FindingListProps {
  diagnostics: readonly Diagnostic[];
  /** Is asked to lead to a place in the text. */
  onFollow: FollowPlace;
}

const WORDS: Record<Severity, string> = { error: "Error", warning: "Warning" };

/** What the importer has found, the errors first, each with the way to its place. */
export function FindingList({ diagnostics, onFollow }: FindingListProps): ReactNode {
  return (
    <div className="findings">
      {diagnostics.length === 0 && <p className="field-hint">Nothing to object to.</p>}
      {(["error", "warning"] as const).map((severity) => {
        const findings = diagnostics.filter((finding) => finding.severity === severity);
        return findings.length === 0 ? null : (
          <Group key={severity} severity={severity} findings={findings} onFollow={onFollow} />
        );
      })}
    </div>
  );
}

interface GroupProps {
  severity: Severity;
  findings: readonly Diagnostic[];
  onFollow: FollowPlace;
}

function Group({ severity, findings, onFollow }: GroupProps): ReactNode {
  const { shown, showAll, list } = useIncrementalList<Diagnostic, HTMLOListElement>(findings);
  const counted = pluralize(findings.length, WORDS[severity]);
  return (
    <section>
      <h4>{counted}</h4>
      <ol className="lines" ref={list}>
        {shown.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} onFollow={onFollow} />
        ))}
      </ol>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {counted}
        </button>
      )}
    </section>
  );
}

function Finding({ finding, onFollow }: { finding: Diagnostic; onFollow: FollowPlace }): ReactNode {
  const { code, severity, message, page, suggestion, related = [] } = finding;
  const { title, hint } = DIAGNOSTICS[code];
  const isSuggested = suggestion === undefined || message.includes(suggestion);
  return (
    <li className={`finding ${severity}`}>
      <p>
        <strong className="finding-severity">{WORDS[severity]}</strong> <PlaceLink {...finding} onFollow={onFollow} />{" "}
        {page !== undefined && <span className="finding-page">{page}</span>}
      </p>
      <p>
        {message}
        {!isSuggested && ` Did you mean ${suggestion}?`}
      </p>
      {related.map((place) => (
        <p key={place.pointer} className="finding-related">
          {place.message} <PlaceLink {...place} onFollow={onFollow} />
        </p>
      ))}
      <details>
        <summary>
          <code>{code}</code>
        </summary>
        <p>
          {title}. {hint}
        </p>
      </details>
    </li>
  );
}

function PlaceLink({ line, column, onFollow }: Partial<SourceLocation> & { onFollow: FollowPlace }): ReactNode {
  if (line === undefined || column === undefined) return null;
  return (
    <button className="button quiet" type="button" onClick={() => onFollow({ line, column })}>
      <span className="visually-hidden">Go to </span>
      {line}:{column}
    </button>
  );
}

function keyOf({ code, line, column, pointer, message }: Diagnostic): string {
  return [code, line, column, pointer, message].join(" ");
}
