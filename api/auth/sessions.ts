/** Sessions of the admin in a RecordStore. The cookie has a random token, and the record has the hash of it as its key. */
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { shortHash } from "#content/platform/short-hash.ts";
import { DamagedRecordError, type RecordStore, RecordStoreError, type StoredRecord } from "../storage/record-store.ts";
import { findPasskey } from "./accounts.ts";
import { createAdminCookie } from "./admin-cookie.ts";
import type { Identities, Identity } from "./identities.ts";
import type { Role } from "./roles.ts";

export interface Session {
  id: string;
  /** ID of the account. */
  account: string;
  /** Name that the history shows as the author. */
  name: string;
  email?: string | undefined;
  role: Role;
  mayReadRequests: boolean;
  /** Milliseconds since 1970. */
  createdMs: number;
  activeMs: number;
  expiresMs: number;
  /** `User-Agent` header at sign-in, which helps people to recognize their sessions. */
  browser: string;
}

const RecordSchema = z.object({
  account: z.string(),
  name: z.string(),
  /** Hash of the password hash. A new password ends the session. */
  credential: z.string(),
  createdMs: z.number(),
  activeMs: z.number(),
  browser: z.string(),
  /** ID of the passkey that the user signed in with. Without that passkey, the session ends. Missing after a password. */
  passkey: z.string().optional(),
});
type SessionRecord = z.infer<typeof RecordSchema>;

/** The part of the sign-in that a session keeps. */
export interface SessionDetails extends Pick<Session, "name" | "browser"> {
  /** ID of the passkey, if one was used. */
  passkey?: string | undefined;
}

export interface Sessions {
  /** Starts a session. `cookie` is the value of the Set-Cookie header. */
  create(identity: Identity, details: SessionDetails): Promise<{ session: Session; cookie: string }>;
  /**
   * Returns the session of a Cookie header.
   * @returns undefined if there is none, or if it has ended
   */
  read(cookies: string | undefined): Promise<Session | undefined>;
  /** Returns all sessions, the last active one first. */
  list(): Promise<Session[]>;
  end(id: string): Promise<void>;
  /** Keeps one session of an account whose password has changed. */
  keep(id: string, passwordHash: string): Promise<void>;
  /** Value of the Set-Cookie header that deletes the cookie. */
  deletedCookie: string;
}

interface SessionsOptions {
  records: RecordStore;
  identities: Identities;
  /** True if visitors reach the site over HTTPS. */
  isHttps: boolean;
  now(): number;
}

const MINUTE_MS = 60_000;
const DURATION_MS = 8 * 60 * MINUTE_MS;
const IDLE_TIMEOUT_MS = 2 * 60 * MINUTE_MS;
/** Time after which the activity of a session is stored again. */
const ACTIVITY_INTERVAL_MS = 5 * MINUTE_MS;
/** Difference between the clocks of servers, above which a session from the future ends. */
const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** Number of sessions of one account. The oldest ones end first. */
const MAX_PER_ACCOUNT = 20;

const PREFIX = "sessions/";
const TOKEN = /^[\w-]{43}$/;
const SESSION_ID = /^[\da-f]{64}$/;

