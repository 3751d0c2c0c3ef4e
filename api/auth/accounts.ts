/** Accounts of the admin, all in one record, so that rules about several accounts are checked and applied together. */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { JsonObject } from "#schemas/json.ts";
import { ERRORS } from "../http/api-error.ts";
import { DamagedRecordError, type RecordStore, updateRecord } from "../storage/record-store.ts";
import { isPasswordHash } from "./password.ts";
import { ROLES } from "./roles.ts";

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
});

const RecordSchema = z.object({ accounts: z.array(AccountSchema) });

export type Account = z.infer<typeof AccountSchema>;
export type NewAccount = Pick<Account, "name" | "email" | "role" | "mayReadRequests" | "passwordHash">;

export type AccountErrorCode = "unknown-account" | "email-taken" | "last-owner" | "first-owner";

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
}

interface AccountsOptions {
  records: RecordStore;
  now(): number;
}

const KEY = "accounts";

/** Creates access to the accounts in a RecordStore. */
export function createAccounts({ records, now }: AccountsOptions): Accounts {
  /** Applies a change to the present accounts, and returns the accounts after it. */
  const update = (change: (accounts: readonly Account[]) => Account[]): Promise<readonly Account[]> =>
    updateRecord(records, KEY, (value) => {
      const accounts = change(parseAccounts(value));
      return { value: { accounts }, result: accounts };
    });

  return {
    list: async () =>
      parseAccounts((await records.get(KEY))?.value).sort((a, b) => a.name.localeCompare(b.name, "en-US")),
    async add(given) {
      const time = new Date(now()).toISOString();
      const account = { ...given, id: randomBytes(8).toString("hex"), createdAt: time, changedAt: time };
      const added = { ...account, email: normalizeEmail(given.email) };
      await update((accounts) => assertValid([...accounts, added], added, "first-owner"));
      return added;
    },
    async change(id, changes) {
      const time = new Date(now()).toISOString();
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
  };
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

/** Returns an account as other people may see it. */
export function withoutHash({ passwordHash, ...account }: Account): Omit<Account, "passwordHash"> {
  return account;
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
