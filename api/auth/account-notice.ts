import { randomBytes } from "node:crypto";
import { formatEntryId } from "../quotes/outbox/entry.ts";
import type { NoticeEntry } from "../quotes/outbox/outbox.ts";
import type { Role } from "./roles.ts";

/** Members of an account that people can change. */
export interface ChangeableAccount {
  name: string;
  /** In lowercase. */
  email: string;
  role: Role;
  /** True if an editor may read quote requests. Owners always may. */
  mayReadRequests: boolean;
  passwordHash: string;
}

type AccountChange = readonly [before: readonly ChangeableAccount[], after: readonly ChangeableAccount[]];

/** Returns the email about a change to everyone who was an owner or is one, or undefined if nothing has changed. */
export function createAccountNotice(by: string, change: AccountChange, mailDomain: string): NoticeEntry | undefined {
  const what = describeChange(change);
  if (what === undefined) return undefined;
  const id = formatEntryId(randomBytes(12).toString("hex"), "notice");
  const owners = change
    .flat()
    .filter(({ role }) => role === "owner")
    .map(({ email }) => email);
  return {
    id,
    kind: "notice",
    receivedAt: new Date().toISOString(),
    messageId: `<${id}@${mailDomain}>`,
    attempts: 0,
    // The first account may be that of a stranger.
    to: change[0].length === 0 ? [] : [...new Set(owners)],
    subject: `An account of the website was ${what.split(" ")[0]}`,
    text: `${by} ${what}.`,
  };
}

function describeChange([before, after]: AccountChange): string | undefined {
  const was = before.find((account) => !after.includes(account));
  const is = after.find((account) => !before.includes(account));
  if (was === undefined) return is && `added ${describe(is)}`;
  if (is === undefined) return `removed ${describe(was)}`;
  const members = describe(was) === describe(is) ? "" : ` to ${describe(is)}`;
  const password = was.passwordHash === is.passwordHash ? "" : ", with a new password";
  return members || password ? `changed ${describe(was)}${members}${password}` : undefined;
}

function describe({ name, role, email, mayReadRequests }: ChangeableAccount): string {
  return `the ${role} ${name} (${email}${mayReadRequests ? ", may read quote requests" : ""})`;
}
