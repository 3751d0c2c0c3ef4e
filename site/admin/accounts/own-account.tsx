import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nameMaxCharacters } from "#site/constants.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { formatAddress } from "../navigation/address.ts";
import { AccessEntry } from "../query/access-entry.tsx";
import { ApiForm, FieldError, readFields, showFailure } from "../query/api-form.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { PasswordField, UsernameField } from "../ui/controls/password-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { OneTimeSecret } from "../ui/one-time-secret.tsx";
import { formatDateTime, formatTimeAgo } from "../ui/time.tsx";
import { AccountSummary } from "./account-fields.tsx";
import { agentsQuery, ownAccountQuery, ownSessionsQuery, refreshAccounts } from "./account-queries.ts";
import { describeBrowser } from "./describe-browser.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

export function OwnAccount({ session }: { session: UserSession }) {
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

function ChangePassword({ email }: { email: string }) {
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

function OwnPasskeys({ email }: { email: string }) {
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
      {isAdding && <AddPasskeyDialog email={email} onClose={() => setAdding(false)} />}
    </section>
  );
}

function OwnSessions() {
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

/** Asks for a name and the password, and then lets the browser create a passkey. */
function AddPasskeyDialog({ email, onClose }: { email: string; onClose(): void }) {
  async function add(fields: FormData): Promise<void> {
    const { name, current } = readFields(fields, ["name", "current"]);
    const options = await answer(api.account.passkeys.options.$post({ json: { current } }));
    await api.account.passkeys.$post({ json: { name, response: await createPasskey(options) } });
    onClose();
    refreshAccounts();
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
function createPasskey(optionsJSON: Parameters<typeof startRegistration>[0]["optionsJSON"]) {
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    throw new FieldError({ form: isKnown ? "This device already has a passkey for your account." : NOT_CREATED });
  });
}

const NOT_CREATED = "Your device did not create a passkey. Try again, or use another device.";

/** The tokens of agents, and a form for a new one, which is shown once. */
function AgentTokens() {
  const [token, setToken] = useState<string>();

  async function add(fields: FormData, form: HTMLFormElement): Promise<void> {
    const { name } = readFields(fields, ["name"]);
    const json = { name, mayPropose: fields.has("mayPropose"), days: Number(fields.get("days")) };
    setToken((await answer(api.agents.$post({ json }))).token);
    form.reset();
    refreshAccounts();
  }

  return (
    <section aria-labelledby="agents-title">
      <h3 id="agents-title">Agents</h3>
      <p>An AI assistant can read the site and, if you allow it, propose changes. Only people can publish them.</p>
      <QueryResult query={useQuery(agentsQuery)}>
        {(agents) => (
          <ul className="lines access-list">
            {agents.map(({ id, name, scopes, usedAt, expiresAt }) => (
              <AccessEntry
                key={id}
                name={name}
                action="Revoke"
                end={() => api.agents[":id"].$delete({ param: { id } }).then(refreshAccounts)}
              >
                {scopes.includes("propose") ? "Can read and propose" : "Can only read"} ·{" "}
                {usedAt === null ? "not used yet" : `used ${formatTimeAgo(usedAt)}`} · until {formatDateTime(expiresAt)}
              </AccessEntry>
            ))}
          </ul>
        )}
      </QueryResult>
      {token !== undefined && (
        <OneTimeSecret
          label="New token"
          hint={`Paste it into the agent’s settings now, together with the address ${location.origin}/mcp. It is not shown again.`}
          value={token}
        />
      )}
      <ApiForm action={["Add an Agent", "Adding..."]} label="New agent" isSecondary send={add}>
        {({ name, days }) => (
          <>
            <TextField label="Name of the agent" error={name} name="name" maxLength={nameMaxCharacters} />
            <TextField label="Days valid" error={days} name="days" type="number" min={1} max={365} defaultValue={30} />
            <Checkbox name="mayPropose" defaultChecked>
              This agent may propose changes
            </Checkbox>
          </>
        )}
      </ApiForm>
    </section>
  );
}
