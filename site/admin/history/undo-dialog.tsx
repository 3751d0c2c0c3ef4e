import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import { renderPreview } from "../api/admin-api.ts";
import { PageChangeList } from "../changes/page-list.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Field } from "../ui/field.tsx";
import { Modal } from "../ui/modal.tsx";
import { pluralize } from "../ui/pluralize.ts";
import { RevisionLines } from "./revision-note.tsx";
import type { Plan, UndoPlan } from "./undo-plan.ts";
import { type Refusal, useUndoPlan } from "./use-undo-plan.ts";

interface UndoDialogProps {
  way: UndoPlan;
  onDone(result: ImportResult): void;
  /** The store may be another than it was. */
  onStoreChanged(): void;
  onClose(): void;
}

/** Shows what going back would change before it is done. */
export function UndoDialog({ way, onClose, ...events }: UndoDialogProps): ReactNode {
  const { plan, planning, isBusy, refusal, goBack } = useUndoPlan({ way, ...events });
  const [message, setMessage] = useState(way.message);
  const news = useRef<HTMLDivElement>(null);
  const canUndo = plan !== undefined && isChange(plan);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is to be read
  useEffect(() => news.current?.focus(), [plan, refusal]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void goBack(message);
  }

  return (
    <Modal className="undo-dialog" title={way.title} onClose={onClose}>
      <div className="undo-news" tabIndex={-1} ref={news}>
        {refusal && <NotUndone {...refusal} />}
        <QueryResult answer={planning}>{(plan) => <PlanSummary plan={plan} way={way} />}</QueryResult>
      </div>
      {canUndo && (
        <PageChangeList
          isOpen
          pages={plan.result.imported}
          preview={(page) => renderPreview({ page, to: way.to, pages: way.pages })}
        />
      )}
      <form className="undo-form" onSubmit={submit}>
        {canUndo && (
          <Field label="Message for the history">
            {(attributes) => (
              <input {...attributes} type="text" value={message} onChange={(event) => setMessage(event.target.value)} />
            )}
          </Field>
        )}
        <div className="actions">
          {canUndo && (
            <button className="button" type="submit" disabled={isBusy || planning.isAsking}>
              {isBusy ? "Undoing..." : "Undo"}
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

function NotUndone({ title, sentence, meanwhile }: Refusal): ReactNode {
  return (
    <section className="outcome destructive">
      <h3>{title}</h3>
      <p>{sentence}</p>
      {meanwhile.length > 0 && (
        <>
          <p>Meanwhile there came:</p>
          <RevisionLines revisions={meanwhile} />
          <p>Below is what going back would change now.</p>
        </>
      )}
    </section>
  );
}

function isChange({ result: { imported, revision } }: Plan): boolean {
  return revision !== undefined && imported.some(({ status }) => status !== "unchanged");
}

function PlanSummary({ plan, way }: { plan: Plan; way: UndoPlan }): ReactNode {
  if (!isChange(plan)) return <p>Nothing would change. {way.nothing}</p>;
  const changed = plan.result.imported.filter(({ status }) => status !== "unchanged");
  return (
    <>
      <p>
        {pluralize(changed.length, "page")} would change. The undo is a revision of its own, so it can be undone, too.
      </p>
      {plan.later.length > 0 && (
        <>
          <p>
            {way.pages === undefined
              ? "It takes back every revision since:"
              : "It also takes back what came to these pages since:"}
          </p>
          <RevisionLines revisions={plan.later} />
        </>
      )}
    </>
  );
}
