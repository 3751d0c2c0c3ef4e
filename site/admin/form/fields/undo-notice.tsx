import { type ReactNode, useEffect, useRef } from "react";

interface UndoNoticeProps {
  text: string;
  onUndo(): void;
  /** The removal, compared by identity. */
  removal: unknown;
}

/** A sentence with a button that brings something back. The button takes the focus of the one that has disappeared. */
export function UndoNotice({ text, onUndo, removal }: UndoNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (removal !== undefined) button.current?.focus();
  }, [removal]);

  return (
    <p className="undo-notice" role="status">
      {text}{" "}
      <button className="button quiet" type="button" ref={button} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
