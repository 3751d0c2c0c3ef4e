import { Hono } from "hono";
import * as z from "zod";
import { AccountEmailSchema, AccountNameSchema } from "#api/auth/account-schemas.ts";
import { mustFind, withoutSecrets } from "#api/auth/accounts.ts";
import { challengeOf, createRegistrationOptions, verifyRegistration } from "#api/auth/passkeys/ceremonies.ts";
import { findPasswordProblem, hashPassword } from "#api/auth/password.ts";
import { ROLES } from "#api/auth/roles.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { bodyOf, createInvalidError, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow, requireProof } from "../guards/allow.ts";
import { recordAction } from "../guards/audit-trail.ts";
import { credentialSchema, requireOwnPassword, requireRelyingParty, startSession } from "./sign-in.ts";

const MemberSchemas = {
  name: AccountNameSchema,
  email: AccountEmailSchema,
  role: z.enum(ROLES, "The role must be editor or owner."),
  mayReadRequests: z.boolean(),
  password: z.string("The password is missing."),
};
const NewAccountSchema = z.strictObject({
  ...MemberSchemas,
  mayReadRequests: MemberSchemas.mayReadRequests.default(false),
});
const ChangesSchema = z
  .strictObject(MemberSchemas)
  .partial()
  .refine(
    (changes) => Object.keys(changes).length > 0,
    `Name what to change: ${Object.keys(MemberSchemas).join(", ")}.`,
  );
const PasswordSchema = z.strictObject({ current: z.string(), password: MemberSchemas.password });

const MAX_BODY_BYTES = 16 * 1024;
const limitHashing = createConcurrencyLimit({ maxRunning: 1, maxQueued: 8 });

const OWN_PASSWORD = { field: "password", message: "To change your own password, enter your present password, too." };

