import { createAccessTokens } from "#api/auth/access-tokens.ts";
import { createAccounts } from "#api/auth/accounts.ts";
import { createAdminCookie, createDeviceCookie } from "#api/auth/device-cookie.ts";
import { createIdentities } from "#api/auth/identities.ts";
import { createChallenges } from "#api/auth/passkeys/challenges.ts";
import { createSessions, type Session } from "#api/auth/sessions.ts";
import { createSignInThrottle } from "#api/auth/sign-in-throttle.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { composeProposals } from "#api/proposals/compose-proposals.ts";
import type { AdminContext, AppContext } from "../../app-context.ts";
import type { ReadReadiness } from "../../health.ts";
import { createPasswordCheck } from "./check-password.ts";

export function createAdminParts(context: AppContext, admin: AdminContext, readReadiness: ReadReadiness) {
  const { env, outbox, log, mailDomain, now } = context;
  const { SESSION_SECRET: secret, PUBLIC_URL } = env;
  const { access, database, wait } = admin;
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  const accounts = createAccounts({ database, now, mailDomain });
  const identities = createIdentities(accounts, "hash" in access ? access.hash : undefined);
  const throttle = createSignInThrottle({ database: admin.limits, secret, now });
  return {
    ...admin,
    ...{ env, outbox, log, now, readReadiness, accounts, identities, throttle },
    sessions: createSessions({ database, identities, isHttps, now }),
    deviceCookie: createDeviceCookie({ secret, isHttps }),
    browserCookie: createAdminCookie("admin-passkey", isHttps),
    challenges: createChallenges({ database, secret, now }),
    checkPassword: createPasswordCheck(throttle, wait),
    proposals: composeProposals(context, admin),
    tokens: createAccessTokens({ database, now }),
  };
}

export type AdminParts = ReturnType<typeof createAdminParts>;

export interface AdminEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { admin: AdminParts };
}

/** Hono type parameter of routes that need a session, which the middleware `allow` sets. */
export interface SessionEnv extends AdminEnv {
  Variables: AdminEnv["Variables"] & { session: Session };
}
