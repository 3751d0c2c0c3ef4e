import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Accounts, createAccounts } from "#api/auth/accounts.ts";
import { hashPassword } from "#api/auth/password.ts";
import type { Env } from "#api/config/env.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CopiedFiles } from "#api/quotes/privacy/quote-storage.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { createTaskThread, type TaskThread } from "#api/tasks/task-thread.ts";
import type { CommandContext } from "#cli/context/command.ts";
import type { Config } from "#cli/context/load-config.ts";
import { readLintContext } from "#cli/inputs/to-import-options.ts";
import { wireAdmin } from "#cli/wiring/wire-admin.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { IN_MEMORY } from "#content/database/sqlite-dialect.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { LivePublisher } from "#site/publishing/live/live-publisher.ts";
import type { SiteFolders } from "#site/publishing/routes.ts";

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
  const data: SiteFolders = { root, ...contentPlace, out };
  if (io.workers !== undefined) return createTaskThread({ file: io.workers.tasks, data });
  const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(contentPlace) });
  return { tasks, close: async () => undefined };
}

/**
 * Decides who may sign in to the admin while there are no accounts: users who know the configured password or, outside
 * production, the password that is generated for this run. In production without a configured password, the admin is
 * closed until there is an account.
 * @returns the access, and a message for the operator who starts the server at a URL
 * @internal exported for tests
 */
export async function createAdminAccess(
  { ADMIN_PASSWORD_HASH, NODE_ENV }: Pick<Env, "ADMIN_PASSWORD_HASH" | "NODE_ENV">,
  accounts: Pick<Accounts, "list">,
): Promise<{ access: AdminContext["access"]; notice?: (url: string) => string }> {
  if (ADMIN_PASSWORD_HASH !== undefined) return { access: { hash: ADMIN_PASSWORD_HASH } };
  // The site and the quote form work without the database of the accounts, so the server starts without it, too.
  const list = await accounts.list().catch((cause: unknown) => {
    if (cause instanceof DatabaseError) return cause;
    throw cause;
  });
  if (list instanceof DatabaseError) return { access: { closed: CLOSED }, notice: () => list.message };
  if (list.length > 0) return { access: { closed: CLOSED } };
  if (NODE_ENV === "production") return { access: { closed: CLOSED }, notice: () => CLOSED };
  const password = generatePassword();
  return {
    access: { hash: await hashPassword(password) },
    notice: (url) => `There are no accounts. For this run, the password of ${url}admin is ${password}.`,
  };
}

const CLOSED =
  "The admin is closed because there are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add` to create an account or, for an office of one person, `agency admin hash`.";

/** Letters and digits without those that are easily confused. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Generates a password with 79 bits of entropy. */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
