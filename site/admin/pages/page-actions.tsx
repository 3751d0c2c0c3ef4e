import { type KeyboardEvent, type ReactNode, useRef } from "react";

export interface PageAction<Id> {
  id: Id;
  title: string;
}

interface PageActionsProps<Id> {
  actions: readonly PageAction<Id>[];
  /** The reasons why the page lacks other actions. */
  notes: readonly string[];
  onChoose(id: Id): void;
}

/** A button that shows further actions. Escape and a click elsewhere close it. */
export function PageActions<Id>({ actions, notes, onChoose }: PageActionsProps<Id>): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);

  function close(): void {
    menu.current?.removeAttribute("open");
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }

  return (
    <details
      className="more-actions"
      ref={menu}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className="button secondary">More</summary>
      <ul>
        {actions.map(({ id, title }) => (
          <li key={title}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                close();
                menu.current?.querySelector("summary")?.focus();
                onChoose(id);
              }}
            >
              {title}…
            </button>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="action-note">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}
