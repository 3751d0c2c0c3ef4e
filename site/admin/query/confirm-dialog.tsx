import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";

interface ConfirmDialogProps<Result> {
  title: string;
  action: string;
  busyAction?: string;
  onConfirm(): Promise<Result>;
  onDone(result: Result): void;
  onClose(): void;
  children: ReactNode;
}

/** Asks before an action that cannot be undone, and stays open if it fails. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { title, action, busyAction = action, onConfirm, onDone, onClose, children } = props;
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm, onSuccess: onDone });
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <DialogActions
        action={isPending ? busyAction : action}
        isDisabled={isPending}
        problem={error && errorMessage(error, `${NO_RESPONSE} Try again.`)}
        onAct={() => mutate()}
        onCancel={onClose}
      />
    </Modal>
  );
}
