/**
 * Takes over what the version before the database kept in files below `var/`, once, and sets the files aside in
 * `var/former/`. To be removed with the release after the next.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import { getDueMs, isEntryId } from "../../quotes/outbox/entry.ts";
import { toRow } from "../../quotes/outbox/message-rows.ts";
import type { OutboxEntry, OutboxState } from "../../quotes/outbox/outbox.ts";
import type { MessageRow, Tables } from "../tables.ts";

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

type Account = { id: string; email: string; passwordHash: string; mayReadRequests: boolean; passkeys?: Passkey[] };
type Passkey = { id: string; transports: string[] };
type Session = { account: string; name: string; credential: string; passkey?: string; createdMs: number };
type Mark = Record<"id" | "by" | "account" | "at" | "since", string>;

/** Names under which the files are set aside. */
const NAMES = { outbox: "outbox", admin: "admin", audit: "audit.jsonl" };

/** Folders of the outbox with the states of their entries. Of two copies of an entry, that in the later folder counts. */
const STATES: readonly [folder: string, state: OutboxState][] = [
  ["held", "held"],
  ["new", "new"],
  ["sending", "new"],
  ["failed", "failed"],
  ["sent", "sent"],
];

/**
 * Returns a function to call when a database is opened. After a crash at any instant, the next call completes the work: the
 * files are first set aside, and a row of `takeovers` records in the same transaction that their data is in the database.
 */
export function createTakeOver({ varDir, paths, onTakenOver }: TakeOverOptions): (db: Kysely<Tables>) => Promise<void> {
  const folder = join(varDir, "former");
  return async (db) => {
    const left = await setAside(paths, folder);
    if (left.length > 0) onTakenOver(left.map((path) => `${path} was taken over before. Move it away.`));
    if (!existsSync(folder)) return;
    const report = await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("takeovers")
        .values({ folder, taken_over_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return [];
      const counts = await takeOverAccounts(trx, {
        adminDir: join(folder, NAMES.admin),
        auditFile: join(folder, NAMES.audit),
      });
      const [accounts, passkeys, sessions] = (["account", "passkey", "session"] as const).map((noun) =>
        formatCount(counts[`${noun}s`], noun),
      );
      return [
        ...(await takeOverMessages(trx, join(folder, NAMES.outbox))),
        `Took over ${accounts}, ${passkeys}, ${sessions} and ${formatCount(counts.auditLines, "line")} of the audit log.`,
        `The files of the former version are in ${folder}.`,
      ];
    });
    if (report.length > 0) onTakenOver(report);
  };
}

/**
 * Inserts the accounts, sessions and audit log into an empty database. A damaged session is left out, because its user can
 * sign in again.
 * @throws Error if the accounts are damaged, because nobody could sign in without them
 */
export async function takeOverAccounts(
  trx: Kysely<Tables>,
  { adminDir, auditFile }: Pick<FormerPaths, "adminDir" | "auditFile">,
): Promise<Record<"accounts" | "passkeys" | "sessions" | "auditLines", number>> {
  const file = join(adminDir, "accounts.json");
  const { accounts } = (existsSync(file) ? parse(file) : { accounts: [] }) as { accounts?: Account[] };
  if (!accounts?.every(({ id, email, passwordHash }) => [id, email, passwordHash].every(Boolean)))
    throw new Error(`The accounts in ${file} are damaged. Restore the file from a backup, then start again.`);
  const passkeys = accounts.flatMap(({ id: account_id, passkeys = [] }) =>
    passkeys.map((passkey) => ({ ...passkey, account_id, transports: JSON.stringify(passkey.transports) })),
  );
  const sessions = list(join(adminDir, "sessions"), /^[\da-f]{64}\.json$/).flatMap((path) => {
    const { account: account_id, passkey: passkey_id = null, ...session } = (parse(path) ?? {}) as Partial<Session>;
    const id = basename(path, ".json");
    return account_id === undefined ? [] : [{ ...session, id, account_id, passkey_id, proved_ms: session.createdMs }];
  });
  const build = parse(join(adminDir, "build.json"));
  const lines = readAuditLines(auditFile).map((line, index) => ({ position: index + 1, line }));
  const record = read(`${auditFile}.head`).trim();
  await insert(
    trx,
    "accounts",
    accounts.map(({ passkeys: _, mayReadRequests, ...rest }) => ({
      ...rest,
      mayReadRequests: Number(mayReadRequests),
    })),
  );
  await insert(trx, "passkeys", passkeys);
  await insert(trx, "sessions", sessions);
  await insert(trx, "builds", isObject(build) ? [{ id: 1, ...build }] : []);
  await insert(trx, "audit_log", lines);
  if (record !== "") await trx.updateTable("audit_head").set({ record }).execute();
  const auditLines = lines.length;
  return { accounts: accounts.length, passkeys: passkeys.length, sessions: sessions.length, auditLines };
}

