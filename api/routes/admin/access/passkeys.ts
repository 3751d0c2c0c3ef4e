import { Hono } from "hono";
import * as z from "zod";
import { mustFind } from "#api/auth/accounts.ts";
import { challengeOf, createRegistrationOptions, verifyRegistration } from "#api/auth/passkeys/ceremonies.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { bodyOf, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow, requireProof } from "../guards/allow.ts";
import { recordAction } from "../guards/audit-trail.ts";
import { credentialSchema, requireOwnPassword, requireRelyingParty } from "./sign-in.ts";

const PasswordSchema = z.strictObject({ current: z.string("The password is missing.") });
const NewPasskeySchema = z.strictObject({
  name: lineSchema("The name", 1, 60),
  response: credentialSchema({
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const MAX_BODY_BYTES = 32 * 1024;

const BAD = { message: "The passkey was not added, because this took more than five minutes. Try again." };

const bindingOf = ({ id }: Session) => `register ${id}`;

export const passkeyRoutes = new Hono<AdminEnv>()
  /**
   * Responds with the options for a new passkey if the user's password is right: a person at a computer that was left
   * unlocked must not be able to add a lasting way in.
   */
  .post("/account/passkeys/options", allow("editor"), bodyOf(PasswordSchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { current } = c.req.valid("json");
    const account = mustFind(await admin.accounts.list(), session.account);
    const relyingParty = requireRelyingParty(c);
    await requireOwnPassword(c, current, "passkey-added");
    const challenge = admin.challenges.issue(bindingOf(session));
    return respondJson(c, await createRegistrationOptions(account, { relyingParty, challenge }));
  })
  .post("/account/passkeys", allow("editor"), bodyOf(NewPasskeySchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { name, response } = c.req.valid("json");
    const isChallenge = (challenge: string) => admin.challenges.isValid(challenge, bindingOf(session));
    const passkey = await verifyRegistration(response, { relyingParty: requireRelyingParty(c), isChallenge });
    if (passkey === undefined || !(await admin.challenges.use(challengeOf(response))))
      throw new ApiError("wrong-passkey", BAD);
    const add = () => admin.accounts.addPasskey(session.account, { name, ...passkey });
    await recordAction(c, { event: "passkey-added", about: [passkey.id] }, add);
    return respondJson(c, { success: true }, { status: 201 });
  })
  .delete("/account/passkeys/:passkey", allow("editor", requireProof), (c) =>
    removePasskey(c, c.var.session.account, c.req.param("passkey")),
  )
  .delete("/accounts/:id/passkeys/:passkey", allow("owner", requireProof), (c) =>
    removePasskey(c, c.req.param("id"), c.req.param("passkey")),
  );

/** Removes a passkey, which ends the sessions that began with it. */
async function removePasskey(c: Call<SessionEnv>, account: string, id: string) {
  const remove = () => c.var.admin.accounts.removePasskey(account, id);
  await recordAction(c, { event: "passkey-removed", about: [account, id] }, remove);
  return respondJson(c, { success: true });
}
