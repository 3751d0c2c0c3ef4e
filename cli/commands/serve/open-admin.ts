import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createAccounts } from "#api/auth/accounts.ts";
import { limitRefusals } from "#api/auth/audit/limit-refusals.ts";
import { createStoredAuditLog } from "#api/auth/audit/stored-audit-log.ts";
import { openBuilds } from "#api/build-hook.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { clientKey } from "#api/http/client-address.ts";
import type { CopiedFiles } from "#api/quotes/privacy/quote-storage.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { createTaskThread, type TaskThread } from "#api/tasks/task-thread.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { Config } from "#cli/context/load-config.ts";
import { readLintContext } from "#cli/inputs/read-lint-context.ts";
import { IN_MEMORY } from "#content/database/sqlite-dialect.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { createMediaRestoringStore } from "#content/media-store/media-uses.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";
import type { LivePublisher } from "#site/publishing/live/live-publisher.ts";
import { createAdminAccess } from "./admin-access.ts";
import type { TaskWorkerOptions } from "./task-worker.ts";

interface AdminOptions {
  database: OfficeDatabase;
  publisher: LivePublisher;
  /** Files that have copies of quote requests. */
  files: CopiedFiles;
  media: MediaStore;
  /** Folder of the published site. */
  siteDir: string;
  log: Logger;
}

/** Time between two attempts to start a build that the host has not accepted. */
const BUILD_RETRY_MS = 60_000;

/**
 * Opens the parts of the admin: accounts, limits, audit log, the thread for expensive work, and builds at another host.
 * @returns the parts, a message for the operator who starts the server, and a function that waits for work to be done
 */
export async function openAdmin(
  context: CommandContext,
  config: Config,
  { database, publisher, media, files, siteDir, log }: AdminOptions,
) {
  const { access, notice } = await createAdminAccess(config, createAccounts({ database, now: Date.now }));
  const onError = (err: unknown) => log.error({ err }, "build hook failed");
  const builds = openBuilds({ url: config.BUILD_HOOK_URL, store: publisher.store, database, onError });
  const buildTimer = setInterval(builds.run, BUILD_RETRY_MS).unref();
  const { tasks, close: closeTasks } = openTasks(context, siteDir, publisher);
  // Servers that share a database share the limits. Those of one server must not cost a durable write for each attempt.
  const limits = database.engine === "postgres" ? database : openOfficeDatabase({ engine: "sqlite", file: IN_MEMORY });
  const audit = limitRefusals(createStoredAuditLog({ database, key: config.AUDIT_KEY }), {
    networkOf: clientKey,
    onError: (error) => log.error({ err: error }, "audit log write failed"),
  });
  void audit.check().catch((error) => log.error({ err: error }, "nobody can sign in, because of the audit log"));
  const admin: AdminContext = {
    access,
    database,
    limits,
    store: createMediaRestoringStore(builds.store, media),
    photos: {
      store: media,
      readSizes: publisher.readMedia,
      measure: readImageSize,
      encode: normalizePhoto,
      encodeThumbnail,
      prepare: publisher.preparePhoto,
    },
    tasks,
    audit,
    files,
    wait: (ms) => sleep(ms, undefined, { ref: false }),
  };
  const close = () => {
    clearInterval(buildTimer);
    return Promise.all([closeTasks(), audit.close()]);
  };
  return { admin, notice, close };
}

/** Opens the tasks of the admin. They run in a thread, or without a worker file in the server itself. */
function openTasks(context: CommandContext, out: string, { store, preview }: LivePublisher): TaskThread {
  const { root, contentPlace, io } = context;
  const data: TaskWorkerOptions = { root, ...contentPlace, out };
  if (io.workers !== undefined) return createTaskThread({ file: io.workers.tasks, data });
  const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(contentPlace) });
  return { tasks, close: async () => undefined };
}
