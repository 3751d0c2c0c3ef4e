import type { Context } from "hono";
import type { AuditEvent } from "#api/auth/audit/audit-log.ts";
import type { Identities } from "#api/auth/identities.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { CheckPassword } from "./check-password.ts";

interface OwnPasswordOptions {
  identities: Identities;
  checkPassword: CheckPassword;
  auditTrail: AuditTrail;
  session: Session;
  /** Password that the user typed. */
  current: string;
  /** Action that needs the password, for the audit log. */
  event: AuditEvent;
}

/**
 * Checks the password of a user who is signed in.
 * @throws ApiError `wrong-password`, `too-many`
 */
export async function requireOwnPassword(
  c: Context<AppEnv>,
  { identities, checkPassword, auditTrail, session, current, event }: OwnPasswordOptions,
): Promise<void> {
  const identity = await identities.find(session.account);
  // The session is a source of guesses with a budget to itself.
  const source = { device: `session ${session.id}`, network: "", account: session.account };
  if (await checkPassword(current, identity, source)) return;
  await auditTrail.record(c, { event, outcome: "wrong-password", ...actor(session) });
  throw new ApiError("wrong-password");
}
