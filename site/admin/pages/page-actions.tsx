import { type KeyboardEvent, type ReactNode, useRef } from "react";

/** The actions of a page, each with its words in the menu. */
export const PAGE_ACTIONS = { duplicate: "Duplicate", move: "Move", retire: "Retire" } as const;

export type PageAction = keyof typeof PAGE_ACTIONS;

interface PageActionsProps {
  actions: readonly PageAction[];
  /** The reasons why the page lacks other actions. */
  notes: readonly string[];
  onChoose(action: PageAction): void;
}

/** A button that shows further actions. Escape and a click elsewhere close it. */
export function PageActions({ actions, notes, onChoose }: PageActionsProps): ReactNode {
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
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                close();
                menu.current?.querySelector("summary")?.focus();
                onChoose(action);
              }}
            >
              {PAGE_ACTIONS[action]}…
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
