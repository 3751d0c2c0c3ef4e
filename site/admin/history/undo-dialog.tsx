import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { fetchPreview } from "../api/content-api.ts";
import { FieldChoice } from "../changes/field-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { pageName } from "../ui/page-name.ts";
import { RevisionLines } from "./revision-note.tsx";
import {
  type ChosenSides,
  goBack,
  hasChanges,
  listChoices,
  previewUndo,
  type UndoFailure,
  type UndoPreview,
  type UndoTarget,
} from "./undo-plan.ts";

interface UndoDialogProps {
  target: UndoTarget;
  onDone(result: ImportResult): void;
  onClose(): void;
}

export function UndoDialog({ target, onDone, onClose }: UndoDialogProps): ReactNode {
  const { query, isBusy, failure, run } = useUndo(target, onDone);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = failure ?? query.data ?? "planning";
  const [sides, setSides] = useState<ChosenSides>({});
  const plan = query.data !== undefined && hasChanges(query.data) ? query.data.result : undefined;
  const choices = listChoices(plan?.conflicts ?? [], sides);

  useEffect(() => {
    // A new plan or failure takes the focus.
    if (outcome) summary.current?.focus();
  }, [outcome]);

  return (
    <Modal className="undo-dialog" title={target.title} onClose={onClose}>
      <div className="undo-summary" tabIndex={-1} ref={summary}>
        {failure && <FailureBox {...failure} />}
        <QueryResult query={query}>{(value) => <PlanSummary plan={value} target={target} />}</QueryResult>
      </div>
      {plan && (
        <PageChangeList
          isOpen
          pages={plan.imported}
          renderPage={(page) => fetchPreview({ page, ...target.request, ...(choices.length > 0 && { choices }) })}
        />
      )}
      <UndoForm
        target={target}
        plan={plan}
        sides={sides}
        isBusy={isBusy}
        isDisabled={isBusy || query.isFetching}
        onChoose={(chosen) => setSides({ ...sides, ...chosen })}
        onSubmit={(message) => run({ message, choices })}
        onClose={onClose}
      />
    </Modal>
  );
}

/** Plans to go back, and does it. A plan that is out of date is made again. */
function useUndo(target: UndoTarget, onDone: UndoDialogProps["onDone"]) {
  const query = useQuery({ queryKey: ["once", "undo", target.request], queryFn: () => previewUndo(target) });
  // If planning fails, the last plan is out of date.
  const data = query.error === null ? query.data : undefined;
  const {
    mutate,
    data: outcome,
    isPending,
  } = useMutation({
    mutationFn: (request: Omit<Parameters<typeof goBack>[1], "ifRevision">) =>
      goBack(target, { ...request, ifRevision: data?.result.revisionId ?? "" }),
    onSuccess(done) {
      if (!("isOutdated" in done)) return onDone(done);
      if (!done.isOutdated) return;
      refreshContent();
      void query.refetch();
    },
  });
  const failure = outcome && "isOutdated" in outcome ? outcome : undefined;
  return { query: { ...query, data }, isBusy: isPending, failure, run: mutate };
}

interface UndoFormProps {
  target: UndoTarget;
  /** The changes, or undefined if nothing will change. */
  plan: ImportResult | undefined;
  sides: ChosenSides;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose(sides: ChosenSides): void;
  onSubmit(message: string): void;
  onClose(): void;
}

function UndoForm({ target, plan, sides, isBusy, isDisabled, onChoose, onSubmit, onClose }: UndoFormProps): ReactNode {
  const [message, setMessage] = useState(target.message);
  const conflicts = plan?.conflicts ?? [];
  const removedCount = plan?.imported.filter(({ status }) => status === "removed").length ?? 0;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isComplete = conflicts.every(({ page, pointer }) => sides[page + pointer] !== undefined);
    if (isComplete) onSubmit(message);
    else event.currentTarget.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
  }

  return (
    <form className="undo-form" onSubmit={submit}>
      {conflicts.length > 0 && <ConflictChoices {...{ conflicts, sides, onChoose }} />}
      {plan && (
        <TextField
          label="Note (optional)"
          type="text"
          value={message}
          onChange={({ target: { value } }) => setMessage(value)}
        />
      )}
      {removedCount > 0 && (
        <div className="outcome destructive">
          <p>This removes {formatCount(removedCount, "page")}. Visitors would find no page there.</p>
          <label className="checkbox">
            <input type="checkbox" required />
            Remove {formatCount(removedCount, "page")}
          </label>
        </div>
      )}
      {plan ? (
        <DialogActions
          action={isBusy ? target.action.busy : target.action.idle}
          isDisabled={isDisabled}
          onCancel={onClose}
        />
      ) : (
        <div className="actions">
          <Button look="secondary" text="Close" onClick={onClose} />
        </div>
      )}
    </form>
  );
}

interface ConflictChoicesProps extends Pick<UndoFormProps, "sides" | "onChoose"> {
  conflicts: readonly ImportConflict[];
}

/** Fields that later versions changed, too. The user chooses the version of each. */
function ConflictChoices({ conflicts, sides, onChoose }: ConflictChoicesProps): ReactNode {
  return (
    <>
      <p>Later versions changed these texts, too. Choose which one to keep.</p>
      {conflicts.map((conflict) => {
        const key = conflict.page + conflict.pointer;
        return (
          <FieldChoice
            key={key}
            field={conflict}
            document={pageName(conflict.page)}
            titles={{ theirs: "As it is now", yours: "As it was before", base: "In this version" }}
            choice={sides[key]}
            onChoose={(side) => onChoose({ [key]: side })}
          />
        );
      })}
    </>
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

function PlanSummary({ plan, target }: { plan: UndoPreview; target: UndoTarget }): ReactNode {
  if (!hasChanges(plan)) return <p>Nothing will change. {target.unchangedText}</p>;
  const changed = plan.result.imported.filter(({ status }) => status !== "unchanged");
  return (
    <>
      {changed.length > 0 && (
        <p>
          {formatCount(changed.length, "page")} will change. This adds a new version to History, so you can undo it too.
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
