/** Composition root for Netlify: the outbox is in Netlify Blobs, and the deployment contains the content and pages. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { openContactPage } from "#site/rendering/contact-page.ts";
import { type ComposedApp, composeApp } from "../compose-app.ts";
import { parseEnv } from "../config/env.ts";
import { createLogger } from "../config/logger.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { MailError, type Mailer } from "../quotes/mail/mail.ts";
import { createSmtpMailer } from "../quotes/mail/smtp-mailer.ts";
import { openBlobOutbox } from "../quotes/outbox/blob/blob-outbox.ts";

/** Folder of the files that netlify.toml includes in the functions. */
const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();

/** Keeps all requests in the outbox until a mail server is configured. */
const MISSING_MAILER: Mailer = {
  send: async () => {
    throw new MailError("SMTP_URL is not set", { isPermanent: false, isServerDown: true });
  },
  close() {},
};

/** Parts that all invocations of one function instance share. */
let sharedParts: ReturnType<typeof openSharedParts> | undefined;

async function openSharedParts() {
  const parsed = parseEnv(process.env);
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const { env } = parsed;
  const inlineHashes: InlineHashes = JSON.parse(await readDist("inlined.json"));
  return {
    env,
    log: createLogger(env),
    quoteLimits: createQuoteLimits(env),
    store: await openFileStore({ dir: join(ROOT, "content") }),
    mailer: env.SMTP_URL === undefined ? MISSING_MAILER : createSmtpMailer({ url: env.SMTP_URL }),
    headers: createSecurityHeaders({ inlineHashes, isHttps: true }),
    contactPage: openContactPage(join(ROOT, "dist/client/contact.html")),
  };
}

/** Composes the application for one invocation, because Netlify issues the credentials for Blobs per invocation. */
export async function openNetlifyApp(): Promise<ComposedApp> {
  sharedParts ??= openSharedParts();
  return composeApp({
    ...(await sharedParts),
    outbox: openBlobOutbox({ store: getStore({ name: "outbox", consistency: "strong" }) }),
  });
}

function readDist(name: string): Promise<string> {
  return readFile(join(ROOT, "dist", name), "utf8");
}

/** Responds to a request. After a POST, the invocation goes on until the outbox has been delivered. */
export async function handleRequest(request: Request, context: Context): Promise<Response> {
  const { app, deliveryWorker } = await openNetlifyApp();
  const response = await app.fetch(request, { address: context.ip });
  if (request.method === "POST") context.waitUntil(deliveryWorker.deliverDue());
  return response;
}
