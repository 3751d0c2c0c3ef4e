/**
 * Limits on guessing passwords. Wrong passwords cause waits that grow from 5 seconds to a minute, but lock no one out: a
 * client that has waited may try again, whatever other clients do.
 *
 * A device on which a person has signed in before has a budget to itself for that account. Other devices share that of
 * their network. While an account is being guessed from many networks, each of them has to wait before its first attempt,
 * too.
 *
 * Attempts are counted before the password is verified, so parallel guesses cannot bypass the limit.
 */
import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { removeEndedLimits } from "../database/ended-limits.ts";
import type { LimitRow, OfficeDatabase, Tables } from "../database/tables.ts";

export type SignInSource = { device: string | undefined; network: string; account: string };

/** Number of wrong passwords, which decreases by one for each `DRAIN_MS`. */
type Tally = Omit<LimitRow, "expires_ms">;

/** Wrong passwords that cause no wait. The next one is the first that does. */
const FREE = { device: 5, network: 3, account: 10 };
const WAITS_MS = [5, 10, 20, 40, 60].map((seconds) => seconds * 1000);
const DRAIN_MS = 60_000;
/** Time after which a wait without a count is forgotten. */
const FORGET_MS = 10 * 60_000;

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/** @param options `secret` is the key that hides the addresses in the database */
export function createSignInThrottle(options: { database: OfficeDatabase; secret: string; now(): number }) {
  const { database, now } = options;
  const idOf = (kind: keyof typeof FREE, name: string) =>
    `sign-in ${createHmac("sha256", options.secret).update(`${kind} ${name}`).digest("base64url")}`;

  /** Replaces the tally of a source, and that of its account unless the device is known. */
  async function update<Result>(
    { device, network, account: name }: SignInSource,
    change: (own: Tally, free: number, account?: Tally) => { tallies: (Tally | undefined)[]; result: Result },
  ): Promise<Result> {
    const isKnown = device !== undefined;
    const ownId = isKnown ? idOf("device", `${device} ${name}`) : idOf("network", network);
    return database.write(async (trx) => {
      // The account is last on all servers, so that no two wait for each other.
      const own = await lockTally(trx, ownId, now());
      const account = isKnown ? undefined : await lockTally(trx, idOf("account", name), now());
      const { tallies, result } = change(own, isKnown ? FREE.device : FREE.network, account);
      for (const { id, level, at_ms, ready_ms } of tallies.filter((tally) => tally !== undefined)) {
        const forgottenMs = ready_ms === null ? 0 : ready_ms + FORGET_MS;
        const expires_ms = Math.ceil(Math.max(at_ms + level * DRAIN_MS, forgottenMs));
        await trx.updateTable("limits").set({ level, at_ms, ready_ms, expires_ms }).where("id", "=", id).execute();
      }
      return result;
    });
  }

  return {
    /** Counts an attempt as a wrong password. Returns 0 if it may be made, or the time to wait in milliseconds. */
    async admit(source: SignInSource): Promise<number> {
      await removeEndedLimits(database, now());
      return update(source, (own, free, account) => {
        const accountExcess = account === undefined ? 0 : account.level - FREE.account;
        const requiredMs = waitFor(Math.max(accountExcess, own.level - free));
        // Also after the clock was set back, nobody waits longer than required.
        const readyMs = Math.min(own.ready_ms ?? Number.POSITIVE_INFINITY, now() + requiredMs);
        if (requiredMs > 0 && now() < readyMs)
          return { tallies: [{ ...own, ready_ms: readyMs }], result: readyMs - now() };
        const counted = add(own, 1, free);
        const nextMs = waitFor(Math.max(accountExcess, counted.level - free));
        const ready_ms = nextMs > 0 ? now() + nextMs : null;
        return { tallies: [{ ...counted, ready_ms }, account && add(account, 1, FREE.account)], result: 0 };
      });
    },
    /** Takes back the count of an attempt. With `mayRepeat`, as the password was not verified, the next needs no wait. */
    refund: (source: SignInSource, mayRepeat: boolean) =>
      update(source, (own, free, account) => {
        const refunded = { ...add(own, -1, free), ready_ms: mayRepeat ? now() : null };
        return { tallies: [refunded, account && add(account, -1, FREE.account)], result: undefined };
      }),
  };
}

/** Returns a tally at the present time, and keeps other servers from changing it until the end of the transaction. */
async function lockTally(db: Kysely<Tables>, id: string, nowMs: number): Promise<Tally> {
  const { level, at_ms, ready_ms } = await db
    .insertInto("limits")
    .values({ id, level: 0, at_ms: nowMs, ready_ms: null, expires_ms: nowMs })
    // An update that changes nothing locks the row in both engines.
    .onConflict((conflict) => conflict.column("id").doUpdateSet(({ ref }) => ({ id: ref("excluded.id") })))
    .returningAll()
    .executeTakeFirstOrThrow();
  const drained = Math.max(0, nowMs - at_ms) / DRAIN_MS;
  const isForgotten = ready_ms !== null && nowMs - ready_ms >= FORGET_MS;
  return { id, level: Math.max(0, level - drained), at_ms: nowMs, ready_ms: isForgotten ? null : ready_ms };
}

function waitFor(excess: number): number {
  return excess <= 0 ? 0 : (WAITS_MS[Math.min(Math.ceil(excess), WAITS_MS.length) - 1] ?? 0);
}

function add(tally: Tally, count: number, free: number): Tally {
  return { ...tally, level: Math.min(Math.max(0, tally.level + count), free + WAITS_MS.length) };
}
