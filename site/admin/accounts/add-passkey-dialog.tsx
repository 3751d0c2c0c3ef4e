import { startRegistration } from "@simplewebauthn/browser";
import type { ReactNode } from "react";
import { nameMaxCharacters } from "#site/constants.ts";
import { answer, api } from "../api/client.ts";
import { ApiForm, FieldError, readFields } from "../query/api-form.tsx";
import { PasswordField, UsernameField } from "../ui/controls/password-field.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { describeBrowser } from "./describe-browser.ts";

interface AddPasskeyDialogProps {
  /** Email address of the user, for password managers. */
  email: string;
  onAdded(): void;
  onClose(): void;
}

/** Asks for a name and the password, and then lets the browser create a passkey. */
export function AddPasskeyDialog({ email, onAdded, onClose }: AddPasskeyDialogProps): ReactNode {
  async function add(fields: FormData): Promise<void> {
    const { name, current } = readFields(fields, ["name", "current"]);
    const options = await answer(api.account.passkeys.options.$post({ json: { current } }));
    await api.account.passkeys.$post({ json: { name, response: await createPasskey(options) } });
    onAdded();
  }

  return (
    <Modal title="Add a Passkey" onClose={onClose}>
      <p>With a passkey you sign in by fingerprint, face, screen lock or security key instead of your password.</p>
      <ApiForm action={["Add Passkey", "Waiting for Your Device..."]} send={add} onCancel={onClose}>
        {(problems) => (
          <>
            <UsernameField value={email} />
            <TextField
              label="Name"
              hint="To recognize it in the list."
              error={problems.name}
              name="name"
              defaultValue={describeBrowser(navigator.userAgent)}
              maxLength={nameMaxCharacters}
              autoComplete="off"
            />
            <PasswordField name="current" label="Your password" error={problems.current} />
          </>
        )}
      </ApiForm>
    </Modal>
  );
}

/** @throws FieldError if the user or the browser refuses */
async function createPasskey(optionsJSON: Parameters<typeof startRegistration>[0]["optionsJSON"]) {
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    throw new FieldError({ form: isKnown ? "This device already has a passkey for your account." : NOT_CREATED });
  }
}

const NOT_CREATED = "Your device did not create a passkey. Try again, or use another device.";
