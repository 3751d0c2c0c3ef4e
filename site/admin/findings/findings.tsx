import { type ReactNode, useMemo } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { Diagnostic, Severity, SourceLocation } from "#schemas/diagnostics.ts";
import { countProblems } from "#schemas/limit-diagnostics.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { listPageNames, pageName } from "../ui/page-name.ts";
import { correctionOf } from "./correction-of.ts";
import { LazyCodeExplanation } from "./lazy-code-explanation.tsx";

interface FindingActions {
  onGoTo: GoTo;
  /** Called when the user wants the correction of a finding. If undefined, no correction can be made. */
  onFix?: ((finding: Diagnostic) => void) | undefined;
  /** Called when the user wants to create the pages that do not exist yet. If undefined, they cannot be created. */
  onCreatePages?: (() => void) | undefined;
}

type GoTo = (location: Pick<SourceLocation, "line" | "column">) => void;
type FindingsProps = FindingActions & { diagnostics: readonly Diagnostic[] };

const SEVERITY_NAMES: Record<Severity, string> = { error: "Error", warning: "Warning" };

/** The importer's findings, errors first, each with a link to its line. */
export function Findings({ diagnostics, ...actions }: FindingsProps) {
  return (
    <div className="findings">
      {diagnostics.length === 0 && <p className="field-hint">No problems found.</p>}
      {(["error", "warning"] as const).map((severity) => {
        const findings = diagnostics.filter((finding) => finding.severity === severity);
        return findings.length === 0 ? null : (
          <FindingSection key={severity} severity={severity} diagnostics={findings} {...actions} />
        );
      })}
    </div>
  );
}

function FindingSection({ severity, diagnostics: findings, ...actions }: FindingsProps & { severity: Severity }) {
  const groups = useMemo(() => groupNewPages(findings), [findings]);
  const heading = formatCount(countProblems(findings), SEVERITY_NAMES[severity]);
  return (
    <section>
      <h4>{heading}</h4>
      <IncrementalList as="ol" className="lines" entries={groups} all={heading}>
        {(group) =>
          group.pages.length > 1 ? (
            <NewPages key="new pages" {...group} onCreatePages={actions.onCreatePages} />
          ) : (
            <Finding key={keyOf(group.finding)} finding={group.finding} {...actions} />
          )
        }
      </IncrementalList>
    </section>
  );
}

/** Findings that have the same cause and the same next step, shown as one. */
type FindingGroup = { finding: Diagnostic; pages: PageId[] };

/** Groups the findings about pages that do not exist yet, if there are several. Other findings are groups of one. */
function groupNewPages(findings: readonly Diagnostic[]): FindingGroup[] {
  const [first, ...others] = findings.filter(({ code }) => code === "page/new");
  return findings.flatMap((finding) => {
    const isNew = finding.code === "page/new" && others.length > 0;
    if (isNew && finding !== first) return [];
    return { finding, pages: (isNew ? [finding, ...others] : [finding]).flatMap(({ page = [] }) => page) };
  });
}

/** All pages that do not exist yet, as one finding. */
function NewPages({ finding, pages, onCreatePages }: FindingGroup & Pick<FindingActions, "onCreatePages">) {
  return (
    <FindingFrame severity={finding.severity} code={finding.code}>
      <p>
        {formatCount(pages.length, "page")} don't exist: {listPageNames(pages)}.
      </p>
      <CreateButton onClick={onCreatePages}>Create These Pages</CreateButton>
    </FindingFrame>
  );
}

function CreateButton({ onClick, children }: { onClick: (() => void) | undefined; children: ReactNode }) {
  return (
    onClick && (
      <p>
        <Button look="quiet" text={children} onClick={onClick} />
      </p>
    )
  );
}

interface FindingFrameProps {
  severity: Severity;
  code: string;
  place?: ReactNode;
  children: ReactNode;
}

function FindingFrame({ severity, code, place, children }: FindingFrameProps) {
  return (
    <li className={`finding ${severity}`}>
      <p>
        <strong className="finding-severity">{SEVERITY_NAMES[severity]}</strong> {place}
      </p>
      {children}
      <details>
        <summary>How to fix this</summary>
        <LazyCodeExplanation code={code} />
        <p>
          <code>{code}</code>
        </p>
      </details>
    </li>
  );
}

function Finding({ finding, onGoTo, onFix, onCreatePages }: FindingActions & { finding: Diagnostic }) {
  const { code, severity, message, page, suggestion, related = [] } = finding;
  const fix = describeFix(finding);
  const place = (
    <>
      <LineLink {...finding} onGoTo={onGoTo} />{" "}
      {page !== undefined && <span className="finding-page">{pageName(page)}</span>}
    </>
  );
  return (
    <FindingFrame severity={severity} code={code} place={place}>
      <p>
        {message}
        {code === "content/value" && suggestion !== undefined && ` Did you mean "${suggestion}"?`}
      </p>
      {fix !== undefined && onFix !== undefined && (
        <p>
          <Button look="quiet" text={fix} onClick={() => onFix(finding)} />
        </p>
      )}
      {code === "page/new" && severity === "error" && suggestion === undefined && (
        <CreateButton onClick={onCreatePages}>Create This Page</CreateButton>
      )}
      {related.map((location) => (
        <p key={location.pointer} className="finding-related">
          {location.message} <LineLink {...location} onGoTo={onGoTo} />
        </p>
      ))}
    </FindingFrame>
  );
}

/** Names the correction: the key, the reference or the value that the text gets. */
function describeFix(finding: Diagnostic): string | undefined {
  const { code, suggestion } = finding;
  if (code === "json/curly-quotes") return "Replace Curly Quotes";
  const fix = correctionOf(finding);
  if (fix === undefined) return undefined;
  return "key" in fix ? `Change to "${fix.key}"` : `Use ${suggestion ?? String(fix.value)}`;
}

function LineLink({ line, column, onGoTo }: Partial<SourceLocation> & { onGoTo: GoTo }) {
  if (line === undefined || column === undefined) return null;
  return (
    <Button look="quiet" text={`Line ${line}`} about={` column ${column}`} onClick={() => onGoTo({ line, column })} />
  );
}

function keyOf({ code, line, column, pointer, message }: Diagnostic): string {
  return [code, line, column, pointer, message].join(" ");
}
