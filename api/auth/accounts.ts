/** Accounts of the admin, all in one record, so that rules about several accounts are checked and applied together. */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { JsonObject } from "#schemas/json.ts";
import { ERRORS } from "../http/api-error.ts";
import { DamagedRecordError, type RecordStore, updateRecord } from "../storage/record-store.ts";
import { isPasswordHash } from "./password.ts";
import { ROLES } from "./roles.ts";

const PasskeySchema = z.object({
  /** ID of the credential, in base64url. */
  id: z.string(),
  /** Name by which its owner recognizes it. */
  name: z.string(),
  /** COSE key (RFC 9052), in base64url. */
  publicKey: z.string(),
  /** Number of signatures that the authenticator last reported, or 0 if it does not count them. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});

const AccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In lowercase. */
  email: z.string(),
  role: z.enum(ROLES),
  /** True if an editor may read quote requests. Owners always may. */
  mayReadRequests: z.boolean(),
  passwordHash: z.string().refine(isPasswordHash),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  changedAt: z.string(),
  /** Time of the last sign-in, or null if there was none. Missing in records from before passkeys. */
  signedInAt: z.string().nullable().default(null),
  passkeys: z.array(PasskeySchema).default([]),
});

const RecordSchema = z.object({ accounts: z.array(AccountSchema) });

export type Account = z.infer<typeof AccountSchema>;
export type Passkey = z.infer<typeof PasskeySchema>;
export type NewPasskey = Omit<Passkey, "createdAt" | "usedAt">;
export type NewAccount = Pick<Account, "name" | "email" | "role" | "mayReadRequests" | "passwordHash">;

export type AccountErrorCode =
  | "unknown-account"
  | "email-taken"
  | "last-owner"
  | "first-owner"
  | "unknown-passkey"
  | "passkey-taken"
  | "too-many-passkeys";

/** A change of the accounts that is not possible. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode) {
    super(ERRORS[code][1]);
    this.code = code;
  }
}

export interface Accounts {
  /** Returns all accounts by name. */
  list(): Promise<readonly Account[]>;
  /** @throws AccountError `email-taken`, `first-owner` */
  add(account: NewAccount): Promise<Account>;
  /** @throws AccountError `unknown-account`, `email-taken`, `last-owner` */
  change(id: string, changes: Partial<NewAccount>): Promise<Account>;
  /** @throws AccountError `unknown-account`, `last-owner` */
  remove(id: string): Promise<void>;
  /** @throws AccountError `unknown-account` */
  recordSignIn(id: string): Promise<void>;
  /** @throws AccountError `unknown-account`, `passkey-taken`, `too-many-passkeys` */
  addPasskey(id: string, passkey: NewPasskey): Promise<void>;
  /**
   * Records that a passkey was used.
   * @returns false if the passkey was removed, or if the counter shows that this or a later signature was used before
   */
  recordPasskeyUse(id: string, passkey: Pick<Passkey, "id" | "counter">): Promise<boolean>;
  /** @throws AccountError `unknown-account`, `unknown-passkey` */
  removePasskey(id: string, passkeyId: string): Promise<void>;
}

interface AccountsOptions {
  records: RecordStore;
  now(): number;
}

const KEY = "accounts";
const MAX_PASSKEYS = 10;

