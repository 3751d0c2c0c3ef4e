import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { FieldChoice } from "#site/admin/changes/field-choice.tsx";
import { DialogActions } from "../../ui/modal.tsx";
import type { PublishConflict } from "./publisher.ts";
import type { Choices } from "./rebase.ts";

interface ConflictChoiceProps {
  conflict: PublishConflict;
  onChoose(choices: Choices): void;
  onKeepEditing(): void;
}

/** The fields that both the user and others have changed, each with both versions and the one before. */
export function ConflictChoice({ conflict, onChoose, onKeepEditing }: ConflictChoiceProps): ReactNode {
  const { conflicts, by } = conflict;
  const [choices, setChoices] = useState<Choices>({});
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isComplete = conflicts.every(({ pointer }) => choices[pointer] !== undefined);

  useEffect(() => form.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete) onChoose(choices);
    else form.current?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
  }

  return (
    <form className="outcome destructive" aria-labelledby={titleId} tabIndex={-1} ref={form} onSubmit={submit}>
      <h3 id={titleId}>
        {by} changed {formatCount(conflicts.length, "field")} that you changed too
      </h3>
      <p>Choose the version to publish. Nothing is published yet, and all other changes of both of you are kept.</p>
      {conflicts.map((field) => (
        <FieldChoice
          key={field.pointer}
          field={field}
          titles={{ yours: "Yours", theirs: `From ${by}`, base: "Before" }}
          choice={choices[field.pointer]}
          onChoose={(side) => setChoices((last) => ({ ...last, [field.pointer]: side }))}
        />
      ))}
      <DialogActions action="Publish With These Versions" cancel="Keep Editing" onCancel={onKeepEditing} />
    </form>
  );
}
