/** Changes of the audit log that its triggers refuse, as a person makes them who may change the tables. */
import { sql } from "kysely";
import type { OfficeDatabase } from "#api/database/tables.ts";

export async function readAuditLines(database: OfficeDatabase): Promise<string[]> {
  const rows = await database.read((db) => db.selectFrom("audit_log").select("line").orderBy("position").execute());
  return rows.map(({ line }) => line);
}

/** Returns the entries of the log as objects. */
export async function readAuditEntries(database: OfficeDatabase): Promise<Record<string, unknown>[]> {
  return (await readAuditLines(database)).map((line) => JSON.parse(line));
}

/** Replaces the lines of the log in a SQLite database. */
export async function forgeAuditLines(database: OfficeDatabase, lines: readonly string[]): Promise<void> {
  await database.write(async (trx) => {
    await sql`drop trigger if exists audit_log_refuses_delete`.execute(trx);
    await trx.deleteFrom("audit_log").execute();
    const rows = lines.map((line, index) => ({ position: index + 1, line }));
    if (rows.length > 0) await trx.insertInto("audit_log").values(rows).execute();
  });
}

/** Replaces the head record, or removes its row. */
export async function forgeHeadRecord(database: OfficeDatabase, record: string | undefined): Promise<void> {
  await database.write(async (trx) => {
    if (record === undefined) await trx.deleteFrom("audit_head").execute();
    else await trx.updateTable("audit_head").set({ record }).execute();
  });
}
