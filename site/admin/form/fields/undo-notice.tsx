import { useEffect, useRef } from "react";
import { Button } from "../../ui/controls/button.tsx";

interface UndoNoticeProps {
  text: string;
  onUndo(): void;
  /** The removal, compared by identity. */
  removal: unknown;
}

/** A sentence with a button that brings something back. The button takes the focus of the one that has disappeared. */
export function UndoNotice({ text, onUndo, removal }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (removal !== undefined) button.current?.focus();
  }, [removal]);

  return (
    <p className="undo-notice" role="status">
      {text} <Button look="quiet" text="Undo" ref={button} onClick={onUndo} />
    </p>
  );
}
