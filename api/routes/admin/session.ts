import type { Handler } from "hono";
import * as z from "zod";
import { verifyPassword } from "#api/auth/password.ts";
import type { Session, Sessions } from "#api/auth/session.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { clientKey } from "#api/http/client-address.ts";
import { createJsonReader, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { createMemoryRateLimit, retryAfterSeconds } from "#api/middleware/rate-limit.ts";
import type { AuditTrail } from "./audit-trail.ts";
import type { AdminHandler } from "./require-session.ts";

/** Minimum time before the response to a wrong password. */
const WRONG_PASSWORD_DELAY_MS = 1000;

/** Wrong passwords of one client, and of all clients. */
const WRONG_PASSWORD_LIMIT = { points: 10, windowSeconds: 15 * 60 };
const TOTAL_WRONG_PASSWORD_LIMIT = { points: 100, windowSeconds: 15 * 60 };
const TOO_MANY = "There were too many wrong passwords. Please try again later.";

/** Verifying one password takes 32 MiB and about 100 ms. */
const VERIFICATION_LIMIT = { maxRunning: 2, maxQueued: 8 };

const CredentialsSchema = z.strictObject({
  name: lineSchema("Your name", 1, 60),
  password: z.string("The password is missing."),
});
const readCredentials = createJsonReader(16 * 1024);

interface SignInOptions {
  sessions: Sessions;
  passwordHash: string;
  wait(ms: number): Promise<unknown>;
  auditTrail: AuditTrail;
}

/** Starts a session if the password is right. Wrong passwords are delayed, limited and recorded. */
export function createSignInHandler({ sessions, passwordHash, wait, auditTrail }: SignInOptions): Handler<AppEnv> {
  const isPasswordRight = createPasswordCheck(passwordHash);
  return async (c) => {
    const delay = wait(WRONG_PASSWORD_DELAY_MS);
    const { name, password } = await readCredentials(c, CredentialsSchema);
    if (!(await isPasswordRight(password, c.env.address))) {
      await auditTrail.record(c, { event: "sign-in-failed", outcome: "wrong-password", by: name });
      await delay;
      throw new ApiError("wrong-password");
    }
    const { session, cookie } = sessions.create(name);
    await auditTrail.record(c, { event: "sign-in", outcome: "done", by: name });
    return respondJson(c, toWire(session), { headers: { "Set-Cookie": cookie } });
  };
}

/**
 * Creates a password check with a rate limit for each client and for all clients. Attempts are counted before
 * verification, so parallel guesses cannot bypass the limit. Right passwords, and attempts that could not be verified,
 * are refunded.
 */
function createPasswordCheck(passwordHash: string): (password: string, address: string) => Promise<boolean> {
  const perClient = createMemoryRateLimit(WRONG_PASSWORD_LIMIT);
  const total = createMemoryRateLimit(TOTAL_WRONG_PASSWORD_LIMIT);
  const limitConcurrency = createConcurrencyLimit(VERIFICATION_LIMIT);
  return async (password, address) => {
    const limits = [[perClient, clientKey(address)] as const, [total, "all"] as const];
    for (const [limit, key] of limits) {
      const { isAllowed, retryAfterMs } = await limit.consume(key, 1);
      if (isAllowed) continue;
      throw new ApiError("too-many", {
        message: TOO_MANY,
        headers: { "Retry-After": retryAfterSeconds(retryAfterMs) },
      });
    }
    let isWrong = false;
    try {
      isWrong = !(await limitConcurrency(() => verifyPassword(password, passwordHash)));
      return !isWrong;
    } finally {
      if (!isWrong) await Promise.all(limits.map(([limit, key]) => limit.refund(key, 1)));
    }
  };
}

/** Responds with the name of the user and the end of the session. */
export const readSessionHandler: AdminHandler = (c, session) => respondJson(c, toWire(session));

/** Ends the session and deletes its cookie. */
export function createSignOutHandler(sessions: Sessions, auditTrail: AuditTrail): AdminHandler {
  return async (c, session) => {
    const cookie = sessions.revoke(session);
    await auditTrail.record(c, { event: "sign-out", outcome: "done", by: session.name });
    return respondJson(c, { success: true }, { headers: { "Set-Cookie": cookie } });
  };
}

/** Returns the part of a session that clients receive. */
function toWire({ name, expiresMs }: Session) {
  return { name, expiresAt: new Date(expiresMs).toISOString() };
}
