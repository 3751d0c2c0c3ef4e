import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { pageAddress, pageName } from "../ui/page-name.ts";
import { DESKTOP, DeviceChoice, PHONE } from "./devices.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

interface PreviewDialogProps {
  page: ImportedPage;
  renderPage(page: DocumentId): Promise<string>;
  onClose(): void;
}

/** A dialog that shows a page after the change, in a frame where no script runs and no link works. */
export function PreviewDialog({ page: imported, renderPage, onClose }: PreviewDialogProps) {
  const { page, status } = imported;
  const [openedAt] = useState(() => performance.now());
  const query = useQuery({ queryKey: ["once", "preview", openedAt], queryFn: () => renderPage(page) });
  // A desktop page below half its size would be unreadable.
  const [device, setDevice] = useState(() => (innerWidth * 2 < DESKTOP.width ? PHONE : DESKTOP));
  const changed = useMemo(() => (imported.changes ?? []).map(({ pointer }) => pointer), [imported]);
  const address = status === "created" ? undefined : pageAddress(page);
  const name = pageName(page);

  return (
    <Modal className="preview-dialog" title={`Preview: ${name}`} onClose={onClose}>
      <Button look="secondary" text="Close" onClick={onClose} />
      <div className="preview-options">
        <DeviceChoice device={device} onChange={setDevice} />
        {changed.length > 0 && <span className="preview-legend">Changed</span>}
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
            page={page}
            html={html}
            device={device}
            isWholeScreen
            changed={changed}
            onEscape={onClose}
          />
        )}
      </QueryResult>
    </Modal>
  );
}
