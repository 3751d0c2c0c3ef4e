import type { Handler } from "hono";
import * as z from "zod";
import { jsonReader, plainLine } from "../../admin/fields.ts";
import { isPassword } from "../../admin/password.ts";
import type { Recorder } from "../../admin/recorder.ts";
import type { Session, Sessions } from "../../admin/session.ts";
import { createTurns } from "../../admin/turns.ts";
import { answerJson } from "../../answer.ts";
import { ApiError } from "../../api-error.ts";
import type { AppEnv } from "../../app-deps.ts";
import { createLimits } from "../../limits.ts";
import type { Call } from "./call.ts";

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
  recorder: Recorder;
}

export function signIn({ sessions, hash, wait, recorder }: SignInOptions): Handler<AppEnv> {
  const limits = createLimits(LIMITS);
  const inTurn = createTurns(TURNS);

  /** Counted before it is known to be wrong, so that many at once are not more than were allowed. */
  async function isRight(password: string, address: string): Promise<boolean> {
    await limits.count(address, 1);
    let isWrong = false;
    try {
      isWrong = !(await inTurn(() => isPassword(password, hash)));
      return !isWrong;
    } finally {
      if (!isWrong) await limits.forgive(address, 1);
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
    return answerJson(c, told(session), { headers: { "Set-Cookie": cookie } });
  };
}

export const whoAmI: Call = (c, session) => answerJson(c, told(session));

export function signOut(sessions: Sessions, { record }: Recorder): Call {
  return async (c, session) => {
    const cookie = sessions.end(session);
    await record(c, { event: "sign-out", outcome: "done", by: session.name });
    return answerJson(c, { success: true }, { headers: { "Set-Cookie": cookie } });
  };
}

function told({ name, expiresMs }: Session) {
  return { name, expiresAt: new Date(expiresMs).toISOString() };
}
