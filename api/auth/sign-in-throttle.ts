/**
 * Limits on guessing passwords. Wrong passwords cause waits that grow from 5 seconds to a minute, but nobody is locked
 * out: who waits may try again, whatever others do.
 *
 * A device on which a person has signed in before has a budget to itself for that account. Other devices share that of
 * their network. While an account is being guessed from many networks, each of them has to wait before its first attempt,
 * too.
 *
 * Attempts are counted before the password is verified, so parallel guesses cannot bypass the limit.
 */
import { createHmac } from "node:crypto";
import * as z from "zod";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type RecordStore, updateRecord } from "../storage/record-store.ts";

/** Origin of an attempt to sign in. */
export interface SignInSource {
  /** ID of the known device, if it is one. */
  device: string | undefined;
  /** IP address, or network that counts as one client. */
  network: string;
  /** Account, or what was typed in its place. */
  account: string;
}

export interface SignInThrottle {
  /**
   * Counts an attempt as a wrong password.
   * @returns 0 if the attempt may be made, or the time to wait before the next one in milliseconds
   */
  admit(source: SignInSource): Promise<number>;
  /**
   * Takes back the count of an attempt.
   * @param mayRepeat true if the password was not verified, so that the next attempt needs no wait
   */
  refund(source: SignInSource, mayRepeat: boolean): Promise<void>;
}

interface SignInThrottleOptions {
  records: RecordStore;
  /** Key that hides the addresses in the records. */
  secret: string;
  now(): number;
}

const TallySchema = z.object({
  /** Number of wrong passwords. It decreases by one for each `DRAIN_MS`. */
  level: z.number(),
  /** Time of `level`, in milliseconds since 1970. */
  atMs: z.number(),
  /** Time from which the next attempt may be made, if the wait has begun. */
  readyMs: z.number().nullable(),
});
type Tally = z.infer<typeof TallySchema>;

/** Wrong passwords that cause no wait. The next one is the first that does. */
const FREE = { device: 5, network: 3, account: 10 };
const WAITS_MS = [5, 10, 20, 40, 60].map((seconds) => seconds * 1000);
const DRAIN_MS = 60_000;
/** Time after which a tally without a count is forgotten. */
const FORGET_MS = 10 * 60_000;
/** Tallies are spread over this number of records, each with a maximum, so that no flood fills the store. */
const BUCKETS = 256;
const MAX_PER_BUCKET = 64;

export function createSignInThrottle({ records, secret, now }: SignInThrottleOptions): SignInThrottle {
  const hashOf = (kind: keyof typeof FREE, name: string) =>
    createHmac("sha256", secret).update(`${kind} ${name}`).digest("hex");

  /** Replaces a tally. */
  function update<Result>(hash: string, change: (tally: Tally) => { tally: Tally; result: Result }): Promise<Result> {
    const key = `sign-in/${Number.parseInt(hash.slice(0, 8), 16) % BUCKETS}`;
    return updateRecord(records, key, (stored) => {
      const { [hash]: current, ...others } = readBucket(stored, now());
      const { tally, result } = change(current ?? { level: 0, atMs: now(), readyMs: null });
      const kept = Object.entries(others).slice(1 - MAX_PER_BUCKET);
      return { value: Object.fromEntries([...kept, [hash, tally]]), result };
    });
  }

  function locate({ device, network, account }: SignInSource) {
    if (device !== undefined)
      return { own: hashOf("device", `${device} ${account}`), free: FREE.device, account: undefined };
    return { own: hashOf("network", network), free: FREE.network, account: hashOf("account", account) };
  }

  const addToAccount = (account: string | undefined, count: number) =>
    account && update(account, (tally) => ({ tally: add(tally, count, FREE.account), result: undefined }));

  return {
    async admit(source) {
      const { own, free, account } = locate(source);
      const accountExcess =
        account === undefined ? 0 : await update(account, (tally) => ({ tally, result: tally.level - FREE.account }));
      const waitMs = await update(own, (tally) => {
        const requiredMs = waitFor(Math.max(accountExcess, tally.level - free));
        // Also after the clock was set back, nobody waits longer than required.
        const readyMs = Math.min(tally.readyMs ?? Number.POSITIVE_INFINITY, now() + requiredMs);
        if (requiredMs > 0 && now() < readyMs) return { tally: { ...tally, readyMs }, result: readyMs - now() };
        const counted = add(tally, 1, free);
        const nextMs = waitFor(Math.max(accountExcess, counted.level - free));
        return { tally: { ...counted, readyMs: nextMs > 0 ? now() + nextMs : null }, result: 0 };
      });
      if (waitMs === 0) await addToAccount(account, 1);
      return waitMs;
    },
    async refund(source, mayRepeat) {
      const { own, free, account } = locate(source);
      await update(own, (tally) => {
        const readyMs = mayRepeat ? now() : null;
        return { tally: { ...add(tally, -1, free), readyMs }, result: undefined };
      });
      await addToAccount(account, -1);
    },
  };
}

function waitFor(excess: number): number {
  return excess <= 0 ? 0 : (WAITS_MS[Math.min(Math.ceil(excess), WAITS_MS.length) - 1] ?? 0);
}

function add(tally: Tally, count: number, free: number): Tally {
  return { ...tally, level: Math.min(Math.max(0, tally.level + count), free + WAITS_MS.length) };
}

/** Returns the tallies of a record at the present time, without those that no longer matter. */
function readBucket(value: JsonObject | undefined, nowMs: number): Record<string, Tally> {
  const tallies = Object.entries(value ?? {}).flatMap(([hash, stored]) => {
    const { success, data } = TallySchema.safeParse(isObject(stored) ? stored : undefined);
    return success ? [[hash, drain(data, nowMs)] as const] : [];
  });
  return Object.fromEntries(
    tallies.filter(([, { level, readyMs }]) => level > 0 || nowMs - (readyMs ?? Number.NEGATIVE_INFINITY) < FORGET_MS),
  );
}

function drain(tally: Tally, nowMs: number): Tally {
  const drained = Math.max(0, nowMs - tally.atMs) / DRAIN_MS;
  return { ...tally, level: Math.max(0, tally.level - drained), atMs: nowMs };
}
