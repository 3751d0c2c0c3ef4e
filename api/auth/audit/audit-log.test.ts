import { describe, expect, test, vi } from "vitest";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import {
  forgeAuditLines,
  forgeHeadRecord,
  readAuditEntries,
  readAuditLines,
} from "#tests/support/database/audit-lines.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { CHAIN_START, formatLine } from "./audit-chain.ts";
import { type AuditEntry, AuditError, archiveAuditLog, createStoredAuditLog, readAuditLog } from "./audit-log.ts";
import { formatHead } from "./head-record.ts";
import { type Verification, verifyAuditLog } from "./verify-audit-log.ts";

const ENTRY: AuditEntry = {
  time: "2026-11-20T12:00:00.000Z",
  event: "import",
  outcome: "done",
  account: "a1",
  by: "Ada",
  address: "203.0.113.7",
  requestId: "1",
  revision: 2,
  pages: ["about"],
  message: "Spring",
};
const KEY = "a key for tests that is long enough";
const OTHER_KEY = "another key that is long enough";

async function verify(database: OfficeDatabase, key?: string): Promise<Verification> {
  const { texts, head } = await readAuditLog(database);
  return verifyAuditLog(texts, { key, head });
}

/** Writes lines as a process that has just started. */
async function writeMessages(database: OfficeDatabase, messages: readonly string[], key?: string): Promise<void> {
  const log = createStoredAuditLog({ database, key });
  for (const message of messages) await log.write({ ...ENTRY, message });
}

async function createLog(messages: readonly string[], key?: string): Promise<OfficeDatabase> {
  const database = memoryDatabase();
  await writeMessages(database, messages, key);
  return database;
}

async function changeLines(database: OfficeDatabase, change: (lines: string[]) => string[]): Promise<void> {
  await forgeAuditLines(database, change(await readAuditLines(database)));
}

describe.each(ENGINES)("the audit log in %s", (_, create) => {
  test("has each entry as a line of JSON", async () => {
    const database = (await create())();
    const { write } = createStoredAuditLog({ database });
    await write(ENTRY);
    await write({ ...ENTRY, event: "sign-out", revision: undefined });
    const [first = {}, second] = await readAuditEntries(database);
    const { seq, prev, hash, ...entry } = first;
    expect([seq, prev, entry]).toEqual([1, "", ENTRY]);
    expect(second).toMatchObject({ seq: 2, prev: hash, event: "sign-out", by: "Ada" });
  });

  test("is one chain of the entries of several servers, whatever they contain", async () => {
    const open = await create();
    const logs = [1, 2, 3].map(() => createStoredAuditLog({ database: open() }));
    const messages = Array.from({ length: 21 }, (_, n) => `${n}\n{"event":"sign-in"}\r\n\u2028${"x".repeat(5000)}`);
    await Promise.all(messages.map((message, n) => logs[n % 3]?.write({ ...ENTRY, message })));
    const database = open();
    const entries = await readAuditEntries(database);
    expect(entries.map(({ message }) => String(message)).sort()).toEqual(messages.sort());
    expect(await verify(database)).toEqual({ lines: 21, unchainedLines: 0, linesWithoutKey: 21 });
  });

  test("refuses changes of its lines", async () => {
    const database = (await create())();
    await writeMessages(database, ["a"]);
    const change = { line: "{}" };
    for (const forge of [
      () => database.write((trx) => trx.updateTable("audit_log").set(change).execute()),
      () => database.write((trx) => trx.deleteFrom("audit_log").execute()),
    ])
      await expect(forge()).rejects.toThrow("The audit log can only be continued");
    expect(await verify(database)).toMatchObject({ lines: 1 });
  });

  test("begins again after it was archived, and refuses changes as before", async () => {
    const database = (await create())();
    await writeMessages(database, ["a", "b"], KEY);
    const lines = await readAuditLines(database);
    const fail = () => Promise.reject(new Error("The file cannot be written."));
    await expect(archiveAuditLog(database, fail)).rejects.toThrow("The file cannot be written.");
    expect(await verify(database, KEY)).toMatchObject({ lines: 2 });
    let archived = "";
    await archiveAuditLog(database, async (text) => {
      archived = text;
    });
    expect(archived).toBe(lines.map((line) => `${line}\n`).join(""));
    await writeMessages(database, ["c"], OTHER_KEY);
    expect(await verify(database, OTHER_KEY)).toEqual({ lines: 1, unchainedLines: 0, linesWithoutKey: 0 });
    const removal = database.write((trx) => trx.deleteFrom("audit_log").execute());
    await expect(removal).rejects.toThrow("The audit log can only be continued");
  });

  test("can be introduced to a key by several servers at the same time", async () => {
    const open = await create();
    await writeMessages(open(), ["a", "b"]);
    await Promise.all([1, 2, 3].map(() => writeMessages(open(), ["c", "d"], KEY)));
    expect(await verify(open(), KEY)).toEqual({ lines: 9, unchainedLines: 0, linesWithoutKey: 2 });
    await expect(writeMessages(open(), ["e"])).rejects.toThrow("AUDIT_KEY is not set, but the log has one");
  });
});

