import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { DatabaseError } from "#content/database/database-error.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { type Env, mailDomain } from "./config/env.ts";
import type { OfficeDatabase } from "./database/tables.ts";
import { ApiError } from "./http/api-error.ts";
import type { AppEnv } from "./http/app-env.ts";
import { logFailure, respondWithError, toApiError } from "./http/respond.ts";
import { createAcknowledgmentLimit, createQuoteLimits } from "./middleware/quote-limits.ts";
import { type CreateRateLimit, createSharedLimits } from "./middleware/rate-limits.ts";
import { composeProposals } from "./proposals/compose-proposals.ts";
import { createStorageAlarm } from "./quotes/alerts/storage-alarm.ts";
import { type AlertTimes, createAnnouncer } from "./quotes/alerts/undelivered-announcer.ts";
import { announceWeek, findUnanswered } from "./quotes/alerts/work-announcer.ts";
import { DeliveryWorker, type DeliveryWorkerOptions } from "./quotes/delivery/delivery-worker.ts";
import type { Mailer } from "./quotes/mail/mail.ts";
import { alertRecipients, type MailFooter, sendEntry, senderOf } from "./quotes/mail/send-entry.ts";
import { createOutbox, type Outbox } from "./quotes/outbox/database-outbox.ts";
import { isRequestEntry } from "./quotes/outbox/outbox.ts";
import { postWebhook, requestMessage } from "./quotes/webhook/webhook-sender.ts";
import { adminRoutes } from "./routes/admin/admin-routes.ts";
import { createAdminParts } from "./routes/admin/guards/admin-env.ts";
import { mcpRoutes } from "./routes/agents/mcp.ts";
import type { AppContext } from "./routes/app-context.ts";
import { contactRoutes } from "./routes/contact.ts";
import { createReadinessReader } from "./routes/health.ts";
import { countRequest, monitoringRoutes } from "./routes/monitoring.ts";
import { pageContentRoutes } from "./routes/page-content.ts";
import { previewRoutes } from "./routes/preview/preview.ts";
import { linkToFile, requestFileRoutes } from "./routes/request-files.ts";

/** Parts of the application that differ between the self-hosted server and Netlify. */
interface AppParts extends Pick<AppContext, "store" | "log" | "metrics" | "headers" | "formPages" | "admin"> {
  env: Env;
  database: OfficeDatabase;
  mailer: Mailer;
  /** Clock of scheduled work. Default: the system clock. */
  now?: (() => number) | undefined;
  mailFooter?: MailFooter | undefined;
  /** Mailer of alerts, which arrive by it although the other one is down. Default: `mailer`. */
  alertMailer?: Mailer | undefined;
  times?: Required<Pick<DeliveryWorkerOptions, "delays" | "scanIntervalMs">> & {
    alerts: AlertTimes;
    webhookTimeoutMs: number;
  };
}

/**
 * Connects the API, the outbox and the mailer. `wireApp` calls it for `agency serve` and for Netlify.
 * @returns the API, and the worker that delivers the outbox. The caller starts it, or calls `deliverDue`.
 */
export function composeApp(parts: AppParts) {
  const { env, database, log } = parts;
  const outbox = announceFailures(createOutbox(database), parts);
  const onError = (err: unknown) => log.error({ err }, "a limit could not be counted");
  // Servers that share a database share the limits. One server keeps its limits in memory.
  const createLimit = database.engine === "postgres" ? createSharedLimits(database, onError) : undefined;
  const deliveryWorker = composeDelivery(outbox, parts, createLimit);
  const quoteLimits = createQuoteLimits(env, createLimit);
  const context = { ...parts, outbox, quoteLimits, mailDomain: mailDomain(env), now: parts.now ?? Date.now };
  const proposals = context.admin && composeProposals(context, context.admin);
  return { app: createApp(context), deliveryWorker, proposals };
}

/** Returns the outbox with an email to the agency when a request cannot be stored. */
function announceFailures(outbox: Outbox, { env, store, log, mailer, alertMailer = mailer }: AppParts): Outbox {
  const announce = createStorageAlarm({
    send: (mail) => alertMailer.send(mail),
    async addresses() {
      const reader = await store.reader();
      const [site, theme] = await Promise.all([reader.site(), reader.theme()]);
      return { site, theme: resolveTheme(theme), from: senderOf(site, env), to: alertRecipients(site, env) };
    },
    mailDomain: mailDomain(env),
    onError: (err) => log.error({ err }, "the email about requests that cannot be stored was not sent"),
  });
  return {
    ...outbox,
    enqueue: (...args) =>
      outbox.enqueue(...args).catch((cause: unknown) => {
        if (cause instanceof DatabaseError) announce(cause);
        throw cause;
      }),
  };
}

