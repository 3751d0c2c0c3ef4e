import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { createDatabaseError } from "#content/database/database-error.ts";
import { createPostgres } from "#tests/support/database/office-databases.ts";
import { commit, headlinesOf, note, page } from "#tests/support/store/file-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { expectRevision } from "../content-store.ts";
import { openSqlStore } from "./sql-store.ts";

testStoreContract(async () => {
  const open = await createPostgres();
  const database = open();
  return {
    open: async (onWarning) => openSqlStore({ database: open(), onWarning }),
    corrupt: (id, content) =>
      database.write((trx) => trx.updateTable("documents").set({ content }).where("id", "=", id).execute()),
    fingerprints: () => readTexts(database),
  };
});

/** Returns the text of each document and revision. */
async function readTexts(database: OfficeDatabase): Promise<Record<string, string>> {
  const [documents, revisions] = await database.read((db) =>
    Promise.all([
      db.selectFrom("documents").select(["id", "content as text"]).execute(),
      db.selectFrom("revisions").select(["id", "summary as text"]).execute(),
    ]),
  );
  return Object.fromEntries([...documents, ...revisions].map(({ id, text }) => [id, text]));
}

test("shows the latest valid content of a page whose content became invalid", async () => {
  const database = (await createPostgres())();
  const store = openSqlStore({ database });
  for (const title of ["A", "B"]) await commit(store, { about: page(title) });
  await commit(store, { about: { hero: {} } });
  expect(await (await openSqlStore({ database }).reader()).stored.page("about")).toMatchObject({
    hero: { title: "B" },
  });
});

test("signals each commit to every process", async () => {
  const open = await createPostgres();
  const signals: number[] = [];
  open().onSignal("content", () => signals.push(signals.length));
  await expect.poll(() => signals).toEqual([0]);
  await commit(openSqlStore({ database: open() }), { about: page("A") });
  await expect.poll(() => signals).toEqual([0, 1]);
});

test("repeats a transaction that rejected the state after another commit", async () => {
  const open = await createPostgres();
  const [store, other] = [openSqlStore({ database: open() }), openSqlStore({ database: open() })];
  const readSite = store.transaction(async ({ revision }) => {
    // The settings of the site are built in at revision 0, and missing from then on.
    if (revision === 0) await commit(other, { about: page("other") });
    expectRevision({ revision, id: String(revision) }, 0);
    return (await store.reader()).stored.site();
  });
  await expect(readSite).rejects.toMatchObject({ code: "store/revision-conflict" });
});

test("gives up after ten transactions that other processes overtook", async () => {
  const open = await createPostgres();
  const [store, other] = [openSqlStore({ database: open() }), openSqlStore({ database: open() })];
  const bases: number[] = [];
  const slow = store.transaction(async (writer) => {
    bases.push(writer.revision);
    await commit(other, { about: page("other") });
    return writer.commit([{ page: "about", before: null, after: page("slow") }], note);
  });
  await expect(slow).rejects.toMatchObject({ code: "store/locked" });
  expect(bases).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await headlinesOf(store)).toEqual({ about: "other" });
});

describe("lost connection", () => {
  /** Ends the connections of other processes to a database. */
  const disconnect = (admin: OfficeDatabase) =>
    admin.read((db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );

  test("while nothing runs is noticed by nobody", async () => {
    const open = await createPostgres();
    const store = openSqlStore({ database: open() });
    await commit(store, { about: page("A") });
    await disconnect(open());
    expect(await headlinesOf(store)).toEqual({ about: "A" });
    await disconnect(open());
    await commit(store, { about: page("B") });
    expect(await headlinesOf(store)).toEqual({ about: "B" });
  });

  test.each([
    ["before the end of a commit loses it with an error", 1, false],
    ["after the end of a commit is no error", 1, true],
    ["until nobody can say whether a commit ended is an error, and nothing is committed twice", 2, true],
  ])("%s", async (_, writes, isCommitted) => {
    const open = await createPostgres();
    const [database, admin] = [open(), open()];
    const lost = Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
    let losing = 0;
    const store = openSqlStore({
      database: {
        read: (task) => database.read(task),
        write: async (task, options) => {
          const isFaulty = losing > 0;
          losing -= 1;
          const result = await database.write(async (trx) => {
            const done = await task(trx);
            if (isFaulty && !isCommitted) await disconnect(admin);
            return done;
          }, options);
          if (isFaulty) throw createDatabaseError("unreachable", "test", lost.message, lost);
          return result;
        },
      },
    });
    await commit(store, { about: page("A") });
    losing = writes;
    const committing = commit(store, { about: page("B") });
    if (isCommitted && writes === 1) expect(await committing).toMatchObject({ revision: 2 });
    else await expect(committing).rejects.toMatchObject({ code: "store/io" });
    const other = openSqlStore({ database: open() });
    expect(await headlinesOf(other)).toEqual({ about: isCommitted ? "B" : "A" });
    expect(await other.revisions()).toHaveLength(isCommitted ? 2 : 1);
  });
});
