/** Checks of the settings, and of what they lead to: accounts, the mail server, folders and the audit log. */
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import type { HealthCheck } from "#content/health/health-check.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { nearestFolder } from "#content/platform/find-up.ts";
import { type Diagnostic, diagnose, type Severity } from "#schemas/diagnostics.ts";
import { AuditError, type AuditLog } from "../auth/audit/audit-log.ts";
import { verifyPassword } from "../auth/password.ts";
import { type Env, parseEnv } from "../config/env.ts";
import { verifyMailServer } from "../quotes/mail/smtp-mailer.ts";

type Settings<Name extends keyof Env> = Pick<Env, Name | "NODE_ENV">;

function createCheck(name: string, diagnoseAll: () => Promise<Diagnostic[]>): HealthCheck {
  return { name, run: async () => (await diagnoseAll()).map((diagnostic) => ({ diagnostic })) };
}

function settingProblem(message: string, severity: Severity = "error"): Diagnostic {
  return diagnose("command/settings", message, { severity });
}

/** Returns the severity of a setting that only a public site needs. */
export function readinessSeverity({ NODE_ENV }: Pick<Env, "NODE_ENV">): Severity {
  return NODE_ENV === "production" ? "error" : "warning";
}

/** Checks that every environment variable of the server is valid. */
export function environmentCheck(raw: Readonly<Record<string, string | undefined>>): HealthCheck {
  return createCheck("Settings", async () => {
    const parsed = parseEnv(raw);
    return "problems" in parsed ? parsed.problems.map((message) => settingProblem(message)) : [];
  });
}

/** Checks that PUBLIC_URL is set, is secure, and is the address in the site settings. */
export function publicAddressCheck(env: Settings<"PUBLIC_URL">, readSiteUrl: () => Promise<string | undefined>) {
  return createCheck("Public address", async () => {
    const problem = findAddressProblem(env.PUBLIC_URL, await readSiteUrl());
    return problem === undefined ? [] : [settingProblem(problem, readinessSeverity(env))];
  });
}

function findAddressProblem(publicUrl: string | undefined, siteUrl: string | undefined): string | undefined {
  if (publicUrl === undefined) return "PUBLIC_URL is not set, so the server cannot tell browsers to use only HTTPS.";
  if (!publicUrl.startsWith("https:"))
    return "PUBLIC_URL must begin with https://, so that no one can read quote requests.";
  const origin = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);
  if (siteUrl === undefined || origin(siteUrl) === origin(publicUrl)) return undefined;
  return `PUBLIC_URL is ${origin(publicUrl)}, but \`url\` in site.json is ${siteUrl}. Both must be the same website.`;
}

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
export function adminPasswordCheck(env: Settings<"ADMIN_PASSWORD_HASH">, hasAccounts: () => Promise<boolean>) {
  return createCheck("Admin password", async () => {
    if (await hasAccounts()) return [];
    const hash = env.ADMIN_PASSWORD_HASH;
    const noPassword =
      "There are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add`, or `agency admin hash`.";
    if (hash === undefined) return [settingProblem(noPassword, readinessSeverity(env))];
    const commonPassword =
      "The admin password is one of the most common passwords. Choose another with `agency admin hash`.";
    for (const password of COMMON_PASSWORDS)
      if (await verifyPassword(password, hash)) return [settingProblem(commonPassword)];
    return [];
  });
}

/** Settings without which no quote request is emailed. */
const MAIL_SETTINGS = ["SMTP_URL", "MAIL_FROM", "QUOTE_TO"] as const;

/** Checks that quote requests can be emailed: the addresses are set, and the mail server accepts the name and password. */
export function mailCheck(env: Settings<(typeof MAIL_SETTINGS)[number]>, timeoutMs = 5000): HealthCheck {
  return createCheck("Email", async () => {
    const missing = MAIL_SETTINGS.filter((name) => env[name] === undefined);
    if (env.SMTP_URL === undefined || missing.length > 0) {
      const message = `Quote requests are not emailed, because these settings are missing: ${missing.join(", ")}.`;
      return [settingProblem(message, readinessSeverity(env))];
    }
    return verifyMailServer({ url: env.SMTP_URL, timeoutMs }).then(
      () => [],
      (cause) => [diagnose("mail/unreachable", `${messageWithCauses(cause)}.`)],
    );
  });
}

/**
 * Checks that the server can write to its folders, or can create them.
 * @param folders absolute paths, by the setting that names them or their parent
 */
export function writableFoldersCheck(folders: Readonly<Record<string, readonly string[]>>): HealthCheck {
  return createCheck("Writable folders", async () => {
    const problems: Diagnostic[] = [];
    for (const [name, paths] of Object.entries(folders)) {
      for (const path of paths) {
        const message = `The folder ${path} cannot be written. Change its permissions, or set ${name}.`;
        if (!(await isWritableFolder(path))) problems.push(settingProblem(message));
      }
    }
    return problems;
  });
}

/** Checks a folder or, if it does not exist yet, its nearest parent. */
async function isWritableFolder(folder: string): Promise<boolean> {
  const existing = nearestFolder(folder);
  if (!(await stat(existing)).isDirectory()) return false;
  return access(existing, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** Checks that the audit log can be written, with its key. */
export function auditLogCheck(audit: Pick<AuditLog, "check">): HealthCheck {
  return createCheck("Audit log", async () => {
    try {
      await audit.check();
      return [];
    } catch (cause) {
      if (!(cause instanceof AuditError)) throw cause;
      return [diagnose("audit/unavailable", cause.message)];
    }
  });
}
