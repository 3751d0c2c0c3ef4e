import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { TOOLS } from "./editor-plugins.ts";

interface RichTextToolbarProps {
  state: EditorState;
  controls: string;
  onRun(command: Command): void;
  onLink(): void;
}

/** Keys that move between the buttons, with the index that they move to. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The buttons of an editor for formatted text. They are one stop for Tab: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function RichTextToolbar({ state, controls, onRun, onLink }: RichTextToolbarProps): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(0);

  function move(event: KeyboardEvent): void {
    const target = MOVES[event.key]?.(reachable, TOOLS.length);
    if (target === undefined) return;
    event.preventDefault();
    setReachable(target);
    toolbar.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <div
      className="rich-text-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      ref={toolbar}
      onKeyDown={move}
    >
      {TOOLS.map(({ label, sign, key, command, isActive }, index) => {
        const shortcut = key
          .replace("Mod", "Control")
          .replaceAll("-", "+")
          .replace(/.$/, (letter) => letter.toUpperCase());
        return (
          <button
            key={label}
            type="button"
            className={`tool tool-${label.split(" ")[0]?.toLowerCase()}`}
            title={`${label} (${shortcut.replace("Control", "Ctrl")})`}
            aria-label={label}
            aria-keyshortcuts={shortcut}
            aria-pressed={isActive?.(state)}
            aria-disabled={isActive === undefined && !command?.(state) ? true : undefined}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setReachable(index)}
            // The editor keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (command ? onRun(command) : onLink())}
            // The sign is no text, because voice control knows the button by its name.
            data-sign={sign}
          />
        );
      })}
    </div>
  );
}
