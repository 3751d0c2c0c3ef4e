import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#content/documents/format-number.ts";
import { formatAddress } from "../navigation/address.ts";
import { QueryResult } from "../query/query-result.tsx";
import { formatTimeAgo } from "../ui/format-time.ts";
import { type ListedPerson, peopleQuery } from "./account-queries.ts";

export function AccountList() {
  const people = useQuery(peopleQuery);
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
                <span>
                  {person.passkeys.length === 0 ? "No passkeys" : formatCount(person.passkeys.length, "passkey")}
                </span>
                <span>{describeLastActivity(person)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

function describeRole({ role, mayReadRequests }: ListedPerson): string {
  if (role === "owner") return "Owner";
  return mayReadRequests ? "Editor, quote requests" : "Editor";
}

function describeLastActivity({ sessions: [session], signedInAt }: ListedPerson): string {
  if (session !== undefined) return `Active ${formatTimeAgo(session.activeAt)}`;
  return signedInAt === null ? "Never signed in" : `Signed in ${formatTimeAgo(signedInAt)}`;
}
