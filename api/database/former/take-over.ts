/**
 * Takes over what the version before the database kept in files below `var/`, once, and sets the files aside in
 * `var/former/`. To be removed with the release after the next.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import { formatCount, formatNumber } from "#content/documents/format-number.ts";
import { movePath } from "#content/platform/fsync.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import { toRow } from "../../quotes/outbox/message-rows.ts";
import { getDueMs, isEntryId, type OutboxEntry, type OutboxState } from "../../quotes/outbox/outbox.ts";
import type { MessageRow, Tables } from "../tables.ts";

export interface FormerPaths {
  outboxDir: string;
  adminDir: string;
  /** File of the audit log. Its earlier parts and its head record are beside it. */
  auditFile: string;
}

export interface TakeOverOptions {
  varDir: string;
  paths: FormerPaths;
  /** Called after data was taken over, with sentences for the operator. */
  onTakenOver(report: readonly string[]): void;
}

type Account = { id: string; email: string; passwordHash: string; mayReadRequests: boolean; passkeys?: Passkey[] };
type Passkey = { id: string; transports: string[] };
type Session = { account: string; name: string; credential: string; passkey?: string; createdMs: number };
type Mark = Record<"id" | "by" | "account" | "at" | "since", string>;

/** Folders of the outbox with the states of their entries. Of two copies of an entry, that in the later folder counts. */
const STATES: readonly [folder: string, state: OutboxState][] = [
  ["held", "held"],
  ["new", "new"],
  ["sending", "new"],
  ["failed", "failed"],
  ["sent", "sent"],
];

/**
 * Returns a function to call when a database is opened. It inserts what it finds in one transaction, leaves rows that exist as
 * they are, and then sets the files aside, so after a crash at any instant, or in two processes, it can be repeated.
 */
export function createTakeOver({ varDir, paths, onTakenOver }: TakeOverOptions): (db: Kysely<Tables>) => Promise<void> {
  return async (db) => {
    const found = listPaths(paths);
    if (found.length === 0) return;
    let report: string[];
    try {
      report = await db
        .transaction()
        .execute(async (trx) => [
          ...(await takeOverMessages(trx, paths.outboxDir)),
          ...describeAccounts(await takeOverAccounts(trx, paths)),
        ]);
    } catch (cause) {
      // Another process that started at the same time has taken them over, and moves them.
      if (listPaths(paths).length < found.length) return;
      throw cause;
    }
    const folder = join(varDir, "former", new Date().toISOString().replaceAll(":", "-"));
    for (const [from, name] of found) {
      await movePath(from, join(folder, name)).catch((cause: unknown) => {
        // Otherwise, another process that started at the same time has moved it.
        if (existsSync(from)) throw cause;
      });
    }
    if (report.length > 0) onTakenOver([...report, `The files of the former version are in ${folder}.`]);
  };
}

type TakenAccounts = Record<"accounts" | "passkeys" | "sessions" | "auditLines", number>;

function describeAccounts({ accounts, passkeys, sessions, auditLines }: TakenAccounts): string[] {
  if (accounts + passkeys + sessions + auditLines === 0) return [];
  const people = `${formatCount(accounts, "account")}, ${formatCount(passkeys, "passkey")}`;
  const lines = formatCount(auditLines, "line");
  return [`Took over ${people}, ${formatCount(sessions, "session")} and ${lines} of the audit log.`];
}

/**
 * Inserts the accounts, sessions and audit log. A damaged session is left out, because its user can sign in again, and the
 * log if the database has one, whose chain it would break.
 * @throws Error if the accounts are damaged, because nobody could sign in without them
 * @internal exported for tests
 */
export async function takeOverAccounts(trx: Kysely<Tables>, { adminDir, auditFile }: Omit<FormerPaths, "outboxDir">) {
  const file = join(adminDir, "accounts.json");
  const { accounts } = (existsSync(file) ? (parse(file) ?? {}) : { accounts: [] }) as { accounts?: Account[] };
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
  const rows = accounts.map(({ passkeys: _, mayReadRequests, ...rest }) => ({
    ...rest,
    mayReadRequests: Number(mayReadRequests),
  }));
  const inserted = {
    accounts: await insert(trx, "accounts", rows),
    passkeys: await insert(trx, "passkeys", passkeys),
    sessions: await insert(trx, "sessions", sessions),
  };
  await insert(trx, "builds", isObject(build) ? [{ id: 1, ...build }] : []);
  const hasLog = (await trx.selectFrom("audit_log").select("position").limit(1).execute()).length > 0;
  if (hasLog) return { ...inserted, auditLines: 0 };
  if (record !== "") await trx.updateTable("audit_head").set({ record }).execute();
  return { ...inserted, auditLines: await insert(trx, "audit_log", lines) };
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
  const inserted = await insert(trx, "messages", [...rows.values()]);
  const files = list(join(dir, "handled"), /\.json$/);
  damaged.push(...files.filter((path) => parse(path) === undefined));
  const handled = files.flatMap((path) => {
    const { id = "", by: name, account, at, since } = (parse(path) ?? {}) as Partial<Mark>;
    return rows.has(id) ? [{ message_id: id, account_id: account, name, handled_at: at, waiting_since: since }] : [];
  });
  await insert(trx, "handled", handled);
  const taken = `Took over ${formatCount(inserted, "entry", "entries")} of the outbox, ${formatNumber(handled.length)} of them handled.`;
  return [
    ...(inserted > 0 ? [taken] : []),
    // Another process that started at the same time may have moved a file.
    ...damaged.filter(existsSync).map((path) => `${path} is damaged. What can be read of it was taken over.`),
  ];
}

const isBatch = (path: string) => basename(path).includes(".jsonl");

function isEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value) || !isEntryId(String(value.id))) return false;
  const hasSubject = value.kind === "alert" ? Array.isArray(value.about) : isObject(value.request);
  return hasSubject && Number.isFinite(getDueMs(value as unknown as OutboxEntry));
}

/** Inserts objects whose IDs are not taken, and returns their number. The names of their members become those of columns: `passwordHash` is `password_hash`. */
async function insert(trx: Kysely<Tables>, table: keyof Tables, objects: readonly object[]): Promise<number> {
  const toColumn = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const rows = objects.map((object) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [toColumn(name), value])),
  );
  let inserted = 0;
  for (const batch of batchesOf(rows)) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    inserted += Number(numInsertedOrUpdatedRows);
  }
  return inserted;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const parse = (file: string) => tryParseJson(read(file));

const list = (dir: string, name: RegExp) =>
  (existsSync(dir) ? readdirSync(dir) : []).filter((each) => name.test(each)).map((each) => join(dir, each));

/** Returns the files and folders that exist, each with the name under which it is set aside. */
function listPaths({ outboxDir, adminDir, auditFile }: FormerPaths): [from: string, name: string][] {
  const logs = list(dirname(auditFile), /./).filter((path) => path === auditFile || path.startsWith(`${auditFile}.`));
  const paths: [string, string][] = [
    [outboxDir, "outbox"],
    [adminDir, "admin"],
    ...logs.map((path): [string, string] => [path, `audit.jsonl${path.slice(auditFile.length)}`]),
  ];
  return paths.filter(([from]) => existsSync(from));
}
