import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createAccounts } from "#api/auth/accounts.ts";
import { createFileAuditLog } from "#api/auth/audit/file-audit-log.ts";
import { limitRefusals } from "#api/auth/audit/limit-refusals.ts";
import { composeApp } from "#api/compose-app.ts";
import { createLogger } from "#api/config/logger.ts";
import { createQuoteLimits } from "#api/middleware/quote-limits.ts";
import { createFileMailer } from "#api/quotes/mail/file-mailer.ts";
import type { Mailer } from "#api/quotes/mail/mail.ts";
import { createSmtpMailer, verifyMailServer } from "#api/quotes/mail/smtp-mailer.ts";
import { createFileCopies } from "#api/quotes/outbox/file/file-copies.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import type { Outbox } from "#api/quotes/outbox/outbox.ts";
import { startDailyPurge } from "#api/quotes/privacy/retention.ts";
import { createApiListener } from "#api/server/api-listener.ts";
import { type RunningServer, type ServerOptions, startServer } from "#api/server/server.ts";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import { memoryRecordStore } from "#api/storage/memory-record-store.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type Config, loadConfig } from "#cli/context/load-config.ts";
import { outputFolder } from "#cli/context/output-folder.ts";
import { readLintContext } from "#cli/context/read-lint-context.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { describeCode } from "#content/lint/catalog.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { openLivePublisher } from "#site/publishing/live/live-publisher.ts";
import { openContactPage } from "#site/rendering/contact-page.ts";
import { createAdminAccess } from "./admin-access.ts";
import { addBuildHook } from "./build-hook.ts";

interface ServeOptions {
  port?: number;
  out?: string;
}

/** Time that background work gets to end. Unfinished emails are sent again at the next start, and pages rendered again. */
const GRACE_MS = 10_000;

/** Serves the site, the API and the admin until it is interrupted. The first line on standard output is the URL. */
export async function serveCommand(context: CommandContext, { port, out }: ServeOptions): Promise<undefined> {
  const config = loadConfig(context);
  requireFiles(config);
  const siteDir = requireSite(context, out);
  const log = createLogger(config);
  const publisher = await openPublisher(context, siteDir, log);
  const builds = addBuildHook(publisher.store, config, log);
  const mailer = openMailer(config);
  const { ALERT_SMTP_URL } = config;
  const alertMailer = ALERT_SMTP_URL === undefined ? undefined : createSmtpMailer({ url: ALERT_SMTP_URL });
  const headers = createHeaders(context, config);
  const records = openFileRecordStore({ dir: config.adminDir });
  const { access, notice } = await createAdminAccess(config, createAccounts({ records, now: Date.now }));
  const audit = limitRefusals(createFileAuditLog({ file: config.auditFile, key: config.AUDIT_KEY }), (error) =>
    log.error({ err: error }, "audit log write failed"),
  );

  const outbox = await openFileOutbox({ dir: config.outboxDir, onWarning: (message) => log.warn(message) });

  const { app, deliveryWorker } = composeApp({
    env: config,
    store: publisher.store,
    outbox,
    mailer,
    alertMailer,
    log,
    headers,
    quoteLimits: createQuoteLimits(config),
    contactPage: openContactPage(join(siteDir, "contact.html")),
    admin: {
      access,
      records,
      limits: memoryRecordStore(),
      store: builds.store,
      preview: publisher.preview,
      readLintContext: () => readLintContext(context),
      audit,
      wait: sleepInBackground,
    },
  });
  const server = await listen({
    dir: siteDir,
    host: config.HOST,
    port: port ?? config.PORT,
    headers,
    api: createApiListener(app, { trustedProxies: config.TRUSTED_PROXIES, onWarning: (message) => log.warn(message) }),
    onError: (error) => log.error({ err: error }, "request failed"),
  });
  deliveryWorker.start();
  publisher.start();
  const stopPurging = startPurging(config, outbox, log);
  void warnOfUnreachableServers(config, log);

  printStart(context, config, server.url, notice?.(server.url));
  if (!context.io.signal?.aborted) await interruption(context);
  await server.close();
  stopPurging?.();
  builds.stop();
  await Promise.race([
    Promise.all([deliveryWorker.stop(), publisher.close(), audit.close()]),
    sleepInBackground(GRACE_MS),
  ]);
  mailer.close();
  alertMailer?.close();
  return undefined;
}

