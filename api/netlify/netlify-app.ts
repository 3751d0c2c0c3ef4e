/** The API as functions of Netlify: the outbox in Netlify Blobs, the content and the page of the form as they were deployed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import type { Hono } from "hono";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { securityHeaders } from "#schemas/headers/security-headers.ts";
import { renderRejectedForm } from "#site/rendering/rejected-form.tsx";
import { createApp } from "../app.ts";
import { mailDomain, parseEnv } from "../config/env.ts";
import { createLog } from "../config/log.ts";
import type { AppEnv } from "../http/app-env.ts";
import { quoteLimits } from "../limits/rate-limit.ts";
import { createDeliveryWorker, type DeliveryWorker } from "../quotes/delivery/delivery-worker.ts";
import { MailError, type Mailer } from "../quotes/mail/mail.ts";
import { sendEntry } from "../quotes/mail/send-entry.ts";
import { createSmtpMailer } from "../quotes/mail/smtp-mailer.ts";
import { openBlobOutbox } from "../quotes/outbox/blob/blob-outbox.ts";

/** Where the files are that netlify.toml includes. */
const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();

/** Without a mail server, requests wait in the outbox until there is one. */
const NO_MAILER: Mailer = {
  send: async () => {
    throw new MailError("SMTP_URL is not set", { isPermanent: false, isServerDown: true });
  },
  close() {},
};

interface NetlifyApp {
  app: Hono<AppEnv>;
  delivery: DeliveryWorker;
}

let shared: ReturnType<typeof openShared> | undefined;

/** What the invocations of an instance have in common. */
async function openShared() {
  const parsed = parseEnv(process.env);
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const { env } = parsed;
  const policy: InlineHashes = JSON.parse(await readDist("inlined.json"));
  return {
    env,
    log: createLog(env),
    limits: quoteLimits(env),
    store: await openFileStore({ dir: join(ROOT, "content") }),
    mailer: env.SMTP_URL === undefined ? NO_MAILER : createSmtpMailer({ url: env.SMTP_URL }),
    headers: securityHeaders({ inlineHashes: policy, isHttps: true }),
  };
}

/** For one invocation: what may be done with Blobs is told to each. */
export async function openNetlifyApp(): Promise<NetlifyApp> {
  shared ??= openShared();
  const { env, log, limits, store, mailer, headers } = await shared;
  const outbox = openBlobOutbox({ store: getStore({ name: "outbox", consistency: "strong" }) });
  const delivery = createDeliveryWorker({
    outbox,
    send: (entry) => sendEntry(entry, { mailer, store, env }),
    acknowledge: env.QUOTE_ACKNOWLEDGE,
    onOutcome: ({ outcome, ...entry }) => log[outcome === "failed" ? "error" : "info"](entry, `mail ${outcome}`),
    onError: (error) => log.error({ err: error }, "delivery failed"),
  });
  const app = createApp({
    env,
    store,
    outbox,
    delivery,
    limits,
    log,
    domain: mailDomain(env),
    renderRejectedForm: async (refusal) => renderRejectedForm(await readDist("client/contact.html"), refusal),
    headers,
    now: Date.now,
  });
  return { app, delivery };
}

function readDist(name: string): Promise<string> {
  return readFile(join(ROOT, "dist", name), "utf8");
}

/** Answers a request; what it put into the outbox is delivered behind the answer. */
export async function handleRequest(request: Request, context: Context): Promise<Response> {
  const { app, delivery } = await openNetlifyApp();
  const response = await app.fetch(request, { address: context.ip });
  if (request.method === "POST") context.waitUntil(delivery.deliverDue());
  return response;
}
