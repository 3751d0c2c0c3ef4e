import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import { fetchPreview } from "../api/content-api.ts";
import { ConflictChoice } from "../changes/conflict-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { RevisionLines } from "./revision-note.tsx";
import { goBack, hasChanges, previewUndo, type UndoFailure, type UndoPreview, type UndoTarget } from "./undo-plan.ts";

type UndoDialogProps = { target: UndoTarget; onDone(result: ImportResult): void; onClose(): void };

export function UndoDialog({ target, onDone, onClose }: UndoDialogProps) {
  const { query, isBusy, failure, run } = useUndo(target, onDone);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = failure ?? query.data ?? "planning";
  const [choices, setChoices] = useState<readonly FieldChoice[]>([]);
  const plan = query.data !== undefined && hasChanges(query.data) ? query.data.result : undefined;

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
        isBusy={isBusy}
        isDisabled={isBusy || query.isFetching}
        onChoose={setChoices}
        onSubmit={run}
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

interface UndoFormProps extends Pick<UndoDialogProps, "target" | "onClose"> {
  /** The changes, or undefined if nothing will change. */
  plan: ImportResult | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose(choices: readonly FieldChoice[]): void;
  onSubmit(request: { message: string; choices: readonly FieldChoice[] }): void;
}

function UndoForm({ target, plan, isBusy, isDisabled, onChoose, onSubmit, onClose }: UndoFormProps) {
  const [message, setMessage] = useState(target.message);
  const removedCount = plan?.imported.filter(({ status }) => status === "removed").length ?? 0;
  return (
    <ConflictChoice
      className="undo-form"
      hint="Later versions changed these texts, too. Choose which one to keep."
      conflicts={plan?.conflicts ?? []}
      titles={{ theirs: "As it is now", yours: "As it was before", base: "In this version" }}
      onChoose={onChoose}
      onSubmit={(choices) => onSubmit({ message, choices })}
    >
      {plan && (
        <TextField label="Note (optional)" value={message} onChange={(event) => setMessage(event.target.value)} />
      )}
      {removedCount > 0 && (
        <div className="outcome destructive">
          <p>This removes {formatCount(removedCount, "page")}. Visitors would find no page there.</p>
          <Checkbox required>Remove {formatCount(removedCount, "page")}</Checkbox>
        </div>
      )}
      {plan ? (
        <DialogActions action={target.action[isBusy ? "busy" : "idle"]} isDisabled={isDisabled} onCancel={onClose} />
      ) : (
        <div className="actions">
          <Button look="secondary" text="Close" onClick={onClose} />
        </div>
      )}
    </ConflictChoice>
  );
}

function FailureBox({ title, message, newVersions }: UndoFailure) {
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

function PlanSummary({ plan, target }: { plan: UndoPreview; target: UndoTarget }) {
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
