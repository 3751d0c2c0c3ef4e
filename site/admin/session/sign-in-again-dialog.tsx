import type { ReactNode } from "react";
import { type Session, signInFieldOf } from "../api/admin-api.ts";
import { Modal } from "../ui/modal.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainDialogProps {
  /** The session that ended. */
  session: Pick<Session, "name" | "email">;
  onSignedIn(session: Session): void;
  onClose(): void;
}

/** The sign-in form in a dialog, for a session that ended while the user was working. */
export function SignInAgainDialog({ session, onSignedIn, onClose }: SignInAgainDialogProps): ReactNode {
  return (
    <Modal title="Sign In Again" onClose={onClose}>
      <p>Your session has ended. What you typed is still here.</p>
      <SignInForm field={signInFieldOf(session)} name={session.email ?? session.name} onSignedIn={onSignedIn}>
        <button className="button quiet" type="button" onClick={onClose}>
          Not Now
        </button>
      </SignInForm>
    </Modal>
  );
}
