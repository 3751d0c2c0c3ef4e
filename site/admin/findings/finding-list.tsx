import { lazy, type ReactNode, Suspense } from "react";
import type { Diagnostic, Fix, Severity, SourceLocation } from "#schemas/diagnostics.ts";
import { pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";
import { useIncrementalList } from "../ui/use-incremental-list.ts";

/** Actions that the user can take on a finding. */
interface FindingActions {
  /** Called when the user follows the link to a line. */
  onGoTo: GoTo;
  /** Called when the user wants the correction of a finding. If undefined, no correction can be made. */
  onFix?: ((finding: Diagnostic) => void) | undefined;
}

type GoTo = (location: Pick<SourceLocation, "line" | "column">) => void;

interface FindingListProps extends FindingActions {
  diagnostics: readonly Diagnostic[];
}

/** Loaded with the first finding, because the rules of lint are half as large as the panel. Without them, the list works. */
const CodeExplanation = lazy(() =>
  import("./code-explanation.tsx").then(
    (module) => ({ default: module.CodeExplanation }),
    () => ({ default: () => null }),
  ),
);

const SEVERITY_NAMES: Record<Severity, string> = { error: "Error", warning: "Warning" };

/** The importer's findings, errors first, each with a link to its line. */
export function FindingList({ diagnostics, ...actions }: FindingListProps): ReactNode {
  return (
    <div className="findings">
      {diagnostics.length === 0 && <p className="field-hint">No problems found.</p>}
      {(["error", "warning"] as const).map((severity) => {
        const findings = diagnostics.filter((finding) => finding.severity === severity);
        return findings.length === 0 ? null : (
          <FindingGroup key={severity} severity={severity} findings={findings} {...actions} />
        );
      })}
    </div>
  );
}

interface FindingGroupProps extends FindingActions {
  severity: Severity;
  findings: readonly Diagnostic[];
}

function FindingGroup({ severity, findings, ...actions }: FindingGroupProps): ReactNode {
  const { shown, showAll, list } = useIncrementalList<Diagnostic, HTMLOListElement>(findings);
  const heading = pluralize(findings.length, SEVERITY_NAMES[severity]);
  return (
    <section>
      <h4>{heading}</h4>
      <ol className="lines" ref={list}>
        {shown.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} {...actions} />
        ))}
      </ol>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {heading}
        </button>
      )}
    </section>
  );
}

function Finding({ finding, onGoTo, onFix }: FindingActions & { finding: Diagnostic }): ReactNode {
  const { code, severity, message, page, suggestion, related = [] } = finding;
  const hasSuggestionInMessage = suggestion === undefined || message.includes(suggestion);
  return (
    <li className={`finding ${severity}`}>
      <p>
        <strong className="finding-severity">{SEVERITY_NAMES[severity]}</strong>{" "}
        <LineLink {...finding} onGoTo={onGoTo} />{" "}
        {page !== undefined && <span className="finding-page">{pageName(page)}</span>}
      </p>
      <p>
        {message}
        {!hasSuggestionInMessage && ` Did you mean "${suggestion}"?`}
      </p>
      {finding.fix !== undefined && onFix !== undefined && (
        <p>
          <button className="button quiet" type="button" onClick={() => onFix(finding)}>
            {describeFix(finding.fix, suggestion)}
          </button>
        </p>
      )}
      {related.map((location) => (
        <p key={location.pointer} className="finding-related">
          {location.message} <LineLink {...location} onGoTo={onGoTo} />
        </p>
      ))}
      <details>
        <summary>How to fix this</summary>
        <Suspense>
          <CodeExplanation code={code} />
        </Suspense>
        <p>
          <code>{code}</code>
        </p>
      </details>
    </li>
  );
}

/** Names the correction: the key, the reference or the value that the text gets. */
function describeFix(fix: Fix, suggestion: string | undefined): string {
  if ("key" in fix) return `Rename to "${fix.key}"`;
  return `Use ${suggestion ?? String(fix.value)}`;
}

function LineLink({ line, column, onGoTo }: Partial<SourceLocation> & { onGoTo: GoTo }): ReactNode {
  if (line === undefined || column === undefined) return null;
  return (
    <button className="button quiet" type="button" onClick={() => onGoTo({ line, column })}>
      Line {line}
      <span className="visually-hidden"> column {column}</span>
    </button>
  );
}

function keyOf({ code, line, column, pointer, message }: Diagnostic): string {
  return [code, line, column, pointer, message].join(" ");
}