test("rejects, and fails its check, while the database cannot be written", async () => {
  const database = memoryDatabase();
  vi.spyOn(database, "write").mockRejectedValue(new DatabaseError("full", "The disk is full."));
  const log = createStoredAuditLog({ database });
  await expect(log.write(ENTRY)).rejects.toThrow(AuditError);
  await expect(log.check()).rejects.toThrow("The audit log cannot be written: The disk is full.");
});

describe.each([
  ["without a key", undefined],
  ["with a key", KEY],
])("verification %s", (_, key) => {
  const changes: [title: string, change: (lines: string[]) => string[], line: number, reason: string][] = [
    ["a changed line", (lines) => lines.with(1, (lines[1] ?? "").replace("Ada", "Eve")), 2, "was changed"],
    ["a deleted line", (lines) => lines.toSpliced(1, 1), 2, "is entry 3, and the entries after 1 are missing"],
    ["a deleted first line", (lines) => lines.slice(1), 1, "is entry 2, and the entries before it are missing"],
    ["a moved line", ([a = "", b = "", c = "", ...rest]) => [a, c, b, ...rest], 2, "is entry 3"],
    ["a repeated line", (lines) => lines.toSpliced(1, 0, lines[0] ?? ""), 2, "is entry 1 after entry 1"],
    ["an inserted line", (lines) => lines.toSpliced(1, 0, "{}"), 2, "is not part of the chain"],
    ["an empty line", (lines) => lines.toSpliced(1, 0, ""), 2, "is not part of the chain"],
    ["lines before the chain", (lines) => ["{}", ...lines], 2, "the lines before it"],
    ["a missing end", (lines) => lines.slice(0, 2), 2, "the last entry was 4: the end was cut off"],
    ["an empty log", () => [], 0, "the last entry was 4: the end was cut off"],
  ];

  test.each(changes)("reports %s", async (_title, change, line, reason) => {
    const database = await createLog(["a", "b", "c", "d"], key);
    const linesWithoutKey = key === undefined ? 4 : 0;
    expect(await verify(database, key)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey });
    await changeLines(database, change);
    const expected = { file: "the audit log", line, reason: expect.stringContaining(reason) };
    expect((await verify(database, key)).problem).toEqual(expected);
  });

  test("reports a missing head record", async () => {
    const database = await createLog(["a"], key);
    await forgeHeadRecord(database, undefined);
    expect((await verify(database, key)).problem?.reason).toContain("the head record is missing");
  });

  test("reports a head record that was moved back to a shortened log", async () => {
    const database = await createLog(["a", "b"], key);
    const { head } = await readAuditLog(database);
    const [{ seq, hash } = {}] = await readAuditEntries(database);
    await changeLines(database, (lines) => lines.slice(0, 1));
    await forgeHeadRecord(database, JSON.stringify({ ...head, seq, hash }));
    expect((await verify(database, key)).problem?.reason).toContain("head record, which was changed");
  });
});

/** Computes the whole chain again, without the key. */
function forgeChain(lines: string[]): string[] {
  let position = CHAIN_START;
  return lines.map((line) => {
    const { seq, prev, hash, ...entry } = JSON.parse(line);
    const forged = formatLine({ ...entry, by: "Eve" }, position, undefined);
    position = forged.position;
    return forged.line;
  });
}

describe.each([
  ["without a key", undefined],
  ["with a key", KEY],
])("the next entry %s makes known", (_, key) => {
  const shorten = (database: OfficeDatabase) => changeLines(database, (lines) => lines.slice(0, 2));
  const changes: [title: string, change: (database: OfficeDatabase) => Promise<unknown>, line: number][] = [
    ["that the log was rewritten", (database) => changeLines(database, forgeChain), 5],
    ["that the end was cut off", shorten, 3],
    [
      "that the end and the head record were removed",
      (database) => shorten(database).then(() => forgeHeadRecord(database, undefined)),
      3,
    ],
    ["a changed head record", (database) => forgeHeadRecord(database, '{"seq":-5,"hash":"x"}'), 5],
    ["a damaged head record", (database) => forgeHeadRecord(database, ""), 5],
  ];

  test.each(changes)("%s", async (_title, change, line) => {
    const database = await createLog(["a", "b", "c", "d"], key);
    await change(database);
    await writeMessages(database, ["e"], key);
    expect((await verify(database, key)).problem).toMatchObject({ line: expect.any(Number) });
    const events = (await readAuditEntries(database)).map(({ event }) => event);
    expect(events.indexOf("chain-broken")).toBeGreaterThanOrEqual(line - 1);
  });

  test("to the process that wrote before that the whole log was removed, or replaced by a longer one", async () => {
    for (const forged of [[], ["x", "y", "z", "z"]]) {
      const database = memoryDatabase();
      const { write } = createStoredAuditLog({ database, key });
      for (let n = 0; n < 3; n += 1) await write(ENTRY);
      const other = await createLog(forged, key);
      await forgeAuditLines(database, await readAuditLines(other));
      const { head } = await readAuditLog(other);
      await forgeHeadRecord(database, head && JSON.stringify(head));
      await write(ENTRY);
      const reason = expect.stringContaining("were changed, removed or replaced");
      expect((await verify(database, key)).problem).toMatchObject({ line: forged.length + 1, reason });
    }
  });
});