const CurrentPasswordSchema = z.strictObject({ current: MemberSchemas.password });
const NewPasskeySchema = z.strictObject({
  name: lineSchema("The name", 1, 60),
  response: credentialSchema({
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const MAX_PASSKEY_BYTES = 32 * 1024;

const BAD_PASSKEY = { message: "The passkey was not added, because this took more than five minutes. Try again." };

const bindingOf = ({ id }: Session) => `register ${id}`;

const MAX_TOKEN_DAYS = 365;
const BAD_DAYS = `The token can be valid for 1 to ${MAX_TOKEN_DAYS} days.`;
const TokenSchema = z.strictObject({
  name: lineSchema("The name", 1, 60),
  mayPropose: z.boolean().default(false),
  days: z.int(BAD_DAYS).min(1, BAD_DAYS).max(MAX_TOKEN_DAYS, BAD_DAYS).default(30),
});

/** Routes of the account of the user, its passkeys and the tokens of its agents, and for owners of all accounts. */
export const accountRoutes = new Hono<AdminEnv>()
  .get("/account", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    return respondJson(c, withoutSecrets(mustFind(await admin.accounts.list(), session.account)));
  })
  /** Changes the password of the user, which ends the user's other sessions. */
  .post("/account/password", allow("editor"), bodyOf(PasswordSchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { current, password } = c.req.valid("json");
    const { id } = mustFind(await admin.accounts.list(), session.account);
    const event = "account-password";
    await requireOwnPassword(c, current, event);
    const passwordHash = await hashNewPassword(password);
    await recordAction(c, { event, about: [id] }, () => admin.accounts.change(id, { passwordHash }));
    await admin.sessions.keep(session.id, passwordHash);
    return respondJson(c, { success: true });
  })
  .get("/accounts", allow("owner"), async (c) =>
    respondJson(c, { accounts: (await c.var.admin.accounts.list()).map(withoutSecrets) }),
  )
  /** Adds an account. The first one ends the session with the shared password, so the user is signed in to it. */
  .post("/accounts", allow("owner", requireProof), bodyOf(NewAccountSchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { password, ...members } = c.req.valid("json");
    const passwordHash = await hashNewPassword(password);
    const add = () => admin.accounts.add({ ...members, passwordHash }, session.name);
    const added = await recordAction(c, { event: "account-added" }, add, ({ id }) => ({ about: [id] }));
    const response = respondJson(c, withoutSecrets(added), { status: 201 });
    const isFirst = session.email === undefined;
    const cookies = isFirst ? (await startSession(c, added, { name: added.name })).headers.getSetCookie() : [];
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    return response;
  })
  /** Changes members of an account. A new password ends its sessions. */
  .patch("/accounts/:id", allow("owner", requireProof), bodyOf(ChangesSchema, MAX_BODY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { id } = mustFind(await admin.accounts.list(), c.req.param("id"));
    const { password, ...changes } = c.req.valid("json");
    if (password !== undefined && id === session.account) throw createInvalidError([OWN_PASSWORD]);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const newPassword = password === undefined ? {} : { passwordHash: await hashNewPassword(password) };
    const change = () => admin.accounts.change(id, { ...given, ...newPassword }, session.name);
    return respondJson(c, withoutSecrets(await recordAction(c, { event: "account-changed", about: [id] }, change)));
  })
  .delete("/accounts/:id", allow("owner", requireProof), async (c) => {
    const { admin, session } = c.var;
    const { id } = mustFind(await admin.accounts.list(), c.req.param("id"));
    await recordAction(c, { event: "account-removed", about: [id] }, () => admin.accounts.remove(id, session.name));
    return respondJson(c, { success: true });
  })
  /**
   * Responds with the options for a new passkey if the user's password is right: a person at a computer that was left
   * unlocked must not be able to add a lasting way in.
   */
  .post("/account/passkeys/options", allow("editor"), bodyOf(CurrentPasswordSchema, MAX_PASSKEY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { current } = c.req.valid("json");
    const account = mustFind(await admin.accounts.list(), session.account);
    const relyingParty = requireRelyingParty(c);
    await requireOwnPassword(c, current, "passkey-added");
    const challenge = admin.challenges.issue(bindingOf(session));
    return respondJson(c, await createRegistrationOptions(account, { relyingParty, challenge }));
  })
  .post("/account/passkeys", allow("editor"), bodyOf(NewPasskeySchema, MAX_PASSKEY_BYTES), async (c) => {
    const { admin, session } = c.var;
    const { name, response } = c.req.valid("json");
    const isChallenge = (challenge: string) => admin.challenges.isValid(challenge, bindingOf(session));
    const passkey = await verifyRegistration(response, { relyingParty: requireRelyingParty(c), isChallenge });
    if (passkey === undefined || !(await admin.challenges.use(challengeOf(response))))
      throw new ApiError("wrong-passkey", BAD_PASSKEY);
    const add = () => admin.accounts.addPasskey(session.account, { name, ...passkey });
    await recordAction(c, { event: "passkey-added", about: [passkey.id] }, add);
    return respondJson(c, { success: true }, { status: 201 });
  })
  .delete("/account/passkeys/:passkey", allow("editor", requireProof), (c) =>
    removePasskey(c, c.var.session.account, c.req.param("passkey")),
  )
  .delete("/accounts/:id/passkeys/:passkey", allow("owner", requireProof), (c) =>
    removePasskey(c, c.req.param("id"), c.req.param("passkey")),
  )
  /** Responds with the tokens of the user or, for owners, those of everyone. */
  .get("/agents", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    const tokens = await admin.tokens.list("agent");
    const agents = tokens.filter(({ subject }) => session.role === "owner" || subject === session.account);
    return respondJson(c, { agents });
  })
  .post("/agents", allow("editor", requireProof), bodyOf(TokenSchema), async (c) => {
    const { admin, session } = c.var;
    const { mayPropose, ...given } = c.req.valid("json");
    const token = { kind: "agent" as const, subject: session.account, scopes: mayPropose ? "read propose" : "read" };
    const create = () => admin.tokens.create({ ...token, ...given, by: session.name });
    const created = await recordAction(c, { event: "agent-added" }, create, ({ id }) => ({ about: [id] }));
    return respondJson(c, created, { status: 201 });
  })
  .delete("/agents/:id", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    const id = c.req.param("id");
    const subject = session.role === "owner" ? undefined : session.account;
    await recordAction(c, { event: "agent-removed", about: [id] }, () => admin.tokens.revoke("agent", id, subject));
    return respondJson(c, { success: true });
  });

/** @throws ApiError `invalid` if the password is too weak */
async function hashNewPassword(password: string): Promise<string> {
  const problem = await findPasswordProblem(password);
  if (problem !== undefined) throw createInvalidError([{ field: "password", message: problem }]);
  return limitHashing(() => hashPassword(password));
}

/** Removes a passkey, which ends the sessions that began with it. */
async function removePasskey(c: Call<SessionEnv>, account: string, id: string) {
  const remove = () => c.var.admin.accounts.removePasskey(account, id);
  await recordAction(c, { event: "passkey-removed", about: [account, id] }, remove);
  return respondJson(c, { success: true });
}
