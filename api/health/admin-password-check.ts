import type { HealthCheck } from "#content/health/health-check.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { verifyPassword } from "../auth/password.ts";
import type { Env } from "../config/env.ts";
import { readinessSeverity } from "./readiness-severity.ts";

/** Passwords that attackers try first among those that are long enough to be accepted. */
const COMMON_PASSWORDS = [
  "password1234",
  "123456789012",
  "administrator",
  "welcome12345",
  "correct horse battery staple",
];

/** Checks that the admin password is set and is not a common one. */
export function adminPasswordCheck(env: Pick<Env, "ADMIN_PASSWORD_HASH" | "NODE_ENV">): HealthCheck {
  return {
    name: "Admin password",
    async run() {
      const hash = env.ADMIN_PASSWORD_HASH;
      if (hash === undefined) {
        const message = "ADMIN_PASSWORD_HASH is not set. Run `agency admin hash` to create one.";
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
