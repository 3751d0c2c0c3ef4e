import { type ReactNode, type Ref, useId } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { Diagnostic, SourceLocation } from "#schemas/diagnostics.ts";
import { type DocumentId, lineOfBusinessOf, SITE } from "#schemas/page-ids.ts";
import { fetchPreview } from "#site/admin/api/content-api.ts";
import { PageChangeList } from "#site/admin/changes/page-change-list.tsx";
import type { Check } from "#site/admin/check/use-check.ts";
import { FindingList } from "#site/admin/findings/finding-list.tsx";
import { describeFormat } from "#site/admin/ui/format-descriptions.ts";
import { CheckCounts } from "./check-counts.tsx";

interface CheckReportProps {
  check: Check;
  onGoTo(location: Pick<SourceLocation, "line" | "column">): void;
  /** Called when the user wants the correction of a finding. */
  onFix(finding: Diagnostic): void;
  /** Called when the user wants to create the pages that do not exist yet. */
  onCreatePages(): void;
  onRetry(): void;
  ref: Ref<HTMLElement>;
}

/** The changes that an import of the text will make, and the problems in the text. */
export function CheckReport({ check, onGoTo, onFix, onCreatePages, onRetry, ref }: CheckReportProps): ReactNode {
  const { state, progress, result } = check;
  const titleId = useId();

  async function renderPage(page: DocumentId): Promise<string> {
    return fetchPreview({ page, documents: await check.contentAfter(documentsOf(page)) });
  }

  return (
    <section className="check" aria-labelledby={titleId} aria-busy={state === "checking"} tabIndex={-1} ref={ref}>
      <h3 id={titleId}>What Will Change</h3>
      {state === "empty" && <p className="field-hint">Add content to see what it will change.</p>}
      {state === "checking" && progress !== undefined && (
        <progress value={progress} aria-label="Checking your content" />
      )}
      {state === "failed" && (
        <div className="outcome destructive">
          <p>The server didn't send the current site. Check again, or import without seeing the changes first.</p>
          <button className="button secondary" type="button" onClick={onRetry}>
            Check Again
          </button>
        </div>
      )}
      {result !== undefined && state !== "failed" && state !== "empty" && (
        <>
          {result.format !== undefined && <FormatLine format={result.format} />}
          <CheckCounts result={result} />
          <FindingList
            diagnostics={result.diagnostics}
            onGoTo={onGoTo}
            onFix={state === "checked" ? onFix : undefined}
            onCreatePages={onCreatePages}
          />
          <PageChanges result={result} renderPage={renderPage} />
        </>
      )}
    </section>
  );
}

function FormatLine({ format }: { format: string }): ReactNode {
  const { title, summary } = describeFormat(format);
  return (
    <p>
      <strong>{title}</strong>
      {summary && `: ${summary}`}
    </p>
  );
}

interface PageChangesProps {
  result: ImportResult;
  renderPage(page: DocumentId): Promise<string>;
}

function PageChanges({ result: { imported }, renderPage }: PageChangesProps): ReactNode {
  if (imported.length === 0) return null;
  return (
    <>
      <h4>Pages</h4>
      <PageChangeList pages={imported} renderPage={renderPage} />
    </>
  );
}

/** Returns the documents that a page is rendered from. A preview of the business info shows the home page. */
function documentsOf(page: DocumentId): DocumentId[] {
  const overview = lineOfBusinessOf(page);
  return [page, SITE, ...(overview === undefined ? [] : [overview]), ...(page === SITE ? ["home"] : [])];
}
