import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { formatAddress, type SectionProps } from "../navigation/address.ts";
import { ApiForm, readFields } from "../query/api-form.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { formatTimeAgo } from "../ui/time.tsx";
import { AccountDetail } from "./account-detail.tsx";
import { AccountFields, readAccountFields } from "./account-fields.tsx";
import { type ListedPerson, peopleQuery } from "./account-queries.ts";
import { OwnAccount } from "./own-account.tsx";

interface View {
  title: string;
  intro?: string;
  content: ReactNode;
  action?: ReactNode;
}

export function AccountsSection({ session, address: { path } }: SectionProps) {
  const { title, intro, content, action } = findView(path, session);
  const titleId = useId();
  return (
    <section className="accounts" aria-labelledby={titleId}>
      <header className="section-bar">
        {session.role === "owner" && session.email !== undefined && path !== "" && (
          <a className="return-link" href={formatAddress({ section: "accounts" })}>
            All Accounts
          </a>
        )}
        <h2 id={titleId}>{title}</h2>
        {action}
        {intro !== undefined && <p>{intro}</p>}
      </header>
      {content}
    </section>
  );
}

function findView(path: string, session: UserSession): View {
  const { role, email, name } = session;
  if (path === "me" || role !== "owner") return { title: "Your Account", content: <OwnAccount session={session} /> };
  if (email === undefined) return { title: "Accounts", content: <FirstAccount name={name} /> };
  if (path === "") {
    const intro = "Everyone who can sign in to the admin of the site.";
    return { title: "Accounts", intro, content: <AccountList />, action: ADD_PERSON };
  }
  if (path === "new") return { title: "Add a Person", content: <AddAccount /> };
  return { title: "Account", content: <AccountDetail key={path} id={path} ownEmail={email} /> };
}

const ADD_PERSON = (
  <a className="button" href={formatAddress({ section: "accounts", path: "new" })}>
    Add a Person
  </a>
);

function AddAccount() {
  async function add(fields: FormData): Promise<void> {
    const from = location.hash;
    const json = { ...readAccountFields(fields), ...readFields(fields, ["password"]) };
    const { name } = await answer(api.accounts.$post({ json }));
    const description = `Give ${name} the email address and the password.`;
    showToast({ title: "Person added", description, isDestructive: false });
    // The response may arrive after the user has opened another page, which stays open.
    if (location.hash === from) location.hash = ACCOUNTS;
  }

  return (
    <ApiForm action={["Add Person", "Adding..."]} send={add} buttons={CANCEL}>
      {(problems) => <AccountFields problems={problems} hasPassword />}
    </ApiForm>
  );
}

const ACCOUNTS = formatAddress({ section: "accounts" });

const CANCEL = (
  <a className="button secondary" href={ACCOUNTS}>
    Cancel
  </a>
);

/** The way from one shared password to accounts: the user becomes the first owner. */
function FirstAccount({ name }: { name: string }) {
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
          <AccountFields
            account={{ name, email: "", role: "owner", mayReadRequests: true }}
            problems={problems}
            hasFixedRole
            hasPassword
          />
        )}
      </ApiForm>
    </>
  );
}

function AccountList() {
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
