import type { Context } from "hono";
import * as z from "zod";
import { type Accounts, mustFind } from "#api/auth/accounts.ts";
import type { Identities } from "#api/auth/identities.ts";
import { challengeOf, createRegistrationOptions, verifyRegistration } from "#api/auth/passkeys/ceremonies.ts";
import type { Challenges } from "#api/auth/passkeys/challenges.ts";
import { findRelyingParty, type RelyingParty } from "#api/auth/passkeys/relying-party.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { createJsonReader, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import type { CheckPassword } from "./check-password.ts";
import { requireOwnPassword } from "./require-own-password.ts";

const PasswordSchema = z.strictObject({ current: z.string("The password is missing.") });
const NewPasskeySchema = z.strictObject({
  name: lineSchema("The name", 1, 60),
  /** Response of an authenticator. Its parts are checked by the library that verifies it. */
  response: z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal("public-key"),
    clientExtensionResults: z.object({}),
    response: z.object({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
const readJson = createJsonReader(32 * 1024);

/** @throws ApiError `passkeys-unavailable` */
export function requireRelyingParty(c: Context<AppEnv>, publicUrl: string | undefined): RelyingParty {
  const relyingParty = findRelyingParty(publicUrl, c.req.header("Host"));
  if (relyingParty === undefined) throw new ApiError("passkeys-unavailable");
  return relyingParty;
}

const bindingOf = ({ id }: Session) => `register ${id}`;

interface ManagementOptions {
  accounts: Accounts;
  auditTrail: AuditTrail;
}

interface RegistrationOptions extends ManagementOptions {
  identities: Identities;
  challenges: Challenges;
  checkPassword: CheckPassword;
  publicUrl: string | undefined;
}

/**
 * Responds with the options for a new passkey if the user's password is right: a person at a computer that was left
 * unlocked must not be able to add a lasting way in.
 */
export function createPasskeyOptionsHandler({ publicUrl, ...options }: RegistrationOptions): AdminHandler {
  const { accounts, challenges } = options;
  return async (c, session) => {
    const { current } = await readJson(c, PasswordSchema);
    const account = mustFind(await accounts.list(), session.account);
    const relyingParty = requireRelyingParty(c, publicUrl);
    await requireOwnPassword(c, { ...options, session, current, event: "passkey-added" });
    const challenge = challenges.issue(bindingOf(session));
    return respondJson(c, await createRegistrationOptions(account, { relyingParty, challenge }));
  };
}

/** Adds a passkey to the account of the user. */
export function createAddPasskeyHandler({ accounts, auditTrail, ...options }: RegistrationOptions): AdminHandler {
  const { challenges, publicUrl } = options;
  return async (c, session) => {
    const { name, response } = await readJson(c, NewPasskeySchema);
    const isChallenge = (challenge: string) => challenges.isValid(challenge, bindingOf(session));
    const expected = { relyingParty: requireRelyingParty(c, publicUrl), isChallenge };
    const passkey = await verifyRegistration(response, expected);
    if (passkey === undefined || !(await challenges.use(challengeOf(response))))
      throw new ApiError("wrong-passkey", BAD);
    const event = { event: "passkey-added" as const, ...actor(session), about: [passkey.id] };
    await auditTrail.recordAction(c, event, () => accounts.addPasskey(session.account, { name, ...passkey }));
    return respondJson(c, { success: true }, { status: 201 });
  };
}

const BAD = { message: "The passkey was not added, because this took more than five minutes. Try again." };

/** Removes a passkey of the user. */
export function createRemoveOwnPasskeyHandler(options: ManagementOptions): AdminHandler {
  return (c, session) => removePasskey(c, session, session.account, options);
}

/** Removes a passkey of any account. */
export function createRemovePasskeyHandler(options: ManagementOptions): AdminHandler {
  return (c, session) => removePasskey(c, session, c.req.param("id") ?? "", options);
}

/** Removes a passkey, which ends the sessions that began with it. */
async function removePasskey(
  c: Context<AppEnv>,
  session: Session,
  account: string,
  { accounts, auditTrail }: ManagementOptions,
): Promise<Response> {
  const id = c.req.param("passkey") ?? "";
  const event = { event: "passkey-removed" as const, ...actor(session), about: [account, id] };
  await auditTrail.recordAction(c, event, () => accounts.removePasskey(account, id));
  return respondJson(c, { success: true });
}
