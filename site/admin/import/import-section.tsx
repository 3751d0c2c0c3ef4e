import { type ReactNode, useId, useRef } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { fixEdit } from "../editor/fix-edit.ts";
import { ContentInput } from "./content-input.tsx";
import { useFileDrop } from "./file/use-file-drop.ts";
import { FormatHelp } from "./format-help.tsx";
import { ImportForm } from "./import-form.tsx";
import { OutcomeBox } from "./outcome/outcome-box.tsx";
import { CheckReport } from "./report/check-report.tsx";
import { CheckSummary } from "./report/check-summary.tsx";
import { targetPageUse } from "./target-page.ts";
import { useContentImport } from "./use-content-import.ts";

interface ImportSectionProps {
  isShown: boolean;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
  /** Called with true while the editor has text that was not imported. */
  onUnsaved(isUnsaved: boolean): void;
}

/** The section that imports a JSON text and shows what the import will change before it runs. */
export function ImportSection({ isShown, onStoreChanged, ...options }: ImportSectionProps): ReactNode {
  const { editor, source, settings, changeSettings, check, isImporting, outcome, importNow, dismiss } =
    useContentImport({ ...options, onStoreChanged });
  const isDraggingFile = useFileDrop(isShown, source.openFiles);
  const report = useRef<HTMLElement>(null);
  const titleId = useId();

  function checkAgain(): void {
    onStoreChanged();
    report.current?.focus();
  }

  function fixFinding(finding: Diagnostic): void {
    // The places of findings are those in the text that was checked.
    if (editor.current?.text() !== check.text) return;
    const edit = fixEdit(check.text, finding);
    if (edit !== undefined) editor.current.edit(edit);
  }

  return (
    <section className="import" aria-labelledby={titleId}>
      <div className="columns">
        <div>
          <ContentInput titleId={titleId} source={source} check={check} editor={editor} />
          <ImportForm settings={settings} targetUse={targetPageUse(check.result)} onChange={changeSettings} />
          <div className="import-actions">
            <button className="button" type="button" disabled={isImporting} onClick={() => importNow()}>
              {isImporting ? "Importing..." : "Import Content"}
            </button>
            <CheckSummary check={check} />
            <p className="visually-hidden" role="status">
              {isImporting && "Importing your content."}
            </p>
          </div>
          {outcome && (
            <OutcomeBox
              outcome={outcome}
              affectedPages={check.result?.imported.map(({ page }) => page) ?? []}
              onCheckAgain={() => {
                dismiss();
                checkAgain();
              }}
              onSettle={(prefer) => {
                onStoreChanged();
                importNow({ prefer, base: outcome.kind === "conflict" ? outcome.base : undefined });
              }}
              onKeepEditing={() => {
                dismiss();
                editor.current?.focus();
              }}
            />
          )}
        </div>
        <div className="check-column">
          <CheckReport
            check={check}
            onGoTo={(location) => editor.current?.goTo(location)}
            onFix={fixFinding}
            onRetry={checkAgain}
            ref={report}
          />
          <FormatHelp isEmpty={source.isEmpty} onUse={(example) => source.replace({ text: example })} />
        </div>
      </div>
      {isDraggingFile && <p className="drop-zone">Drop the file to see what it will change.</p>}
    </section>
  );
}
