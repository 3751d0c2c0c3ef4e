/**
 * Takes over what the version before the database kept in files below `var/`, once, and sets the files aside in
 * `var/former/`. To be removed with the release after the next.
 */
import { existsSync, mkdirSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { toRow } from "../../quotes/outbox/message-rows.ts";
import type { Tables } from "../tables.ts";
import { readFormerOutbox } from "./read-former-outbox.ts";

export interface TakeOverOptions {
  /** Folder of the database. */
  varDir: string;
  /** Paths in the former version, by the names under which they are set aside. */
  paths: Readonly<Record<FormerName, string>>;
  /** Called after data was taken over, with sentences for the operator. */
  onTakenOver(report: readonly string[]): void;
}

/** Files and folders of the former version. */
const NAMES = ["outbox", "admin", "audit.jsonl", "audit.jsonl.head", "audit.jsonl.1"] as const;

type FormerName = (typeof NAMES)[number];

/** Number of rows of one statement. */
const ROWS = 500;

/**
 * Returns a function to call when a database is opened. After a crash at any instant, the next call completes the work: the
 * files are first set aside, and a row of `takeovers` records in the same transaction that their data is in the database.
 */
export function createTakeOver(options: TakeOverOptions): (db: Kysely<Tables>) => Promise<void> {
  const { varDir, paths, onTakenOver } = options;
  const folder = join(varDir, "former");
  return async (db) => {
    const left = await setAside(paths, folder);
    if (left.length > 0) onTakenOver(left.map((path) => `${path} was taken over before. Move it away.`));
    if (!existsSync(folder)) return;
    const report = await db.transaction().execute(async (trx) => {
      const isNew = await trx
        .insertInto("takeovers")
        .values({ folder, taken_over_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("folder").doNothing())
        .returning("folder")
        .executeTakeFirst();
      return isNew === undefined ? [] : await takeOverMessages(trx, join(folder, "outbox"));
    });
    if (report.length > 0) onTakenOver([...report, `The files of the former version are in ${folder}.`]);
  };
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

/**
 * Moves the files into a folder. Files of another disk are copied, and removed when the copy is complete.
 * @returns the paths of files that have been moved before, and exist again because the former version ran again
 */
async function setAside(paths: Readonly<Record<FormerName, string>>, folder: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of NAMES) {
    const [from, to] = [paths[name], join(folder, name)];
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      left.push(from);
      continue;
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      await rename(from, to);
    } catch (cause) {
      if (!isFileError(cause) || cause.code !== "EXDEV") throw cause;
      const partial = `${to}.partial`;
      await cp(from, partial, { recursive: true, preserveTimestamps: true });
      await rename(partial, to);
      await rm(from, { recursive: true });
    }
    await syncFolder(folder);
  }
  return left;
}
