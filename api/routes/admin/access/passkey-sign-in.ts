import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import * as z from "zod";
import type { AdminCookie } from "#api/auth/admin-cookie.ts";
import type { Identities } from "#api/auth/identities.ts";
import { accountOf, createSignInOptions } from "#api/auth/passkeys/ceremonies.ts";
import type { Challenges } from "#api/auth/passkeys/challenges.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { createJsonReader } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import type { CheckPasskey } from "./check-passkey.ts";
import { requireRelyingParty } from "./passkeys.ts";
import { REFUSAL_DELAY_MS, type StartSession } from "./start-session.ts";

/** Time for which a browser keeps the ID that its challenges are bound to. */
const BROWSER_SECONDS = 8 * 60 * 60;
const BROWSER_ID = /^[\w-]{22}$/;

/** Response of an authenticator to a sign-in. Its parts are checked by the library that verifies it. */
export const SignatureSchema = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
});
const readJson = createJsonReader(16 * 1024);

export interface PasskeyOptions {
  challenges: Challenges;
  browserCookie: AdminCookie;
  publicUrl: string | undefined;
}

const bindingOf = (browser: string) => `sign-in ${browser}`;

/** Returns the requirements for the response of an authenticator to a request. */
export function expectSignature(c: Context<AppEnv>, { challenges, browserCookie, publicUrl }: PasskeyOptions) {
  const binding = bindingOf(browserCookie.read(c.req.header("Cookie")) ?? "");
  return {
    relyingParty: requireRelyingParty(c, publicUrl),
    isChallenge: (challenge: string) => challenges.isValid(challenge, binding),
    address: c.env.address,
  };
}

/** Responds with the options for signing in with any passkey of the site, which are the same for everyone. */
export function createPasskeySignInOptionsHandler({ challenges, browserCookie, publicUrl }: PasskeyOptions) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const relyingParty = requireRelyingParty(c, publicUrl);
    const known = browserCookie.read(c.req.header("Cookie")) ?? "";
    const browser = BROWSER_ID.test(known) ? known : randomBytes(16).toString("base64url");
    const options = await createSignInOptions({ relyingParty, challenge: challenges.issue(bindingOf(browser)) });
    return respondJson(c, options, { headers: { "Set-Cookie": browserCookie.write(browser, BROWSER_SECONDS) } });
  };
}

interface PasskeySignInOptions extends PasskeyOptions {
  identities: Identities;
  checkPasskey: CheckPasskey;
  startSession: StartSession;
  auditTrail: AuditTrail;
  wait(ms: number): Promise<unknown>;
}

/** Starts a session if a passkey has signed the challenge. Every refusal has the same response after the same time. */
export function createPasskeySignInHandler(options: PasskeySignInOptions) {
  const { identities, checkPasskey, startSession, auditTrail, wait } = options;
  return async (c: Context<AppEnv>): Promise<Response> => {
    const delay = wait(REFUSAL_DELAY_MS);
    const response = await readJson(c, SignatureSchema);
    const identity = await identities.find(accountOf(response));
    const account = identity?.id;
    const isRight = await checkPasskey(response, identity, expectSignature(c, options)).catch(async (cause) => {
      if (cause instanceof ApiError)
        await auditTrail.record(c, { event: "sign-in-refused", outcome: cause.code, account });
      throw cause;
    });
    if (isRight && identity !== undefined)
      return startSession(c, identity, { name: identity.name ?? "", passkey: response.id });
    await auditTrail.record(c, { event: "sign-in-failed", outcome: "wrong-passkey", account });
    await delay;
    throw new ApiError("wrong-passkey");
  };
}
