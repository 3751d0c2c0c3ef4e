/**
 * Composition root for Netlify. Quote requests, limits and the admin are in Netlify Blobs, and so is the content if STORAGE
 * says so. The deployment contains the pages and the first content.
 */
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import { openBlobMediaStore } from "#content/media-store/blob-media-store.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { openBlobStore } from "#content/store/blob/blob-store.ts";
import { createSeededStore, seedStore } from "#content/store/blob/seeded-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { openContactPage } from "#site/rendering/contact-page.ts";
import { createBuildHook, createRebuildingStore } from "../build-hook.ts";
import { type ComposedApp, composeApp } from "../compose-app.ts";
import { type Env, mailDomain, parseEnv } from "../config/env.ts";
import { createLogger } from "../config/logger.ts";
import { createAcknowledgmentLimit } from "../middleware/acknowledgment-limit.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { deleteEndedLimits } from "../middleware/record-rate-limit.ts";
import { createAnnouncer } from "../quotes/alerts/undelivered-announcer.ts";
import { MailError, type Mailer } from "../quotes/mail/mail.ts";
import { createSmtpMailer } from "../quotes/mail/smtp-mailer.ts";
import { createBlobCopies } from "../quotes/outbox/blob/blob-copies.ts";
import { openBlobOutbox } from "../quotes/outbox/blob/blob-outbox.ts";
import type { OutboxStorage, StoredCopies } from "../quotes/outbox/stored-copies.ts";
import { purgeSent } from "../quotes/privacy/retention.ts";
import { RecentRequests } from "../quotes/recent-requests.ts";
import type { AdminContext } from "../routes/app-context.ts";
import { createHealthChecks } from "../routes/health.ts";
import { openBlobRecordStore } from "../storage/blob-record-store.ts";
import type { RecordStore } from "../storage/record-store.ts";
import { createSharedLimits } from "./shared-limits.ts";

/** Parts of the application that the admin shares. */
export interface AdminParts {
  env: Env;
  /** Folder of the files that netlify.toml includes in the functions. */
  root: string;
  /** Store whose commits start a build. */
  store: ContentStore;
  records: RecordStore;
  /** Photos that were added in the admin. The next build copies them to the site. */
  media: MediaStore;
  copies: StoredCopies;
  /** Called with an error that no response reports. */
  onError(error: unknown): void;
}

/** Parts of a function that has the admin. */
interface AdminOptions {
  create(parts: AdminParts): AdminContext;
  /** Keeps the invocation alive after the response until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface NetlifyApp extends ComposedApp {
  /** Copies the content of the deployment to Netlify Blobs if there is none yet. */
  seedContent(): Promise<void>;
  /** Does what `agency serve` does in the background. A task that fails does not stop the others. */
  runTasks(): Promise<void>;
}

/**
 * Time between two calls of `runTasks`, which the schedule in `functions/deliver.ts` sets.
 * @internal exported for tests
 */
export const TASK_INTERVAL_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

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
  return {
    env,
    log: createLogger(env),
    files: await openFileStore({ dir: join(ROOT, "content"), isReadOnly: true }),
    mailer: env.SMTP_URL === undefined ? MISSING_MAILER : createSmtpMailer({ url: env.SMTP_URL }),
    alertMailer: env.ALERT_SMTP_URL === undefined ? undefined : createSmtpMailer({ url: env.ALERT_SMTP_URL }),
    headers: createSecurityHeaders({ inlineHashes: readInlineHashes(ROOT), isHttps: true }),
    contactPage: openContactPage(join(ROOT, "dist/client/contact.html")),
    announce: createAnnouncer({ mailDomain: mailDomain(env) }),
    healthChecks: createHealthChecks(),
    recentRequests: new RecentRequests(),
  };
}

/**
 * Composes the application for one invocation, because Netlify issues the credentials for Blobs per invocation.
 * @param adminOptions Without them, the bundle of a function has no code that renders pages.
 */
export async function openNetlifyApp(adminOptions?: AdminOptions): Promise<NetlifyApp> {
  sharedParts ??= openSharedParts();
  const { files, ...parts } = await sharedParts;
  const { env, log } = parts;
  const onError = (err: unknown) => log.error({ err }, "request to Netlify Blobs or the build hook failed");
  const records = openBlobRecordStore({ store: openBlobs("records") });
  const { store, buildHook, seedContent } = openContent({ env, files, records, onError });
  const openAdmin = ({ create, waitUntil }: AdminOptions) => {
    const adminStore = buildHook ? createRebuildingStore(store, () => waitUntil(buildHook.run())) : store;
    const media = openBlobMediaStore({ store: openBlobs("media") });
    return create({ env, root: ROOT, store: adminStore, records, media, copies, onError });
  };

  const outboxBlobs = openBlobs("outbox");
  const outbox = openBlobOutbox({ store: outboxBlobs });
  const copies = createBlobCopies(outboxBlobs);
  const sharedLimits = createSharedLimits({ records, onError });
  const composed = composeApp({
    ...parts,
    // Functions are reached over HTTPS only.
    env: { ...env, PUBLIC_URL: env.PUBLIC_URL ?? process.env.URL },
    store,
    outbox,
    quoteLimits: createQuoteLimits(env, sharedLimits),
    acknowledgmentLimit: createAcknowledgmentLimit(sharedLimits),
    ...(adminOptions && { admin: openAdmin(adminOptions) }),
  });
  const tasks = [
    () => composed.deliveryWorker.deliverDue(),
    () => deleteEndedLimits(records, Date.now()),
    async () => buildHook?.run(),
    () => purgeDaily({ outbox, copies }, env),
  ];
  return {
    ...composed,
    seedContent,
    async runTasks() {
      await Promise.all(tasks.map((run) => run().catch((err) => log.error({ err }, "a scheduled task failed"))));
    },
  };
}

interface ContentParts extends Pick<AdminParts, "env" | "records" | "onError"> {
  /** Content of the deployment. */
  files: ContentStore;
}

/** Opens the content in the place that STORAGE names. */
function openContent({ env, files, records, onError }: ContentParts) {
  if (env.STORAGE === "files") return { store: files, seedContent: async () => undefined };
  const { BUILD_HOOK_URL: url } = env;
  const blobs = openBlobStore({ store: openBlobs("content") });
  return {
    store: createSeededStore(blobs, files),
    seedContent: () => seedStore(blobs, files),
    ...(url !== undefined && { buildHook: createBuildHook({ url, store: blobs, records, onError }) }),
  };
}

/** Removes old requests once a day if the settings limit their age. */
async function purgeDaily(storage: OutboxStorage, { RETENTION_DAYS: days }: Env): Promise<void> {
  const nowMs = Date.now();
  if (days !== undefined && isFirstRunOfDay(nowMs)) await purgeSent(storage, days, nowMs);
}

/** Returns whether the tasks run for the first time today, in UTC. */
function isFirstRunOfDay(nowMs: number): boolean {
  return nowMs % DAY_MS < TASK_INTERVAL_MS;
}

function openBlobs(name: string) {
  return getStore({ name, consistency: "strong" });
}

export async function handleRequest(request: Request, context: Context): Promise<Response> {
  const { app } = await openNetlifyApp();
  return app.fetch(request, { address: context.ip });
}
