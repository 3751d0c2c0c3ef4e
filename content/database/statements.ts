import { type Kysely, sql } from "kysely";

/** Runs SQL statements in order. Each ends with a semicolon at the end of its line. */
export async function runStatements<Schema>(db: Kysely<Schema>, text: string): Promise<void> {
  for (const statement of text.split(/;\n/)) if (statement.trim() !== "") await sql.raw(statement).execute(db);
}

/** Number of rows of one statement. Postgres accepts 65,535 values. */
const MAX_ROWS = 1000;

/** Divides rows, or the values of a condition, into parts that one statement can have. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) yield rows.slice(start, start + MAX_ROWS);
}
