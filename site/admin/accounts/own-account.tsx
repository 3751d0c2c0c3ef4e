import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { api, type UserSession } from "../api/client.ts";
import { formatAddress } from "../navigation/address.ts";
import { ApiForm, readFields, showFailure } from "../query/api-form.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { PasswordField, UsernameField } from "../ui/controls/password-field.tsx";
import { AccountSummary } from "./account-fields.tsx";
import { ownAccountQuery, ownSessionsQuery, refreshAccounts } from "./account-queries.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { AgentTokens } from "./agent-tokens.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

export function OwnAccount({ session }: { session: UserSession }): ReactNode {
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
      <AgentTokens />
    </>
  );
}

function ChangePassword({ email }: { email: string }): ReactNode {
  async function change(fields: FormData, form: HTMLFormElement): Promise<void> {
    await api.account.password.$post({ json: readFields(fields, ["current", "password"]) });
    form.reset();
    showToast({ title: "Password changed", description: "Your other sessions have ended.", isDestructive: false });
  }

  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title">Change Password</h3>
      <ApiForm action={["Change Password", "Changing..."]} send={change}>
        {({ current, password }) => (
          <>
            <UsernameField value={email} />
            <PasswordField name="current" label="Present password" error={current} />
            <PasswordField name="password" label="New password" error={password} />
          </>
        )}
      </ApiForm>
    </section>
  );
}

function OwnPasskeys({ email }: { email: string }): ReactNode {
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">Passkeys</h3>
      <p>Sign in by fingerprint, face, screen lock or security key. Your password keeps working.</p>
      <QueryResult query={useQuery(ownAccountQuery)}>
        {({ passkeys }) => <PasskeyList passkeys={passkeys} />}
      </QueryResult>
      {"PublicKeyCredential" in window ? (
        <Button look="secondary" text="Add a Passkey" onClick={() => setAdding(true)} />
      ) : (
        <p className="field-hint">This browser cannot use passkeys at this address.</p>
      )}
      {isAdding && (
        <AddPasskeyDialog
          email={email}
          onAdded={() => {
            setAdding(false);
            refreshAccounts();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

function OwnSessions(): ReactNode {
  const { mutate: endOthers } = useMutation({
    mutationFn: () => api.sessions.$delete(),
    onSuccess: refreshAccounts,
    onError: showFailure,
  });

  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title">Where You Are Signed In</h3>
      <QueryResult query={useQuery(ownSessionsQuery)}>
        {(list) => (
          <>
            <SessionList sessions={list} />
            {list.length > 1 && <Button look="secondary" text="Sign Out Everywhere Else" onClick={() => endOthers()} />}
          </>
        )}
      </QueryResult>
    </section>
  );
}
