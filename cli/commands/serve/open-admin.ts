import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createAccounts } from "#api/auth/accounts.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CopiedFiles } from "#api/quotes/privacy/quote-storage.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { createTaskThread, type TaskThread } from "#api/tasks/task-thread.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { Config } from "#cli/context/load-config.ts";
import { readLintContext } from "#cli/inputs/read-lint-context.ts";
import { wireAdmin } from "#cli/wiring/wire-admin.ts";
import { IN_MEMORY } from "#content/database/sqlite-dialect.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { LivePublisher } from "#site/publishing/live/live-publisher.ts";
import { createAdminAccess } from "./admin-access.ts";
import type { TaskWorkerOptions } from "./task-worker.ts";

interface AdminOptions {
  database: OfficeDatabase;
  publisher: LivePublisher;
  files: CopiedFiles;
  media: MediaStore;
  siteDir: string;
  log: Logger;
}

/**
 * Opens the parts of the admin: accounts, limits, audit log, and the thread for expensive work.
 * @returns a function that creates the admin, a message for the operator who starts the server, and a function that waits
 * for work to be done
 */
export async function openAdmin(
  context: CommandContext,
  config: Config,
  { database, publisher, media, files, siteDir, log }: AdminOptions,
) {
  const { access, notice } = await createAdminAccess(config, createAccounts({ database, now: Date.now }));
  const { tasks, close: closeTasks } = openTasks(context, siteDir, publisher);
  // Servers that share a database share the limits. Those of one server must not cost a durable write for each attempt.
  const limits = database.engine === "postgres" ? database : openOfficeDatabase({ engine: "sqlite", file: IN_MEMORY });
  const closings = [closeTasks];
  const createAdmin = (store: ContentStore) => {
    const admin = wireAdmin({
      access,
      database,
      limits,
      store,
      media,
      photos: { readSizes: publisher.readMedia, prepare: publisher.preparePhoto },
      tasks,
      auditKey: config.AUDIT_KEY,
      files,
      wait: (ms) => sleep(ms, undefined, { ref: false }),
      log,
    });
    closings.push(admin.audit.close);
    const onError = (error: unknown) => log.error({ err: error }, "nobody can sign in, because of the audit log");
    void admin.audit.check().catch(onError);
    return admin;
  };
  const close = () => Promise.all(closings.map((end) => end()));
  return { createAdmin, notice, close };
}

/** Opens the tasks of the admin. They run in a thread, or without a worker file in the server itself. */
function openTasks(context: CommandContext, out: string, { store, preview }: LivePublisher): TaskThread {
  const { root, contentPlace, io } = context;
  const data: TaskWorkerOptions = { root, ...contentPlace, out };
  if (io.workers !== undefined) return createTaskThread({ file: io.workers.tasks, data });
  const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(contentPlace) });
  return { tasks, close: async () => undefined };
}
