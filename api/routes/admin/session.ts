import type { Handler } from "hono";
import * as z from "zod";
import { isPassword } from "#api/auth/password.ts";
import type { Session, Sessions } from "#api/auth/session.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { jsonReader, plainLine } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/limits/concurrency-limit.ts";
import { createRateLimit } from "#api/limits/rate-limit.ts";
import type { Call } from "./admin-call.ts";
import type { AuditTrail } from "./audit-trail.ts";

/** How long whoever has a wrong password waits for the answer, at least. */
const WRONG_MS = 1000;

const LIMITS = {
  each: 10,
  all: 100,
  seconds: 15 * 60,
  message: "There were too many wrong passwords. Please try again later.",
};

/** Each takes 32 MiB and a tenth of a second. */
const TURNS = { atOnce: 2, waiting: 8 };

const Credentials = z.strictObject({
  name: plainLine("Your name", 1, 60),
  password: z.string("There is no password."),
});
const readCredentials = jsonReader(16 * 1024);

interface SignInOptions {
  sessions: Sessions;
  hash: string;
  wait(ms: number): Promise<unknown>;
  recorder: AuditTrail;
}

export function signIn({ sessions, hash, wait, recorder }: SignInOptions): Handler<AppEnv> {
  const limits = createRateLimit(LIMITS);
  const inTurn = createConcurrencyLimit(TURNS);

  /** Counted before it is known to be wrong, so that many at once are not more than were allowed. */
  async function isRight(password: string, address: string): Promise<boolean> {
    await limits.consume(address, 1);
    let isWrong = false;
    try {
      isWrong = !(await inTurn(() => isPassword(password, hash)));
      return !isWrong;
    } finally {
      if (!isWrong) await limits.refund(address, 1);
    }
  }

  return async (c) => {
    const waited = wait(WRONG_MS);
    const { name, password } = await readCredentials(c, Credentials);
    if (!(await isRight(password, c.env.address))) {
      await recorder.record(c, { event: "sign-in-failed", outcome: "wrong-password", by: name });
      await waited;
      throw new ApiError("wrong-password");
    }
    const { session, cookie } = sessions.begin(name);
    await recorder.record(c, { event: "sign-in", outcome: "done", by: name });
    return respondJson(c, told(session), { headers: { "Set-Cookie": cookie } });
  };
}

export const whoAmI: Call = (c, session) => respondJson(c, told(session));

export function signOut(sessions: Sessions, { record }: AuditTrail): Call {
  return async (c, session) => {
    const cookie = sessions.end(session);
    await record(c, { event: "sign-out", outcome: "done", by: session.name });
    return respondJson(c, { success: true }, { headers: { "Set-Cookie": cookie } });
  };
}

function told({ name, expiresMs }: Session) {
  return { name, expiresAt: new Date(expiresMs).toISOString() };
}
