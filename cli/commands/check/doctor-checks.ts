import { existsSync } from "node:fs";
import { relative } from "node:path";
import { createAccounts } from "#api/auth/accounts.ts";
import { createStoredAuditLog } from "#api/auth/audit/audit-log.ts";
import { parseEnv } from "#api/config/env.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import {
  adminPasswordCheck,
  auditLogCheck,
  environmentCheck,
  mailCheck,
  publicAddressCheck,
  readinessSeverity,
  writableFoldersCheck,
} from "#api/health/settings-checks.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { outputFolder } from "#cli/context/project.ts";
import type { HealthCheck } from "#content/health/health-check.ts";
import { historyCheck } from "#content/health/history-check.ts";
import { publishedContentCheck } from "#content/health/published-content-check.ts";
import { writtenFolders } from "#content/health/store-folder.ts";
import { storedFilesCheck } from "#content/health/stored-files-check.ts";
import { diskSpaceCheck, nodeVersionCheck } from "#content/health/system-checks.ts";
import { unknownFilesCheck } from "#content/health/unknown-files-check.ts";
import { writersCheck } from "#content/health/writers-check.ts";
import { builtSiteCheck } from "#site/publishing/health/built-site-check.ts";
import { pageSizeCheck } from "#site/publishing/health/page-size-check.ts";

/**
 * Returns the checks in the order of the report. Most need valid settings; without them, the report names the settings.
 */
export async function doctorChecks(context: CommandContext, time: Date): Promise<HealthCheck[]> {
  const { io, root } = context;
  const checks = [nodeVersionCheck(root), ...storeChecks(context, time), environmentCheck(io.env)];
  return "problems" in parseEnv(io.env) ? checks : [...checks, ...(await operationChecks(context))];
}

/** Returns the checks of the files of a store. A database keeps its content consistent itself. */
function storeChecks(
  { io, contentPlace: { contentDir: dir, databaseUrl } }: CommandContext,
  time: Date,
): HealthCheck[] {
  if (databaseUrl !== undefined) return [];
  const store = { dir, time, fileName: (path: string) => relative(io.cwd, path) || path };
  // An unfinished commit is the first to repair, because it may change files.
  return [writersCheck(store), storedFilesCheck(store), historyCheck(store), unknownFilesCheck(store)];
}

/**
 * Returns the checks of everything that the settings lead to: mail server, accounts, content, folders, disks, and
 * the published site.
 */
async function operationChecks(context: CommandContext): Promise<HealthCheck[]> {
  const { root, contentPlace } = context;
  const config = loadConfig(context);
  const { varDir } = config;
  const severity = readinessSeverity(config);
  const out = outputFolder(context, undefined);
  const store = await context.openStore({ isReadOnly: true, onWarning: undefined });
  const writtenFoldersBySetting = {
    CONTENT_DIR: contentPlace.databaseUrl === undefined ? writtenFolders(contentPlace.contentDir) : [],
    DATABASE_URL: [varDir],
  };
  return [
    publicAddressCheck(config, async () => (await (await store.reader()).site()).url),
    adminPasswordCheck(config, () => hasAccounts(context)),
    mailCheck(config),
    writableFoldersCheck(writtenFoldersBySetting),
    auditLogCheck({ check: () => checkAuditLog(context) }),
    diskSpaceCheck([contentPlace.contentDir, varDir, out]),
    publishedContentCheck(store, severity),
    builtSiteCheck({ root, ...contentPlace, out }, () => store.reader(), severity),
    pageSizeCheck(out, () => store.reader()),
  ];
}

async function hasAccounts(context: CommandContext): Promise<boolean> {
  const list = (database: OfficeDatabase) => createAccounts({ database, now: Date.now }).list();
  return ((await withExistingDatabase(context, list)) ?? []).length > 0;
}

async function checkAuditLog(context: CommandContext): Promise<void> {
  const { AUDIT_KEY: key } = loadConfig(context);
  await withExistingDatabase(context, (database) => createStoredAuditLog({ database, key }).check());
}

/** Runs a task with the database. A file that does not exist yet is not created, and its task not run. */
async function withExistingDatabase<Result>(
  context: CommandContext,
  task: (database: OfficeDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const { database: place } = loadConfig(context);
  if (place.engine === "sqlite" && !existsSync(place.file)) return undefined;
  return task(await context.openDatabase({ asOwner: false }));
}
