import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "#api/app.ts";
import { createFileAuditLog } from "#api/auth/audit-log.ts";
import { mailDomain } from "#api/config/env.ts";
import { createLog } from "#api/config/log.ts";
import { quoteLimits } from "#api/limits/rate-limit.ts";
import { createDeliveryWorker } from "#api/quotes/delivery/delivery-worker.ts";
import { createFileMailer } from "#api/quotes/mail/file-mailer.ts";
import { sendEntry } from "#api/quotes/mail/send-entry.ts";
import { createSmtpMailer } from "#api/quotes/mail/smtp-mailer.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import { listenerOf } from "#api/server/listener.ts";
import { type RunningServer, type ServerOptions, startServer } from "#api/server/server.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { securityHeaders } from "#schemas/headers/security-headers.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { openLivePublisher } from "#site/publishing/live/live-publisher.ts";
import { siteFolder } from "#site/publishing/prerender/prerender.ts";
import { renderRejectedForm } from "#site/rendering/rejected-form.tsx";
import { adminAccess } from "./admin-access.ts";

interface Options {
  port?: number;
  out?: string;
}

/** How long what is begun may take when the server ends. Messages that take longer are sent again, pages written anew. */
const GRACE_MS = 10_000;

/** Serves until it is interrupted. The first line on standard output is the address. */
export async function serveCommand(context: CommandContext, { port, out }: Options): Promise<undefined> {
  const { io, root, resolvePath } = context;
  const env = loadConfig(context);
  const dir = out === undefined ? siteFolder(root) : resolvePath(out);
  if (!existsSync(join(dir, "index.html"))) throw new UsageError("site/not-built", "The site has no pages yet.");

  const log = createLog(env);
  const live = await openLivePublisher({
    root,
    store: await context.openStore(),
    contentDir: context.contentDir,
    out: dir,
    onError: (error) => log.error({ err: error }, "pages failed"),
  });
  const { store } = live;
  const outbox = await openFileOutbox({ dir: env.outboxDir, onWarning: (problem) => log.warn(problem) });
  const emlDir = join(env.outboxDir, "eml");
  const mailer =
    env.SMTP_URL === undefined ? createFileMailer({ dir: emlDir }) : createSmtpMailer({ url: env.SMTP_URL });
  const delivery = createDeliveryWorker({
    outbox,
    send: (entry) => sendEntry(entry, { mailer, store, env }),
    acknowledge: env.QUOTE_ACKNOWLEDGE,
    onOutcome: ({ outcome, ...entry }) => log[outcome === "failed" ? "error" : "info"](entry, `mail ${outcome}`),
    onError: (error) => log.error({ err: error }, "delivery failed"),
  });

  const headers = securityHeaders({
    policy: readInlineHashes(root),
    isHttps: env.PUBLIC_URL?.startsWith("https:") ?? false,
  });
  const { access, notice } = await adminAccess(env);
  const app = createApp({
    env,
    store,
    outbox,
    delivery,
    limits: quoteLimits(env),
    log,
    domain: mailDomain(env),
    renderRejectedForm: async (refusal) =>
      renderRejectedForm(await readFile(join(dir, "contact.html"), "utf8"), refusal),
    headers,
    admin: {
      access,
      store,
      preview: live.preview,
      audit: createFileAuditLog({ file: env.auditFile }),
      wait: (ms) => sleep(ms, undefined, { ref: false }),
    },
    now: Date.now,
  });
  const server = await listen({
    dir,
    host: env.HOST,
    port: port ?? env.PORT,
    headers,
    api: listenerOf(app, env.TRUSTED_PROXIES),
    onError: (error) => log.error({ err: error }, "failed"),
  });
  delivery.start();
  live.start();

  io.stdout.write(`${server.url}\n`);
  if (env.SMTP_URL === undefined) {
    io.stderr.write(`There is no SMTP_URL: e-mails are written to ${emlDir}.\n`);
  }
  if (notice !== undefined) io.stderr.write(`${notice(server.url)}\n`);
  await new Promise<void>((resolve) => io.signal?.addEventListener("abort", () => resolve(), { once: true }));
  await server.close();
  await Promise.race([Promise.all([delivery.stop(), live.close()]), sleep(GRACE_MS, undefined, { ref: false })]);
  mailer.close();
  return undefined;
}

/** @throws UsageError `command/settings` where the port is taken */
async function listen(options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    throw new UsageError("command/settings", `Port ${options.port} is taken; choose another with --port or PORT.`);
  }
}
