import { type ReactNode, useId, useState } from "react";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { ContentAfter } from "../check/check-protocol.ts";
import { pageName } from "../ui/page-name.ts";
import { DeviceChoice, PHONE } from "./devices.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { usePreview } from "./use-preview.ts";

interface PreviewPaneProps {
  page: DocumentId;
  /** Returns the unsaved documents. */
  documents(): Promise<ContentAfter>;
  /** Changes with the unsaved documents. */
  version: unknown;
  /** Pointers to the fields that differ from the published page. */
  changed: readonly Pointer[];
  /** The field that has the focus in the form. */
  focusedField?: Pointer | undefined;
  /** Called when the user chooses a text or photo in the preview. */
  onEditField(document: DocumentId, pointer: Pointer): void;
}

/** The page beside its form, with the changes that are not published yet. */
export function PreviewPane({
  page,
  documents,
  version,
  changed,
  focusedField,
  onEditField,
}: PreviewPaneProps): ReactNode {
  const [device, setDevice] = useState(PHONE);
  const { html, problem, refetch } = usePreview(page, documents, version);
  const titleId = useId();

  return (
    <section className="preview-pane" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        Preview
      </h3>
      <div className="preview-options">
        <DeviceChoice device={device} onChange={setDevice} />
        <p className="preview-hint">
          Click a text or photo to edit it.
          {changed.length > 0 && <span className="preview-legend">Changed, not published yet</span>}
        </p>
      </div>
      <div className="preview-problem" role="status">
        {problem !== undefined && (
          <>
            <p>{problem}</p>
            <button className="button quiet" type="button" onClick={refetch}>
              Update Preview
            </button>
          </>
        )}
      </div>
      {html === undefined ? (
        <p className="preview-loading">{problem === undefined && "Loading the preview..."}</p>
      ) : (
        <PreviewFrame
          title={`Preview of ${pageName(page)}`}
          page={page}
          html={html}
          device={device}
          changed={changed}
          focusedField={focusedField}
          onEditField={({ document, pointer }) => onEditField(document, pointer)}
        />
      )}
    </section>
  );
}
