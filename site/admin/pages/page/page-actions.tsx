import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface PageAction {
  title: string;
  onChoose(): void;
}

interface PageActionsProps {
  actions: readonly PageAction[];
  /** The reasons why the page lacks other actions. */
  notes: readonly string[];
}

/** A button that shows further actions. Escape and a click elsewhere close it. */
export function PageActions({ actions, notes }: PageActionsProps): ReactNode {
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
        {actions.map(({ title, onChoose }) => (
          <li key={title}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                close();
                menu.current?.querySelector("summary")?.focus();
                onChoose();
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
