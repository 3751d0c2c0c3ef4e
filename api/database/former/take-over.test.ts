import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAccounts } from "#api/auth/accounts.ts";
import { createOutbox } from "#api/quotes/outbox/database-outbox.ts";
import { createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { createPostgresDatabase } from "#tests/support/database/test-database.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { countByState } from "#tests/support/outbox/test-outbox.ts";
import { inProject } from "#tests/support/project.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openOfficeDatabase } from "../open-office-database.ts";
import { createTakeOver } from "./take-over.ts";

/** Folder that the version before the database wrote. */
const FORMER = inProject("tests/support/former-var");

const AUDIT = ["audit.jsonl", "audit.jsonl.1", "audit.jsonl.head"];

const PLACES: readonly [name: string, create: (varDir: string) => Promise<DatabasePlace>][] = [
  ["SQLite", async (varDir) => ({ engine: "sqlite", file: join(varDir, "agency.db") })],
  ["Postgres", async () => ({ engine: "postgres", url: await createPostgresDatabase() })],
];

describe.each(PLACES)("files of the former version in %s", (_, createPlace) => {
  async function setUp() {
    const varDir = join(temporaryFolder(), "var");
    mkdirSync(varDir);
    for (const name of ["outbox", "admin", ...AUDIT])
      cpSync(join(FORMER, name), join(varDir, name), { recursive: true });
    const place = await createPlace(varDir);
    const reports: string[] = [];
    const open = () => {
      const path = (name: string) => join(varDir, name);
      const paths = { outboxDir: path("outbox"), adminDir: path("admin"), auditFile: path("audit.jsonl") };
      const database = openOfficeDatabase(
        place,
        createTakeOver({ varDir, paths, onTakenOver: (report) => reports.push(...report) }),
      );
      onTestFinished(() => database.close());
      return database;
    };
    return { varDir, open, reports };
  }

  test("are taken over with every state, batch, lease and mark, and set aside", async () => {
    const { varDir, open, reports } = await setUp();
    const outbox = createOutbox(open());
    expect(await countByState(outbox)).toEqual({ new: 12, sent: 4, failed: 1, held: 1 });
    expect(await outbox.find(sampleId(5))).toMatchObject({
      state: "sent",
      entry: { attempts: 1, sentAt: "2026-01-05T12:01:00.000Z", deliveredTo: ["office@example.com"] },
      handled: { by: "Ada Lindqvist", account: "ada" },
    });
    expect(await outbox.find(sampleId(7))).toMatchObject({
      state: "new",
      entry: { attempts: 2, lastError: "451 later" },
    });
    // It was leased by a process that has ended.
    expect(await outbox.find(sampleId(9))).toEqual({ state: "new", entry: sampleEntry(9) });
    expect((await outbox.find(sampleId(1)))?.entry).toMatchObject({ consent: { text: "You may call me." } });
    expect(await createAccounts({ database: open(), now: Date.now }).list()).toHaveLength(3);
    expect(readdirSync(varDir).filter((name) => !name.startsWith("agency.db"))).toEqual(["former"]);
    const [time = "", ...others] = readdirSync(join(varDir, "former"));
    const folder = join(varDir, "former", time);
    expect([others, readdirSync(folder).sort()]).toEqual([[], ["admin", ...AUDIT, "outbox"]]);
    expect(existsSync(join(folder, "outbox/eml", `${sampleId(5)}.eml`))).toBe(true);
    expect(reports).toEqual([
      "Took over 18 entries of the outbox, 1 of them handled.",
      `${join(varDir, `outbox/sent/${sampleId(20)}.json`)} is damaged. What can be read of it was taken over.`,
      "Took over 3 accounts, 3 passkeys, 3 sessions and 20 lines of the audit log.",
      `The files of the former version are in ${folder}.`,
    ]);
  });

  test("are taken over once, also by two processes at the same time, and what was removed stays removed", async () => {
    const { varDir, open, reports } = await setUp();
    const [one, other] = [open(), open()].map(createOutbox) as [
      ReturnType<typeof createOutbox>,
      ReturnType<typeof createOutbox>,
    ];
    const counts = await Promise.all([one.listIds(), other.listIds()]);
    expect(counts.map((ids) => ids.length)).toEqual([18, 18]);
    await one.removeRequests([sampleId(5)]);
    const storage = createQuoteStorage(open(), varDir);
    expect(await storage.outbox.listIds()).toHaveLength(15);
    expect(reports.filter((line) => line.startsWith("Took over 18"))).toHaveLength(1);
  });

  test("that appear again bring only what is new", async () => {
    const { varDir, open, reports } = await setUp();
    const outbox = createOutbox(open());
    await outbox.removeRequests([sampleId(6)]);
    const before = await outbox.listIds();
    mkdirSync(join(varDir, "outbox/new"), { recursive: true });
    for (const n of [1, 30])
      writeFileSync(join(varDir, `outbox/new/${sampleId(n)}.json`), JSON.stringify(sampleEntry(n)));
    reports.length = 0;
    expect((await createOutbox(open()).listIds()).sort()).toEqual([...before, sampleId(30)].sort());
    expect(reports[0]).toBe("Took over 1 entry of the outbox, 0 of them handled.");
  });

  test("are named if nothing in them can be read", async () => {
    const { varDir, open, reports } = await setUp();
    await createOutbox(open()).listIds();
    const file = join(varDir, `outbox/new/${sampleId(1)}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "{");
    reports.length = 0;
    expect(await createOutbox(open()).listIds()).toHaveLength(18);
    expect(reports[0]).toBe(`${file} is damaged. What can be read of it was taken over.`);
  });

  test("that cannot be read leave the database and the files as they are", async () => {
    const { varDir, open } = await setUp();
    const file = join(varDir, "admin/accounts.json");
    const accounts = readFileSync(file, "utf8");
    writeFileSync(file, "{");
    await expect(createOutbox(open()).listIds()).rejects.toThrow(/accounts\.json are damaged\. Restore the file/);
    writeFileSync(file, accounts);
    expect(await createOutbox(open()).listIds()).toHaveLength(18);
  });
});