/** @throws UsageError `command/settings` if the content is not in files, which the server publishes from */
function requireFiles({ STORAGE }: Config): void {
  if (STORAGE === "files") return;
  const message = `\`agency serve\` needs STORAGE=files, but it is ${STORAGE}. Unset it, or run the site on Netlify.`;
  throw new UsageError("command/settings", message);
}

/**
 * Returns the folder of the prerendered site.
 * @throws UsageError `site/not-built` if the folder has no pages
 */
function requireSite(context: CommandContext, out: string | undefined): string {
  const dir = outputFolder(context, out);
  if (!existsSync(join(dir, "index.html")))
    throw new UsageError("site/not-built", "The site has no pages yet. Run `npm run build` first.");
  return dir;
}

async function openPublisher(context: CommandContext, out: string, log: Logger) {
  return openLivePublisher({
    root: context.root,
    store: await context.openStore(),
    contentDir: context.contentDir,
    out,
    workers: context.io.workers,
    onWarning: ({ code, page, message }) => log.warn({ code, page }, `${message} ${describeCode(code)?.hint ?? ""}`),
    onError: (error) => log.error({ err: error }, "publishing failed"),
  });
}

function openMailer(config: Config): Mailer {
  if (config.SMTP_URL !== undefined) return createSmtpMailer({ url: config.SMTP_URL });
  return createFileMailer({ dir: emlDir(config) });
}

/** Removes old requests every day if the settings limit their age. Returns a function that stops it. */
function startPurging({ RETENTION_DAYS: days, outboxDir }: Config, outbox: Outbox, log: Logger) {
  if (days === undefined) return undefined;
  return startDailyPurge({
    storage: { outbox, copies: createFileCopies(outboxDir) },
    days,
    onPurged: (purged) => log.info(purged, "old requests removed"),
    onError: (error) => log.error({ err: error }, "old requests could not be removed"),
  });
}

/** Time within which a mail server must respond at the start. */
const VERIFY_TIMEOUT_MS = 10_000;

/** Logs a warning for each mail server that does not accept the settings. Requests wait in the outbox in the meantime. */
async function warnOfUnreachableServers(config: Config, log: Logger): Promise<void> {
  for (const setting of ["SMTP_URL", "ALERT_SMTP_URL"] as const) {
    const url = config[setting];
    if (url === undefined) continue;
    await verifyMailServer({ url, timeoutMs: VERIFY_TIMEOUT_MS }).catch((error: Error) =>
      log.warn({ setting, error: error.message }, "mail server unreachable"),
    );
  }
}

/** Returns the folder that emails are written to without a mail server. */
function emlDir({ outboxDir }: Config): string {
  return join(outboxDir, "eml");
}

function createHeaders({ root }: CommandContext, { PUBLIC_URL }: Config) {
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  return createSecurityHeaders({ inlineHashes: readInlineHashes(root), isHttps });
}

/** @throws UsageError `command/settings` if the port is in use */
async function listen(options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    const message = `Port ${options.port} is already in use. Choose another one with --port or PORT.`;
    throw new UsageError("command/settings", message);
  }
}

function printStart({ io }: CommandContext, config: Config, url: string, adminNotice: string | undefined): void {
  io.stdout.write(`${url}\n`);
  if (config.SMTP_URL === undefined) {
    io.stderr.write(`SMTP_URL is not set, so emails are written to ${emlDir(config)}.\n`);
  }
  if (adminNotice !== undefined) io.stderr.write(`${adminNotice}\n`);
}

/** Resolves when the user interrupts the command. */
function interruption({ io }: CommandContext): Promise<void> {
  return new Promise((resolve) => io.signal?.addEventListener("abort", () => resolve(), { once: true }));
}

/** Resolves after some time, but does not keep the process alive. */
function sleepInBackground(ms: number): Promise<unknown> {
  return sleep(ms, undefined, { ref: false });
}