function composeDelivery(outbox: Outbox, parts: AppParts, createLimit: CreateRateLimit | undefined): DeliveryWorker {
  const { env, store, log, mailer, mailFooter, alertMailer, metrics, times } = parts;
  const countAcknowledgment = createAcknowledgmentLimit(createLimit);
  const webhook = { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET, timeoutMs: times?.webhookTimeoutMs };
  const { PUBLIC_URL, SESSION_SECRET, HAS_SESSION_SECRET } = env;
  const toLink =
    PUBLIC_URL && HAS_SESSION_SECRET ? (id: string) => linkToFile(id, PUBLIC_URL, SESSION_SECRET) : undefined;
  if (webhook.url !== undefined && toLink === undefined)
    log.warn("webhooks list files without links: set PUBLIC_URL and SESSION_SECRET");
  const readSite = async () => (await store.reader()).site();
  // Alerts about the delivery do not depend on the content.
  const announceAlerts = createAnnouncer(outbox, mailDomain(env), times?.alerts, () =>
    findUnanswered(outbox, readSite).catch(logFailure(log, "late requests cannot be found")),
  );
  const ofRequests = ["quote", "acknowledgement"] as const;
  const ofOffice = ["alert", "notice"] as const;
  return new DeliveryWorker({
    outbox,
    async send(entry, beforeTransfer) {
      if (isRequestEntry(entry) && entry.kind === "webhook") return postWebhook(requestMessage(entry, toLink), webhook);
      const route = isRequestEntry(entry) ? mailer : (alertMailer ?? mailer);
      return sendEntry(entry, { mailer: route, mailFooter, store, outbox, env }, beforeTransfer);
    },
    routes: alertMailer ? [ofRequests, ["webhook"], ofOffice] : [[...ofRequests, ...ofOffice], ["webhook"]],
    async mayAcknowledge(request) {
      if (!(env.QUOTE_ACKNOWLEDGE ?? env.SMTP_URL !== undefined)) return false;
      const isAllowed = await countAcknowledgment(request);
      if (!isAllowed) log.warn({ quoteId: request.id }, "acknowledgment skipped");
      return isAllowed;
    },
    async announce() {
      await announceAlerts();
      if (env.WEEKLY_EMAIL) await announceWeek(outbox, mailDomain(env), readSite);
    },
    onOutcome({ outcome, ...entry }) {
      log[outcome === "failed" ? "error" : "info"](entry, `delivery ${outcome}`);
      metrics?.countDelivery({ kind: entry.kind, outcome });
    },
    onError: (error) => log.error({ err: error }, "delivery failed"),
    ...(times && { delays: times.delays, scanIntervalMs: times.scanIntervalMs }),
  });
}

/** Creates the API as a function from Request to Response. @internal exported for tests */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const readReadiness = createReadinessReader(context);
  app.use(logRequests(context));
  for (const base of ["/api", "/.netlify/functions"]) {
    app.route(`${base}/contact/files`, requestFileRoutes(context));
    app.route(`${base}/contact`, contactRoutes(context));
    app.route(`${base}/page-content`, pageContentRoutes(context));
  }
  if (context.admin !== undefined) {
    const parts = createAdminParts(context, context.admin, readReadiness);
    app.route("/api/admin", adminRoutes(context, parts));
    app.route("/preview", previewRoutes(parts));
    app.route("/", mcpRoutes(parts));
  }
  app.route("/", monitoringRoutes(context, readReadiness));
  app.notFound((c) => respondWithError(c, new ApiError("not-found")));
  app.onError((cause, c) => respondWithError(c, toApiError(cause, c, context.log)));
  return app;
}

/** Gives each request an id and the security headers, logs it with its status and duration, and counts it. */
function logRequests({ log, headers, metrics }: AppContext): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    c.set("headers", headers);
    c.set("requestId", randomUUID());
    await next();
    const ms = performance.now() - startMs;
    const { requestId, logFields } = c.var;
    const { method, routePath: route } = c.req;
    const line = { requestId, method, route, status: c.res.status, ms: Math.round(ms * 10) / 10, ...logFields };
    log.info(line, "request completed");
    if (metrics !== undefined) countRequest(c, metrics, ms);
  };
}
