import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { createPostgresDatabase } from "#tests/support/database/test-database.ts";
import { PROJECT } from "#tests/support/project.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { DatabasePlace } from "./database-url.ts";

function open(place: DatabasePlace) {
  const database = openOfficeDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

type Db = ReturnType<typeof open>;

const store = (database: Db, id: string, options = {}) =>
  database.write((trx) => trx.insertInto("used_challenges").values({ id, expires_ms: 0 }).execute(), options);

const stored = async (database: Db) =>
  (await database.read((db) => db.selectFrom("used_challenges").select("id").orderBy("id").execute())).map(
    ({ id }) => id,
  );

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ problem, message }) => [problem, message],
  );

describe.each(ENGINES)("database in %s", (_, create) => {
  test("stores all of a transaction or nothing", async () => {
    const database = (await create())();
    const failing = database.write(async (trx) => {
      await trx.insertInto("used_challenges").values({ id: "a", expires_ms: 0 }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await store(database, "b");
    expect(await stored(database)).toEqual(["b"]);
  });

  test("lets many processes write at the same time", async () => {
    const openOther = await create();
    const databases = [openOther(), openOther(), openOther()];
    const folders = Array.from({ length: 60 }, (_, n) => `f${String(n).padStart(2, "0")}`);
    await Promise.all(folders.map((folder, n) => store(databases[n % 3] as Db, folder)));
    expect(await stored(databases[0] as Db)).toEqual(folders);
  });

  test("signals a transaction after its commit, and no other", async () => {
    const database = (await create())();
    const onSignal = vi.fn();
    onTestFinished(database.onSignal("messages", onSignal));
    await store(database, "a");
    await expect(database.write(() => Promise.reject(new Error("no")), { signal: "messages" })).rejects.toThrow("no");
    await sleep(200);
    const before = onSignal.mock.calls.length;
    await store(database, "b", { signal: "messages" });
    await vi.waitFor(() => expect(onSignal.mock.calls.length).toBeGreaterThan(before));
  });

  test("refuses tables of a newer version of the program, and names the next step", async () => {
    const openAgain = await create();
    await openAgain().write((trx) => sql`insert into migrations values (${"2099-01-01-x"}, ${"2099"})`.execute(trx));
    const [problem, message] = (await problemOf(stored(openAgain()))) ?? [];
    expect(problem).toBe("newer-schema");
    expect(message).toContain("does not know its tables of 2099-01-01-x. Update this program");
  });
});

describe("file of SQLite", () => {
  const file = () => join(temporaryFolder(), "var/agency.db");

  test("that is not a database is named with the next step, and needs no restart after it was replaced", async () => {
    const path = file();
    const database = open({ engine: "sqlite", file: path });
    await store(database, "a");
    await database.close();
    const good = readFileSync(path);
    writeFileSync(path, "this is not a database".repeat(1000));
    expect(await problemOf(stored(database))).toEqual([
      "corrupt",
      `The database "${path}" cannot be used: file is not a database. Restore it with \`agency restore\`, or move the file away to begin with an empty database.`,
    ]);
    writeFileSync(path, good);
    expect(await stored(database)).toEqual(["a"]);
  });

  test("that was replaced under an open database is read from then on", async () => {
    const path = file();
    const database = open({ engine: "sqlite", file: path });
    await store(database, "old");
    const other = file();
    const backup = open({ engine: "sqlite", file: other });
    await store(backup, "new");
    await backup.close();
    renameSync(other, path);
    expect(await stored(database)).toEqual(["new"]);
    await store(database, "newer");
    expect(await stored(database)).toEqual(["new", "newer"]);
  });

  test("that this process has opened twice keeps its log while another process opens and closes it", async () => {
    const path = file();
    await store(open({ engine: "sqlite", file: path }), "a");
    const database = open({ engine: "sqlite", file: path });
    await store(database, "b");
    const count = () => {
      const read = `console.log(db.prepare("select count(*) as n from used_challenges").get().n)`;
      const code = `const db = new (require("libsql"))(process.argv[1]); ${read}; db.close()`;
      return execFileSync(process.execPath, ["--eval", code, path], { cwd: PROJECT, encoding: "utf8" });
    };
    expect(count()).toBe("2\n");
    await store(database, "c");
    expect(count()).toBe("3\n");
  });

  test("that another process has locked is waited for, without keeping this process from its other work", async () => {
    const path = file();
    const [database, other] = [open({ engine: "sqlite", file: path }), open({ engine: "sqlite", file: path })];
    await store(database, "a");
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const locked = other.write(() => sleep(500));
    await sleep(20);
    await store(database, "b");
    clearInterval(timer);
    await locked;
    expect(await stored(database)).toEqual(["a", "b"]);
    expect(ticks).toBeGreaterThan(5);
  });

  test("on a full disk stores nothing new, but what is kept for it serves what was stored before", async () => {
    const path = file();
    const database = open({ engine: "sqlite", file: path });
    await store(database, "a");
    const reserve = `${path}-reserve`;
    expect(existsSync(reserve)).toBe(true);
    const limitPages = (count: number) =>
      database.read((db) => sql.raw(`pragma max_page_count = ${count}`).execute(db));
    await limitPages(100);
    const large = "x".repeat(1_000_000);
    expect(await problemOf(store(database, large))).toEqual([
      "full",
      expect.stringContaining("Free space on its disk."),
    ]);
    expect(existsSync(reserve)).toBe(true);
    expect(await problemOf(store(database, large, { mayUseReserve: true }))).toMatchObject([
      "full",
      expect.any(String),
    ]);
    expect(existsSync(reserve)).toBe(false);
    await limitPages(1_000_000);
    await store(database, "b");
    expect([await stored(database), statSync(reserve).size]).toEqual([["a", "b"], 4 * 2 ** 20]);
  });

  test("in a place where none can be is named with the reason", async () => {
    const [problem, message] =
      (await problemOf(stored(open({ engine: "sqlite", file: "/dev/null/x/agency.db" })))) ?? [];
    expect([problem, message]).toEqual(["failed", expect.stringMatching(/ENOTDIR.*Check its disk, and that the file/)]);
  });

  test("keeps no byte of a deleted row", async () => {
    const path = file();
    const database = open({ engine: "sqlite", file: path });
    for (let n = 0; n < 200; n += 1) await store(database, `secret-${n}-${"y".repeat(n * 20)}`);
    await database.write((trx) => trx.deleteFrom("used_challenges").where("id", "like", "secret-1%").execute());
    await database.eraseDeleted();
    const bytes = ["", "-wal"].map((suffix) => readFileSync(path + suffix, "latin1")).join("");
    expect(bytes).toContain("secret-2-");
    expect(bytes).not.toContain("secret-1");
  });

  test("is copied while it is written", async () => {
    const database = open({ engine: "sqlite", file: file() });
    const copy = join(temporaryFolder(), "copy.db");
    for (let n = 0; n < 10; n += 1) await store(database, `a${n}`);
    const writing = Promise.all(Array.from({ length: 50 }, (_, n) => store(database, `b${n}`)));
    await database.copyTo(copy);
    await writing;
    expect((await stored(open({ engine: "sqlite", file: copy }))).filter((name) => name.startsWith("a"))).toHaveLength(
      10,
    );
  });
});

describe("Postgres", () => {
  test.each([
    ["unreachable", (url: URL) => url.host.replace(/\d+$/, "1"), /ECONNREFUSED.*Check that the database server runs/],
    ["refused", () => undefined, /does not exist.*Check the user, the password and the name/],
  ] as const)("that is %s is named without its password", async (problem, host, message) => {
    const url = new URL(await createPostgresDatabase());
    const { password } = url;
    url.host = host(url) ?? url.host;
    url.pathname = "/nowhere";
    const [found, text] = (await problemOf(stored(open({ engine: "postgres", url: String(url) })))) ?? [];
    expect([found, text]).toEqual([problem, expect.stringMatching(message)]);
    expect(text).not.toContain(password);
  });

  test("may be killed and started again under an open database", async () => {
    const server = await startPostgres({ isDurable: true });
    onTestFinished(() => server.stop());
    const database = open({ engine: "postgres", url: await server.createDatabase() });
    const onSignal = vi.fn();
    onTestFinished(database.onSignal("messages", onSignal));
    await store(database, "a");
    const running = Promise.all(
      [1, 2, 3].map(() => problemOf(database.write((trx) => sql`select pg_sleep(10)`.execute(trx)))),
    );
    await sleep(200);
    await server.kill();
    expect(await running).toEqual([1, 2, 3].map(() => ["unreachable", expect.any(String)]));
    expect(await problemOf(stored(database))).toMatchObject(["unreachable", expect.any(String)]);
    await server.restart();
    await store(database, "b");
    expect(await stored(database)).toEqual(["a", "b"]);
    const before = onSignal.mock.calls.length;
    await vi.waitFor(
      async () => {
        await store(database, `c${performance.now()}`, { signal: "messages" });
        expect(onSignal.mock.calls.length).toBeGreaterThan(before + 1);
      },
      { timeout: 20_000, interval: 200 },
    );
  });
});
