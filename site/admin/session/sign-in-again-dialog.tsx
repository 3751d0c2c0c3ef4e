import { useEffect, useEffectEvent, useState } from "react";
import { api, type UserSession } from "../api/client.ts";
import { personHeaders } from "../api/request.ts";
import { queryClient } from "../query/query-client.ts";
import { Button } from "../ui/controls/button.tsx";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { type Access, firstFieldOf, personOf, readAccess } from "./access.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainDialogProps {
  session: UserSession;
  /** Called when the same person has signed in. */
  onSignedIn(session: UserSession): void;
  /** Called when another person has signed in and wants to start. */
  onReplaced(session: UserSession): void;
  onClose(): void;
}

/** The sign-in form in a dialog, for a session that ended while the user was working. */
export function SignInAgainDialog({ session, onSignedIn, onReplaced, onClose }: SignInAgainDialogProps) {
  const [access, setAccess] = useState<Access>();
  const [other, setOther] = useState<UserSession>();

  const accept = useEffectEvent((renewed: UserSession) => {
    if (personOf(renewed) === personOf(session)) onSignedIn(renewed);
    else setOther(renewed);
  });

  useEffect(() => {
    // The way to sign in may have changed, and the user may have signed in in another tab.
    void readAccess().then((current) => {
      setAccess(current);
      if (current.state === "signed-in") accept(current.session);
    });
  }, []);

  /** Ends the session of the other person, so that nothing on this screen is published in their name. */
  function refuseOther(): void {
    setOther(undefined);
    if (other !== undefined) void api.session.$delete({}, { headers: personHeaders(other) }).catch(() => undefined);
  }

  if (other !== undefined) {
    return (
      <Modal title="Another Person Has Signed In" onClose={refuseOther}>
        <p>
          You are now signed in as <strong>{other.name}</strong>. The changes on this screen were made by{" "}
          <strong>{session.name}</strong>.
        </p>
        <p>
          If you continue as {other.name}, unfinished changes to pages stay saved in this browser until {session.name}{" "}
          signs in here again. Other unfinished work on this screen is lost.
        </p>
        <DialogActions
          action={`Sign In as ${session.name}`}
          onAct={refuseOther}
          cancel={`Continue as ${other.name}`}
          onCancel={() => {
            queryClient.clear();
            onReplaced(other);
          }}
        />
      </Modal>
    );
  }

  const field = access?.state === "signed-out" ? access.signInWith : firstFieldOf(session);
  const hasPasskeys = access?.state === "signed-out" && access.hasPasskeys;
  return (
    <Modal title="Sign In Again" onClose={onClose}>
      <p>Your session has ended. What you typed is still here.</p>
      <SignInForm key={field} field={field} name={personOf(session)} hasPasskeys={hasPasskeys} onSignedIn={accept}>
        <Button look="quiet" text="Not Now" onClick={onClose} />
      </SignInForm>
    </Modal>
  );
}
