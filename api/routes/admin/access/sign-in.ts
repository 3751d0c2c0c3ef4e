import type { Context } from "hono";
import * as z from "zod";
import { ACCOUNT_MAX_CHARACTERS } from "#api/auth/account-schemas.ts";
import type { DeviceCookie } from "#api/auth/device-cookie.ts";
import type { Identities, Identity, SignInField } from "#api/auth/identities.ts";
import type { Sessions } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { clientKey } from "#api/http/client-address.ts";
import { createInvalidError, createJsonReader, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { CheckPassword } from "./check-password.ts";
import { toWireSession } from "./session.ts";

/** Minimum time before the response to a wrong password. */
const WRONG_PASSWORD_DELAY_MS = 1000;

const password = z.string("The password is missing.");
const SCHEMAS = {
  email: z.strictObject({ email: lineSchema("Your email address", 1, ACCOUNT_MAX_CHARACTERS.email), password }),
  name: z.strictObject({ name: lineSchema("Your name", 1, ACCOUNT_MAX_CHARACTERS.name), password }),
};
const MESSAGES: Record<SignInField, string> = {
  email: "The email address or the password is wrong. Please try again.",
  name: "The password is wrong. Please try again.",
};
const readCredentials = createJsonReader(16 * 1024);

interface SignInOptions {
  identities: Identities;
  sessions: Sessions;
  deviceCookie: DeviceCookie;
  checkPassword: CheckPassword;
  auditTrail: AuditTrail;
  wait(ms: number): Promise<unknown>;
}

/** Starts a session if the password is right. Wrong passwords are delayed, limited and recorded. */
export function createSignInHandler({ identities, sessions, deviceCookie, auditTrail, ...options }: SignInOptions) {
  const { checkPassword, wait } = options;
  return async (c: Context<AppEnv>): Promise<Response> => {
    const delay = wait(WRONG_PASSWORD_DELAY_MS);
    const field = (await identities.signInField()) ?? "name";
    const credentials: { name?: string; email?: string; password: string } = await readCredentials(c, SCHEMAS[field]);
    rejectPasswordAsName(credentials);
    const identity = await identities.findBySignIn(credentials);
    const cookies = c.req.header("Cookie");
    const source = {
      device: identity && deviceCookie.read(cookies, identity.id),
      network: clientKey(c.env.address),
      account: identity?.id ?? credentials.email?.toLowerCase() ?? "",
    };
    // The typed text is not recorded, because it may be a password.
    const account = identity?.id;
    const isRight = await checkPassword(credentials.password, identity, source).catch(async (cause) => {
      if (cause instanceof ApiError)
        await auditTrail.record(c, { event: "sign-in-refused", outcome: cause.code, account });
      throw cause;
    });
    if (isRight && identity !== undefined) return startSession(c, identity, credentials.name ?? "");
    await auditTrail.record(c, { event: "sign-in-failed", outcome: "wrong-password", account });
    await delay;
    throw new ApiError("wrong-password", { message: MESSAGES[field] });
  };

  async function startSession(c: Context<AppEnv>, identity: Identity, typedName: string): Promise<Response> {
    const name = identity.name ?? typedName;
    const browser = (c.req.header("User-Agent") ?? "").slice(0, 200);
    const { session, cookie } = await sessions.create(identity, { name, browser });
    const event = { event: "sign-in" as const, outcome: "done" as const, ...actor(session) };
    await auditTrail.record(c, event).catch(async (cause) => {
      await sessions.end(session.id);
      throw cause;
    });
    const response = respondJson(c, toWireSession(session), { headers: { "Set-Cookie": cookie } });
    response.headers.append("Set-Cookie", deviceCookie.write(c.req.header("Cookie"), identity.id));
    return response;
  }
}

/** The name is shown to colleagues. @throws ApiError `invalid` */
function rejectPasswordAsName({ name, password }: { name?: string; password: string }): void {
  if (name === undefined || name.normalize("NFC") !== password.trim().normalize("NFC")) return;
  throw createInvalidError([{ field: "name", message: "The name is the same as the password. Enter your name." }]);
}
