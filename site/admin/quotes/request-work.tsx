import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, type MouseEvent, useId } from "react";
import { type RequestDetail, type RequestNote, WORK_STATES, type WorkState } from "#schemas/quotes/quote-inbox.ts";
import { WORK_LABELS } from "#schemas/quotes/request-labels.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { Button } from "../ui/controls/button.tsx";
import { FormField, SelectField, TextField } from "../ui/controls/form-field.tsx";
import { Time } from "../ui/time.tsx";
import { addNote, changeWork, removeNote, type useRequestChanges } from "./request-changes.ts";

/** The people and the kinds of requests that staff choose from. */
export const choicesQuery = queryOptions({
  queryKey: ["quotes", "choices"],
  queryFn: () => answer(api.quotes.choices.$get()),
});

/** Returns the ID of the user among the people who deal with requests. Without accounts, it is the name. */
export const personId = ({ account, email, name }: UserSession): string => (email === undefined ? name : account);

export type RequestWorkProps = ReturnType<typeof useRequestChanges> & { request: RequestDetail; session: UserSession };

/** The state of the work on a request, who deals with it, and the day by which it is needed. Each change is saved at once. */
export function RequestWork({ request, session, isBusy, change, finish }: RequestWorkProps) {
  const { data } = useQuery(choicesQuery);
  const { assignee, dueOn = "", work } = request;
  const known = [...(data?.people ?? []), ...(assignee ? [assignee] : [])];
  const people = new Map([["", "No one"], ...known.map(({ id, name }) => [id, name] as const)]);
  const me = personId(session);

  function assign(id: string): void {
    change(changeWork({ assignee: id || null }), "Saved", `${people.get(id) ?? session.name} deals with it now.`);
  }

  function setState(next: WorkState): void {
    if (next === "done") finish();
    else change(changeWork({ work: next }), "Saved", `The state is ${WORK_LABELS[next]}.`);
  }

  return (
    <div className="request-work" aria-busy={isBusy}>
      <SelectField
        label="State"
        value={work}
        options={WORK_STATES.map((state) => [state, WORK_LABELS[state]])}
        onChange={(state) => setState(state as WorkState)}
      />
      <SelectField label="Assigned to" value={assignee?.id ?? ""} options={people} onChange={assign} />
      <TextField
        label="Needed by"
        key={dueOn}
        type="date"
        defaultValue={dueOn}
        onBlur={({ target: { value, validity } }) => {
          if (value === dueOn || validity.badInput) return;
          change(changeWork({ dueOn: value || null }), "Saved", value ? "The day is set." : "The day is removed.");
        }}
      />
      {assignee?.id !== me && (
        <Button look="secondary" text="Assign to Me" disabled={isBusy} onClick={() => assign(me)} />
      )}
    </div>
  );
}

/** The notes of the office about a request, in order, and a box for the next one. */
export function RequestNotes({ request, session, isBusy, change }: RequestWorkProps) {
  const titleId = useId();

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text"));
    change(addNote(text), "Saved", "The note is added.", () => form.reset());
  }

  function remove(id: string, { currentTarget }: MouseEvent): void {
    // The button disappears.
    currentTarget.closest("section")?.focus();
    change(removeNote(id), "Deleted", "The note is deleted.");
  }

  const isOwn = ({ account, by }: RequestNote) => account === session.account && (session.email || by === session.name);
  return (
    <section className="request-notes" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId}>Notes</h3>
      {request.notes.length > 0 && (
        <ol className="lines">
          {request.notes.map((note) => (
            <li key={note.id}>
              <p dir="auto">{note.text}</p>
              <div className="actions">
                <span className="field-hint">
                  {note.by}, <Time value={note.at} />
                </span>
                {isOwn(note) && (
                  <Button look="quiet" text="Delete" about=" this note" onClick={(event) => remove(note.id, event)} />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={add}>
        <FormField label="New note" hint="Only the office sees it.">
          {(attributes) => <textarea {...attributes} name="text" rows={2} maxLength={2000} required />}
        </FormField>
        <Button type="submit" look="secondary" text="Add Note" disabled={isBusy} />
      </form>
    </section>
  );
}
