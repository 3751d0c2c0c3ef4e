import { type ReactNode, useId, useState } from "react";
import { Button } from "../ui/controls/button.tsx";
import { pageName } from "../ui/page-name.ts";
import { DeviceChoice, PHONE } from "./devices.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { type PreviewProps, usePreview } from "./use-preview.ts";

export function PreviewPane(props: PreviewProps): ReactNode {
  const { page, changed, onEditField } = props;
  const [device, setDevice] = useState(PHONE);
  const { html, problem, refetch } = usePreview(props);
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
            <Button look="quiet" text="Update Preview" onClick={refetch} />
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
          focusedField={props.focusedField}
          onEditField={({ document, pointer }) => onEditField(document, pointer)}
        />
      )}
    </section>
  );
}
