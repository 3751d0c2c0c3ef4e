import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { FIXED_PAGES, type PageId } from "#schemas/page-ids.ts";
import { messageMaxCharacters } from "#site/constants.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import { formatAddress, type SectionProps } from "../navigation/address.ts";
import { handOverFiles, useIncomingFiles } from "../navigation/use-incoming-files.ts";
import { sharedPageListQuery } from "../page-index/shared-page-list.ts";
import { queryClient } from "../query/query-client.ts";
import { RestoreQuestion } from "../session/restore-question.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { FileButton } from "../ui/controls/file-button.tsx";
import { FormField, Options, TextField } from "../ui/controls/form-field.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { listPageNames, pageName } from "../ui/page-name.ts";
import { CheckReport, FormatHelp } from "./check-report.tsx";
import { ImportBar } from "./import-bar.tsx";
import { OutcomeBox } from "./outcome-box.tsx";
import { EMPTY_SOURCE } from "./source-text.ts";
import { type ContentImport, useContentImport } from "./use-content-import.ts";

/** The section that imports a JSON text and shows what the import will change before it runs. */
export function ImportSection({ isShown, ...options }: SectionProps) {
  const work = useContentImport(options);
  const isDraggingFile = useIncomingFiles("import", isShown, work.openFiles);
  const titleId = useId();
  return (
    <section className="import" aria-labelledby={titleId}>
      <div className="columns">
        <div>
          <ContentInput titleId={titleId} work={work} />
          <ImportForm work={work} />
          <OutcomeBox work={work} />
        </div>
        <div className="check-column">
          <CheckReport work={work} />
          <FormatHelp work={work} />
        </div>
      </div>
      <ImportBar work={work} />
      {isDraggingFile && <p className="drop-zone">Drop the file to see what it will change.</p>}
    </section>
  );
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The heading of the section, the buttons for files, and the editor. */
function ContentInput({ titleId, work }: { titleId: string; work: ContentImport }) {
  const { source, check, draft, editor } = work;
  const id = useId();
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
  const [tidyProblem, setTidyProblem] = useState<string>();

  async function tidy(): Promise<void> {
    const text = editor.current?.text() ?? "";
    const insert = await check.tidy(text).catch(() => undefined);
    setTidyProblem(insert === undefined ? "Fix the errors in the text, then tidy it." : undefined);
    // The user may have typed in the meantime.
    if (insert === undefined || editor.current?.text() !== text) return;
    editor.current.edit({ from: 0, to: text.length, insert });
  }

  return (
    <>
      <div className="import-head">
        <h2 id={titleId}>Content Import</h2>
        <FileBar work={work} onTidy={tidy} />
      </div>
      {draft.offer && (
        <RestoreQuestion draft={draft.offer} onRestore={draft.offer.restore} onDiscard={draft.offer.discard}>
          <p className="field-hint">{draft.offer.content.source.current.fileName}</p>
          <p className="draft-excerpt">{draft.offer.content.source.current.text.slice(0, EXCERPT_LENGTH).trim()}</p>
        </RestoreQuestion>
      )}
      <div className="import-head">
        <p className="field-label" id={labelId}>
          JSON Content
        </p>
        <p className="field-hint" id={hintId}>
          Paste or type it, choose a file, or drop a file anywhere on this page.
        </p>
      </div>
      <ContentEditor
        ref={editor}
        labelledBy={labelId}
        describedBy={hintId}
        onChange={source.type}
        diagnostics={check.result?.diagnostics ?? NO_DIAGNOSTICS}
        complete={check.complete}
        describe={check.describe}
      />
      {[source.fileProblem, source.isEmpty ? undefined : tidyProblem, draft.problem].map(
        (problem) => problem && <Problem key={problem}>{problem}</Problem>,
      )}
      {source.photos.length > 0 && (
        <a href={formatAddress({ section: "photos" })} onClick={() => handOverFiles("photos", source.photos)}>
          Add to Photos
        </a>
      )}
    </>
  );
}

/** The name of the loaded file, and the buttons that choose a file and tidy, clear or restore the text. */
function FileBar({ work: { source, openFiles }, onTidy }: { work: ContentImport; onTidy(): void }) {
  const { fileName, isEmpty, replace } = source;
  const { replaced } = source.state;
  return (
    <div className="file-bar">
      <p role="status">{fileName && <>Loaded from {fileName}</>}</p>
      {replaced && <Button look="quiet" text="Restore Previous Text" onClick={() => replace(replaced)} />}
      {!isEmpty && <Button look="quiet" text="Tidy" onClick={onTidy} />}
      <Button look="quiet" text="Clear" disabled={isEmpty} onClick={() => replace(EMPTY_SOURCE)} />
      <FileButton
        className="button secondary"
        accept=".json,application/json,text/plain"
        aria-label="File"
        onChoose={openFiles}
      >
        Choose a File
      </FileButton>
    </div>
  );
}

/** The length of the excerpt in UTF-16 code units. CSS cuts it to one line. */
const EXCERPT_LENGTH = 200;

function ImportForm({ work }: { work: ContentImport }) {
  const { settings, changeSettings } = work;
  return (
    <div className="import-form">
      <TargetPageField work={work} />
      <TextField
        label="Note (optional)"
        hint="Say what you changed and why. Shown in History."
        type="text"
        maxLength={messageMaxCharacters}
        value={settings.message}
        onChange={({ target }) => changeSettings({ message: target.value })}
      />
      <details className="options">
        <summary>Options</summary>
        <Checkbox isChecked={settings.mayCreate} onChange={(mayCreate) => changeSettings({ mayCreate })}>
          Create pages that don't exist yet
        </Checkbox>
        <Checkbox isChecked={settings.isPartial} onChange={(isPartial) => changeSettings({ isPartial })}>
          Import pages without errors even if other pages have errors
        </Checkbox>
      </details>
    </div>
  );
}

/** The choice of a target page. The pages below the main ones are listed once the content needs a target page. */
function TargetPageField({ work }: { work: ContentImport }) {
  const { page } = work.settings;
  const { result } = work.check;
  const { isUsed, hint } = targetPageUse(result);
  const isTokenOnly = result?.format === "tokens";
  // Without the list, the field offers the pages that every site has.
  const { data } = useQuery(sharedPageListQuery, queryClient);
  const overviews = data?.lines.map((line) => line.page) ?? [];
  const { main, others } = listTargetPages(overviews, isTokenOnly ? (data?.pages.map(({ id }) => id) ?? []) : []);
  const isMissing = !main.includes(page) && !others.includes(page);

  return (
    <FormField label="Target Page" hint={hint} isUnused={!isUsed}>
      {(attributes) => (
        <select
          {...attributes}
          ref={work.targetPage}
          value={page}
          onChange={({ target }) => work.changeSettings({ page: target.value })}
        >
          {main.map((id) => (
            <option key={id}>{id}</option>
          ))}
          {(others.length > 0 || isMissing) && (
            <optgroup label="Other pages">
              <Options of={[...(isMissing ? [page] : []), ...others].map((id) => [id, pageName(id)])} />
            </optgroup>
          )}
        </select>
      )}
    </FormField>
  );
}

/** Pages of every site that the field offers before and after those of the lines of business. */
const FIRST_PAGES: readonly PageId[] = ["home", "about"];
const LAST_PAGES: readonly PageId[] = ["contact"];

/** Returns the target pages to choose from: the main pages of the site, and all others that have no form. */
function listTargetPages(overviews: readonly PageId[], pages: readonly PageId[]) {
  const main = [...FIRST_PAGES, ...overviews, ...LAST_PAGES];
  return { main, others: pages.filter((page) => !main.includes(page) && !FIXED_PAGES.has(page)) };
}

/** Returns whether the import uses the target page, with a sentence that explains it. @internal exported for tests */
export function targetPageUse(checked: Pick<ImportResult, "format" | "imported"> | undefined) {
  if (checked?.format === undefined) {
    return { isUsed: true, hint: "Used only for token-only content, which doesn't name its page." };
  }
  if (checked.format === "tokens") {
    return { isUsed: true, hint: "Your content doesn't name its page, so it goes to this one." };
  }
  const pages = checked.imported.map(({ page }) => page);
  const reason = pages.length === 0 ? "names its own pages" : `is for ${listPageNames(pages)}`;
  return { isUsed: false, hint: `Not used. Your content ${reason}.` };
}
