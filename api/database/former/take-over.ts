/**
 * Takes over what the version before the database kept in files below `var/`, once, and sets the files aside in
 * `var/former/`. To be removed with the release after the next.
 */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { formatCount } from "#content/documents/format-count.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { toRow } from "../../quotes/outbox/message-rows.ts";
import type { Tables } from "../tables.ts";
import { readFormerOutbox } from "./read-former-outbox.ts";
import { type TakenOver, takeOverAccounts } from "./take-over-accounts.ts";

/** Paths in the former version. */
export interface FormerPaths {
  outboxDir: string;
  /** Folder of the accounts and sessions. */
  adminDir: string;
  /** File of the audit log. Its earlier parts and its head record are beside it. */
  auditFile: string;
}

export interface TakeOverOptions {
  /** Folder of the database. */
  varDir: string;
  paths: FormerPaths;
  /** Called after data was taken over, with sentences for the operator. */
  onTakenOver(report: readonly string[]): void;
}

/** Names under which the files are set aside. */
const NAMES = { outbox: "outbox", admin: "admin", audit: "audit.jsonl" };

/** Number of rows of one statement. */
const ROWS = 500;

/**
 * Returns a function to call when a database is opened. A row of `takeovers` records in the same transaction that the data is
 * in the database, so after a crash at any instant, the next call completes the work. The row also makes other processes wait
 * until the files are set aside.
 */
export function createTakeOver(options: TakeOverOptions): (db: Kysely<Tables>) => Promise<void> {
  const { varDir, paths, onTakenOver } = options;
  const folder = join(varDir, "former");
  return async (db) => {
    const isSetAside = Object.values(NAMES).some((name) => existsSync(join(folder, name)));
    if (!isSetAside && listPaths(paths).length === 0) return;
    const report = await db.transaction().execute(async (trx) => {
      const isNew = await trx
        .insertInto("takeovers")
        .values({ folder, taken_over_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("folder").doNothing())
        .returning("folder")
        .executeTakeFirst();
      if (isNew === undefined) return listPaths(paths).map(([path]) => `${path} was taken over before. Move it away.`);
      await setAside(paths, folder);
      const former = { adminDir: join(folder, NAMES.admin), auditFile: join(folder, NAMES.audit) };
      return [
        ...(await takeOverMessages(trx, join(folder, NAMES.outbox))),
        describeAccounts(await takeOverAccounts(trx, former)),
        `The files of the former version are in ${folder}.`,
      ];
    });
    if (report.length > 0) onTakenOver(report);
  };
}

function describeAccounts({ accounts, passkeys, sessions, auditLines }: TakenOver): string {
  const counts = [
    formatCount(accounts, "account"),
    formatCount(passkeys, "passkey"),
    formatCount(sessions, "session"),
    formatCount(auditLines, "line"),
  ];
  return `Took over ${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} of the audit log.`;
}

async function takeOverMessages(trx: Kysely<Tables>, dir: string): Promise<string[]> {
  const { entries, handled, damaged } = await readFormerOutbox(dir);
  const rows = entries.map(({ state, entry }) => toRow(state, entry));
  for (let start = 0; start < rows.length; start += ROWS) {
    await trx
      .insertInto("messages")
      .values(rows.slice(start, start + ROWS))
      .execute();
  }
  for (let start = 0; start < handled.length; start += ROWS) {
    await trx
      .insertInto("handled")
      .values(handled.slice(start, start + ROWS))
      .execute();
  }
  return [
    `Took over ${rows.length} entries of the outbox, ${handled.length} of them handled.`,
    ...damaged.map((path) => `${path} is damaged. What can be read of it was taken over.`),
  ];
}

/** Moves the files into a folder. Files of another disk are copied, and removed when the copy is complete. */
async function setAside(paths: FormerPaths, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [from, name] of listPaths(paths)) {
    const to = join(folder, name);
    // A crash came between the copy and the removal.
    if (existsSync(to)) continue;
    try {
      await rename(from, to);
    } catch (cause) {
      if (!isFileError(cause) || cause.code !== "EXDEV") throw cause;
      const partial = `${to}.partial`;
      await cp(from, partial, { recursive: true, preserveTimestamps: true });
      await rename(partial, to);
      await rm(from, { recursive: true });
    }
  }
  await syncFolder(folder);
}

/** Returns the files and folders that exist, each with the name under which it is set aside. */
function listPaths({ outboxDir, adminDir, auditFile }: FormerPaths): [from: string, name: string][] {
  const audit = basename(auditFile);
  const beside = existsSync(dirname(auditFile)) ? readdirSync(dirname(auditFile)) : [];
  const paths: [string, string][] = [
    [outboxDir, NAMES.outbox],
    [adminDir, NAMES.admin],
    ...beside
      .filter((name) => name === audit || name.startsWith(`${audit}.`))
      .map((name): [string, string] => [join(dirname(auditFile), name), NAMES.audit + name.slice(audit.length)]),
  ];
  return paths.filter(([from]) => existsSync(from));
}
