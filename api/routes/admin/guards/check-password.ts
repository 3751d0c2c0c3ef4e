import type { Identity } from "#api/auth/identities.ts";
import { verifyPassword } from "#api/auth/password.ts";
import type { SignInSource, SignInThrottle } from "#api/auth/sign-in-throttle.ts";
import { ApiError } from "#api/http/api-error.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { createGuessQueue } from "./guess-queue.ts";

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
