/** Routes to sign in with a password or a passkey, and to confirm the identity of a signed-in user in the same way. */
import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import * as z from "zod";
import { ACCOUNT_MAX_CHARACTERS } from "#api/auth/account-schemas.ts";
import type { AuditEvent } from "#api/auth/audit/audit-log.ts";
import type { Identity } from "#api/auth/identities.ts";
import {
  accountOf,
  challengeOf,
  createSignInOptions,
  findRelyingParty,
  type RelyingParty,
  verifySignature,
} from "#api/auth/passkeys/ceremonies.ts";
import type { SessionDetails } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { siteKey } from "#api/http/client-address.ts";
import { bodyOf, createInvalidError, lineSchema, readJson } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { actor, record } from "../guards/audit-trail.ts";
import { tooManyAttempts } from "../guards/check-password.ts";
import { toWireSession } from "./sessions.ts";

/** Minimum time before the response to a wrong password or passkey. */
const REFUSAL_DELAY_MS = 1000;
/** Time for which a browser keeps the ID that its challenges are bound to. */
const BROWSER_SECONDS = 8 * 60 * 60;
const BROWSER_ID = /^[\w-]{22}$/;

const password = z.string("The password is missing.");
const CREDENTIALS = {
  email: z.strictObject({ email: lineSchema("Your email address", 1, ACCOUNT_MAX_CHARACTERS.email), password }),
  name: z.strictObject({ name: lineSchema("Your name", 1, ACCOUNT_MAX_CHARACTERS.name), password }),
};
type Credentials = { name?: string; email?: string; password: string };
const WRONG_EMAIL = { message: "The email address or the password is wrong. Please try again." };
/** Results of extensions, which are ignored. */
const ExtensionsSchema: z.ZodType<object, object> = z.object({});
const SignatureSchema: z.ZodType<AuthenticationResponseJSON, AuthenticationResponseJSON> = credentialSchema({
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string(),
});
const ProofSchema = z.union(
  [z.strictObject({ current: z.string() }), z.strictObject({ response: SignatureSchema })],
  "The password or the response of a passkey is missing.",
);
const MAX_BODY_BYTES = 16 * 1024;

export const signInRoutes = new Hono<AdminEnv>()
  /** Starts a session if the password is right. Wrong passwords are delayed, limited and recorded. */
  .post("/session", async (c) => {
    const { identities, deviceCookie, checkPassword, wait } = c.var.admin;
    const delay = wait(REFUSAL_DELAY_MS);
    const field = (await identities.signInField()) ?? "name";
    const credentials: Credentials = await readJson(c, CREDENTIALS[field], MAX_BODY_BYTES);
    rejectPasswordAsName(credentials);
    const identity = await identities.findBySignIn(credentials);
    const source = {
      device: identity && deviceCookie.read(c.req.header("Cookie"), identity.id),
      network: siteKey(c.env.address),
      account: identity?.id ?? credentials.email?.toLowerCase() ?? "",
    };
    const check = checkPassword(credentials.password, identity, source);
    const refusal = new ApiError("wrong-password", field === "email" ? WRONG_EMAIL : {});
    const name = identity?.name ?? credentials.name ?? "";
    return finishSignIn(c, identity, { name }, { check, refusal, delay });
  })
  /** Responds with the options for signing in with any passkey of the site, which are the same for everyone. */
  .post("/session/passkey/options", async (c) => {
    const { browserCookie, challenges } = c.var.admin;
    const relyingParty = requireRelyingParty(c);
    const known = browserCookie.read(c.req.header("Cookie")) ?? "";
    const browser = BROWSER_ID.test(known) ? known : randomBytes(16).toString("base64url");
    const options = await createSignInOptions({ relyingParty, challenge: challenges.issue(bindingOf(browser)) });
    return respondJson(c, options, { headers: { "Set-Cookie": browserCookie.write(browser, BROWSER_SECONDS) } });
  })
  /** Starts a session if a passkey has signed the challenge. Every refusal has the same response after the same time. */
  .post("/session/passkey", bodyOf(SignatureSchema, MAX_BODY_BYTES), async (c) => {
    const { identities, wait } = c.var.admin;
    const delay = wait(REFUSAL_DELAY_MS);
    const response = c.req.valid("json");
    const identity = await identities.find(accountOf(response));
    const check = checkPasskey(c, response, identity, requireRelyingParty(c));
    const details = { name: identity?.name ?? "", passkey: response.id };
    return finishSignIn(c, identity, details, { check, refusal: new ApiError("wrong-passkey"), delay });
  })
  /** Records that the user has proved again who they are, with their password or with one of their passkeys. */
  .post("/session/proof", allow("editor"), bodyOf(ProofSchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const proof = c.req.valid("json");
    const event = "identity-proved";
    if ("current" in proof) {
      await requireOwnPassword(c, proof.current, event);
    } else {
      const identity = await admin.identities.find(session.account);
      if (!(await checkPasskey(c, proof.response, identity, requireRelyingParty(c)))) {
        await record(c, { event, outcome: "wrong-passkey", ...actor(session) });
        throw new ApiError("wrong-passkey");
      }
    }
    await record(c, { event, outcome: "done", ...actor(session) });
    await admin.sessions.recordProof(session.id);
    return respondJson(c, { success: true });
  });

