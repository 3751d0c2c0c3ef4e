import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { fixEdit, type TextEdit } from "../editor/fix-edit.ts";
import { takeFiles } from "../navigation/handed-over-files.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { ContentInput } from "./content-input.tsx";
import { useFileDrop } from "./file/use-file-drop.ts";
import { FormatHelp } from "./format-help.tsx";
import { ImportBar } from "./import-bar.tsx";
import { ImportForm } from "./import-form.tsx";
import { OutcomeBox } from "./outcome/outcome-box.tsx";
import { CheckReport } from "./report/check-report.tsx";
import type { SourceTextControls } from "./source/use-source-text.ts";
import { useContentImport } from "./use-content-import.ts";

/** The section that imports a JSON text and shows what the import will change before it runs. */
export function ImportSection({ isShown, address, onStoreChanged, ...options }: SectionProps): ReactNode {
  const { editor, source, settings, check, draft, outcome, ...actions } = useContentImport({
    ...options,
    onStoreChanged,
  });
  const openFiles = useOpenFiles(source, actions.askForNewerRevision);
  const isDraggingFile = useFileDrop(isShown, openFiles);
  const report = useRef<HTMLElement>(null);
  const targetPage = useRef<HTMLSelectElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes when another section hands over files
  useEffect(() => {
    if (isShown) openFiles(takeFiles("import"));
  }, [isShown, address]);

  function checkAgain(): void {
    onStoreChanged();
    report.current?.focus();
  }

  function dismissAndCheck(): void {
    actions.dismiss();
    checkAgain();
  }

  function editCheckedText(edit: (text: string) => TextEdit | undefined): void {
    // The places of findings are those in the text that was checked.
    if (editor.current?.text() !== check.text) return;
    const found = edit(check.text);
    if (found !== undefined) editor.current.edit(found);
  }

  return (
    <section className="import" aria-labelledby={titleId}>
      <div className="columns">
        <div>
          <ContentInput
            titleId={titleId}
            source={{ ...source, openFiles }}
            check={check}
            draft={draft}
            editor={editor}
          />
          <ImportForm
            settings={settings}
            checked={check.result}
            listPages={check.listPages}
            targetPageRef={targetPage}
            onChange={actions.changeSettings}
          />
          {outcome && (
            <OutcomeBox
              outcome={outcome}
              isOld={actions.isOutcomeOld}
              affectedPages={check.result?.imported.map(({ page }) => page) ?? []}
              onCheckAgain={dismissAndCheck}
              onSettle={(prefer) => {
                onStoreChanged();
                actions.importNow({ prefer, base: outcome.kind === "conflict" ? outcome.base : undefined });
              }}
              onSendAgain={actions.sendAgain}
              onUndone={dismissAndCheck}
              onKeepEditing={() => {
                actions.dismiss();
                editor.current?.focus();
              }}
            />
          )}
        </div>
        <div className="check-column">
          <CheckReport
            check={check}
            onGoTo={(location) => editor.current?.goTo(location)}
            onFix={(finding) => editCheckedText((text) => fixEdit(text, finding))}
            onCreatePages={() => actions.changeSettings({ mayCreate: true })}
            onRetry={checkAgain}
            ref={report}
          />
          <FormatHelp isEmpty={source.isEmpty} onUse={(example) => source.replace({ text: example })} />
        </div>
      </div>
      <ImportBar
        check={check}
        isImporting={actions.isImporting}
        targetPage={settings.page}
        onImport={() => actions.importNow()}
        onChangeTarget={() => targetPage.current?.focus()}
      />
      {isDraggingFile && <p className="drop-zone">Drop the file to see what it will change.</p>}
    </section>
  );
}

/** Opens files, and asks first whether the site has changed since the last check. */
function useOpenFiles({ openFiles }: SourceTextControls, askForNewerRevision: () => void): typeof openFiles {
  return useCallback(
    (files) => {
      askForNewerRevision();
      return openFiles(files);
    },
    [openFiles, askForNewerRevision],
  );
}
