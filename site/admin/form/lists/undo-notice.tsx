import { type ReactNode, useEffect, useRef } from "react";

interface UndoNoticeProps {
  /** The sentence that names the removed item. */
  text: string;
  onUndo(): void;
}

/** A sentence with a button that brings something back. The button takes the focus of the one that has disappeared. */
export function UndoNotice({ text, onUndo }: UndoNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal takes the focus
  useEffect(() => button.current?.focus(), [text, onUndo]);

  return (
    <p className="undo-notice" role="status">
      {text}{" "}
      <button className="button quiet" type="button" ref={button} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