/** Creates a schema for the response of an authenticator. Its parts are checked by the library that verifies it. */
export function credentialSchema<Parts extends z.ZodRawShape>(parts: Parts) {
  return z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal("public-key"),
    clientExtensionResults: ExtensionsSchema,
    response: z.object({ clientDataJSON: z.string(), ...parts }),
  });
}

/** The name is shown to colleagues. @throws ApiError `invalid` */
function rejectPasswordAsName({ name, password }: Credentials): void {
  if (name === undefined || name.normalize("NFC") !== password.trim().normalize("NFC")) return;
  throw createInvalidError([{ field: "name", message: "The name is the same as the password. Enter your name." }]);
}

/** Starts a session if a check is right. Refusals are recorded, and sent after a delay. */
async function finishSignIn(
  c: Call<AdminEnv>,
  identity: Identity | undefined,
  details: Omit<SessionDetails, "browser">,
  { check, refusal, delay }: { check: Promise<boolean>; refusal: ApiError; delay: Promise<unknown> },
) {
  const account = identity?.id;
  const isRight = await check.catch(async (cause) => {
    if (cause instanceof ApiError) await record(c, { event: "sign-in-refused", outcome: cause.code, account });
    throw cause;
  });
  if (isRight && identity !== undefined) return startSession(c, identity, details);
  // The typed text is not recorded, because it may be a password.
  await record(c, { event: "sign-in-failed", outcome: refusal.code, account });
  await delay;
  throw refusal;
}

/** Checks the password of a user who is signed in. @throws ApiError `wrong-password`, `too-many` */
export async function requireOwnPassword(c: Call<SessionEnv>, current: string, event: AuditEvent): Promise<void> {
  const { admin, session } = c.var;
  const identity = await admin.identities.find(session.account);
  // The session is a source of guesses with a budget to itself.
  const source = { device: `session ${session.id}`, network: "", account: session.account };
  if (await admin.checkPassword(current, identity, source)) return;
  await record(c, { event, outcome: "wrong-password", ...actor(session) });
  throw new ApiError("wrong-password");
}

/** @throws ApiError `passkeys-unavailable` */
export function requireRelyingParty(c: Call<AdminEnv>): RelyingParty {
  const relyingParty = findRelyingParty(c.var.admin.env.PUBLIC_URL, c.req.header("Host"));
  if (relyingParty === undefined) throw new ApiError("passkeys-unavailable");
  return relyingParty;
}

const bindingOf = (browser: string) => `sign-in ${browser}`;

/**
 * Returns whether the response was signed by a passkey of the identity. A challenge and a signature are accepted once.
 * Only refused passkeys count.
 * @throws ApiError `too-many`, with Retry-After, if the network has to wait
 */
async function checkPasskey(
  c: Call<AdminEnv>,
  response: AuthenticationResponseJSON,
  identity: Identity | undefined,
  relyingParty: RelyingParty,
): Promise<boolean> {
  const { accounts, browserCookie, challenges, throttle } = c.var.admin;
  // A budget for each network, apart from that of passwords: nobody can guess a signature, so only the work is limited.
  const source = { device: `passkey ${siteKey(c.env.address)}`, network: "", account: "" };
  const waitMs = await throttle.admit(source);
  if (waitMs > 0) throw tooManyAttempts(waitMs, "passkeys");

  const passkey = identity?.passkeys?.find(({ id }) => id === response.id);
  if (identity === undefined || passkey === undefined) return false;
  const binding = bindingOf(browserCookie.read(c.req.header("Cookie")) ?? "");
  const isChallenge = (challenge: string) => challenges.isValid(challenge, binding);
  const counter = await verifySignature(response, passkey, { relyingParty, isChallenge });
  if (counter === undefined || !(await challenges.use(challengeOf(response)))) return false;
  const isRight = await accounts.recordPasskeyUse(identity.id, { id: passkey.id, counter });
  if (isRight) await throttle.refund(source, false);
  return isRight;
}

/** Signs a person in: starts a session, records it, and responds with it and its cookies. */
export async function startSession(c: Call<AdminEnv>, identity: Identity, details: Omit<SessionDetails, "browser">) {
  const { accounts, deviceCookie, sessions } = c.var.admin;
  const browser = (c.req.header("User-Agent") ?? "").slice(0, 200);
  const { session, cookie } = await sessions.create(identity, { ...details, browser });
  const about = details.passkey === undefined ? {} : { about: [details.passkey] };
  await record(c, { event: "sign-in", outcome: "done", ...actor(session), ...about }).catch(async (cause) => {
    await sessions.end(session.id);
    throw cause;
  });
  if (identity.email !== undefined) await accounts.recordSignIn(identity.id);
  const response = respondJson(c, toWireSession(session), { headers: { "Set-Cookie": cookie } });
  response.headers.append("Set-Cookie", deviceCookie.write(c.req.header("Cookie"), identity.id));
  return response;
}
