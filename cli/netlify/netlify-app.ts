/** Composition root for Netlify: functions whose data is in Postgres. The deployment contains the pages and the first content. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import { type Env, parseEnv } from "#api/config/env.ts";
import { createLogger } from "#api/config/logger.ts";
import { removeEndedLimits } from "#api/database/ended-limits.ts";
import { createMissingDatabase, openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { Mailer } from "#api/quotes/mail/mail.ts";
import { createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import { purgeSent } from "#api/quotes/privacy/retention.ts";
import { SendError } from "#api/quotes/send-error.ts";
import { wireApp } from "#cli/wiring/wire-app.ts";
import { openPlace } from "#content/media-store/content-place.ts";
import { openSqlContent } from "#content/media-store/sql-content.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { siteFolder } from "#site/publishing/routes.ts";

type CreateAdmin = typeof import("./create-admin.ts").createAdmin;

/** Time between two calls of `runTasks`, as in the schedule of `functions/deliver.ts`. @internal exported for tests */
export const TASK_INTERVAL_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();
const PACKAGE = join(ROOT, "node_modules/agency-site");
/** The folder of the program: the repository, or the package of an agency's folder. */
const PROGRAM = existsSync(PACKAGE) ? PACKAGE : ROOT;

/** Keeps all requests in the outbox until a mail server is configured. */
const MISSING_MAILER: Mailer = {
  send: async () => {
    throw new SendError("SMTP_URL is not set", { isPermanent: false, isServerDown: true });
  },
  close() {},
};

/**
 * Returns a function that opens the application once for all invocations of a function instance.
 * @param createAdmin Without it, the bundle of a function has no code that renders pages.
 */
export function createOpener(createAdmin?: CreateAdmin) {
  let opened: ReturnType<typeof compose> | undefined;
  return ({ deploy }: Pick<Context, "deploy">) => {
    opened ??= compose(readSettings(deploy), createAdmin);
    return opened;
  };
}

async function compose(env: Env, createAdmin: CreateAdmin | undefined) {
  const log = createLogger(env);
  const { DATABASE_URL: place, RETENTION_DAYS: days } = env;
  const contentDir = join(ROOT, "content");
  const out = siteFolder(ROOT);
  const hasDatabase = place.engine === "postgres";
  const database = hasDatabase ? openOfficeDatabase(place) : createMissingDatabase(NO_DATABASE);
  // Without a database, the content is that of the deployment.
  const content = hasDatabase ? openSqlContent({ database, seedDir: contentDir }) : await openPlace({ contentDir });
  const { store, media } = content;
  const quotes = createQuoteStorage(database);
  const { builds, ...composed } = wireApp({
    env,
    database,
    store,
    log,
    createFallbackMailer: () => MISSING_MAILER,
    headers: createSecurityHeaders({ inlineHashes: await readInlineHashes(PROGRAM), isHttps: true }),
    siteDir: out,
    createAdmin:
      createAdmin &&
      ((store) => createAdmin({ env, root: PROGRAM, out, database, store, media, files: quotes.files, log })),
  });
  const tasks = [
    () => composed.deliveryWorker.deliverDue(),
    () => removeEndedLimits(database, Date.now()),
    () => builds.run(),
    async () => void (await composed.proposals?.publishDue()),
    async () => {
      const nowMs = Date.now();
      // Once a day, at the first run in UTC.
      if (days !== undefined && nowMs % DAY_MS < TASK_INTERVAL_MS) await purgeSent(quotes, days, nowMs);
    },
  ];
  return {
    ...composed,
    /** Resolves when the builds that commits have started are accepted or refused. */
    finishBuilds: builds.finish,
    /** Does what `agency serve` does in the background. A task that fails does not stop the others. */
    async runTasks(): Promise<void> {
      await Promise.all(tasks.map((run) => run().catch((err) => log.error({ err }, "a scheduled task failed"))));
    },
  };
}

/** @throws Error with every problem of the settings */
function readSettings(deploy: Context["deploy"] | undefined): Env {
  const { URL, ...variables } = process.env;
  // A function learns from its invocation, not from its variables, whether it belongs to a preview.
  const deployment = deploy && { NETLIFY: "true", CONTEXT: deploy.context };
  // Functions are reached over HTTPS only.
  const parsed = parseEnv({ PUBLIC_URL: URL, ...variables, ...deployment });
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  return parsed.env;
}

const NO_DATABASE =
  "There is no database, so quote requests and accounts cannot be stored. Set DATABASE_URL to the URL of a Postgres, and deploy again. Previews have no database.";

/**
 * Returns a handler of requests. After a response, the invocation goes on until the work is done.
 * @param finish does the work that a request has left
 */
export function createHandler(
  finish?: (application: Awaited<ReturnType<typeof compose>>, request: Request) => Promise<unknown> | undefined,
  createAdmin?: CreateAdmin,
) {
  const open = createOpener(createAdmin);
  return async (request: Request, context: Context): Promise<Response> => {
    const application = await open(context);
    const response = await application.app.fetch(request, { address: context.ip });
    const work = finish?.(application, request);
    if (work !== undefined) context.waitUntil(work);
    return response;
  };
}
