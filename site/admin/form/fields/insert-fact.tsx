import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { listReferences } from "#content/facts/facts.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useEditor } from "../state/editor-context.ts";

interface InsertFactProps {
  /** The name of the field, for the button's accessible name. */
  label: string;
  /** Called with a reference such as `{site.phone}`. */
  onInsert(reference: string): void;
}

/** A menu of the facts that texts can quote, with their present values. */
export function InsertFact({ label, onInsert }: InsertFactProps): ReactNode {
  const { facts } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus within the menu
    <div
      className={isOpen ? "insert-fact open" : "insert-fact"}
      ref={box}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        look="quiet"
        text="Insert a Fact"
        about={` into ${label}`}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="fact-menu" id={menuId} ref={focusFirst}>
          {[...facts].map(([name, { title, text }]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onInsert(`{${name}}`);
                }}
              >
                {text}
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector("button")?.focus();
}

/**
 * Replaces the selection of a text box, and moves the caret behind the inserted text.
 * @returns the new text, or undefined if there is no such text box
 */
export function insertAtCaret(id: string, inserted: string): string | undefined {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  box.focus();
  box.setRangeText(inserted, box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length, "end");
  return box.value;
}

/** The facts that a text quotes, with their present values. */
export function QuotedFacts({ text }: { text: string }): ReactNode {
  const { facts } = useEditor();
  const names = [...new Set(listReferences(text))];
  if (names.length === 0) return null;
  return (
    <ul className="quoted-facts">
      {names.map((name) => (
        <li key={name} className={facts.has(name) ? undefined : "unknown"}>
          <code>{`{${name}}`}</code> {facts.has(name) ? `shows as ${facts.get(name)?.text}` : "is not a fact we know"}
        </li>
      ))}
    </ul>
  );
}
