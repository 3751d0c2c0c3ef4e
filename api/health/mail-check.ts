import type { HealthCheck } from "#content/health/health-check.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { Env } from "../config/env.ts";
import { verifyMailServer } from "../quotes/mail/smtp-mailer.ts";
import { readinessSeverity } from "./readiness-severity.ts";

/** Settings without which no quote request is emailed. */
const REQUIRED_SETTINGS = ["SMTP_URL", "MAIL_FROM", "QUOTE_TO"] as const;

/** Checks that quote requests can be emailed: the addresses are set, and the mail server accepts the name and password. */
export function mailCheck(
  env: Pick<Env, (typeof REQUIRED_SETTINGS)[number] | "NODE_ENV">,
  timeoutMs = 5000,
): HealthCheck {
  return {
    name: "Email",
    async run() {
      const missing = REQUIRED_SETTINGS.filter((name) => env[name] === undefined);
      if (env.SMTP_URL === undefined || missing.length > 0) return [{ diagnostic: diagnoseMissing(missing, env) }];
      try {
        await verifyMailServer({ url: env.SMTP_URL, timeoutMs });
        return [];
      } catch (cause) {
        return [{ diagnostic: diagnose("mail/unreachable", `${errorMessage(cause)}.`) }];
      }
    },
  };
}

function diagnoseMissing(missing: readonly string[], env: Pick<Env, "NODE_ENV">): Diagnostic {
  const message = `Quote requests are not emailed, because these settings are missing: ${missing.join(", ")}.`;
  return diagnose("command/settings", message, { severity: readinessSeverity(env) });
}
