import { type ReactNode, useId } from "react";
import type { UserSession } from "../api/client.ts";
import { formatAddress, type SectionProps } from "../navigation/address.ts";
import { AccountDetail } from "./account-detail.tsx";
import { AccountList } from "./account-list.tsx";
import { AddAccount } from "./add-account.tsx";
import { FirstAccount } from "./first-account.tsx";
import { OwnAccount } from "./own-account.tsx";

interface View {
  title: string;
  intro?: string;
  content: ReactNode;
  action?: ReactNode;
  hasBackLink?: boolean;
}

export function AccountsSection({ session, address: { path } }: SectionProps): ReactNode {
  const { title, intro, content, action, hasBackLink = false } = findView(path, session);
  const titleId = useId();
  return (
    <section className="accounts" aria-labelledby={titleId}>
      <header className="section-bar">
        {hasBackLink && (
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
  const isOwner = role === "owner";
  if (path === "me" || !isOwner) {
    const hasBackLink = isOwner && email !== undefined;
    return { title: "Your Account", content: <OwnAccount session={session} />, hasBackLink };
  }
  if (email === undefined) return { title: "Accounts", content: <FirstAccount name={name} /> };
  if (path === "") {
    const intro = "Everyone who can sign in to the admin of the site.";
    return { title: "Accounts", intro, content: <AccountList />, action: ADD_PERSON };
  }
  if (path === "new") return { title: "Add a Person", content: <AddAccount />, hasBackLink };
  return { title: "Account", content: <AccountDetail key={path} id={path} ownEmail={email} />, hasBackLink };
}

const hasBackLink = true;

const ADD_PERSON = (
  <a className="button" href={formatAddress({ section: "accounts", path: "new" })}>
    Add a Person
  </a>
);
