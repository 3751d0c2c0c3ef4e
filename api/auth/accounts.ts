/** Accounts of the admin. Rules about several accounts are checked in the transaction that changes one. */
import { randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { AccountRow, OfficeDatabase, Tables } from "../database/tables.ts";
import { ApiError, type ApiErrorCode } from "../http/api-error.ts";
import { toRow } from "../quotes/outbox/message-rows.ts";
import { createNotice, type NoticeEntry, OUTBOX_STATE } from "../quotes/outbox/outbox.ts";

/** An account with its passkeys. The tables describe the members. */
export type Account = Awaited<ReturnType<typeof readAccounts>>[number];
export type Passkey = Account["passkeys"][number];
type NewPasskey = Omit<Passkey, "createdAt" | "usedAt">;

/** Members of an account that people can change. `mayReadRequests` is about editors: owners always may. */
export type ChangeableAccount = Pick<Account, "name" | "email" | "role" | "mayReadRequests" | "passwordHash">;

export class AccountError extends ApiError {}

interface AccountsOptions {
  database: OfficeDatabase;
  now(): number;
  /** Domain of the Message-ID of emails to owners, the part after @. */
  mailDomain?: string;
}

/** The accounts after a change, the one that it concerns, and the query that makes it. */
type AccountUpdate = { after: Account[]; changed: Account; query: { execute(): Promise<unknown> } };

const MAX_PASSKEYS = 10;

/** Accounts. A change with the name of the person who makes it is announced to the owners by email. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ database, now, mailDomain = "localhost" }: AccountsOptions) {
  const currentTime = () => new Date(now()).toISOString();

  /** Runs a transaction that no other server changes accounts in. */
  const write = <Result>(task: (trx: Transaction<Tables>) => Promise<Result>) =>
    database.write(async (trx) => {
      if (database.engine === "postgres") await sql`lock table accounts in exclusive mode`.execute(trx);
      return task(trx);
    });

  /**
   * Changes the accounts. The email about it is stored in the same transaction, so that neither is without the other.
   * @param ownerCode code of the error if no account would be an owner
   */
  const update = (
    by: string | undefined,
    ownerCode: ApiErrorCode,
    change: (before: Account[], trx: Transaction<Tables>) => AccountUpdate,
  ) =>
    write(async (trx) => {
      const before = await readAccounts(trx);
      const { after, changed, query } = change(before, trx);
      if (after.some(({ id, email }) => id !== changed.id && email === changed.email))
        throw new AccountError("email-taken");
      if (!after.some(({ role }) => role === "owner")) throw new AccountError(ownerCode);
      await query.execute();
      const notice = by ? createAccountNotice(by, [before, after], mailDomain) : undefined;
      if (notice) await trx.insertInto("messages").values(toRow(OUTBOX_STATE.pending, notice)).execute();
      return changed;
    });

  return {
    list: () => database.read(readAccounts),
    /** @throws AccountError `email-taken`, `first-owner` */
    add: (given: ChangeableAccount, by?: string) =>
      update(by, "first-owner", (before, trx) => {
        const time = currentTime();
        const id = randomBytes(8).toString("hex");
        const members = { createdAt: time, changedAt: time, id, signedInAt: null, passkeys: [] };
        const changed = { ...given, email: normalizeEmail(given.email), ...members };
        const query = trx.insertInto("accounts").values(toAccountRow(changed));
        return { after: [...before, changed], changed, query };
      }),
    /** @throws AccountError `unknown-account`, `email-taken`, `last-owner` */
    change: (id: string, changes: Partial<ChangeableAccount>, by?: string) =>
      update(by, "last-owner", (before, trx) => {
        const current = mustFind(before, id);
        const email = normalizeEmail(changes.email ?? current.email);
        const changed = { ...current, ...changes, email, changedAt: currentTime() };
        const query = trx.updateTable("accounts").set(toAccountRow(changed)).where("id", "=", id);
        return { after: before.with(before.indexOf(current), changed), changed, query };
      }),
    /** @throws AccountError `unknown-account`, `last-owner` */
    remove: (id: string, by?: string) =>
      update(by, "last-owner", (before, trx) => {
        const changed = mustFind(before, id);
        const query = trx.deleteFrom("accounts").where("id", "=", id);
        return { after: before.filter((account) => account !== changed), changed, query };
      }),
    /** @throws AccountError `unknown-account` */
    recordSignIn: (id: string) =>
      write(async (trx) => {
        const signedIn = trx.updateTable("accounts").set({ signed_in_at: currentTime() }).where("id", "=", id);
        if ((await signedIn.executeTakeFirst()).numUpdatedRows === 0n) throw new AccountError("unknown-account");
      }),
    /** @throws AccountError `unknown-account`, `passkey-taken`, `too-many-passkeys` */
    addPasskey: (account_id: string, { id, publicKey: public_key, transports, ...passkey }: NewPasskey) =>
      write(async (trx) => {
        const accounts = await readAccounts(trx);
        const { passkeys } = mustFind(accounts, account_id);
        if (accounts.some((each) => hasPasskey(each, id))) throw new AccountError("passkey-taken");
        if (passkeys.length >= MAX_PASSKEYS) throw new AccountError("too-many-passkeys");
        const encoded = { id, account_id, public_key, transports: JSON.stringify(transports) };
        const row = { ...passkey, ...encoded, created_at: currentTime(), used_at: null };
        await trx.insertInto("passkeys").values(row).execute();
      }),
    /**
     * Records that a passkey was used.
     * @returns false if the passkey was removed, or if the counter shows that this or a later signature was used before
     */
    recordPasskeyUse: (accountId: string, { id, counter }: Pick<Passkey, "id" | "counter">) =>
      write(async (trx) => {
        const used = trx
          .updateTable("passkeys")
          .set({ counter, used_at: currentTime() })
          .where("id", "=", id)
          .where("account_id", "=", accountId)
          // 0 twice means that the authenticator does not count. WebAuthn, section 6.1.1
          .where("counter", counter === 0 ? "=" : "<", counter);
        return (await used.executeTakeFirst()).numUpdatedRows === 1n;
      }),
    /** @throws AccountError `unknown-account`, `unknown-passkey` */
    removePasskey: (id: string, passkeyId: string) =>
      write(async (trx) => {
        if (!hasPasskey(mustFind(await readAccounts(trx), id), passkeyId)) throw new AccountError("unknown-passkey");
        await trx.deleteFrom("passkeys").where("id", "=", passkeyId).execute();
      }),
  };
}

