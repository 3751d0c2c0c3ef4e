import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { UndoChoice } from "#content/revisions/undo.ts";
import { renderPreview } from "../api/admin-api.ts";
import { FieldChoice } from "../changes/field-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { FormField } from "../ui/form-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { pageName } from "../ui/page-name.ts";
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
  const [sides, setSides] = useState<Readonly<Record<string, MergeSide>>>({});
  const form = useRef<HTMLFormElement>(null);
  // Fields that later versions changed, too. The user chooses the version of each.
  const conflicts = plan?.result.conflicts ?? [];
  const choices = conflicts.flatMap(({ page, pointer }): UndoChoice[] => {
    const side = sides[page + pointer];
    return side === undefined ? [] : [{ page, pointer, side }];
  });
  const canUndo = plan !== undefined && hasChanges(plan);
  const removed = canUndo ? plan.result.imported.filter(({ status }) => status === "removed").length : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan or failure takes the focus
  useEffect(() => summary.current?.focus(), [plan, failure]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choices.length === conflicts.length) void goBack(message, choices);
    else form.current?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
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
          renderPage={(page) => renderPreview({ page, ...target.request, ...(choices.length > 0 && { choices }) })}
        />
      )}
      <form className="undo-form" ref={form} onSubmit={submit}>
        {conflicts.length > 0 && (
          <>
            <p>Later versions changed these texts, too. Choose which one to keep.</p>
            {conflicts.map((conflict) => (
              <FieldChoice
                key={conflict.page + conflict.pointer}
                field={conflict}
                document={pageName(conflict.page)}
                titles={{ theirs: "As it is now", yours: "As it was before", base: "In this version" }}
                choice={sides[conflict.page + conflict.pointer]}
                onChoose={(side) => setSides((last) => ({ ...last, [conflict.page + conflict.pointer]: side }))}
              />
            ))}
          </>
        )}
        {canUndo && (
          <FormField label="Note (optional)">
            {(attributes) => (
              <input {...attributes} type="text" value={message} onChange={(event) => setMessage(event.target.value)} />
            )}
          </FormField>
        )}
        {removed > 0 && (
          <div className="outcome destructive">
            <p>This removes {pluralize(removed, "page")}. Visitors would find no page there.</p>
            <label className="checkbox">
              <input type="checkbox" required checked={isConfirmed} onChange={() => setConfirmed(!isConfirmed)} />
              Remove {pluralize(removed, "page")}
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

function hasChanges({ result: { imported, revisionId, conflicts = [] } }: UndoPlan): boolean {
  return revisionId !== undefined && (conflicts.length > 0 || imported.some(({ status }) => status !== "unchanged"));
}

function PlanSummary({ plan, target }: { plan: UndoPlan; target: UndoTarget }): ReactNode {
  if (!hasChanges(plan)) return <p>Nothing will change. {target.unchangedText}</p>;
  const changed = plan.result.imported.filter(({ status }) => status !== "unchanged");
  return (
    <>
      {changed.length > 0 && (
        <p>
          {pluralize(changed.length, "page")} will change. This adds a new version to History, so you can undo it too.
        </p>
      )}
      {plan.later.length > 0 && (
        <>
          <p>This also undoes every later version:</p>
          <RevisionLines revisions={plan.later} />
        </>
      )}
    </>
  );
}
