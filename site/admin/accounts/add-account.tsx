import type { ReactNode } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api } from "../api/client.ts";
import { formatAddress } from "../navigation/address.ts";
import { ApiForm, readFields } from "../query/api-form.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { AccountFields, readAccountFields } from "./account-fields.tsx";

export function AddAccount(): ReactNode {
  async function add(fields: FormData): Promise<void> {
    const from = location.hash;
    const json = { ...readAccountFields(fields), ...readFields(fields, ["password"]) };
    const { name } = await answer(api.accounts.$post({ json }));
    const description = `Give ${name} the email address and the password.`;
    showToast({ title: "Person added", description, isDestructive: false });
    // The response may arrive after the user has opened another page, which stays open.
    if (location.hash === from) location.hash = ACCOUNTS;
  }

  return (
    <ApiForm action={["Add Person", "Adding..."]} send={add} buttons={CANCEL}>
      {(problems) => (
        <>
          <AccountFields problems={problems} />
          <PasswordField name="password" label="Password" error={problems.password} />
        </>
      )}
    </ApiForm>
  );
}

const ACCOUNTS = formatAddress({ section: "accounts" });

const CANCEL = (
  <a className="button secondary" href={ACCOUNTS}>
    Cancel
  </a>
);
