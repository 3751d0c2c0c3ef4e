/** Emails to the owners about each change of an account, so that no one takes over the admin unnoticed. */
import { randomBytes } from "node:crypto";
import type { Account, Accounts } from "#api/auth/accounts.ts";
import { formatEntryId } from "../outbox/entry.ts";
import type { Outbox } from "../outbox/outbox.ts";

interface NoticeOptions {
  accounts: Pick<Accounts, "list">;
  outbox: Pick<Outbox, "enqueue">;
  /** Domain of the Message-ID, the part after @. */
  mailDomain: string;
  /** Called if the email cannot be stored. The change is made anyway. */
  onError(error: unknown): void;
}

/**
 * Changes an account, and enqueues an email about it to everyone who was an owner or is one.
 * @param by name of the person who makes the change
 */
export type AnnounceChange = (by: string, change: () => Promise<Account>) => Promise<Account>;

export function createAccountNotices({ accounts, outbox, mailDomain, onError }: NoticeOptions): AnnounceChange {
  return async (by, change) => {
    const before = await accounts.list();
    const account = await change();
    try {
      const after = await accounts.list();
      const find = (list: readonly Account[]) => list.find(({ id }) => id === account.id);
      const what = describeChange(find(before), find(after));
      if (what === undefined) return account;
      const owners = [...before, ...after].filter(({ role }) => role === "owner").map(({ email }) => email);
      const id = formatEntryId(randomBytes(12).toString("hex"), "notice");
      await outbox.enqueue({
        id,
        kind: "notice",
        receivedAt: new Date().toISOString(),
        messageId: `<${id}@${mailDomain}>`,
        attempts: 0,
        // The first account may be that of a stranger.
        to: before.length === 0 ? [] : [...new Set(owners)],
        subject: `Website account ${what.verb}: ${account.name}`,
        text: `${by} ${what.text}.`,
      });
    } catch (cause) {
      onError(cause);
    }
    return account;
  };
}

/** Members that people can change, apart from the password. */
const MEMBERS: readonly [label: string, read: (account: Account) => string][] = [
  ["name", ({ name }) => name],
  ["email address", ({ email }) => email],
  ["role", ({ role }) => role],
  ["may read quote requests", ({ mayReadRequests }) => (mayReadRequests ? "yes" : "no")],
];

/** Returns undefined if nothing was changed. */
function describeChange(before?: Account, after?: Account): { verb: string; text: string } | undefined {
  const describe = ({ name, role, email }: Account) => `the ${role} ${name} (${email})`;
  if (before === undefined) return after && { verb: "added", text: `added ${describe(after)}` };
  if (after === undefined) return { verb: "removed", text: `removed ${describe(before)}` };
  const changes = MEMBERS.filter(([, read]) => read(before) !== read(after)).map(
    ([label, read]) => `${label}: ${read(after)} (before: ${read(before)})`,
  );
  if (before.passwordHash !== after.passwordHash) changes.push("a new password");
  if (changes.length === 0) return undefined;
  return { verb: "changed", text: `changed ${describe(before)}: ${changes.join(", ")}` };
}
