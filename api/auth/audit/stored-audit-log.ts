/** Audit log in the database, which several servers may append to. The head record is in a separate table. */
import type { Kysely, Transaction } from "kysely";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import { createAuditTriggers, removeAuditTriggers } from "../../database/migrations.ts";
import type { OfficeDatabase, Tables } from "../../database/tables.ts";
import { formatLine, parseLine } from "./audit-chain.ts";
import { type AuditEntry, AuditError, type AuditLog } from "./audit-log.ts";
import { continueChain, formatHead, type HeadRecord, requireKey } from "./head-record.ts";
import type { AuditText } from "./verify-audit-log.ts";

/** @param options `key` is that of the hashes */
export function createStoredAuditLog(options: { database: OfficeDatabase; key?: string | undefined }): AuditLog {
  const { database, key } = options;
  let written: Tables["audit_log"] | undefined;

  async function append(trx: Transaction<Tables>, entry: AuditEntry): Promise<Tables["audit_log"]> {
    const { position: last, ...state } = await readEnd(trx, database.engine === "postgres");
    // Another entry of this process may be written during the query.
    const known = written;
    const isReplaced = known !== undefined && (await findLine(trx, known.position)) !== known.line;
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
      throw new AuditError(`The audit log cannot be written: ${messageWithCauses(cause).replace(/\.$/, "")}.`, {
        cause,
      });
    }
  }

  return {
    write: (entry) =>
      withAuditErrors(async () => {
        written = await database.write((trx) => append(trx, entry));
      }),
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

async function findLine(db: Kysely<Tables>, position: number): Promise<string | undefined> {
  const query = db.selectFrom("audit_log").select("line").where("position", "=", position);
  return (await query.executeTakeFirst())?.line;
}

export async function readAuditLog(
  database: OfficeDatabase,
): Promise<{ texts: AuditText[]; head: HeadRecord | undefined }> {
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
    await removeAuditTriggers(trx, engine);
    await trx.deleteFrom("audit_log").execute();
    await createAuditTriggers(trx, engine);
    await trx.updateTable("audit_head").set({ record: null }).execute();
  });
}
