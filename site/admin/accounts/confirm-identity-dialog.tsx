import { useQuery } from "@tanstack/react-query";
import { answer, api, type UserSession } from "../api/client.ts";
import { ApiForm, FieldError, readFields } from "../query/api-form.tsx";
import { Button } from "../ui/controls/button.tsx";
import { PasswordField, UsernameField } from "../ui/controls/password-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { ownAccountQuery } from "./account-queries.ts";

type ConfirmIdentityDialogProps = { session: UserSession; onProved(): void; onClose(): void };

/** Asks for the password, or for a passkey if the user has one. */
export function ConfirmIdentityDialog({ session, onProved, onClose }: ConfirmIdentityDialogProps) {
  // Without the answer, the password remains.
  const { data: account } = useQuery({ ...ownAccountQuery, enabled: session.email !== undefined });

  async function prove(fields: FormData): Promise<void> {
    const json = fields.has(PASSKEY) ? { response: await signWithPasskey() } : readFields(fields, ["current"]);
    await api.session.proof.$post({ json });
    onProved();
  }

  const passkeyButton = account !== undefined && account.passkeys.length > 0 && (
    <Button look="secondary" text="Use a Passkey" type="submit" name={PASSKEY} />
  );
  return (
    <Modal title="Confirm It's You" onClose={onClose}>
      <p>You signed in a while ago, so please confirm that it is you.</p>
      <ApiForm action={["Confirm", "Confirm"]} send={prove} onCancel={onClose} buttons={passkeyButton}>
        {({ current }) => (
          <>
            <UsernameField value={session.email ?? session.name} />
            <PasswordField name="current" label="Your password" error={current} />
          </>
        )}
      </ApiForm>
    </Modal>
  );
}

/** The name of the button that sends the form with a passkey. */
const PASSKEY = "passkey";

/** @throws FieldError if the user or the browser refuses */
async function signWithPasskey() {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: await answer(api.session.passkey.options.$post()) }).catch(() => {
    throw new FieldError({ form: "Your device did not use a passkey. Try again, or enter your password." });
  });
}
