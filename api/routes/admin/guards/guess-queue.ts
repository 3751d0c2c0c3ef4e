/**
 * Queue of passwords from devices that are not known. Verifying one takes 32 MiB and about 100 ms.
 *
 * Each account has the same number of places, so a flood of guesses for one does not keep out people with another. A guess for
 * an account that does not exist has its place in the same way, and waits as long, but is verified only while nothing else
 * is: it must not delay anybody, and the time of its answer must not reveal that there is no such account.
 */
import { ApiError } from "#api/http/api-error.ts";
import { BUSY } from "#api/middleware/concurrency-limit.ts";

type Guess = { account: string; isAccount: boolean; verify(): Promise<boolean> };

const PLACES_PER_ACCOUNT = 8;

export function createGuessQueue(wait: (ms: number) => Promise<unknown>) {
  const places = new Map<string, number>();
  /** Last guess for an account, and the last one for each name without an account. */
  let last: Promise<unknown> = Promise.resolve();
  const lastByName = new Map<string, Promise<unknown>>();
  let running = 0;
  let durationMs = 0;

  async function run(verify: () => Promise<boolean>): Promise<boolean> {
    running += 1;
    const startMs = performance.now();
    try {
      return await verify();
    } finally {
      durationMs = performance.now() - startMs;
      running -= 1;
    }
  }

  /** Takes as long as `run`. */
  async function pretend(verify: () => Promise<boolean>): Promise<boolean> {
    if (running === 0) return run(verify);
    await wait(durationMs);
    return false;
  }

  /** Starts a guess after those that were there before it: of accounts and, without an account, of the same name. */
  function enqueue({ account, isAccount, verify }: Guess): Promise<boolean> {
    const before = Promise.all([last, lastByName.get(account)]);
    const result = before.then(() => (isAccount ? run(verify) : pretend(verify)));
    const end = result.catch(() => undefined);
    if (isAccount) last = end;
    else lastByName.set(account, end);
    return result;
  }

  /**
   * Verifies a guess when it is its turn.
   * @throws ApiError `too-many` if the account has no free place
   */
  return async (guess: Guess): Promise<boolean> => {
    const { account } = guess;
    const taken = places.get(account) ?? 0;
    if (taken >= PLACES_PER_ACCOUNT) throw new ApiError("too-many", { message: BUSY, headers: { "Retry-After": "1" } });
    places.set(account, taken + 1);
    try {
      return await enqueue(guess);
    } finally {
      const left = (places.get(account) ?? 1) - 1;
      if (left > 0) places.set(account, left);
      else {
        places.delete(account);
        lastByName.delete(account);
      }
    }
  };
}
