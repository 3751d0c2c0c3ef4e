import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { renderPreview } from "../api/admin-api.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { FormField } from "../ui/form-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { pluralize } from "../ui/pluralize.ts";
import { RevisionLines } from "./revision-lines.tsx";
import type { UndoPlan, UndoTarget } from "./undo-plan.ts";
import { type UndoFailure, useUndoPlan } from "./use-undo-plan.ts";

interface UndoDialogProps {
  target: UndoTarget;
  onDone(result: ImportResult): void;
  onStoreChanged(): void;
  onClose(): void;
}

/** A dialog that shows what going back will change before it happens. */
export function UndoDialog({ target, onClose, ...events }: UndoDialogProps): ReactNode {
  const { plan, query, isBusy, failure, goBack } = useUndoPlan({ target, ...events });
  const [message, setMessage] = useState(target.message);
  const summary = useRef<HTMLDivElement>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const canUndo = plan !== undefined && hasChanges(plan);
  const removed = canUndo ? plan.result.imported.filter(({ status }) => status === "removed").length : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan or failure takes the focus
  useEffect(() => summary.current?.focus(), [plan, failure]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void goBack(message);
  }

  return (
    <Modal className="undo-dialog" title={target.title} onClose={onClose}>
      <div className="undo-summary" tabIndex={-1} ref={summary}>
        {failure && <FailureBox {...failure} />}
        <QueryResult query={query}>{(value) => <PlanSummary plan={value} target={target} />}</QueryResult>
      </div>
      {canUndo && (
        <PageChangeList
          isOpen
          pages={plan.result.imported}
          renderPage={(page) => renderPreview({ page, to: target.to, pages: target.pages })}
        />
      )}
      <form className="undo-form" onSubmit={submit}>
        {canUndo && (
          <FormField label="Note (optional)">
            {(attributes) => (
              <input {...attributes} type="text" value={message} onChange={(event) => setMessage(event.target.value)} />
            )}
          </FormField>
        )}
        {removed > 0 && (
          <div className="outcome destructive">
            <p>
              This removes your content from {pluralize(removed, "page")}. Visitors would see the sample content of an
              invented agency there, or no page at all.
            </p>
            <label className="checkbox">
              <input type="checkbox" required checked={isConfirmed} onChange={() => setConfirmed(!isConfirmed)} />
              Remove my content from {pluralize(removed, "page")}
            </label>
          </div>
        )}
        <div className="actions">
          {canUndo && (
            <button className="button" type="submit" disabled={isBusy || query.isFetching}>
              {isBusy ? target.action.busy : target.action.idle}
            </button>
          )}
          <button className="button secondary" type="button" onClick={onClose}>
            {canUndo ? "Cancel" : "Close"}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function FailureBox({ title, message, newVersions }: UndoFailure): ReactNode {
  return (
    <section className="outcome destructive">
      <h3>{title}</h3>
      <p>{message}</p>
      {newVersions.length > 0 && (
        <>
          <p>New since you opened this:</p>
          <RevisionLines revisions={newVersions} />
          <p>Below is what going back will change now.</p>
        </>
      )}
    </section>
  );
}

function hasChanges({ result: { imported, revisionId } }: UndoPlan): boolean {
  return revisionId !== undefined && imported.some(({ status }) => status !== "unchanged");
}

function PlanSummary({ plan, target }: { plan: UndoPlan; target: UndoTarget }): ReactNode {
  if (!hasChanges(plan)) return <p>Nothing will change. {target.unchangedText}</p>;
  const changed = plan.result.imported.filter(({ status }) => status !== "unchanged");
  return (
    <>
      <p>
        {pluralize(changed.length, "page")} will change. This adds a new version to History, so you can undo it too.
      </p>
      {plan.later.length > 0 && (
        <>
          <p>
            {target.pages === undefined
              ? "This also undoes every later version:"
              : "This also undoes later changes to these pages:"}
          </p>
          <RevisionLines revisions={plan.later} />
        </>
      )}
    </>
  );
}
