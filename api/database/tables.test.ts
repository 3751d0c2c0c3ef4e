import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { inProject } from "#tests/support/project.ts";

const PICTURE = readFileSync(inProject("docs/database.md"), "utf8");
/** Comment in the picture above the tables that only Postgres has. */
const ONLY_POSTGRES = "%% Only in Postgres";
/** Tables in which Kysely records the migrations. */
const OF_MIGRATOR = /^migration/;

/** Returns each column of a picture as `table.column type`. */
function columnsIn(picture: string): string[] {
  return [...picture.matchAll(/^ {2}(\w+) \{\n(.*?)^ {2}\}/gms)].flatMap(([, table, columns = ""]) =>
    [...columns.matchAll(/^ {4}(\w+) (\w+)/gm)].map(([, type, column]) => `${table}.${column} ${type}`),
  );
}

/** Types in the picture by the names that Postgres and SQLite give them. */
const TYPES: Readonly<Record<string, string>> = {
  int4: "integer",
  int8: "bigint",
  float8: "double",
  "double precision": "double",
};

test.each(ENGINES)("docs/database.md shows every table and column of a new database in %s", async (engine, create) => {
  const tables = await (await create())().read((db) => db.introspection.getTables());
  const columns = tables
    .filter(({ name }) => !OF_MIGRATOR.test(name))
    .flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType: type }) => `${table}.${name} ${TYPES[type.toLowerCase()] ?? type.toLowerCase()}`),
    );
  const [picture = PICTURE] = engine === "SQLite" ? PICTURE.split(ONLY_POSTGRES) : [];
  expect(columns.sort()).toEqual(columnsIn(picture).sort());
});
