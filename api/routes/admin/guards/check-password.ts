import type { Identity } from "#api/auth/identities.ts";
import { verifyPassword } from "#api/auth/password.ts";
import type { SignInSource, SignInThrottle } from "#api/auth/sign-in-throttle.ts";
import { ApiError } from "#api/http/api-error.ts";
import { BUSY, createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";

/** Known devices have a separate queue, so that a flood of guesses does not delay them. */
const KNOWN_DEVICES = { maxRunning: 1, maxQueued: 8 };

/** Hash of no password, which takes as long to verify as that of an account. */
const NO_ACCOUNT_HASH = `scrypt.15.8.3.${"A".repeat(22)}.${"A".repeat(43)}`;

/** Creates a password check with the limits of a throttle. Only wrong passwords count. */
export function createPasswordCheck(throttle: SignInThrottle, wait: (ms: number) => Promise<unknown>) {
  const limitKnown = createConcurrencyLimit(KNOWN_DEVICES);
  const queueGuess = createGuessQueue(wait);
  /**
   * Returns whether the password is right. Takes as long if there is no identity.
   * @throws ApiError `too-many`, with Retry-After, if the source has to wait or too many passwords are being verified
   */
  return async (password: string, identity: Identity | undefined, source: SignInSource): Promise<boolean> => {
    const waitMs = await throttle.admit(source);
    if (waitMs > 0) throw tooManyAttempts(waitMs, "passwords");
    const isAccount = identity !== undefined;
    const verify = () => verifyPassword(password, identity?.passwordHash ?? NO_ACCOUNT_HASH);
    try {
      const isKnown = source.device !== undefined;
      const isMatch = await (isKnown ? limitKnown(verify) : queueGuess({ account: source.account, isAccount, verify }));
      const isRight = isMatch && isAccount;
      if (isRight) await throttle.refund(source, false);
      return isRight;
    } catch (cause) {
      await throttle.refund(source, true);
      throw cause;
    }
  };
}

/** Creates the error for a source that has to wait after wrong passwords or passkeys. */
export function tooManyAttempts(waitMs: number, what: "passwords" | "passkeys"): ApiError {
  return new ApiError("too-many", {
    message: `There were too many wrong ${what}. Please wait a moment and try again.`,
    headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) },
  });
}

type Guess = { account: string; isAccount: boolean; verify(): Promise<boolean> };

const PLACES_PER_ACCOUNT = 8;

/**
 * Creates the queue of passwords from devices that are not known. Verifying one takes 32 MiB and about 100 ms.
 *
 * Each account has the same number of places, so a flood of guesses for one does not keep out people with another. A guess for
 * an account that does not exist has its place in the same way, and waits as long, but is verified only while nothing else
 * is: it must not delay anybody, and the time of its answer must not reveal that there is no such account.
 * @internal exported for tests
 */
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

  /** Verifies a guess when it is its turn. @throws ApiError `too-many` if the account has no free place */
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
