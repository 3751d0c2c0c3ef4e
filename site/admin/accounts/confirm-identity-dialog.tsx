import { type ReactNode, useEffect, useRef, useState } from "react";
import { proveIdentity, readOwnAccount, readPasskeySignInOptions } from "../api/accounts-api.ts";
import type { Session } from "../api/admin-api.ts";
import { Modal } from "../ui/modal.tsx";
import { PasswordField, UsernameField } from "../ui/password-field.tsx";
import { FormProblem } from "./form-problem.tsx";
import { FieldError, readFields, useSubmit } from "./use-submit.ts";

interface ConfirmIdentityDialogProps {
  session: Session;
  onProved(): void;
  onClose(): void;
}

/** Asks for the password, or for a passkey if the user has one. */
export function ConfirmIdentityDialog({ session, onProved, onClose }: ConfirmIdentityDialogProps): ReactNode {
  const hasPasskeys = useHasPasskeys(session);
  const usesPasskey = useRef(false);
  const { problems, isBusy, onSubmit } = useSubmit(async (fields) => {
    await proveIdentity(usesPasskey.current ? { response: await signWithPasskey() } : readFields(fields, ["current"]));
    onProved();
  });

  /** Chooses what the form sends, before it is submitted. */
  const choose = (isPasskey: boolean) => {
    usesPasskey.current = isPasskey;
  };

  return (
    <Modal title="Confirm It's You" onClose={onClose}>
      <p>You signed in a while ago, so please confirm that it is you.</p>
      <form className="account-form" onSubmit={onSubmit} noValidate>
        <FormProblem message={problems.form} />
        <UsernameField value={session.email ?? session.name} />
        <PasswordField name="current" label="Your password" error={problems.current} />
        <div className="actions">
          <button className="button" type="submit" disabled={isBusy} onClick={() => choose(false)}>
            Confirm
          </button>
          {hasPasskeys && (
            <button className="button secondary" type="submit" disabled={isBusy} onClick={() => choose(true)}>
              Use a Passkey
            </button>
          )}
          <button className="button secondary" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** Returns true if the user has an account with a passkey. */
function useHasPasskeys({ email }: Session): boolean {
  const [hasPasskeys, setHasPasskeys] = useState(false);
  useEffect(() => {
    if (email === undefined) return;
    // Without the answer, the password remains.
    void readOwnAccount().then(
      ({ passkeys }) => setHasPasskeys(passkeys.length > 0),
      () => undefined,
    );
  }, [email]);
  return hasPasskeys;
}

/** @throws FieldError if the user or the browser refuses */
async function signWithPasskey() {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await readPasskeySignInOptions();
  return startAuthentication({ optionsJSON }).catch(() => {
    throw new FieldError({ form: "Your device did not use a passkey. Try again, or enter your password." });
  });
}
