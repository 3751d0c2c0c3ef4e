import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./controls/button.tsx";
import { Problem } from "./controls/problem.tsx";
import { useEventListener } from "./use-event-listener.ts";

interface ModalProps {
  title: string;
  className?: string;
  /** Called when the user presses Escape or goes to another address. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted. The browser traps the focus in it and restores it afterward. It is
 * outside of the section that opens it, whose styles and visibility do not concern it.
 */
export function Modal({ title, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  // The dialog belongs to the section that the user has left.
  useEventListener(window, ["hashchange"], onClose);

  // React also calls the handlers of the dialogs that contain this one.
  const closeThis = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onClose();

  return createPortal(
    <dialog className={className} ref={dialog} aria-labelledby={titleId} onCancel={closeThis}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}

interface DialogActionsProps {
  action: string;
  isDisabled?: boolean;
  problem?: string | null | undefined;
  /** Without it, the first button submits the form around it. */
  onAct?: () => void;
  cancel?: string;
  onCancel(): void;
  children?: ReactNode;
}

/** The end of a dialog: what went wrong, the button that goes ahead, and the one that closes it. */
export function DialogActions(props: DialogActionsProps) {
  const { action, isDisabled = false, problem, onAct, cancel = "Cancel", onCancel, children } = props;
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <div className="actions">
        <Button text={action} type={onAct ? "button" : "submit"} disabled={isDisabled} onClick={onAct} />
        {children}
        <Button look="secondary" text={cancel} onClick={onCancel} />
      </div>
    </>
  );
}
