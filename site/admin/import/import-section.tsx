import { type ReactNode, useId } from "react";
import type { SectionProps } from "../navigation/address.ts";
import { useIncomingFiles } from "../navigation/use-incoming-files.ts";
import { CheckReport, FormatHelp } from "./check-report.tsx";
import { ContentInput } from "./content-input.tsx";
import { ImportBar } from "./import-bar.tsx";
import { ImportForm } from "./import-form.tsx";
import { OutcomeBox } from "./outcome-box.tsx";
import { useContentImport } from "./use-content-import.ts";

/** The section that imports a JSON text and shows what the import will change before it runs. */
export function ImportSection({ isShown, ...options }: SectionProps): ReactNode {
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
