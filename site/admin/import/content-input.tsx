import { type ReactNode, useId, useState } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import { formatAddress } from "../navigation/address.ts";
import { handOverFiles } from "../navigation/handed-over-files.ts";
import { RestoreQuestion } from "../session/restore-question.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FileButton } from "../ui/controls/file-button.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { EMPTY_SOURCE } from "./source-text.ts";
import type { ContentImport } from "./use-content-import.ts";

interface ContentInputProps {
  titleId: string;
  work: ContentImport;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The heading of the section, the buttons for files, and the editor. */
export function ContentInput({ titleId, work }: ContentInputProps): ReactNode {
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
      <Problems problems={[source.fileProblem, source.isEmpty ? undefined : tidyProblem, draft.problem]} />
      {source.photos.length > 0 && (
        <a href={formatAddress({ section: "photos" })} onClick={() => handOverFiles("photos", source.photos)}>
          Add to Photos
        </a>
      )}
    </>
  );
}

function Problems({ problems }: { problems: readonly (string | undefined)[] }): ReactNode {
  return problems.map((problem) => problem && <Problem key={problem}>{problem}</Problem>);
}

/** The name of the loaded file, and the buttons that choose a file and tidy, clear or restore the text. */
function FileBar({ work: { source, openFiles }, onTidy }: Pick<ContentInputProps, "work"> & { onTidy(): void }) {
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
