import { type ReactNode, type RefObject, useId, useState } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Check } from "../check/use-check.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { formatAddress } from "../navigation/address.ts";
import { handOverFiles } from "../navigation/handed-over-files.ts";
import { DraftOfferBox } from "./draft/draft-offer-box.tsx";
import type { ImportDraftState } from "./draft/use-import-draft.ts";
import { FileBar } from "./file/file-bar.tsx";
import { EMPTY_SOURCE } from "./source/source-text.ts";
import type { SourceTextControls } from "./source/use-source-text.ts";

interface ContentInputProps {
  /** The id for the section's heading. */
  titleId: string;
  source: SourceTextControls;
  check: Check;
  draft: ImportDraftState;
  editor: RefObject<JsonEditorHandle | null>;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The heading of the section, the buttons for files, and the editor. */
export function ContentInput({ titleId, source, check, draft, editor }: ContentInputProps): ReactNode {
  const { fileName, isEmpty, fileProblem, photos, type, replace, openFiles } = source;
  const { replaced } = source.state;
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
        <FileBar
          fileName={fileName}
          onChoose={openFiles}
          onTidy={isEmpty ? undefined : tidy}
          onClear={isEmpty ? undefined : () => replace(EMPTY_SOURCE)}
          onRestore={replaced && (() => replace(replaced))}
        />
      </div>
      {draft.offer && <DraftOfferBox {...draft.offer} />}
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
        onChange={type}
        diagnostics={check.result?.diagnostics ?? NO_DIAGNOSTICS}
        complete={check.complete}
        describe={check.describe}
      />
      {[fileProblem, isEmpty ? undefined : tidyProblem, draft.problem].map(
        (problem) =>
          problem && (
            <p key={problem} className="field-error" role="alert">
              {problem}
            </p>
          ),
      )}
      {photos.length > 0 && (
        <a href={formatAddress({ section: "photos" })} onClick={() => handOverFiles("photos", photos)}>
          Add to Photos
        </a>
      )}
    </>
  );
}