/** Reads the complete lines of a log, oldest first. What an interrupted write has left at the end was never confirmed. */
function readAuditLines(file: string): string[] {
  const numberOf = (path: string) => Number(path.slice(file.length + 1));
  const earlier = list(dirname(file), /\.\d+$/).filter((path) => path.startsWith(`${file}.`));
  const files = [...earlier.sort((a, b) => numberOf(a) - numberOf(b)), file];
  return files.flatMap((path) => read(path).split("\n").slice(0, -1));
}

/** Inserts entries: `ID.json` has one, and `….jsonl` a batch of entries that arrived together. */
async function takeOverMessages(trx: Kysely<Tables>, dir: string): Promise<string[]> {
  const rows = new Map<string, MessageRow>();
  const damaged: string[] = [];
  for (const [folder, state] of STATES) {
    const paths = list(join(dir, folder), /\.jsonl?(?:\.broken)?$/);
    // An entry that was unpacked from a batch is newer than its copy in the batch.
    for (const path of paths.sort((a, b) => Number(isBatch(b)) - Number(isBatch(a)))) {
      const entries = isBatch(path) ? read(path).split("\n").filter(Boolean).map(tryParseJson) : [parse(path)];
      for (const entry of entries) if (isEntry(entry)) rows.set(entry.id, toRow(state, entry));
      if (!entries.every(isEntry)) damaged.push(path);
    }
  }
  await insert(trx, "messages", [...rows.values()]);
  const files = list(join(dir, "handled"), /\.json$/);
  damaged.push(...files.filter((path) => parse(path) === undefined));
  const handled = files.flatMap((path) => {
    const { id = "", by: name, account, at, since } = (parse(path) ?? {}) as Partial<Mark>;
    return rows.has(id) ? [{ message_id: id, account_id: account, name, handled_at: at, waiting_since: since }] : [];
  });
  await insert(trx, "handled", handled);
  return [
    `Took over ${rows.size} entries of the outbox, ${handled.length} of them handled.`,
    ...damaged.map((path) => `${path} is damaged. What can be read of it was taken over.`),
  ];
}

const isBatch = (path: string) => basename(path).includes(".jsonl");

/** Returns whether a value has the properties that its row is made from. */
function isEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value) || !isEntryId(String(value.id))) return false;
  const hasSubject = value.kind === "alert" ? Array.isArray(value.about) : isObject(value.request);
  return hasSubject && Number.isFinite(getDueMs(value as unknown as OutboxEntry));
}

/** Inserts objects, the names of whose members become those of columns: `passwordHash` is `password_hash`. */
async function insert(trx: Kysely<Tables>, table: keyof Tables, objects: readonly object[]): Promise<void> {
  const toColumn = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const rows = objects.map((object) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [toColumn(name), value])),
  );
  for (const batch of batchesOf(rows)) await trx.insertInto(table).values(batch).execute();
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const parse = (file: string) => tryParseJson(read(file));

/** Returns the paths in a folder whose names match. */
const list = (dir: string, name: RegExp) =>
  (existsSync(dir) ? readdirSync(dir) : []).filter((each) => name.test(each)).map((each) => join(dir, each));

/**
 * Moves the files into a folder. Files of another disk are copied, and removed when the copy is complete.
 * @returns the paths of files that have been moved before, and exist again because the former version ran again
 */
async function setAside({ outboxDir, adminDir, auditFile }: FormerPaths, folder: string): Promise<string[]> {
  const logs = list(dirname(auditFile), /./).filter((path) => path === auditFile || path.startsWith(`${auditFile}.`));
  const paths = [
    [outboxDir, NAMES.outbox],
    [adminDir, NAMES.admin],
    ...logs.map((path) => [path, NAMES.audit + path.slice(auditFile.length)] as const),
  ] as const;
  const left: string[] = [];
  for (const [from, name] of paths) {
    const to = join(folder, name);
    if (!existsSync(from)) continue;
    if (existsSync(to)) left.push(from);
    else await move(from, to);
  }
  return left;
}

async function move(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await rename(from, to);
  } catch (cause) {
    if (!isFileError(cause) || cause.code !== "EXDEV") throw cause;
    await cp(from, `${to}.partial`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.partial`, to);
    await rm(from, { recursive: true });
  }
  await syncFolder(dirname(to));
}
