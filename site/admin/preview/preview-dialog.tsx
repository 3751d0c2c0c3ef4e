import { type ReactNode, useId, useState } from "react";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import { anchorOf } from "#schemas/anchors.ts";
import { segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { Modal } from "../ui/modal.tsx";
import { pageAddress, pageName } from "../ui/page-name.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { stripScripts } from "./strip-scripts.ts";

interface Device {
  label: string;
  width: number;
  height: number;
}

/** The screens to preview on, in CSS pixels. */
const PHONE: Device = { label: "Phone", width: 390, height: 844 };
const DESKTOP: Device = { label: "Desktop", width: 1280, height: 800 };

interface PreviewDialogProps {
  page: ImportedPage;
  /** Renders the page as HTML. */
  renderPage(page: DocumentId): Promise<string>;
  onClose(): void;
}

/** A dialog that shows a page after the change, in a frame where no script runs and no link works. */
export function PreviewDialog({ page: imported, renderPage, onClose }: PreviewDialogProps): ReactNode {
  const { page, status, changes = [] } = imported;
  // Kept in state, so that a new but equal `renderPage` does not render the page again.
  const [fetchHtml] = useState(() => async () => stripScripts(await renderPage(page)));
  const query = useQuery(fetchHtml);
  // A desktop page below half its size would be unreadable.
  const [device, setDevice] = useState(() => (innerWidth * 2 < DESKTOP.width ? PHONE : DESKTOP));
  const radioGroup = useId();
  const address = status === "created" ? undefined : pageAddress(page);
  const name = pageName(page);

  return (
    <Modal className="preview-dialog" title={`Preview: ${name}`} onClose={onClose}>
      <button className="button secondary" type="button" onClick={onClose}>
        Close
      </button>
      <div className="preview-options">
        <fieldset className="choices">
          <legend className="visually-hidden">Screen size</legend>
          {[PHONE, DESKTOP].map((choice) => (
            <label key={choice.label}>
              <input type="radio" name={radioGroup} checked={choice === device} onChange={() => setDevice(choice)} />
              {choice.label}
              <span className="choice-detail">
                {" "}
                {choice.width} × {choice.height}
              </span>
            </label>
          ))}
        </fieldset>
        {address !== undefined && (
          <a href={address} target="_blank" rel="noreferrer">
            Open the current page<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
      <QueryResult query={query}>
        {(html) => (
          <PreviewFrame
            title={`Preview of ${name}`}
            html={html}
            size={device}
            anchors={changes.flatMap(({ pointer }) => segments(pointer).slice(0, 1)).map(anchorOf)}
            onEscape={onClose}
          />
        )}
      </QueryResult>
    </Modal>
  );
}
