import { type ReactNode, useId, useRef } from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { fixEdit } from "../editor/fix-edit.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { useIncomingFiles } from "../navigation/use-incoming-files.ts";
import { CheckReport, FormatHelp } from "./check-report.tsx";
import { ContentInput } from "./content-input.tsx";
import { ImportBar } from "./import-bar.tsx";
import { ImportForm } from "./import-form.tsx";
import { OutcomeBox } from "./outcome-box.tsx";
import { useContentImport } from "./use-content-import.ts";

/** The section that imports a JSON text and shows what the import will change before it runs. */
export function ImportSection({ isShown, onStoreChanged, ...options }: SectionProps): ReactNode {
  const work = useContentImport({ ...options, onStoreChanged });
  const { editor, source, check } = work;
  const isDraggingFile = useIncomingFiles("import", isShown, work.openFiles);
  const report = useRef<HTMLElement>(null);
  const targetPage = useRef<HTMLSelectElement>(null);
  const titleId = useId();

  function checkAgain(): void {
    onStoreChanged();
    report.current?.focus();
  }

  function fix(finding: Diagnostic): void {
    // The places of findings are those in the text that was checked.
    if (editor.current?.text() !== check.text) return;
    const edit = fixEdit(check.text, finding);
    if (edit !== undefined) editor.current.edit(edit);
  }

  return (
    <section className="import" aria-labelledby={titleId}>
      <div className="columns">
        <div>
          <ContentInput titleId={titleId} work={work} />
          <ImportForm work={work} targetPageRef={targetPage} />
          <OutcomeBox work={work} onCheckAgain={checkAgain} onStoreChanged={onStoreChanged} />
        </div>
        <div className="check-column">
          <CheckReport
            check={check}
            onGoTo={(location) => editor.current?.goTo(location)}
            onFix={fix}
            onCreatePages={() => work.changeSettings({ mayCreate: true })}
            onRetry={checkAgain}
            ref={report}
          />
          <FormatHelp isEmpty={source.isEmpty} onUse={(example) => source.replace({ text: example })} />
        </div>
      </div>
      <ImportBar work={work} onChangeTarget={() => targetPage.current?.focus()} />
      {isDraggingFile && <p className="drop-zone">Drop the file to see what it will change.</p>}
    </section>
  );
}
