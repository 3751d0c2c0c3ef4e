import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

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

  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // The dialog belongs to the section that the user has left.
    const onHashChange = () => leave();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);

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