describe("the check", () => {
  test("succeeds before the first entry, and writes none", async () => {
    const database = memoryDatabase();
    await createStoredAuditLog({ database }).check();
    expect(await readAuditLines(database)).toEqual([]);
  });

  test("succeeds with the key of the log, and fails with another one or without one", async () => {
    const database = await createLog(["a"], KEY);
    await createStoredAuditLog({ database, key: KEY }).check();
    for (const [key, problem] of [
      [undefined, "is not set, but the log has one"],
      [OTHER_KEY, "is not the key of the log"],
    ])
      await expect(createStoredAuditLog({ database, key }).check()).rejects.toThrow(`AUDIT_KEY ${problem}`);
  });
});

describe("a key", () => {
  test("reveals a log that was rewritten without it", async () => {
    const [database, forged] = [await createLog(["a", "b"], KEY), await createLog(["x", "y"])];
    await forgeAuditLines(database, await readAuditLines(forged));
    expect((await verify(database, KEY)).problem).toBeDefined();
    await forgeHeadRecord(database, JSON.stringify((await readAuditLog(forged)).head));
    expect(await verify(database, KEY)).toMatchObject({ linesWithoutKey: 2 });
  });

  test("can be introduced later, and seals the lines before it", async () => {
    const database = await createLog(["a", "b"]);
    expect(await verify(database, KEY)).toEqual({ lines: 2, unchainedLines: 0, linesWithoutKey: 2 });
    await writeMessages(database, ["c"], KEY);
    expect((await readAuditEntries(database))[2]).toMatchObject({ event: "key-introduced" });
    expect(await verify(database, KEY)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey: 2 });
    await changeLines(database, (lines) => lines.toSpliced(2, 1));
    expect((await verify(database, KEY)).problem).toMatchObject({ line: 3 });
  });

  test("is accepted in a head record that a crash of the former version left behind its log", async () => {
    const database = await createLog(["a", "b"]);
    const [{ hash = "" } = {}] = await readAuditEntries(database);
    for (const key of [undefined, KEY]) {
      await forgeHeadRecord(database, JSON.stringify(formatHead({ seq: 1, hash: String(hash) }, key)));
      await changeLines(database, (lines) => lines.slice(0, 1));
      expect((await verify(database, key)).problem).toBeUndefined();
      await writeMessages(database, ["c"], key);
      expect((await verify(database, key)).problem).toBeUndefined();
    }
  });

  test.each([
    ["a log", (database: OfficeDatabase) => forgeHeadRecord(database, undefined)],
    ["a head record without its log", (database: OfficeDatabase) => forgeAuditLines(database, [])],
  ])("cannot be left out again by a writer that finds %s", async (_, change) => {
    const database = await createLog(["a"], KEY);
    await change(database);
    await expect(writeMessages(database, ["b"])).rejects.toThrow("AUDIT_KEY is not set, but the log has one");
  });

  test("that is not the key of the log leaves it as it is", async () => {
    const database = await createLog(["a"], KEY);
    const lines = await readAuditLines(database);
    for (const change of [async () => undefined, () => forgeHeadRecord(database, undefined)]) {
      await change();
      await expect(writeMessages(database, ["b"], OTHER_KEY)).rejects.toThrow("AUDIT_KEY is not the key of the log");
    }
    expect(await readAuditLines(database)).toEqual(lines);
  });

  test("is missing in a line that an attacker appends", async () => {
    const database = await createLog(["a"], KEY);
    await changeLines(database, ([line = ""]) => [line, formatLine({ event: "x" }, JSON.parse(line), undefined).line]);
    expect((await verify(database, KEY)).problem).toMatchObject({
      line: 2,
      reason: "was written without AUDIT_KEY, unlike the line before it",
    });
  });

  test("is necessary for the verification", async () => {
    const database = await createLog(["a"], KEY);
    expect((await verify(database)).problem?.reason).toBe("needs AUDIT_KEY, which is not set");
    expect((await verify(database, OTHER_KEY)).problem?.reason).toBe(
      "was changed after it was written, or has another AUDIT_KEY",
    );
  });
});
