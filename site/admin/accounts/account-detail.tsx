import { type ReactNode, useCallback, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import {
  type Account,
  changeAccount,
  type ListedSession,
  readAccounts,
  readSessions,
  removeAccount,
} from "../api/accounts-api.ts";
import { formatAddress } from "../navigation/address.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { AccountFields, readAccountFields } from "./account-fields.tsx";
import { AccountSummary } from "./account-summary.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { FormProblem } from "./form-problem.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";
import { readFields, useSubmit } from "./use-submit.ts";

interface AccountDetailProps {
  id: string;
  /** Email address of the user, who may not change the own role here. */
  ownEmail: string | undefined;
}

/** One person's account, for owners: details, password, passkeys, sessions, and removal. */
export function AccountDetail({ id, ownEmail }: AccountDetailProps): ReactNode {
  const read = useCallback(async () => {
    const [accounts, sessions] = await Promise.all([readAccounts(), readSessions()]);
    const account = accounts.find((candidate) => candidate.id === id);
    return { account, sessions: sessions.filter((session) => session.account === id) };
  }, [id]);
  const query = useQuery(read);
  return (
    <QueryResult query={query}>
      {({ account, sessions }) =>
        account === undefined ? (
          <p>This account does not exist. It may have been removed.</p>
        ) : (
          <Detail account={account} sessions={sessions} isOwn={account.email === ownEmail} onChanged={query.refetch} />
        )
      }
    </QueryResult>
  );
}

interface DetailProps {
  account: Account;
  sessions: readonly ListedSession[];
  isOwn: boolean;
  onChanged(): void;
}

function Detail({ account, sessions, isOwn, onChanged }: DetailProps): ReactNode {
  return (
    <>
      <AccountSummary {...account} />
      <ChangeAccount account={account} isOwn={isOwn} onChanged={onChanged} />
      {isOwn ? (
        <p>
          To change your password or add a passkey, go to{" "}
          <a href={formatAddress({ section: "accounts", path: "me" })}>your account</a>. Another owner can change your
          role or remove your account.
        </p>
      ) : (
        <NewPassword account={account} onChanged={onChanged} />
      )}
      <section aria-labelledby="passkeys-title">
        <h3 id="passkeys-title">Passkeys</h3>
        <PasskeyList passkeys={account.passkeys} account={account.id} onChanged={onChanged} />
      </section>
      <section aria-labelledby="sessions-title">
        <h3 id="sessions-title">Signed In</h3>
        <SessionList sessions={sessions} onChanged={onChanged} />
      </section>
      {!isOwn && <RemoveAccount account={account} />}
    </>
  );
}

function ChangeAccount({ account, isOwn, onChanged }: Omit<DetailProps, "sessions">): ReactNode {
  const { problems, isBusy, onSubmit } = useSubmit(async (fields) => {
    const { role, mayReadRequests, ...person } = readAccountFields(fields);
    await changeAccount(account.id, isOwn ? person : { ...person, role, mayReadRequests });
    showToast({ title: "Saved", description: `The account of ${person.name} has changed.`, isDestructive: false });
    onChanged();
  });
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate aria-label="Details">
      <FormProblem message={problems.form} />
      <AccountFields account={account} problems={problems} hasFixedRole={isOwn} />
      <div className="actions">
        <button className="button" type="submit" disabled={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </button>
      </div>
    </form>
  );
}

function NewPassword({ account, onChanged }: Pick<DetailProps, "account" | "onChanged">): ReactNode {
  const { problems, isBusy, onSubmit } = useSubmit(async (fields, form) => {
    await changeAccount(account.id, readFields(fields, ["password"]));
    form.reset();
    showToast({ title: "Password changed", description: `${account.name} has been signed out.`, isDestructive: false });
    onChanged();
  });
  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title">Set a New Password</h3>
      <form className="account-form" onSubmit={onSubmit} noValidate>
        <FormProblem message={problems.form} />
        <PasswordField name="password" label="New password" error={problems.password} />
        <div className="actions">
          <button className="button secondary" type="submit" disabled={isBusy}>
            {isBusy ? "Changing..." : "Set Password"}
          </button>
        </div>
      </form>
    </section>
  );
}

function RemoveAccount({ account }: { account: Account }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="remove-title">
      <h3 id="remove-title">Remove This Person</h3>
      <p>{account.name} can no longer sign in. What they changed stays in History under their name.</p>
      <button className="button secondary" type="button" onClick={() => setAsking(true)}>
        Remove {account.name}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${account.name}?`}
          action="Remove Person"
          onConfirm={() => removeAccount(account.id)}
          onDone={() => {
            showToast({
              title: "Person removed",
              description: `${account.name} can no longer sign in.`,
              isDestructive: false,
            });
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