/** Creates access to the accounts in a RecordStore. */
export function createAccounts({ records, now }: AccountsOptions): Accounts {
  const currentTime = () => new Date(now()).toISOString();

  /** Applies a change to the present accounts, and returns the accounts after it. */
  const update = (change: (accounts: readonly Account[]) => Account[]): Promise<readonly Account[]> =>
    updateRecord(records, KEY, (value) => {
      const accounts = change(parseAccounts(value));
      return { value: { accounts }, result: accounts };
    });

  /** Replaces one account, without a check of the rules about several accounts. */
  const updateOne = (id: string, change: (account: Account, accounts: readonly Account[]) => Account) =>
    update((accounts) => {
      const current = mustFind(accounts, id);
      return accounts.with(accounts.indexOf(current), change(current, accounts));
    });

  return {
    list: async () =>
      parseAccounts((await records.get(KEY))?.value).sort((a, b) => a.name.localeCompare(b.name, "en-US")),
    async add(given) {
      const time = currentTime();
      const members = { ...given, email: normalizeEmail(given.email), createdAt: time, changedAt: time };
      const added = { ...members, id: randomBytes(8).toString("hex"), signedInAt: null, passkeys: [] };
      await update((accounts) => assertValid([...accounts, added], added, "first-owner"));
      return added;
    },
    async change(id, changes) {
      const time = currentTime();
      const accounts = await update((accounts) => {
        const current = mustFind(accounts, id);
        const email = normalizeEmail(changes.email ?? current.email);
        const changed = { ...current, ...changes, email, changedAt: time };
        return assertValid(accounts.with(accounts.indexOf(current), changed), changed, "last-owner");
      });
      return mustFind(accounts, id);
    },
    async remove(id) {
      await update((accounts) => {
        const removed = mustFind(accounts, id);
        return assertValid(accounts.toSpliced(accounts.indexOf(removed), 1), undefined, "last-owner");
      });
    },
    async recordSignIn(id) {
      await updateOne(id, (account) => ({ ...account, signedInAt: currentTime() }));
    },
    async addPasskey(id, passkey) {
      await updateOne(id, (account, accounts) => {
        if (accounts.some(({ passkeys }) => findPasskey(passkeys, passkey.id))) throw new AccountError("passkey-taken");
        if (account.passkeys.length >= MAX_PASSKEYS) throw new AccountError("too-many-passkeys");
        return { ...account, passkeys: [...account.passkeys, { ...passkey, createdAt: currentTime(), usedAt: null }] };
      });
    },
    async recordPasskeyUse(id, { id: passkeyId, counter }) {
      let isNew = false;
      await updateOne(id, (account) => {
        const passkey = findPasskey(account.passkeys, passkeyId);
        isNew = passkey !== undefined && isLater(counter, passkey.counter);
        if (passkey === undefined || !isNew) return account;
        const used = { ...passkey, counter, usedAt: currentTime() };
        return { ...account, passkeys: account.passkeys.with(account.passkeys.indexOf(passkey), used) };
      });
      return isNew;
    },
    async removePasskey(id, passkeyId) {
      await updateOne(id, (account) => {
        if (findPasskey(account.passkeys, passkeyId) === undefined) throw new AccountError("unknown-passkey");
        return { ...account, passkeys: account.passkeys.filter((passkey) => passkey.id !== passkeyId) };
      });
    },
  };
}

export function findPasskey(passkeys: readonly Passkey[], id: string): Passkey | undefined {
  return passkeys.find((passkey) => passkey.id === id);
}

/** Compares counters of signatures; 0 twice means that the authenticator does not count. WebAuthn, section 6.1.1 */
function isLater(counter: number, last: number): boolean {
  return counter > last || (counter === 0 && last === 0);
}

/** @throws DamagedRecordError */
function parseAccounts(value: JsonObject | undefined): Account[] {
  const { data } = RecordSchema.safeParse(value ?? { accounts: [] });
  if (data === undefined) throw new DamagedRecordError(KEY);
  return data.accounts;
}

/** Returns an email address in the form that accounts are compared by. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** An account as people may see it. */
export interface VisibleAccount extends Omit<Account, "passwordHash" | "passkeys"> {
  passkeys: Pick<Passkey, "id" | "name" | "createdAt" | "usedAt">[];
}

/** Returns an account without its password hash and keys. */
export function withoutSecrets({ passwordHash, passkeys, ...account }: Account): VisibleAccount {
  const visible = passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  return { ...account, passkeys: visible };
}

/** @throws AccountError */
export function mustFind(accounts: readonly Account[], id: string): Account {
  const found = accounts.find((account) => account.id === id);
  if (found === undefined) throw new AccountError("unknown-account");
  return found;
}

/**
 * Returns the accounts after a change.
 * @param ownerCode code of the error if no account is an owner
 */
function assertValid(accounts: Account[], changed: Account | undefined, ownerCode: AccountErrorCode): Account[] {
  if (accounts.some(({ id, email }) => id !== changed?.id && email === changed?.email))
    throw new AccountError("email-taken");
  if (!accounts.some(({ role }) => role === "owner")) throw new AccountError(ownerCode);
  return accounts;
}
