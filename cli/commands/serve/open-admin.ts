import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createAccounts } from "#api/auth/accounts.ts";
import { createFileAuditLog } from "#api/auth/audit/file-audit-log.ts";
import { limitRefusals } from "#api/auth/audit/limit-refusals.ts";
import { clientKey } from "#api/http/client-address.ts";
import type { CopiedFiles } from "#api/quotes/privacy/copied-files.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import { memoryRecordStore } from "#api/storage/memory-record-store.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { createTaskThread, type TaskThread } from "#api/tasks/task-thread.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { Config } from "#cli/context/load-config.ts";
import { readLintContext } from "#cli/inputs/read-lint-context.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { createMediaRestoringStore } from "#content/media-store/restoring-store.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";
import type { LivePublisher } from "#site/publishing/live/live-publisher.ts";
import { createAdminAccess } from "./admin-access.ts";
import { addBuildHook } from "./build-hook.ts";
import type { TaskWorkerOptions } from "./task-worker.ts";

interface OpenAdmin {
  admin: AdminContext;
  /** Returns a message for the operator who starts the server at this URL. */
  notice: ((url: string) => string) | undefined;
  /** Resolves when the work of the admin is done. */
  close(): Promise<unknown>;
}

interface AdminOptions {
  publisher: LivePublisher;
  /** Files that have copies of quote requests. */
  files: CopiedFiles;
  media: MediaStore;
  /** Folder of the published site. */
  siteDir: string;
  log: Logger;
}

/** Opens the parts of the admin: accounts, audit log, the thread for expensive work, and builds at another host. */
export async function openAdmin(
  context: CommandContext,
  config: Config,
  { publisher, media, files, siteDir, log }: AdminOptions,
): Promise<OpenAdmin> {
  const records = openFileRecordStore({ dir: config.adminDir });
  const { access, notice } = await createAdminAccess(config, createAccounts({ records, now: Date.now }));
  const builds = addBuildHook(publisher.store, config, log);
  const { tasks, close: closeTasks } = openTasks(context, siteDir, publisher);
  const audit = limitRefusals(createFileAuditLog({ file: config.auditFile, key: config.AUDIT_KEY }), {
    networkOf: clientKey,
    onError: (error) => log.error({ err: error }, "audit log write failed"),
  });
  void audit.check().catch((error) => log.error({ err: error }, "nobody can sign in, because of the audit log"));
  return {
    admin: {
      access,
      records,
      limits: memoryRecordStore(),
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
    },
    notice,
    close() {
      builds.stop();
      return Promise.all([closeTasks(), audit.close()]);
    },
  };
}

/** Opens the tasks of the admin. They run in a thread, or without a worker file in the server itself. */
function openTasks(context: CommandContext, out: string, { store, preview }: LivePublisher): TaskThread {
  const { root, contentPlace, io } = context;
  const data: TaskWorkerOptions = { root, ...contentPlace, out };
  if (io.workers !== undefined) return createTaskThread({ file: io.workers.tasks, data });
  const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(contentPlace) });
  return { tasks, close: async () => undefined };
}
