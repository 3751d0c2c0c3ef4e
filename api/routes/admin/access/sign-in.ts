import type { Context } from "hono";
import * as z from "zod";
import { ACCOUNT_MAX_CHARACTERS } from "#api/auth/account-schemas.ts";
import type { DeviceCookie } from "#api/auth/device-cookie.ts";
import type { Identities, SignInField } from "#api/auth/identities.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { siteKey } from "#api/http/client-address.ts";
import { createInvalidError, createJsonReader, lineSchema } from "#api/http/request-validation.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import type { CheckPassword } from "./check-password.ts";
import { REFUSAL_DELAY_MS, type StartSession } from "./start-session.ts";

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
  deviceCookie: DeviceCookie;
  checkPassword: CheckPassword;
  startSession: StartSession;
  auditTrail: AuditTrail;
  wait(ms: number): Promise<unknown>;
}

/** Starts a session if the password is right. Wrong passwords are delayed, limited and recorded. */
export function createSignInHandler({ identities, deviceCookie, auditTrail, ...options }: SignInOptions) {
  const { checkPassword, startSession, wait } = options;
  return async (c: Context<AppEnv>): Promise<Response> => {
    const delay = wait(REFUSAL_DELAY_MS);
    const field = (await identities.signInField()) ?? "name";
    const credentials: { name?: string; email?: string; password: string } = await readCredentials(c, SCHEMAS[field]);
    rejectPasswordAsName(credentials);
    const identity = await identities.findBySignIn(credentials);
    const cookies = c.req.header("Cookie");
    const source = {
      device: identity && deviceCookie.read(cookies, identity.id),
      network: siteKey(c.env.address),
      account: identity?.id ?? credentials.email?.toLowerCase() ?? "",
    };
    // The typed text is not recorded, because it may be a password.
    const account = identity?.id;
    const isRight = await checkPassword(credentials.password, identity, source).catch(async (cause) => {
      if (cause instanceof ApiError)
        await auditTrail.record(c, { event: "sign-in-refused", outcome: cause.code, account });
      throw cause;
    });
    if (isRight && identity !== undefined)
      return startSession(c, identity, { name: identity.name ?? credentials.name ?? "" });
    await auditTrail.record(c, { event: "sign-in-failed", outcome: "wrong-password", account });
    await delay;
    throw new ApiError("wrong-password", { message: MESSAGES[field] });
  };
}

/** The name is shown to colleagues. @throws ApiError `invalid` */
function rejectPasswordAsName({ name, password }: { name?: string; password: string }): void {
  if (name === undefined || name.normalize("NFC") !== password.trim().normalize("NFC")) return;
  throw createInvalidError([{ field: "name", message: "The name is the same as the password. Enter your name." }]);
}
