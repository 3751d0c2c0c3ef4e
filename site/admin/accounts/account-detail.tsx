import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { api, type StaffAccount } from "../api/client.ts";
import { formatAddress } from "../navigation/address.ts";
import { ApiForm, readFields } from "../query/api-form.tsx";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { AccountFields, AccountSummary, readAccountFields } from "./account-fields.tsx";
import { type ListedPerson, personQuery, refreshAccounts } from "./account-queries.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

interface AccountDetailProps {
  id: string;
  /** Email address of the user, who may not change the own role here. */
  ownEmail: string | undefined;
}

/** One person's account, for owners: details, password, passkeys, sessions, and removal. */
export function AccountDetail({ id, ownEmail }: AccountDetailProps) {
  return (
    <QueryResult query={useQuery(personQuery(id))}>
      {(people) => {
        const account = people.find((person) => person.id === id);
        if (account === undefined) return <p>This account does not exist. It may have been removed.</p>;
        return <Detail account={account} isOwn={account.email === ownEmail} />;
      }}
    </QueryResult>
  );
}

type DetailProps = { account: ListedPerson; isOwn: boolean };

function Detail({ account, isOwn }: DetailProps) {
  return (
    <>
      <AccountSummary {...account} />
      <ChangeAccount account={account} isOwn={isOwn} />
      {isOwn ? (
        <p>
          To change your password or add a passkey, go to{" "}
          <a href={formatAddress({ section: "accounts", path: "me" })}>your account</a>. Another owner can change your
          role or remove your account.
        </p>
      ) : (
        <NewPassword account={account} />
      )}
      <section aria-labelledby="passkeys-title">
        <h3 id="passkeys-title">Passkeys</h3>
        <PasskeyList passkeys={account.passkeys} account={account.id} />
      </section>
      <section aria-labelledby="sessions-title">
        <h3 id="sessions-title">Signed In</h3>
        <SessionList sessions={account.sessions} />
      </section>
      {!isOwn && <RemoveAccount account={account} />}
    </>
  );
}

function ChangeAccount({ account, isOwn }: DetailProps) {
  async function change(fields: FormData): Promise<void> {
    const { role, mayReadRequests, ...person } = readAccountFields(fields);
    const json = isOwn ? person : { ...person, role, mayReadRequests };
    await api.accounts[":id"].$patch({ param: { id: account.id }, json });
    showToast({ title: "Saved", description: `The account of ${person.name} has changed.`, isDestructive: false });
    refreshAccounts();
  }

  return (
    <ApiForm label="Details" action={["Save", "Saving..."]} send={change}>
      {(problems) => <AccountFields account={account} problems={problems} hasFixedRole={isOwn} />}
    </ApiForm>
  );
}

function NewPassword({ account }: { account: StaffAccount }) {
  async function change(fields: FormData, form: HTMLFormElement): Promise<void> {
    await api.accounts[":id"].$patch({ param: { id: account.id }, json: readFields(fields, ["password"]) });
    form.reset();
    showToast({ title: "Password changed", description: `${account.name} has been signed out.`, isDestructive: false });
    refreshAccounts();
  }

  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title">Set a New Password</h3>
      <ApiForm action={["Set Password", "Changing..."]} isSecondary send={change}>
        {({ password }) => <PasswordField name="password" label="New password" error={password} />}
      </ApiForm>
    </section>
  );
}

function RemoveAccount({ account }: { account: StaffAccount }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="remove-title">
      <h3 id="remove-title">Remove This Person</h3>
      <p>{account.name} can no longer sign in. What they changed stays in History under their name.</p>
      <Button look="secondary" text={`Remove ${account.name}`} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${account.name}?`}
          action="Remove Person"
          onConfirm={() => api.accounts[":id"].$delete({ param: { id: account.id } })}
          onDone={() => {
            const description = `${account.name} can no longer sign in.`;
            showToast({ title: "Person removed", description, isDestructive: false });
            location.hash = formatAddress({ section: "accounts" });
          }}
          onClose={() => setAsking(false)}
        >
          <p>The password, the passkeys and all sessions of {account.email} end now. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
