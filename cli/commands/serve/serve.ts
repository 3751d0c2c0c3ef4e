import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createLogger } from "#api/config/logger.ts";
import { createMetrics } from "#api/metrics/metrics.ts";
import { createFileMailer } from "#api/quotes/mail/file-mailer.ts";
import { verifyMailServer } from "#api/quotes/mail/smtp-mailer.ts";
import { createQuoteStorage, type QuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import { startDailyPurge } from "#api/quotes/privacy/retention.ts";
import { createApiListener } from "#api/server/api-listener.ts";
import { type RunningServer, type ServerOptions, startServer } from "#api/server/server.ts";
import { type CommandContext, messageResult, UsageError } from "#cli/context/command.ts";
import { type Config, loadConfig } from "#cli/context/load-config.ts";
import { outputFolder } from "#cli/context/project.ts";
import { wireApp } from "#cli/wiring/wire-app.ts";
import { describeCode } from "#content/lint/catalog.ts";
import type { OpenContent } from "#content/media-store/content-place.ts";
import { repeatCheck } from "#content/platform/repeat-check.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { listUncompressed } from "#site/publishing/compress/compress-files.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { openLivePublisher } from "#site/publishing/live/live-publisher.ts";
import { showsOtherStore } from "#site/publishing/manifest.ts";
import { buildOverrides } from "#site/publishing/overrides/build-overrides.ts";
import { completeBuild } from "#site/rendering/build.ts";
import { openAdmin } from "./open-admin.ts";

/** Time that open requests get to end. */
const REQUEST_GRACE_MS = 5000;
/**
 * Time after which the command ends in any case. Docker and other supervisors kill a process ten seconds after SIGTERM.
 * Unfinished emails are sent again at the next start, and pages rendered again.
 */
const GRACE_MS = 7000;

/** A proposal is published at most this long after its time. */
const DUE_INTERVAL_MS = 1000;
/** Time between two attempts to start a build that the host has not accepted. */
const BUILD_RETRY_MS = 60_000;
/** Time within which a mail server must respond at the start. */
const VERIFY_TIMEOUT_MS = 10_000;

/** Serves the site, the API and the admin until it is interrupted. The first line on standard output is the URL. */
export async function serveCommand(
  context: CommandContext,
  { port, out, prerender = false }: { port?: number; out?: string; prerender?: boolean },
): Promise<undefined> {
  const config = loadConfig(context);
  const isHttps = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const inlineHashes = await readInlineHashes(context.root);
  const headers = createSecurityHeaders({ inlineHashes, isHttps, includesSubdomains: config.HSTS_SUBDOMAINS });
  const siteDir = outputFolder(context, out);
  const log = createLogger(config);
  if (!prerender && !existsSync(join(siteDir, "index.html")))
    throw new UsageError("site/not-built", "The site has no pages yet. Run `npm run build` first.");
  // `npm start` only bundles the code before.
  if (prerender) await completeBuild(context.root);
  const content = await context.openContent({ watchesEdits: true });
  // The server starts although a database cannot be reached yet.
  if (!prerender && context.contentPlace.databaseUrl === undefined && (await showsOtherStore(siteDir, content.store)))
    throw new UsageError("site/not-built", `The pages in ${siteDir} are of another store. Run \`agency start\`.`);
  const publisher = await openPublisher(context, { content, siteDir, prerender, log });
  const database = await context.openDatabase({ asOwner: false });
  const quotes = createQuoteStorage(database, config.varDir);
  const adminOptions = { database, publisher, media: content.media, files: quotes.files, siteDir, log };
  const { createAdmin, notice, close: closeAdmin } = await openAdmin(context, config, adminOptions);
  const metrics = createMetrics();
  const { app, deliveryWorker, builds, proposals, closeMailers } = wireApp({
    env: config,
    store: publisher.store,
    database,
    createFallbackMailer: () => createFileMailer({ dir: config.emlDir }),
    log,
    metrics,
    headers,
    siteDir,
    createAdmin,
    now: context.io.now,
  });
  const buildTimer = setInterval(builds.run, BUILD_RETRY_MS).unref();
  const server = await listen({
    dir: siteDir,
    host: config.HOST,
    port: port ?? config.PORT,
    headers,
    api: createApiListener(app, { trustedProxies: config.TRUSTED_PROXIES, onWarning: (message) => log.warn(message) }),
    awaitFile: publisher.awaitFile,
    onFile: metrics.countFile,
    graceMs: REQUEST_GRACE_MS,
    onError: (error) => log.error({ err: error }, "request failed"),
  });
  deliveryWorker.start();
  database.onSignal("messages", () => deliveryWorker.notify());
  const logDueError = (error: unknown) => log.error({ err: error }, "proposals could not be published");
  const dueProposals = repeatCheck(async () => void (await proposals?.publishDue()), DUE_INTERVAL_MS, logDueError);
  dueProposals.start();
  publisher.start();
  const stopPurging = startPurging(config, quotes, log);
  void warnOfUnreachableServers(config, log);
  // Rendering at the start also compresses what is outdated.
  if (!prerender) void warnOfUncompressedFiles(siteDir, log);

  const isSample = await showsSample(publisher.store, log);
  printStart(context, config, server.url, [notice?.(server.url), isSample && SAMPLE_NOTICE]);
  const { signal = new AbortController().signal } = context.io;
  if (!signal.aborted) await once(signal, "abort");
  stopPurging?.();
  clearInterval(buildTimer);
  await dueProposals.close();
  const workEnds = server.close().then(() => Promise.all([deliveryWorker.stop(), publisher.close(), closeAdmin()]));
  await Promise.race([workEnds.then(() => database.close()), sleep(GRACE_MS, undefined, { ref: false })]);
  closeMailers();
}

/** Publishes what changed in the project, then serves it. With problems of the overrides, it does neither. */
export async function startCommand(context: CommandContext, options: { port?: number; out?: string }) {
  const { root, projectDir, contentPath } = context;
  // Only the default folder is created. Another one that does not exist is a mistake in its name.
  if (contentPath === join(projectDir, "content")) mkdirSync(contentPath, { recursive: true });
  const problems = await buildOverrides({ root, projectDir, out: outputFolder(context, options.out) });
  // Content of a newer program is refused here. A database that cannot be reached yet is not.
  if (context.contentPlace.databaseUrl === undefined) await (await (await context.openStore()).reader()).stored.site();
  if (problems.length > 0) return messageResult("Nothing was published.", problems);
  return serveCommand(context, { ...options, prerender: true });
}

function openPublisher(
  context: CommandContext,
  { content, siteDir: out, prerender, log }: { content: OpenContent; siteDir: string; prerender: boolean; log: Logger },
) {
  const { root, contentPlace, io } = context;
  return openLivePublisher({
    root,
    content,
    ...contentPlace,
    out,
    workers: io.workers,
    // Other servers may have changed the content of a database since this one ended.
    publishesChanges: prerender || contentPlace.databaseUrl !== undefined,
    signal: io.signal,
    onWarning: ({ code, page, message }) => log.warn({ code, page }, `${message} ${describeCode(code)?.hint ?? ""}`),
    onError: (error) => log.error({ err: error }, "publishing failed"),
  });
}

async function warnOfUncompressedFiles(siteDir: string, log: Logger): Promise<void> {
  try {
    const files = await listUncompressed(siteDir);
    if (files.length > 0)
      log.warn({ files: files.length, first: files[0] }, "uncompressed files: run `agency compress`");
  } catch (error) {
    log.error({ err: error }, "compressed files could not be checked");
  }
}

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

/** Removes old requests every day if the settings limit their age. Returns a function that stops it. */
function startPurging({ RETENTION_DAYS: days }: Config, storage: QuoteStorage, log: Logger) {
  if (days === undefined) return undefined;
  return startDailyPurge({
    storage,
    days,
    onPurged: (purged) => log.info(purged, "old requests removed"),
    onError: (error) => log.error({ err: error }, "old requests could not be removed"),
  });
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

/** The server starts although the database cannot be reached. */
async function showsSample(store: ContentStore, log: Logger): Promise<boolean> {
  try {
    return (await (await store.reader()).stored.site()).sample === true;
  } catch (error) {
    log.error({ err: error }, "the content cannot be read");
    return false;
  }
}

const SAMPLE_NOTICE =
  "The site shows sample content. Put your own in its place before you publish: `agency lint --production` lists what is left.";

function printStart({ io }: CommandContext, config: Config, url: string, notices: (string | false | undefined)[]) {
  io.stdout.write(`${url}\n`);
  if (config.SMTP_URL === undefined) {
    io.stderr.write(`SMTP_URL is not set, so emails are written to ${config.emlDir}.\n`);
  }
  for (const notice of notices) if (notice) io.stderr.write(`${notice}\n`);
}
