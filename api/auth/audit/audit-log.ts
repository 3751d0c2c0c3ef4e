import type { Kysely, Transaction } from "kysely";
import type { ApiErrorCode } from "#api/http/api-error.ts";
import { runStatements } from "#content/database/statements.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { AUDIT_TRIGGER_REMOVALS, AUDIT_TRIGGERS } from "../../database/migrations.ts";
import type { OfficeDatabase, Tables } from "../../database/tables.ts";
import { formatLine, parseLine } from "./audit-chain.ts";
import { continueChain, formatHead, requireKey } from "./head-record.ts";

export type AuditEvent =
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "sign-out"
  | "session-ended"
  | "identity-proved"
  | "import"
  | "rollback"
  | "page-moved"
  | "page-retired"
  | `quote-${"read" | "file-read" | "changed" | "spam" | "resent" | "released" | "removed"}`
  | `quote-note-${"added" | "removed"}`
  | `quotes-${"exported" | "removed"}`
  | `account-${"added" | "changed" | "removed" | "password"}`
  | `photo-${"added" | "deleted" | "restored"}`
  | `proposal-${"saved" | "approved" | "withdrawn" | "published"}`
  | `preview-link-${"created" | "revoked"}`
  | `agent-${"added" | "removed"}`
  | `passkey-${"added" | "removed"}`
  | "outbox-forget"
  | "audit-archived";

/** One action in the admin or on the command line, as a line of the audit log. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  time: string;
  event: AuditEvent;
  /**
   * `started` before a change, `done` after it, or the code of the error that the client received. A change whose second
   * line is missing may have been made: the log could not be written after it, or the process ended.
   */
  outcome: "started" | "done" | "failed" | ApiErrorCode;
  account?: string | undefined;
  /** Name of the account, or of the user who ran a command. Missing for refused sign-ins. */
  by?: string | undefined;
  /** IP address of the client. Missing for commands. */
  address?: string | undefined;
  requestId?: string | undefined;
  /** Newest revision of the store after the action. */
  revision?: number | undefined;
  pages?: readonly DocumentId[] | undefined;
  /** IDs that the action concerns: an account, a session, a passkey, a photo, an entry of the outbox. */
  about?: readonly string[] | undefined;
  message?: string | undefined;
  /** Number of refused sign-ins after the first one of a minute, which share this line. */
  count?: number | undefined;
}

export type AuditLog = ReturnType<typeof createStoredAuditLog>;

export class AuditError extends Error {
  override readonly name = "AuditError";
}

/** Members of the second line, from the result or the error of an action. */
interface Outcomes<Result> {
  describeResult?: ((result: Result) => Partial<AuditEntry>) | undefined;
  describeError?: (error: unknown) => Pick<AuditEntry, "outcome">;
  /** Called if the second line cannot be written. */
  onError?: (error: unknown) => void;
}

/**
 * Runs an action between two lines of the audit log, so that no change is without a line: the first line is written
 * before the action begins. If the second line cannot be written, the action still counts.
 * @param write writes a line with these members, and those that all lines of the action have
 * @throws AuditError if the first line cannot be written; then the action does not begin
 */
export async function recordOutcome<Result>(
  write: (members: Pick<AuditEntry, "outcome"> & Partial<AuditEntry>) => Promise<void>,
  action: () => Promise<Result>,
  { describeResult, describeError, onError = () => undefined }: Outcomes<Result> = {},
): Promise<Result> {
  await write({ outcome: "started" });
  try {
    const result = await action();
    await write({ outcome: "done", ...describeResult?.(result) }).catch(onError);
    return result;
  } catch (error) {
    await write(describeError?.(error) ?? { outcome: "failed" }).catch(onError);
    throw error;
  }
}

/**
 * Opens the audit log in the database, which several servers may append to. The head record is in a separate table.
 * @param options `key` is that of the hashes
 */
