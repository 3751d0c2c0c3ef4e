import { type ReactNode, useId, useState } from "react";
import type { ImportedPage } from "#content/importer/plan.ts";
import { anchorOf } from "#schemas/anchors.ts";
import { segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { Modal } from "../ui/modal.tsx";
import { addressOf, pageName } from "../ui/page-name.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { withoutScripts } from "./without-scripts.ts";

interface Device {
  label: string;
  width: number;
  height: number;
}

/** What a page can be looked at on, in pixels of CSS. */
const PHONE: Device = { label: "Phone", width: 390, height: 844 };
const DESKTOP: Device = { label: "Desktop", width: 1280, height: 800 };

interface PreviewDialogProps {
  page: ImportedPage;
  /** Answers the page's HTML. */
  preview(page: DocumentId): Promise<string>;
  onClose(): void;
}

/** A page as it would be, in a frame where nothing runs and no link leads anywhere. */
export function PreviewDialog({ page: imported, preview, onClose }: PreviewDialogProps): ReactNode {
  const { page, status, changes = [] } = imported;
  // As the page is now: another function that does the same is no reason to render it anew.
  const [ask] = useState(() => async () => withoutScripts(await preview(page)));
  const answer = useQuery(ask);
  // Made smaller than by half, nobody could read it.
  const [device, setDevice] = useState(() => (innerWidth * 2 < DESKTOP.width ? PHONE : DESKTOP));
  const group = useId();
  const address = status === "created" ? undefined : addressOf(page);
  const name = pageName(page);

  return (
    <Modal className="preview-dialog" title={`Preview: ${name}`} onClose={onClose}>
      <button className="button secondary" type="button" onClick={onClose}>
        Close
      </button>
      <div className="preview-options">
        <fieldset className="choices">
          <legend className="visually-hidden">Look at it on</legend>
          {[PHONE, DESKTOP].map((choice) => (
            <label key={choice.label}>
              <input type="radio" name={group} checked={choice === device} onChange={() => setDevice(choice)} />
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
            Open the page as it is now<span className="visually-hidden"> (in a new tab)</span>
          </a>
        )}
      </div>
      <QueryResult answer={answer}>
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
