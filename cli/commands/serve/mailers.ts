import type { Logger } from "pino";
import { createFileMailer } from "#api/quotes/mail/file-mailer.ts";
import { createSmtpMailer, verifyMailServer } from "#api/quotes/mail/smtp-mailer.ts";
import type { Config } from "#cli/context/load-config.ts";

/** Opens the mail servers of the settings, the second one for alerts. Without any, emails are written to files. */
export function openMailers({ SMTP_URL, ALERT_SMTP_URL, emlDir }: Config) {
  const mailer = SMTP_URL === undefined ? createFileMailer({ dir: emlDir }) : createSmtpMailer({ url: SMTP_URL });
  const alertMailer = ALERT_SMTP_URL === undefined ? undefined : createSmtpMailer({ url: ALERT_SMTP_URL });
  const close = () => [mailer, alertMailer].map((each) => each?.close());
  return { mailer, alertMailer, close };
}

/** Time within which a mail server must respond at the start. */
const VERIFY_TIMEOUT_MS = 10_000;

/** Logs a warning for each mail server that does not accept the settings. Requests wait in the outbox in the meantime. */
export async function warnOfUnreachableServers(
  config: Pick<Config, "SMTP_URL" | "ALERT_SMTP_URL">,
  log: Logger,
): Promise<void> {
  for (const setting of ["SMTP_URL", "ALERT_SMTP_URL"] as const) {
    const url = config[setting];
    if (url === undefined) continue;
    await verifyMailServer({ url, timeoutMs: VERIFY_TIMEOUT_MS }).catch((error: Error) =>
      log.warn({ setting, error: error.message }, "mail server unreachable"),
    );
  }
}
