import type { HealthCheck } from "#content/health/health-check.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { verifyPassword } from "../auth/password.ts";
import type { Env } from "../config/env.ts";
import { readinessSeverity } from "./readiness-severity.ts";

/** Passwords that attackers try first among those that are long enough to be accepted. */
const COMMON_PASSWORDS = [
  "password1234",
  "password123456",
  "123456789012",
  "administrator",
  "welcome12345",
  "correct horse battery staple",
];

/**
 * Checks that people can sign in, and that the password of an office without accounts is not a common one.
 * @param hasAccounts returns true if there are accounts, whose passwords were checked when they were chosen
 */
export function adminPasswordCheck(
  env: Pick<Env, "ADMIN_PASSWORD_HASH" | "NODE_ENV">,
  hasAccounts: () => Promise<boolean>,
): HealthCheck {
  return {
    name: "Admin password",
    async run() {
      if (await hasAccounts()) return [];
      const hash = env.ADMIN_PASSWORD_HASH;
      if (hash === undefined) {
        const message =
          "There are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add`, or `agency admin hash`.";
        return [{ diagnostic: diagnose("command/settings", message, { severity: readinessSeverity(env) }) }];
      }
      for (const password of COMMON_PASSWORDS) {
        if (!(await verifyPassword(password, hash))) continue;
        const message =
          "The admin password is one of the most common passwords. Choose another with `agency admin hash`.";
        return [{ diagnostic: diagnose("command/settings", message) }];
      }
      return [];
    },
  };
}
