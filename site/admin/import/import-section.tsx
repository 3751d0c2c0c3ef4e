import { type ReactNode, useCallback, useEffect, useId, useReducer, useRef, useState } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { messageMaxCharacters } from "#site/constants.ts";
import { isTokenOnly } from "../check/token-only.ts";
import { useCheck } from "../check/use-check.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { Field } from "../ui/field.tsx";
import { CheckReport } from "./check-report.tsx";
import { CheckSummary } from "./check-summary.tsx";
import { type Draft, isBlank, NOTHING, reduceDrafts } from "./drafts.ts";
import { readChosenFile } from "./file/chosen-file.ts";
import { FileBar } from "./file/file-bar.tsx";
import { useFileDrop } from "./file/use-file-drop.ts";
import { FormatHelp } from "./format-help.tsx";
import type { ImportRequest } from "./import-state.ts";
import { OutcomeBox } from "./outcome-box.tsx";
import { TARGET_PAGES, type TargetPage, targetUse } from "./target-page.ts";
import { useImport } from "./use-import.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface ImportSectionProps {
  isShown: boolean;
  /** Goes up when the store may have changed. */
  generation: number;
  onStoreChanged(): void;
  /** Told whether there is text that was not imported. */
  onUnsaved(isUnsaved: boolean): void;
}

const NO_FINDINGS: readonly Diagnostic[] = [];

/** Everything from a text to its import: what it would do is seen before. */
export function ImportSection({ isShown, generation, onStoreChanged, onUnsaved }: ImportSectionProps): ReactNode {
  const [{ draft, replaced }, dispatch] = useReducer(reduceDrafts, { draft: NOTHING });
  const [imported, setImported] = useState("");
  const [fileProblem, setFileProblem] = useState<string>();
  const [page, setPage] = useState<TargetPage>("home");
  const [mayCreate, setMayCreate] = useState(false);
  const [isPartial, setPartial] = useState(false);
  const [message, setMessage] = useState("");
  const editor = useRef<JsonEditorHandle>(null);
  const report = useRef<HTMLElement>(null);
  const id = useId();

  const { text, file: source } = draft;
  const isEmpty = isBlank(draft);
  const isUnsaved = !isEmpty && text !== imported;
  const check = useCheck(text, { page, mayCreate, isPartial, generation });
  const target = targetUse(check.result);
  const touched = check.result?.imported.map((each) => each.page) ?? [];

  const type = useCallback((typed: string) => dispatch({ type: "typed", text: typed }), []);
  const onImported = useCallback(
    (request: ImportRequest) => {
      setImported(request.text);
      setMessage("");
      onStoreChanged();
    },
    [onStoreChanged],
  );
  const { isImporting, outcome, start, dismiss } = useImport(check, text, onImported);

  useUnsavedWarning(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const put = useCallback((next: Draft) => {
    dispatch({ type: "put", draft: next });
    setFileProblem(undefined);
    editor.current?.replace(next.text);
  }, []);

  /** The same by a button that is of no use after. */
  function replace(next: Draft): void {
    put(next);
    editor.current?.focus();
  }

  function importNow(): void {
    // The editor tells of a large text only once that rests.
    const now = editor.current?.text() ?? text;
    if (now !== text) type(now);
    const pageOfText = isTokenOnly(now) ? page : undefined;
    start({ text: now, query: { page: pageOfText, mayCreate, isPartial, message: message.trim(), source } });
  }

  function checkAgain(): void {
    onStoreChanged();
    report.current?.focus();
  }

  const open = useCallback(
    async ([file, ...others]: readonly File[]) => {
      if (file === undefined) return;
      if (others.length > 0) return setFileProblem("Please import one file at a time.");
      try {
        put({ text: await readChosenFile(file), file: file.name });
      } catch (error) {
        setFileProblem((error as Error).message);
      }
    },
    [put],
  );
  const isHeld = useFileDrop(isShown, open);

  return (
    <section className="import" aria-labelledby={`${id}title`}>
      <div className="columns">
        <div>
          <div className="import-head">
            <h2 id={`${id}title`}>Content Import</h2>
            <FileBar
              file={source}
              onChoose={open}
              onClear={isEmpty ? undefined : () => replace(NOTHING)}
              onRestore={replaced && (() => replace(replaced))}
            />
          </div>
          <div className="import-head">
            <p className="field-label" id={`${id}label`}>
              JSON Content
            </p>
            <p className="field-hint" id={`${id}hint`}>
              Paste it, type it, choose a file, or drop one anywhere here.
            </p>
          </div>
          <ContentEditor
            ref={editor}
            labelledBy={`${id}label`}
            describedBy={`${id}hint`}
            onChange={type}
            diagnostics={check.result?.diagnostics ?? NO_FINDINGS}
            complete={check.complete}
            describe={check.describe}
          />
          {fileProblem && (
            <p className="field-error" role="alert">
              {fileProblem}
            </p>
          )}
          <div className="import-form">
            <Field label="Target Page" hint={target.hint} isIdle={!target.isUsed}>
              {(attributes) => (
                <select {...attributes} value={page} onChange={(event) => setPage(event.target.value as TargetPage)}>
                  {TARGET_PAGES.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Message for the history" hint="Optional: why you import this.">
              {(attributes) => (
                <input
                  {...attributes}
                  type="text"
                  maxLength={messageMaxCharacters}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              )}
            </Field>
            <details className="options">
              <summary>Options</summary>
              <Checkbox label="Create pages that do not exist yet" isChecked={mayCreate} onChange={setMayCreate} />
              <Checkbox
                label="Import the good pages although others have errors"
                isChecked={isPartial}
                onChange={setPartial}
              />
            </details>
          </div>
          <div className="import-act">
            <button className="button" type="button" disabled={isImporting} onClick={importNow}>
              {isImporting ? "Importing..." : "Import Content"}
            </button>
            <CheckSummary check={check} />
            <p className="visually-hidden" role="status">
              {isImporting && "The content is on its way."}
            </p>
          </div>
          {outcome && (
            <OutcomeBox
              outcome={outcome}
              touched={touched}
              onCheckAgain={() => {
                dismiss();
                checkAgain();
              }}
              onKeepEditing={() => {
                dismiss();
                editor.current?.focus();
              }}
            />
          )}
        </div>
        <div className="look">
          <CheckReport
            check={check}
            onFollow={(place) => editor.current?.goTo(place)}
            onRetry={checkAgain}
            ref={report}
          />
          <FormatHelp isEmpty={isEmpty} onUse={(example) => replace({ text: example })} />
        </div>
      </div>
      {isHeld && <p className="drop-ground">Drop the file here to look at what it would change.</p>}
    </section>
  );
}

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

function Checkbox({ label, isChecked, onChange }: CheckboxProps): ReactNode {
  return (
    <label className="checkbox">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
