import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
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
export function Modal({ title, className, onClose, children }: ModalProps): ReactNode {
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
