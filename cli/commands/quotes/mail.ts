import { randomUUID } from "node:crypto";
import { mailDomain } from "#api/config/env.ts";
import type { Mail } from "#api/quotes/mail/mail.ts";
import { createSmtpMailer } from "#api/quotes/mail/smtp-mailer.ts";
import { SendError, type SendResult } from "#api/quotes/send-error.ts";
import { postWebhook } from "#api/quotes/webhook/webhook-sender.ts";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { type Config, loadConfig } from "#cli/context/load-config.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";

/** Setting of a route by which messages leave the server. */
type Route = "SMTP_URL" | "ALERT_SMTP_URL" | "WEBHOOK_URL";

/** Sends a test message by each configured route, and reports the result of each. */
export async function testCommand(context: CommandContext, { to }: { to?: string }): Promise<CommandResult> {
  const config = loadConfig(context);
  const results = [];
  for (const { route, send } of listTests(config, to)) results.push({ route, ...(await send().catch(toFailure)) });
  const diagnostics = results.flatMap(diagnoseResult);
  if (config.SMTP_URL === undefined)
    diagnostics.unshift(diagnose("command/settings", "SMTP_URL is not set, so quote requests are not emailed."));
  const accepted = results.flatMap(({ route, accepted }) =>
    accepted.map((recipient) => `${route}: accepted for ${recipient}`),
  );
  return messageResult(accepted.join("\n") || "No test message was accepted.", diagnostics, { results });
}

function listTests(config: Config, to: string | undefined) {
  const { SMTP_URL, ALERT_SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET, QUOTE_TO = [], QUOTE_ALERT_TO = QUOTE_TO } = config;
  const quoteRecipients = [...QUOTE_TO, ...Object.values(config.LINE_RECIPIENTS).flat()];
  const tests: { route: Route; send(): Promise<SendResult> }[] = [];
  const addServer = (route: Route, url: string | undefined, recipients: readonly string[]) => {
    const addresses = to === undefined ? [...new Set(recipients)] : [to];
    if (url !== undefined) tests.push({ route, send: () => sendMail(url, createMail(config, addresses)) });
  };
  addServer("SMTP_URL", SMTP_URL, [...quoteRecipients, ...(ALERT_SMTP_URL === undefined ? QUOTE_ALERT_TO : [])]);
  addServer("ALERT_SMTP_URL", ALERT_SMTP_URL, QUOTE_ALERT_TO);
  if (WEBHOOK_URL !== undefined) {
    const event = { id: randomUUID(), type: "test", timestamp: new Date().toISOString(), data: {} };
    tests.push({ route: "WEBHOOK_URL", send: () => postWebhook(event, { url: WEBHOOK_URL, secret: WEBHOOK_SECRET }) });
  }
  return tests;
}

async function sendMail(url: string, mail: Mail): Promise<SendResult> {
  const mailer = createSmtpMailer({ url });
  try {
    return await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

function createMail(config: Config, to: readonly string[]): Mail {
  const text = "This is a test message from your website. Quote requests reach you by the same route.";
  return {
    messageId: `<${randomUUID()}@${mailDomain(config)}>`,
    date: new Date(),
    from: config.MAIL_FROM ?? "",
    to,
    subject: "Test message from your website",
    text: `${text}\n`,
    html: `<p>${text}</p>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** @throws errors that are not about the route */
function toFailure(error: unknown): SendResult & { problem: string } {
  if (!(error instanceof SendError)) throw error;
  return { accepted: [], rejected: [], problem: error.message };
}

function diagnoseResult({ route, rejected, problem }: SendResult & { route: Route; problem?: string }): Diagnostic[] {
  const code = route === "WEBHOOK_URL" ? "webhook/unreachable" : "mail/unreachable";
  const problems = rejected.map(({ address, reason }) => `The mail server rejected ${address} (${reason})`);
  if (problem !== undefined) problems.push(problem);
  return problems.map((message) => diagnose(code, `${route}: ${message}.`));
}
