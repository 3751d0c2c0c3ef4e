import { ApiError } from "#api/http/api-error.ts";
import type { Allow } from "./require-session.ts";

/** Time for which a proof lets a user change accounts and export personal data. */
const PROOF_LIFETIME_MS = 5 * 60_000;

/**
 * Returns a function like `allow` that admits only users who have recently signed in, or proved again who they are. A person
 * at a computer that was left unlocked gets the error `confirm-identity`.
 */
export function requireProof(allow: Allow, now: () => number): Allow {
  return (role, handle) =>
    allow(role, (c, session) => {
      if (Math.abs(now() - session.provedMs) >= PROOF_LIFETIME_MS) throw new ApiError("confirm-identity");
      return handle(c, session);
    });
}
