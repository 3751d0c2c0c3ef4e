import { type ReactNode, type RefObject, useId } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Check } from "../check/use-check.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { FileBar } from "./file/file-bar.tsx";
import { EMPTY_SOURCE } from "./source-text.ts";
import type { SourceTextControls } from "./use-source-text.ts";

interface ContentInputProps {
  /** The id for the section's heading. */
  titleId: string;
  source: SourceTextControls;
  check: Check;
  editor: RefObject<JsonEditorHandle | null>;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The heading of the section, the buttons for files, and the editor. */
export function ContentInput({ titleId, source, check, editor }: ContentInputProps): ReactNode {
  const { fileName, isEmpty, replaced, fileProblem, type, replace, openFiles } = source;
  const id = useId();
  const [labelId, hintId] = [`${id}label`, `${id}hint`];

  return (
    <>
      <div className="import-head">
        <h2 id={titleId}>Content Import</h2>
        <FileBar
          fileName={fileName}
          onChoose={openFiles}
          onClear={isEmpty ? undefined : () => replace(EMPTY_SOURCE)}
          onRestore={replaced && (() => replace(replaced))}
        />
      </div>
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
      {fileProblem && (
        <p className="field-error" role="alert">
          {fileProblem}
        </p>
      )}
    </>
  );
}
