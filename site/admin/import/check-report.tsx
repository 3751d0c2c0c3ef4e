import { type ReactNode, type Ref, useId } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { SourceLocation } from "#schemas/diagnostics.ts";
import { type DocumentId, lineOfBusinessOf, SITE } from "#schemas/page-ids.ts";
import { renderPreview } from "../api/admin-api.ts";
import { PageChangeList } from "../changes/page-list.tsx";
import type { Check } from "../check/use-check.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { formatTitle } from "../ui/format-names.ts";

interface CheckReportProps {
  check: Check;
  onFollow(place: Pick<SourceLocation, "line" | "column">): void;
  onRetry(): void;
  ref: Ref<HTMLElement>;
}

/** What an import of the text would do, before it is done. */
export function CheckReport({ check, onFollow, onRetry, ref }: CheckReportProps): ReactNode {
  const { state, progress, result } = check;
  const titleId = useId();

  async function preview(page: DocumentId): Promise<string> {
    return renderPreview({ page, documents: await check.contentAfter(renderedFrom(page)) });
  }

  return (
    <section className="check" aria-labelledby={titleId} aria-busy={state === "checking"} tabIndex={-1} ref={ref}>
      <h3 id={titleId}>What It Would Do</h3>
      {state === "empty" && <p className="field-hint">You see it here as soon as there is something to import.</p>}
      {state === "checking" && progress !== undefined && <progress value={progress} aria-label="Checking" />}
      {state === "failed" && (
        <div className="outcome destructive">
          <p>The content of the site could not be read, so nobody can tell yet what this would change.</p>
          <button className="button secondary" type="button" onClick={onRetry}>
            Check Again
          </button>
        </div>
      )}
      {result !== undefined && state !== "failed" && state !== "empty" && (
        <>
          {result.format !== undefined && (
            <p>
              <strong>{formatTitle(result.format)}</strong>
              {result.formatReason && `, because ${result.formatReason}.`}
            </p>
          )}
          <Counts result={result} />
          <FindingList diagnostics={result.diagnostics} onFollow={onFollow} />
          {result.imported.length > 0 && (
            <>
              <h4>Pages</h4>
              <PageChangeList pages={result.imported} preview={preview} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** The documents that a page is rendered from. */
function renderedFrom(page: DocumentId): DocumentId[] {
  const overview = lineOfBusinessOf(page);
  return [page, SITE, ...(overview === undefined ? [] : [overview]), ...(page === SITE ? ["home"] : [])];
}

function Counts({ result: { imported, diagnostics } }: { result: ImportResult }): ReactNode {
  const having = (status: string) => imported.filter((page) => page.status === status).length;
  const found = (severity: string) => diagnostics.filter((finding) => finding.severity === severity).length;
  const skipped = having("skipped");
  const counts: [name: string, count: number][] = [
    ["created", having("created")],
    ["updated", having("updated")],
    ["unchanged", having("unchanged")],
    ...(skipped > 0 ? [["skipped", skipped] as [string, number]] : []),
    ["errors", found("error")],
    ["warnings", found("warning")],
  ];
  return (
    <dl className="counts">
      {counts.map(([name, count]) => (
        <div key={name} className={count > 0 ? name : "none"}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
