import type { ReactNode } from "react";
import { DialogActions, Modal } from "../ui/modal.tsx";

/** The question that the panel asks before signing out with changes that are not published. */
export function SignOutDialog({ onSignOut, onClose }: { onSignOut(): void; onClose(): void }): ReactNode {
  return (
    <Modal title="Sign Out?" onClose={onClose}>
      <p>
        Your changes aren't published yet. Unless a message says otherwise, they stay as a draft on this computer for
        the next time you sign in.
      </p>
      <DialogActions action="Stay Signed In" onAct={onClose} cancel="Sign Out" onCancel={onSignOut} />
    </Modal>
  );
}
