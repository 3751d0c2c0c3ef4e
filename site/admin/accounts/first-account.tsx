import type { ReactNode } from "react";
import { api } from "../api/client.ts";
import { ApiForm, readFields } from "../query/api-form.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { AccountFields, readAccountFields } from "./account-fields.tsx";

/** The way from one shared password to accounts: the user becomes the first owner. */
export function FirstAccount({ name }: { name: string }): ReactNode {
  async function create(fields: FormData): Promise<void> {
    const account = { ...readAccountFields(fields), role: "owner" as const, mayReadRequests: true };
    await api.accounts.$post({ json: { ...account, ...readFields(fields, ["password"]) } });
    // Every section shows what the new account may do.
    location.reload();
  }

  return (
    <>
      <p>
        This office signs in with one shared password. With accounts, each person has a password of their own, can use
        passkeys, and is named in History.
      </p>
      <div className="outcome">
        <h3>Before You Start</h3>
        <ul>
          <li>You become the first owner, and stay signed in.</li>
          <li>The shared password no longer works, and everyone who is signed in with it is signed out.</li>
          <li>Next, add an account for each of your colleagues.</li>
        </ul>
      </div>
      <ApiForm action={["Create My Account", "Creating..."]} send={create}>
        {(problems) => (
          <>
            <AccountFields
              account={{ name, email: "", role: "owner", mayReadRequests: true }}
              problems={problems}
              hasFixedRole
            />
            <PasswordField name="password" label="Password" error={problems.password} />
          </>
        )}
      </ApiForm>
    </>
  );
}