export function createStoredAuditLog({ database, key }: { database: OfficeDatabase; key?: string | undefined }) {
  let written: Tables["audit_log"] | undefined;

  async function append(trx: Transaction<Tables>, entry: AuditEntry): Promise<Tables["audit_log"]> {
    const { position: last, ...state } = await readEnd(trx, database.engine === "postgres");
    // Another entry of this process may be written during the query.
    const known = written;
    const own = trx
      .selectFrom("audit_log")
      .select("line")
      .where("position", "=", known?.position ?? 0);
    const isReplaced = known !== undefined && (await own.executeTakeFirst())?.line !== known.line;
    const chain = continueChain({ ...state, key }, isReplaced, entry.time);
    let [position, { position: chained }] = [last, { position: chain.last }];
    const rows = [...chain.notices, entry].map((each) => {
      const next = formatLine(each, chained, key);
      chained = next.position;
      position += 1;
      return { position, line: next.line };
    });
    await trx.insertInto("audit_log").values(rows).execute();
    const record = JSON.stringify(formatHead(chained, key));
    await trx
      .insertInto("audit_head")
      .values({ id: 1, record })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ record }))
      .execute();
    return { position, line: rows.at(-1)?.line ?? "" };
  }

  async function withAuditErrors(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (cause) {
      const reason = messageWithCauses(cause).replace(/\.$/, "");
      throw new AuditError(`The audit log cannot be written: ${reason}.`, { cause });
    }
  }

  return {
    /**
     * Appends an entry, and resolves once it is stored durably.
     * @throws AuditError if the entry cannot be stored. The caller must then refuse the action.
     */
    write: (entry: AuditEntry) =>
      withAuditErrors(async () => {
        written = await database.write((trx) => append(trx, entry));
      }),
    /**
     * Checks that entries can be stored, without a change of the log.
     * @throws AuditError if they cannot, for instance because AUDIT_KEY is not the key of the log
     */
    check: () =>
      withAuditErrors(async () => {
        await database.healthCheck();
        requireKey({ ...(await database.read((db) => readEnd(db, false))), key });
      }),
  };
}

/** @param locks true to keep other servers from appending until the end of the transaction */
async function readEnd(db: Kysely<Tables>, locks: boolean) {
  const head = db.selectFrom("audit_head").select("record").where("id", "=", 1);
  const record = tryParseJson((await (locks ? head.forUpdate() : head).executeTakeFirst())?.record ?? "");
  const row = await db.selectFrom("audit_log").selectAll().orderBy("position", "desc").limit(1).executeTakeFirst();
  const last = { position: row?.position ?? 0, end: row && parseLine(row.line) };
  return { record: isObject(record) ? record : undefined, ...last };
}

export async function readAuditLog(database: OfficeDatabase) {
  return database.read(async (db) => {
    // The head record is read first: it may be behind the lines that others write at the same time, but not ahead of them.
    const { record: head } = await readEnd(db, false);
    return { texts: [{ name: "the audit log", text: await readText(db) }], head };
  });
}

async function readText(db: Kysely<Tables>): Promise<string> {
  const rows = await db.selectFrom("audit_log").select("line").orderBy("position").execute();
  return rows.map(({ line }) => `${line}\n`).join("");
}

/**
 * Removes all lines, so that a new log begins, which may have another key.
 * @param store stores the lines elsewhere, durably. If it fails, the log stays as it is.
 */
export async function archiveAuditLog(database: OfficeDatabase, store: (text: string) => Promise<void>): Promise<void> {
  const { engine } = database;
  await database.write(async (trx) => {
    await readEnd(trx, engine === "postgres");
    await store(await readText(trx));
    await runStatements(trx, AUDIT_TRIGGER_REMOVALS[engine]);
    await trx.deleteFrom("audit_log").execute();
    await runStatements(trx, AUDIT_TRIGGERS[engine]);
    await trx.updateTable("audit_head").set({ record: null }).execute();
  });
}
