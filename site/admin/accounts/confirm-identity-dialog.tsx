import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answer, api, type UserSession } from "../api/client.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Modal } from "../ui/modal.tsx";
import { PasswordField, UsernameField } from "../ui/password-field.tsx";
import { ownAccountQuery } from "./account-queries.ts";
import { FieldError, FormProblem, readFields, useSubmit } from "./form-submission.tsx";

interface ConfirmIdentityDialogProps {
  session: UserSession;
  onProved(): void;
  onClose(): void;
}

/** Asks for the password, or for a passkey if the user has one. */
export function ConfirmIdentityDialog({ session, onProved, onClose }: ConfirmIdentityDialogProps): ReactNode {
  // Without the answer, the password remains.
  const { data: account } = useQuery({ ...ownAccountQuery, enabled: session.email !== undefined });
  const { problems, isBusy, onSubmit } = useSubmit(async (fields) => {
    const json = fields.has(PASSKEY) ? { response: await signWithPasskey() } : readFields(fields, ["current"]);
    await api.session.proof.$post({ json });
    onProved();
  });

  return (
    <Modal title="Confirm It's You" onClose={onClose}>
      <p>You signed in a while ago, so please confirm that it is you.</p>
      <form className="account-form" onSubmit={onSubmit} noValidate>
        <FormProblem message={problems.form} />
        <UsernameField value={session.email ?? session.name} />
        <PasswordField name="current" label="Your password" error={problems.current} />
        <DialogActions action="Confirm" isDisabled={isBusy} onCancel={onClose}>
          {account !== undefined && account.passkeys.length > 0 && (
            <button className="button secondary" type="submit" name={PASSKEY} disabled={isBusy}>
              Use a Passkey
            </button>
          )}
        </DialogActions>
      </form>
    </Modal>
  );
}

/** The name of the button that sends the form with a passkey. */
const PASSKEY = "passkey";

/** @throws FieldError if the user or the browser refuses */
async function signWithPasskey() {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await answer(api.session.passkey.options.$post());
  return startAuthentication({ optionsJSON }).catch(() => {
    throw new FieldError({ form: "Your device did not use a passkey. Try again, or enter your password." });
  });
}
