/** The API as functions of Netlify: the outbox in Netlify Blobs, content and the page of the form as they were deployed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import { openStore } from "#content/store.ts";
import type { InlinePolicy } from "#schemas/page-policy.ts";
import { refusedForm } from "#site/refused-form.tsx";
import { createApp } from "../app.ts";
import { mailDomain, parseEnv } from "../env.ts";
import { createLimits } from "../limits.ts";
import { createLog } from "../log.ts";
import { MailError, type Mailer } from "../mail/mail.ts";
import { sendEntry } from "../mail/send-entry.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import { openBlobOutbox } from "../outbox/blob-outbox.ts";
import { createDelivery } from "../outbox/delivery.ts";
import { securityHeaders } from "../security-headers.ts";

/** Where the files are that netlify.toml includes. */
const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();

/** Without a mail server, requests wait in the outbox until there is one. */
const NO_MAILER: Mailer = {
  send: async () => {
    throw new MailError("SMTP_URL is not set", { isPermanent: false, isServerDown: true });
  },
  close() {},
};

let opened: ReturnType<typeof open> | undefined;

/** Opened once in each instance. */
export function services(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

async function open() {
  const parsed = parseEnv(process.env);
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const { env } = parsed;
  const log = createLog(env);
  const store = await openStore({ dir: join(ROOT, "content") });
  const outbox = await openBlobOutbox({ store: getStore({ name: "outbox", consistency: "strong" }) });
  const mailer = env.SMTP_URL === undefined ? NO_MAILER : createSmtpMailer({ url: env.SMTP_URL });
  const delivery = createDelivery({
    outbox,
    send: (entry) => sendEntry(entry, { mailer, store, env }),
    acknowledge: env.QUOTE_ACKNOWLEDGE,
    onOutcome: ({ outcome, ...entry }) => log[outcome === "failed" ? "error" : "info"](entry, `mail ${outcome}`),
    onError: (error) => log.error({ err: error }, "the outbox cannot be read"),
  });
  const readDist = (name: string) => readFile(join(ROOT, "dist", name), "utf8");
  const policy: InlinePolicy = JSON.parse(await readDist("inlined.json"));
  const app = createApp({
    env,
    store,
    outbox,
    delivery,
    limits: createLimits(env),
    log,
    domain: mailDomain(env),
    refusedPage: async (refusal) => refusedForm(await readDist("client/contact.html"), refusal),
    headers: securityHeaders({ policy, isHttps: true }),
    now: Date.now,
  });
  return { app, delivery };
}

/** Answers a request; what it put into the outbox is delivered behind the answer. */
export async function answer(request: Request, { ip, waitUntil }: Context): Promise<Response> {
  const { app, delivery } = await services();
  const response = await app.fetch(request, { address: ip });
  if (request.method === "POST") waitUntil(delivery.deliverDue());
  return response;
}
