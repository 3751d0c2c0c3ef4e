import type { ReactNode } from "react";
import { Modal } from "../ui/modal.tsx";

interface SignOutDialogProps {
  onSignOut(): void;
  onClose(): void;
}

/** The question that the panel asks before signing out would discard text that was not imported. */
export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps): ReactNode {
  return (
    <Modal title="Sign Out?" onClose={onClose}>
      <p>You haven't imported your changes. If you sign out now, you will lose them.</p>
      <div className="actions">
        <button className="button" type="button" onClick={onClose}>
          Stay Signed In
        </button>
        <button className="button secondary" type="button" onClick={onSignOut}>
          Sign Out
        </button>
      </div>
    </Modal>
  );
}
