import * as z from "zod";
import { AccountEmailSchema, AccountNameSchema } from "#api/auth/account-schemas.ts";
import { type Accounts, mustFind, withoutSecrets } from "#api/auth/accounts.ts";
import type { Identities } from "#api/auth/identities.ts";
import { hashPassword } from "#api/auth/password.ts";
import { findPasswordProblem } from "#api/auth/password-policy.ts";
import { ROLES } from "#api/auth/roles.ts";
import type { Sessions } from "#api/auth/sessions.ts";
import { createInvalidError, createJsonReader } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import type { CheckPassword } from "./check-password.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import type { StartSession } from "./start-session.ts";

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

const readJson = createJsonReader(16 * 1024);
const limitHashing = createConcurrencyLimit({ maxRunning: 1, maxQueued: 8 });

interface AccountsOptions {
  accounts: Accounts;
  auditTrail: AuditTrail;
}

interface AddAccountOptions extends AccountsOptions {
  startSession: StartSession;
}

export function createListAccountsHandler({ accounts }: AccountsOptions): AdminHandler {
  return async (c) => respondJson(c, { accounts: (await accounts.list()).map(withoutSecrets) });
}

/** Responds with the account of the user. */
export function createReadOwnAccountHandler({ accounts }: AccountsOptions): AdminHandler {
  return async (c, session) => respondJson(c, withoutSecrets(mustFind(await accounts.list(), session.account)));
}

/**
 * Adds an account. The first one replaces the shared password, so the user, whose session ends with it, is signed in to the
 * new account.
 */
export function createAddAccountHandler({ accounts, auditTrail, startSession }: AddAccountOptions): AdminHandler {
  return async (c, session) => {
    const { password, ...members } = await readJson(c, NewAccountSchema);
    const passwordHash = await hashNewPassword(password);
    const event = { event: "account-added" as const, ...actor(session) };
    const added = await auditTrail.recordAction(
      c,
      event,
      () => accounts.add({ ...members, passwordHash }, session.name),
      ({ id }) => ({ about: [id] }),
    );
    const response = respondJson(c, withoutSecrets(added), { status: 201 });
    const isFirst = session.email === undefined;
    const cookies = isFirst ? (await startSession(c, added, { name: added.name })).headers.getSetCookie() : [];
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    return response;
  };
}

const OWN_PASSWORD = { field: "password", message: "To change your own password, enter your present password, too." };

/** Changes members of an account. A new password ends its sessions. */
export function createChangeAccountHandler({ accounts, auditTrail }: AccountsOptions): AdminHandler {
  return async (c, session) => {
    const { id } = mustFind(await accounts.list(), c.req.param("id") ?? "");
    const { password, ...changes } = await readJson(c, ChangesSchema);
    if (password !== undefined && id === session.account) throw createInvalidError([OWN_PASSWORD]);
    const newPassword = password === undefined ? {} : { passwordHash: await hashNewPassword(password) };
    const event = { event: "account-changed" as const, ...actor(session), about: [id] };
    const changed = await auditTrail.recordAction(c, event, () =>
      accounts.change(id, { ...withoutUndefined(changes), ...newPassword }, session.name),
    );
    return respondJson(c, withoutSecrets(changed));
  };
}

/** Removes an account, which ends its sessions. */
export function createRemoveAccountHandler({ accounts, auditTrail }: AccountsOptions): AdminHandler {
  return async (c, session) => {
    const { id } = mustFind(await accounts.list(), c.req.param("id") ?? "");
    const event = { event: "account-removed" as const, ...actor(session), about: [id] };
    await auditTrail.recordAction(c, event, () => accounts.remove(id, session.name));
    return respondJson(c, { success: true });
  };
}

interface OwnPasswordOptions extends AccountsOptions {
  identities: Identities;
  sessions: Sessions;
  checkPassword: CheckPassword;
}

/** Changes the password of the user, which ends the user's other sessions. */
export function createChangePasswordHandler({ accounts, auditTrail, ...options }: OwnPasswordOptions): AdminHandler {
  const { sessions } = options;
  return async (c, session) => {
    const { current, password } = await readJson(c, PasswordSchema);
    const { id } = mustFind(await accounts.list(), session.account);
    await requireOwnPassword(c, { ...options, auditTrail, session, current, event: "account-password" });
    const passwordHash = await hashNewPassword(password);
    const event = { event: "account-password" as const, ...actor(session), about: [id] };
    await auditTrail.recordAction(c, event, () => accounts.change(id, { passwordHash }));
    await sessions.keep(session.id, passwordHash);
    return respondJson(c, { success: true });
  };
}

/** @throws ApiError `invalid` if the password is too weak */
async function hashNewPassword(password: string): Promise<string> {
  const problem = await findPasswordProblem(password);
  if (problem !== undefined) throw createInvalidError([{ field: "password", message: problem }]);
  return limitHashing(() => hashPassword(password));
}

function withoutUndefined<Members extends object>(members: Members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
