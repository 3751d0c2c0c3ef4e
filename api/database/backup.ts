/**
 * Backups of a site whose database is SQLite. A backup is a copy of the database with one more table, `backup_files`, which
 * has the files of the content folder, so one file has everything.
 */
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { type ColumnType, sql } from "kysely";
import { Database } from "#content/database/database.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { movePath, PRIVATE_MODE, syncFile, syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { officeMigrations } from "./migrations.ts";
import type { OfficeDatabase, Tables } from "./tables.ts";

type Backup = Database<
  Tables & { backup_files: { path: string; content: ColumnType<ArrayBuffer, Uint8Array, never> } }
>;

export interface BackupResult {
  entries: number;
  accounts: number;
  files: number;
}

/** A file that is not a backup, or a place where nothing can be restored. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly code: "input/unreadable" | "command/output";

  constructor(code: BackupError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Endings of the names of the files of a SQLite database. */
const SUFFIXES = ["", "-wal", "-shm", "-reserve"];

/**
 * Writes a backup while the database is in use. The file appears when it is complete.
 * @param contentDir folder of the content, which the caller keeps from changing
 */
export async function writeBackup(database: OfficeDatabase, contentDir: string, file: string): Promise<BackupResult> {
  if (existsSync(file)) throw new BackupError("command/output", `${file} exists. Choose another name, or remove it.`);
  const partial = `${file}.partial`;
  await removeDatabase(partial);
  try {
    // Only its owner may read it, because a backup has personal information.
    await (await open(partial, "wx", PRIVATE_MODE.file)).close();
    await database.copyTo(partial);
    const copy = openBackup(partial);
    await copy.write(async (trx) => {
      await sql`create table backup_files (path text primary key, content blob not null)`.execute(trx);
      // Names of files of writers that are at work begin with a dot, and are left out.
      for (const path of await fastGlob("**", { cwd: contentDir, followSymbolicLinks: false })) {
        const content = await readFile(join(contentDir, path));
        await trx.insertInto("backup_files").values({ path, content }).execute();
      }
    });
    const result = await countContent(copy);
    await copy.close();
    await syncFile(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return result;
  } finally {
    await removeDatabase(partial);
  }
}

interface RestoreOptions {
  /** Backup to restore. It is not changed. */
  file: string;
  databaseFile: string;
  contentDir: string;
  /** Folder that takes the files which are there now. Without it, there must be none. */
  asideDir?: string | undefined;
}

/**
 * Restores a backup. Nothing is put in its place before everything has been written next to it.
 * @throws BackupError if the file is not a backup, or if the place is taken
 */
export async function restoreBackup({ file, databaseFile, contentDir, asideDir }: RestoreOptions) {
  const contentNames = existsSync(contentDir) ? await listVisible(contentDir) : [];
  const taken = [...(existsSync(databaseFile) ? [databaseFile] : []), ...(contentNames.length > 0 ? [contentDir] : [])];
  if (taken.length > 0 && asideDir === undefined) {
    const message = `${taken.join(" and ")} would be replaced. Add --replace to set aside what is there now.`;
    throw new BackupError("command/output", message);
  }
  const [newDatabase, newContent] = [`${databaseFile}.restoring`, join(dirname(databaseFile), "content.restoring")];
  const clear = () => Promise.all([removeDatabase(newDatabase), rm(newContent, { recursive: true, force: true })]);
  await clear();
  try {
    await mkdir(dirname(newDatabase), { recursive: true, mode: PRIVATE_MODE.folder });
    await copyFile(file, newDatabase);
    await chmod(newDatabase, PRIVATE_MODE.file);
    const copy = openBackup(newDatabase);
    const result = await readBackup(copy, file, newContent);
    await copy.close();
    await syncFile(newDatabase);
    if (asideDir !== undefined) {
      for (const path of SUFFIXES.map((suffix) => databaseFile + suffix).filter(existsSync))
        await movePath(path, join(asideDir, basename(path)));
      for (const name of contentNames) await movePath(join(contentDir, name), join(asideDir, "content", name));
    }
    // The folder itself stays, because it may be a volume, or in a folder in which this user may create nothing.
    await mkdir(contentDir, { recursive: true });
    for (const name of await listVisible(newContent)) await movePath(join(newContent, name), join(contentDir, name));
    await movePath(newDatabase, databaseFile);
    return result;
  } finally {
    await clear();
  }
}

/** Opens a backup, which may have the tables of an earlier version. */
const openBackup = (file: string): Backup =>
  new Database({ place: { engine: "sqlite", file }, migrations: officeMigrations });

/** Writes the files of a backup, and leaves the database as the server uses it. */
async function readBackup(copy: Backup, file: string, contentDir: string): Promise<BackupResult> {
  const notABackup = (cause?: unknown) =>
    new BackupError("input/unreadable", `${file} is not a backup that \`agency backup\` has written.`, { cause });
  try {
    const { rows } = await copy.read((db) => sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db));
    if (rows[0]?.integrity_check !== "ok")
      throw new BackupError("input/unreadable", `${file} is damaged. Use another backup.`);
    const tables = await copy.read((db) => db.introspection.getTables());
    if (!tables.some(({ name }) => name === "backup_files")) throw notABackup();
    const result = await countContent(copy);
    await mkdir(contentDir, { recursive: true });
    const paths = await copy.read((db) => db.selectFrom("backup_files").select("path").orderBy("path").execute());
    for (const { path } of paths) await restoreFile(copy, contentDir, path);
    await copy.write((trx) => trx.schema.dropTable("backup_files").execute());
    await copy.eraseDeleted();
    return result;
  } catch (cause) {
    throw cause instanceof DatabaseError && cause.problem === "corrupt" ? notABackup(cause) : cause;
  }
}

async function restoreFile(copy: Backup, contentDir: string, path: string): Promise<void> {
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part.startsWith(".")))
    throw new BackupError("input/unreadable", `The backup has a bad path: ${path}.`);
  const { content } = await copy.read((db) =>
    db.selectFrom("backup_files").select("content").where("path", "=", path).executeTakeFirstOrThrow(),
  );
  const target = join(contentDir, ...parts);
  await mkdir(dirname(target), { recursive: true });
  await writeDurably([{ file: target, content: new Uint8Array(content) }]);
}

async function countContent(copy: Backup): Promise<BackupResult> {
  const counts = sql<BackupResult>`select (select count(*) from messages) as entries,
    (select count(*) from accounts) as accounts, (select count(*) from backup_files) as files`;
  const { rows } = await copy.read((db) => counts.execute(db));
  return rows[0] ?? { entries: 0, accounts: 0, files: 0 };
}

async function listVisible(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith("."));
}

async function removeDatabase(file: string): Promise<void> {
  for (const suffix of SUFFIXES) await rm(file + suffix, { force: true });
}