export function createSessions({ records, identities, isHttps, now }: SessionsOptions): Sessions {
  const cookie = createAdminCookie("admin-session", isHttps);

  /** Reads a session, and removes it if its time is over or if it is damaged: its user can sign in again. */
  async function readSession(id: string): Promise<(Session & { version: string }) | undefined> {
    const stored = await records.get(PREFIX + id).catch(toDamagedRecord);
    if (stored === undefined) return undefined;
    const { data: record } = RecordSchema.safeParse(stored.value);
    if (record === undefined || isOver(record, now())) {
      await records.delete(PREFIX + id);
      return undefined;
    }
    const identity = await identities.find(record.account);
    if (identity === undefined || !hasCredentials(identity, record)) return undefined;
    return { ...toSession(id, record, identity), version: stored.version };
  }

  /** Stores that a session is in use, unless it has changed or ended at the same time. */
  async function recordActivity({ id }: Session, version: string): Promise<void> {
    const stored = await records.get(PREFIX + id);
    if (stored?.version !== version) return;
    await records.put(PREFIX + id, { ...stored.value, activeMs: now() }, { onlyIfVersion: version });
  }

  async function list(): Promise<Session[]> {
    const ids = (await records.list(PREFIX)).map((key) => key.slice(PREFIX.length));
    const sessions = await Promise.all(ids.filter((id) => SESSION_ID.test(id)).map(readSession));
    return sessions
      .flatMap((session) => session ?? [])
      .map(({ version, ...session }) => session)
      .sort((a, b) => b.activeMs - a.activeMs);
  }

  return {
    async create(identity, { name, browser, passkey }) {
      const own = (await list()).filter(({ account }) => account === identity.id);
      for (const { id } of own.slice(MAX_PER_ACCOUNT - 1)) await records.delete(PREFIX + id);
      const token = randomBytes(32).toString("base64url");
      const id = createHash("sha256").update(token).digest("hex");
      const times = { createdMs: now(), activeMs: now() };
      const credentials = { credential: shortHash(identity.passwordHash), ...(passkey !== undefined && { passkey }) };
      const record = { account: identity.id, name, browser, ...credentials, ...times };
      await records.put(PREFIX + id, record);
      return { session: toSession(id, record, identity), cookie: cookie.write(token, DURATION_MS / 1000) };
    },
    async read(cookies) {
      const token = cookie.read(cookies) ?? "";
      if (!TOKEN.test(token)) return undefined;
      const found = await readSession(createHash("sha256").update(token).digest("hex"));
      if (found === undefined) return undefined;
      const { version, ...session } = found;
      if (now() - session.activeMs >= ACTIVITY_INTERVAL_MS) {
        // The session is valid even if its activity cannot be stored.
        await recordActivity(session, version).catch(ignoreRecordStoreError);
      }
      return session;
    },
    list,
    async end(id) {
      if (SESSION_ID.test(id)) await records.delete(PREFIX + id);
    },
    async keep(id, passwordHash) {
      const stored = await records.get(PREFIX + id);
      if (stored === undefined) return;
      const value = { ...stored.value, credential: shortHash(passwordHash) };
      await records.put(PREFIX + id, value, { onlyIfVersion: stored.version });
    },
    deletedCookie: cookie.write("", 0),
  };
}

function isOver({ createdMs, activeMs }: SessionRecord, nowMs: number): boolean {
  const isFromFuture = Math.max(createdMs, activeMs) > nowMs + MAX_CLOCK_SKEW_MS;
  return isFromFuture || nowMs >= createdMs + DURATION_MS || nowMs >= activeMs + IDLE_TIMEOUT_MS;
}

/** Returns whether an identity still has the password, and the passkey, with which a session began. */
function hasCredentials({ passwordHash, passkeys = [] }: Identity, { credential, passkey }: SessionRecord): boolean {
  return (
    credential === shortHash(passwordHash) && (passkey === undefined || findPasskey(passkeys, passkey) !== undefined)
  );
}

function toSession(
  id: string,
  record: SessionRecord,
  { role, mayReadRequests, email, ...identity }: Identity,
): Session {
  const { account, name, createdMs, activeMs, browser } = record;
  const person = { name: identity.name ?? name, email, role, mayReadRequests: mayReadRequests || role === "owner" };
  return { id, account, ...person, createdMs, activeMs, expiresMs: createdMs + DURATION_MS, browser };
}

function toDamagedRecord(cause: unknown): StoredRecord {
  if (!(cause instanceof DamagedRecordError)) throw cause;
  return { value: {}, version: "" };
}

function ignoreRecordStoreError(cause: unknown): void {
  if (!(cause instanceof RecordStoreError)) throw cause;
}
