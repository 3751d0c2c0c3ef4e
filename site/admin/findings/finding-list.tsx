import { type ReactNode, useEffect, useRef, useState } from "react";
import { CATALOGUE, type Diagnostic, type Place, type Severity } from "#schemas/diagnostics.ts";

type FollowPlace = (place: Pick<Place, "line" | "column">) => void;

interface FindingListProps {
  diagnostics: readonly Diagnostic[];
  /** Is asked to lead to a place in the text. */
  onFollow: FollowPlace;
}

/** How many are listed until somebody asks for all. */
const SHOWN_FIRST = 100;
/** How long the counts rest before they are said: while somebody types they change all the time. */
const REST_MS = 1000;

const WORDS: Record<Severity, string> = { error: "Error", warning: "Warning" };

/** What the importer has found, the errors first, each with the way to its place. */
export function FindingList({ diagnostics, onFollow }: FindingListProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const said = useRested(countsOf(diagnostics));
  const groups = (["error", "warning"] as const).map((severity) => ({
    severity,
    findings: diagnostics.filter((finding) => finding.severity === severity),
  }));
  let left = isWhole ? diagnostics.length : SHOWN_FIRST;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll<HTMLElement>(".finding")[SHOWN_FIRST]?.focus();
  }, [isWhole]);

  return (
    <div className="findings" ref={list}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {diagnostics.length === 0 && <p className="field-hint">Nothing to object to.</p>}
      {groups.map(({ severity, findings }) => {
        const shown = findings.slice(0, left);
        left -= shown.length;
        return shown.length === 0 ? null : (
          <section key={severity}>
            <h4>{counted(findings.length, WORDS[severity])}</h4>
            <ol className="lines">
              {shown.map((finding) => (
                <Finding key={keyOf(finding)} finding={finding} onFollow={onFollow} />
              ))}
            </ol>
          </section>
        );
      })}
      {!isWhole && diagnostics.length > SHOWN_FIRST && (
        <button className="button quiet" type="button" onClick={() => setWhole(true)}>
          Show all {diagnostics.length}
        </button>
      )}
    </div>
  );
}

function Finding({ finding, onFollow }: { finding: Diagnostic; onFollow: FollowPlace }): ReactNode {
  const { code, severity, message, page, suggestion, related = [] } = finding;
  const { title, hint } = CATALOGUE[code];
  const isSuggested = suggestion === undefined || message.includes(suggestion);
  return (
    <li className={`finding ${severity}`} tabIndex={-1}>
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

function PlaceLink({ line, column, onFollow }: Partial<Place> & { onFollow: FollowPlace }): ReactNode {
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

function countsOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const counts = [errors > 0 && counted(errors, "error"), warnings > 0 && counted(warnings, "warning")];
  return counts.filter(Boolean).join(", ") || "No findings";
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** A text once it has not changed for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
