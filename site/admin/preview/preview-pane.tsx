import { useEffect, useEffectEvent, useId, useMemo, useReducer, useRef, useState } from "react";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fetchPreview } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "../api/request.ts";
import type { ContentAfter } from "../check/check-protocol.ts";
import { createLatestRunner } from "../check/run-latest.ts";
import { Button } from "../ui/controls/button.tsx";
import { pageName } from "../ui/page-name.ts";
import { DeviceChoice, PHONE } from "./devices.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

/** The pause after the last change before a page is rendered. */
const RENDER_DELAY_MS = 400;

export interface PreviewProps {
  page: DocumentId;
  documents(): Promise<ContentAfter>;
  /** Changes with the unsaved documents. */
  version: unknown;
  changed: readonly Pointer[];
  /** The field that has the focus in the form. */
  focusedField?: Pointer | undefined;
  /** Called when the user chooses a text or photo in the preview. */
  onEditField(document: DocumentId, pointer: Pointer): void;
}

export function PreviewPane(props: PreviewProps) {
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

interface Rendering {
  /** The last page that could be rendered. */
  html?: string | undefined;
  /** The reason why `html` is not the newest state. */
  problem?: string;
  /** The time to wait before the page can be rendered, if the server is busy. */
  retryAfterMs?: number;
}

type Documents = Pick<PreviewProps, "page" | "documents">;

/** Renders a page again after each pause in typing, with one request at a time. */
function usePreview({ page, documents, version }: Documents & Pick<PreviewProps, "version">) {
  const [state, setState] = useState<Rendering>({});
  const [attempt, refetch] = useReducer((last: number) => last + 1, 0);
  const retry = useRef<number>(undefined);
  const isFirst = useRef(true);
  const request = useMemo(() => ({ page, version, attempt }), [page, version, attempt]);

  const [render] = useState(() =>
    createLatestRunner(renderDocuments, (_, rendering = {}) => {
      setState((last) => ({ html: last.html, ...rendering }));
      if (rendering.retryAfterMs !== undefined) retry.current = window.setTimeout(refetch, rendering.retryAfterMs);
    }),
  );
  const start = useEffectEvent((wanted: typeof request) => render({ page: wanted.page, documents }));

  useEffect(() => {
    const timer = setTimeout(() => start(request), isFirst.current ? 0 : RENDER_DELAY_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      clearTimeout(retry.current);
    };
  }, [request]);

  return { html: state.html, problem: state.problem, refetch };
}

async function renderDocuments({ page, documents }: Documents): Promise<Rendering> {
  try {
    return { html: await fetchPreview({ page, documents: await documents() }) };
  } catch (error) {
    if (error instanceof RequestError && error.retryAfterSeconds !== undefined) {
      return {
        problem: "The server is busy. The preview follows in a moment.",
        retryAfterMs: error.retryAfterSeconds * 1000,
      };
    }
    const isInvalid = error instanceof RequestError && error.code === "invalid";
    return { problem: isInvalid ? INVALID : errorMessage(error, NO_RESPONSE) };
  }
}

const INVALID = "The preview shows your next changes as soon as the problems in the form are solved.";
