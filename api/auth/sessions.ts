/** Sessions of the admin. The cookie has a random token, and the database the hash of it. */
import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { DatabaseError } from "#content/database/database-error.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import type { OfficeDatabase, SessionRow, Tables } from "../database/tables.ts";
import { hasPasskey } from "./accounts.ts";
import { createAdminCookie } from "./device-cookie.ts";
import type { Identities, Identity } from "./identities.ts";

/** The part of the sign-in that a session keeps. */
export type SessionDetails = Pick<Session, "name" | "browser"> & { passkey?: string | undefined };

const MINUTE_MS = 60_000;
const DURATION_MS = 8 * 60 * MINUTE_MS;
const IDLE_TIMEOUT_MS = 2 * 60 * MINUTE_MS;
/** Time after which the activity of a session is stored again. */
const ACTIVITY_INTERVAL_MS = 5 * MINUTE_MS;
/** Difference between the clocks of servers, above which a session from the future ends. */
const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** Number of sessions of one account. The oldest ones end first. */
const MAX_PER_ACCOUNT = 20;

const TOKEN = /^[\w-]{43}$/;

/** `isHttps` is true if visitors reach the site over HTTPS. */
type SessionsOptions = { database: OfficeDatabase; identities: Identities; isHttps: boolean; now(): number };

export function createSessions({ database, identities, isHttps, now }: SessionsOptions) {
  const cookie = createAdminCookie("admin-session", isHttps);

  const update = (id: string, columns: Partial<SessionRow>) =>
    database.write((trx) => trx.updateTable("sessions").set(columns).where("id", "=", id).execute());

  return {
    /** Starts a session. `cookie` is the value of the Set-Cookie header. */
    async create(identity: Identity, { name, browser, passkey }: SessionDetails) {
      const token = randomBytes(32).toString("base64url");
      const nowMs = now();
      const row = {
        id: hash("sha256", token),
        account_id: identity.id,
        name,
        browser,
        passkey_id: passkey ?? null,
        created_ms: nowMs,
        active_ms: nowMs,
        proved_ms: nowMs,
        credential: shortHash(identity.passwordHash),
      } satisfies SessionRow;
      await database.write(async (trx) => {
        await removeEnded(trx, identity.id, nowMs);
        await trx.insertInto("sessions").values(row).execute();
      });
      return { session: toSession(row, identity), cookie: cookie.write(token, DURATION_MS / 1000) };
    },
    /** Returns the session of a Cookie header, or undefined if there is none, or if it has ended. */
    async read(cookies: string | undefined): Promise<Session | undefined> {
      const token = cookie.read(cookies) ?? "";
      if (!TOKEN.test(token)) return undefined;
      const id = hash("sha256", token);
      const row = await database.read((db) =>
        db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst(),
      );
      const session = row && toValidSession(row, await identities.find(row.account_id), now());
      if (session !== undefined && now() - session.activeMs >= ACTIVITY_INTERVAL_MS) {
        // The session is valid even if its activity cannot be stored.
        await update(id, { active_ms: now() }).catch((cause: unknown) => {
          if (!(cause instanceof DatabaseError)) throw cause;
        });
      }
      return session;
    },
    /** Returns all sessions, the last active one first. */
    async list(): Promise<Session[]> {
      const rows = await database.read((db) => db.selectFrom("sessions").selectAll().execute());
      const people = new Map((await identities.list()).map((identity) => [identity.id, identity]));
      return rows
        .flatMap((row) => toValidSession(row, people.get(row.account_id), now()) ?? [])
        .sort((a, b) => b.activeMs - a.activeMs);
    },
    async end(...ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await database.write((trx) => trx.deleteFrom("sessions").where("id", "in", ids).execute());
    },
    recordProof: (id: string) => update(id, { proved_ms: now() }),
    /** Keeps one session of an account whose password has changed. */
    keep: (id: string, passwordHash: string) => update(id, { credential: shortHash(passwordHash) }),
    deletedCookie: cookie.write("", 0),
  };
}

/** Removes all sessions whose time is over, and the least active ones of an account that is about to get another. */
async function removeEnded(trx: Kysely<Tables>, accountId: string, nowMs: number): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where((is) =>
      is.or([
        is("created_ms", "<=", nowMs - DURATION_MS),
        is("active_ms", "<=", nowMs - IDLE_TIMEOUT_MS),
        is("created_ms", ">", nowMs + MAX_CLOCK_SKEW_MS),
      ]),
    )
    .execute();
  const own = trx.selectFrom("sessions").select("id").where("account_id", "=", accountId);
  const kept = own.orderBy("active_ms", "desc").limit(MAX_PER_ACCOUNT - 1);
  await trx.deleteFrom("sessions").where("account_id", "=", accountId).where("id", "not in", kept).execute();
}

/** Returns the session of a row, unless it has expired or its password or passkey is no longer that of the account. */
function toValidSession(row: SessionRow, identity: Identity | undefined, nowMs: number): Session | undefined {
  const { created_ms, active_ms, credential, passkey_id } = row;
  const isFromFuture = Math.max(created_ms, active_ms) > nowMs + MAX_CLOCK_SKEW_MS;
  const isOver = isFromFuture || nowMs >= created_ms + DURATION_MS || nowMs >= active_ms + IDLE_TIMEOUT_MS;
  if (isOver || identity === undefined || credential !== shortHash(identity.passwordHash)) return undefined;
  return passkey_id === null || hasPasskey(identity, passkey_id) ? toSession(row, identity) : undefined;
}

export type Session = ReturnType<typeof toSession>;

/** Returns a session with its user. Times are in milliseconds since 1970. */
function toSession(row: SessionRow, { name, email, role, mayReadRequests }: Identity) {
  return {
    id: row.id,
    account: row.account_id,
    /** Name that the history shows as the author. */
    name: name ?? row.name,
    email,
    role,
    mayReadRequests: mayReadRequests || role === "owner",
    createdMs: row.created_ms,
    activeMs: row.active_ms,
    expiresMs: row.created_ms + DURATION_MS,
    /** Time at which the user last proved who they are, with a password or a passkey. */
    provedMs: row.proved_ms,
    /** `User-Agent` header at sign-in, which helps people to recognize their sessions. */
    browser: row.browser,
  };
}
