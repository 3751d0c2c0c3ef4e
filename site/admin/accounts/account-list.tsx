import type { ReactNode } from "react";
import { type Account, type ListedSession, readAccounts, readSessions } from "../api/accounts-api.ts";
import { formatAddress } from "../navigation/address.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { formatTimeAgo } from "../ui/format-time.ts";
import { pluralize } from "../ui/pluralize.ts";

/** Everyone who can sign in, each with a link to their account. */
export function AccountList(): ReactNode {
  const people = useQuery(readPeople);
  return (
    <QueryResult query={people}>
      {(list) => (
        <ul className="people">
          {list.map((person) => (
            <li key={person.id}>
              <a href={formatAddress({ section: "accounts", path: person.id })}>
                <span>
                  <strong>{person.name}</strong> <small>{person.email}</small>
                </span>
                <span>{describeRole(person)}</span>
                <span>{describePasskeys(person)}</span>
                <span>{describeLastActivity(person)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

interface Person extends Account {
  /** The last active session, if there is one. */
  session: ListedSession | undefined;
}

async function readPeople(): Promise<readonly Person[]> {
  const [accounts, sessions] = await Promise.all([readAccounts(), readSessions()]);
  return accounts.map((account) => ({
    ...account,
    session: sessions.find((session) => session.account === account.id),
  }));
}

function describeRole({ role, mayReadRequests }: Account): string {
  if (role === "owner") return "Owner";
  return mayReadRequests ? "Editor, quote requests" : "Editor";
}

function describePasskeys({ passkeys: { length } }: Account): string {
  return length === 0 ? "No passkeys" : pluralize(length, "passkey");
}

function describeLastActivity({ session, signedInAt }: Person): string {
  if (session !== undefined) return `Active ${formatTimeAgo(session.activeAt)}`;
  return signedInAt === null ? "Never signed in" : `Signed in ${formatTimeAgo(signedInAt)}`;
}
