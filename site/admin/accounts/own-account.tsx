import { type ReactNode, useCallback, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { changeOwnPassword, endOtherSessions, readOwnAccount, readSessions } from "../api/accounts-api.ts";
import type { Session } from "../api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { formatAddress } from "../navigation/address.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { PasswordField, UsernameField } from "../ui/password-field.tsx";
import { AccountSummary } from "./account-summary.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { FormProblem } from "./form-problem.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";
import { readFields, useSubmit } from "./use-submit.ts";

/** The account of the user: password, passkeys and sessions. */
export function OwnAccount({ session }: { session: Session }): ReactNode {
  const { email } = session;
  return (
    <>
      <AccountSummary {...session} />
      {email === undefined ? (
        <p>
          This office signs in with one shared password, so there is no password or passkey of your own.{" "}
          <a href={formatAddress({ section: "accounts" })}>Create an account</a> to get them.
        </p>
      ) : (
        <>
          <ChangePassword email={email} />
          <OwnPasskeys email={email} />
        </>
      )}
      <OwnSessions />
    </>
  );
}

function ChangePassword({ email }: { email: string }): ReactNode {
  const { problems, isBusy, onSubmit } = useSubmit(async (fields, form) => {
    await changeOwnPassword(readFields(fields, ["current", "password"]));
    form.reset();
    showToast({ title: "Password changed", description: "Your other sessions have ended.", isDestructive: false });
  });

  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title">Change Password</h3>
      <form className="account-form" onSubmit={onSubmit} noValidate>
        <FormProblem message={problems.form} />
        <UsernameField value={email} />
        <PasswordField name="current" label="Present password" error={problems.current} />
        <PasswordField name="password" label="New password" error={problems.password} />
        <div className="actions">
          <button className="button" type="submit" disabled={isBusy}>
            {isBusy ? "Changing..." : "Change Password"}
          </button>
        </div>
      </form>
    </section>
  );
}

function OwnPasskeys({ email }: { email: string }): ReactNode {
  const [isAdding, setAdding] = useState(false);
  const account = useQuery(readOwnAccount);
  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">Passkeys</h3>
      <p>Sign in by fingerprint, face, screen lock or security key. Your password keeps working.</p>
      <QueryResult query={account}>
        {({ passkeys }) => <PasskeyList passkeys={passkeys} onChanged={account.refetch} />}
      </QueryResult>
      {"PublicKeyCredential" in window ? (
        <button className="button secondary" type="button" onClick={() => setAdding(true)}>
          Add a Passkey
        </button>
      ) : (
        <p className="field-hint">This browser cannot use passkeys at this address.</p>
      )}
      {isAdding && (
        <AddPasskeyDialog
          email={email}
          onAdded={() => {
            setAdding(false);
            account.refetch();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

function OwnSessions(): ReactNode {
  const read = useCallback(async () => {
    const sessions = await readSessions();
    const current = sessions.find(({ isCurrent }) => isCurrent);
    return sessions.filter(({ account }) => account === current?.account);
  }, []);
  const sessions = useQuery(read);

  async function endOthers(): Promise<void> {
    try {
      await endOtherSessions();
      sessions.refetch();
    } catch (error) {
      showToast({ title: "Error", description: errorMessage(error, NO_RESPONSE), isDestructive: true });
    }
  }

  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title">Where You Are Signed In</h3>
      <QueryResult query={sessions}>
        {(list) => (
          <>
            <SessionList sessions={list} onChanged={sessions.refetch} />
            {list.length > 1 && (
              <button className="button secondary" type="button" onClick={endOthers}>
                Sign Out Everywhere Else
              </button>
            )}
          </>
        )}
      </QueryResult>
    </section>
  );
}
