import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";

interface ModalProps {
  title: string;
  className?: string;
  /** Told when Esc closes it. */
  onClose(): void;
  children: ReactNode;
}

/** A dialog over the page, open while it is there. The browser keeps the focus in it, and gives it back after. */
export function Modal({ title, className, onClose, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  // React tells the dialogs around it, too.
  const closeThis = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onClose();

  return (
    <dialog className={className} ref={dialog} aria-labelledby={titleId} onCancel={closeThis}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
