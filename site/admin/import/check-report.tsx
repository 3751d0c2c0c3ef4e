import { useId } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, isSettings, parentOf, SITE } from "#schemas/page-ids.ts";
import { fetchPreview } from "../api/content-api.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { fixEdit } from "../editor/fix-edit.ts";
import { Findings } from "../findings/findings.tsx";
import { Button } from "../ui/controls/button.tsx";
import { describeFormat, FORMAT_DESCRIPTIONS } from "../ui/format-descriptions.ts";
import { countFindings } from "./import-bar.tsx";
import type { ContentImport } from "./use-content-import.ts";

/** The changes that an import of the text will make, and the problems in the text. */
export function CheckReport({ work }: { work: ContentImport }) {
  const { check, editor, report, changeSettings, checkAgain } = work;
  const { state, progress, result } = check;
  const titleId = useId();

  async function renderPage(page: DocumentId): Promise<string> {
    return fetchPreview({ page, documents: await check.contentAfter(documentsOf(page)) });
  }

  function fix(finding: Diagnostic): void {
    // The places of findings are those in the text that was checked.
    if (editor.current?.text() !== check.text) return;
    const edit = fixEdit(check.text, finding);
    if (edit !== undefined) editor.current.edit(edit);
  }

  return (
    <section className="check" aria-labelledby={titleId} aria-busy={state === "checking"} tabIndex={-1} ref={report}>
      <h3 id={titleId}>What Will Change</h3>
      {state === "empty" && <p className="field-hint">Add content to see what it will change.</p>}
      {state === "checking" && progress !== undefined && (
        <progress value={progress} aria-label="Checking your content" />
      )}
      {state === "failed" && (
        <div className="outcome destructive">
          <p>The server didn't send the current site. Check again, or import without seeing the changes first.</p>
          <Button look="secondary" text="Check Again" onClick={checkAgain} />
        </div>
      )}
      {result !== undefined && state !== "failed" && state !== "empty" && (
        <>
          {result.format !== undefined && <FormatLine format={result.format} />}
          <CheckCounts result={result} />
          <Findings
            diagnostics={result.diagnostics}
            onGoTo={(location) => editor.current?.goTo(location)}
            onFix={state === "checked" ? fix : undefined}
            onCreatePages={() => changeSettings({ mayCreate: true })}
          />
          {result.imported.length > 0 && (
            <>
              <h4>Pages</h4>
              <PageChangeList pages={result.imported} renderPage={renderPage} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function FormatLine({ format }: { format: string }) {
  const { title, summary } = describeFormat(format);
  return (
    <p>
      <strong>{title}</strong>
      {summary && `: ${summary}`}
    </p>
  );
}

function CheckCounts({ result }: { result: ImportResult }) {
  const countPages = (status: string) => result.imported.filter((page) => page.status === status).length;
  const skipped = countPages("skipped");
  const statuses = ["created", "updated", "unchanged", ...(skipped > 0 ? ["skipped"] : [])];
  return (
    <dl className="counts">
      {statuses.map((status) => (
        <Count key={status} className={status} label={status} count={countPages(status)} />
      ))}
      {(["error", "warning"] as const).map((severity) => {
        const count = countFindings(result, severity);
        const plural = `${severity}s`;
        return <Count key={severity} className={plural} label={count === 1 ? severity : plural} count={count} />;
      })}
    </dl>
  );
}

function Count({ className, label, count }: { className: string; label: string; count: number }) {
  return (
    <div className={count > 0 ? className : "none"}>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** Returns the documents that a page is rendered from. A preview of the business info shows the home page. */
function documentsOf(page: DocumentId): DocumentId[] {
  const overview = parentOf(page);
  return [page, SITE, ...(overview === undefined ? [] : [overview]), ...(isSettings(page) ? ["home"] : [])];
}

/** The formats that can be imported, each with an example for an editor without a text. */
export function FormatHelp({ work: { source } }: { work: ContentImport }) {
  return (
    <details className="format-help" open={source.isEmpty}>
      <summary>What you can import</summary>
      <p>Paste or drop any of four formats; we detect which. Anything you leave out stays the same.</p>
      <ul className="lines">
        {FORMAT_DESCRIPTIONS.map(({ name, title, text, example }) => {
          const exampleText = JSON.stringify(example, null, 2);
          return (
            <li key={name}>
              <strong>{title}</strong>
              <p>{text}</p>
              <pre>
                <code>{exampleText}</code>
              </pre>
              <Button
                look="quiet"
                text="Use This Example"
                about={` of ${title}`}
                disabled={!source.isEmpty}
                onClick={() => source.replace({ text: exampleText })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
