import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nameMaxCharacters } from "#site/constants.ts";
import { answer, api } from "../api/client.ts";
import { AccessEntry } from "../query/access-entry.tsx";
import { ApiForm, readFields } from "../query/api-form.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { formatDateTime, formatTimeAgo } from "../ui/format-time.ts";
import { OneTimeSecret } from "../ui/one-time-secret.tsx";
import { agentsQuery, refreshAccounts } from "./account-queries.ts";

/** The tokens of agents, and a form for a new one, which is shown once. */
export function AgentTokens() {
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
            <label className="checkbox">
              <input type="checkbox" name="mayPropose" defaultChecked />
              <span>This agent may propose changes</span>
            </label>
          </>
        )}
      </ApiForm>
    </section>
  );
}
