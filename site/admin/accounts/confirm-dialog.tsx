import { type ReactNode, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { Modal } from "../ui/modal.tsx";
import { FormProblem } from "./form-problem.tsx";

interface ConfirmDialogProps {
  title: string;
  /** Label of the button that goes ahead. */
  action: string;
  onConfirm(): Promise<unknown>;
  onDone(): void;
  onClose(): void;
  children: ReactNode;
}

/** Asks before an action that cannot be undone, and stays open if it fails. */
export function ConfirmDialog({ title, action, onConfirm, onDone, onClose, children }: ConfirmDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await onConfirm();
      onDone();
    } catch (error) {
      setProblem(errorMessage(error, NO_RESPONSE));
      setBusy(false);
    }
  }

  return (
    <Modal title={title} onClose={onClose}>
      <FormProblem message={problem} />
      {children}
      <div className="actions">
        <button className="button" type="button" disabled={isBusy} onClick={confirm}>
          {action}
        </button>
        <button className="button secondary" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}
