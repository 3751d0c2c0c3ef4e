/** The calls of the admin API for accounts, passwords, passkeys and sessions. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { Session } from "./admin-api.ts";
import { request } from "./request.ts";

const BASE = "/api/admin";

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, in UTC. */
  createdAt: string;
  /** Null if the passkey was never used. */
  usedAt: string | null;
}

export interface Account extends Pick<Session, "name" | "role" | "mayReadRequests"> {
  id: string;
  email: string;
  /** ISO 8601, in UTC. Null if nobody has signed in yet. */
  signedInAt: string | null;
  passkeys: readonly Passkey[];
}

export type AccountChanges = Partial<Pick<Account, "name" | "email" | "role" | "mayReadRequests">> & {
  password?: string;
};
export type NewAccount = Required<AccountChanges>;

/** A session of any user, as `readSessions` returns it. */
export interface ListedSession extends Session {
  id: string;
  /** ID of the account. */
  account: string;
  createdAt: string;
  activeAt: string;
  /** The User-Agent of the browser. */
  browser: string;
  /** True for the session of this browser. */
  isCurrent: boolean;
}

export async function readAccounts(): Promise<readonly Account[]> {
  return (await request<{ accounts: Account[] }>("GET", `${BASE}/accounts`)).accounts;
}

export function addAccount(account: NewAccount): Promise<Account> {
  return request("POST", `${BASE}/accounts`, { body: account });
}

export function changeAccount(id: string, changes: AccountChanges): Promise<Account> {
  return request("PATCH", `${BASE}/accounts/${id}`, { body: changes });
}

export function removeAccount(id: string): Promise<unknown> {
  return request("DELETE", `${BASE}/accounts/${id}`);
}

/** Reads the account of the user. */
export function readOwnAccount(): Promise<Account> {
  return request("GET", `${BASE}/account`);
}

/** @throws RequestError `wrong-password`, or `invalid` if the new password is too weak */
export function changeOwnPassword(passwords: { current: string; password: string }): Promise<unknown> {
  return request("POST", `${BASE}/account/password`, { body: passwords });
}

/** Reads the sessions of the user, or those of all people for an owner. */
export async function readSessions(): Promise<readonly ListedSession[]> {
  return (await request<{ sessions: ListedSession[] }>("GET", `${BASE}/sessions`)).sessions;
}

export function endSession(id: string): Promise<unknown> {
  return request("DELETE", `${BASE}/sessions/${id}`);
}

/** Ends the sessions of the user, except that of this browser. */
export function endOtherSessions(): Promise<unknown> {
  return request("DELETE", `${BASE}/sessions`);
}

/**
 * Asks for the options of a new passkey.
 * @param current the user's password
 * @throws RequestError `wrong-password`
 */
export function readPasskeyOptions(current: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return request("POST", `${BASE}/account/passkeys/options`, { body: { current } });
}

export function addPasskey(name: string, response: RegistrationResponseJSON): Promise<unknown> {
  return request("POST", `${BASE}/account/passkeys`, { body: { name, response } });
}

/** @param account ID of the account, or undefined for that of the user */
export function removePasskey(id: string, account?: string): Promise<unknown> {
  const path = account === undefined ? "account" : `accounts/${account}`;
  return request("DELETE", `${BASE}/${path}/passkeys/${id}`);
}

export function readPasskeySignInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return request("POST", `${BASE}/session/passkey/options`);
}

/**
 * Proves again who the user is, which the server wants before accounts change or personal data is exported.
 * @throws RequestError `wrong-password`, `wrong-passkey` or `too-many`
 */
export function proveIdentity(proof: { current: string } | { response: AuthenticationResponseJSON }): Promise<unknown> {
  return request("POST", `${BASE}/session/proof`, { body: proof });
}

/** @throws RequestError `wrong-passkey` or `too-many` */
export function signInWithPasskey(response: AuthenticationResponseJSON): Promise<Session> {
  return request("POST", `${BASE}/session/passkey`, { body: response });
}