async function readAccounts(db: Kysely<Tables>) {
  const accounts = await db
    .selectFrom("accounts")
    .select(["id", "name", "email", "role", "may_read_requests as mayReadRequests", "password_hash as passwordHash"])
    .select(["created_at as createdAt", "changed_at as changedAt", "signed_in_at as signedInAt"])
    .execute();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "account_id", "name", "public_key as publicKey", "counter", "transports"])
    .select(["created_at as createdAt", "used_at as usedAt"])
    .orderBy("created_at")
    .execute();
  const passkeysOf = (id: string) =>
    passkeys
      .filter(({ account_id }) => account_id === id)
      .map(({ account_id, transports, ...passkey }) => ({
        ...passkey,
        transports: JSON.parse(transports) as string[],
      }));
  return accounts
    .map((each) => ({ ...each, mayReadRequests: each.mayReadRequests === 1, passkeys: passkeysOf(each.id) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-US"));
}

function toAccountRow({ id, name, email, role, ...account }: Account): AccountRow {
  return {
    ...{ id, name, email, role },
    may_read_requests: Number(account.mayReadRequests),
    password_hash: account.passwordHash,
    created_at: account.createdAt,
    changed_at: account.changedAt,
    signed_in_at: account.signedInAt,
  };
}

export function hasPasskey({ passkeys }: { passkeys?: readonly Passkey[] }, id: string): boolean {
  return passkeys?.some((passkey) => passkey.id === id) ?? false;
}

/** Returns an email address in the form that accounts are compared by. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Returns an account as people may see it. */
export function withoutSecrets({ passwordHash, passkeys, ...account }: Account) {
  return { ...account, passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })) };
}

/** @throws AccountError */
export function mustFind(accounts: readonly Account[], id: string): Account {
  const found = accounts.find((account) => account.id === id);
  if (found === undefined) throw new AccountError("unknown-account");
  return found;
}

type AccountChange = readonly [before: readonly ChangeableAccount[], after: readonly ChangeableAccount[]];

/** Returns the email about a change to everyone who was an owner or is one, or undefined if nothing has changed. */
function createAccountNotice(by: string, change: AccountChange, mailDomain: string): NoticeEntry | undefined {
  const what = describeChange(change);
  if (what === undefined) return undefined;
  const owners = change.flat().flatMap(({ role, email }) => (role === "owner" ? [email] : []));
  // The first account may be that of a stranger.
  const to = change[0].length === 0 ? [] : [...new Set(owners)];
  const subject = `An account of the website was ${what.split(" ")[0]}`;
  return createNotice({ to, subject, text: `${by} ${what}.` }, mailDomain);
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
