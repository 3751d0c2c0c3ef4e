import type { ReactNode } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api } from "../api/client.ts";
import { formatAddress } from "../navigation/address.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { AccountFields, readAccountFields } from "./account-fields.tsx";
import { FormProblem, readFields, useSubmit } from "./form-submission.tsx";

/** The form for a new person. */
export function AddAccount(): ReactNode {
  const { problems, isBusy, onSubmit } = useSubmit(async (fields) => {
    const json = { ...readAccountFields(fields), ...readFields(fields, ["password"]) };
    const { name } = await answer(api.accounts.$post({ json }));
    showToast({
      title: "Person added",
      description: `Give ${name} the email address and the password.`,
      isDestructive: false,
    });
    location.hash = formatAddress({ section: "accounts" });
  });

  return (
    <form className="account-form" onSubmit={onSubmit} noValidate>
      <FormProblem message={problems.form} />
      <AccountFields problems={problems} />
      <PasswordField name="password" label="Password" error={problems.password} />
      <div className="actions">
        <button className="button" type="submit" disabled={isBusy}>
          {isBusy ? "Adding..." : "Add Person"}
        </button>
        <a className="button secondary" href={formatAddress({ section: "accounts" })}>
          Cancel
        </a>
      </div>
    </form>
  );
}
