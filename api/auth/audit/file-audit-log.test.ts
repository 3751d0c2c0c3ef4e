import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { CHAIN_START, formatLine } from "./audit-chain.ts";
import { listAuditFiles } from "./audit-files.ts";
import { type AuditEntry, AuditError } from "./audit-log.ts";
import { createFileAuditLog, readHeadRecord } from "./file-audit-log.ts";
import { formatHead } from "./head-record.ts";
import { readAuditTexts, type Verification, verifyAuditLog } from "./verify-audit-log.ts";

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

const newFile = () => join(temporaryFolder(), "var/log/audit.jsonl");
const readLines = (file: string) => readFileSync(file, "utf8").split("\n").slice(0, -1);
const writeLines = (file: string, lines: readonly string[]) =>
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));

async function verify(file: string, key?: string): Promise<Verification> {
  const texts = await readAuditTexts(await listAuditFiles(file));
  return verifyAuditLog(texts, { key, head: await readHeadRecord(file) });
}

async function writeMessages(file: string, messages: readonly string[], key?: string): Promise<void> {
  const log = createFileAuditLog({ file, key });
  for (const message of messages) await log.write({ ...ENTRY, message });
}

test("writes each entry as a line of JSON, in a file that only its owner can read", async () => {
  const file = newFile();
  const { write } = createFileAuditLog({ file });
  await write(ENTRY);
  await write({ ...ENTRY, event: "sign-out", revision: undefined });
  const [first = "", second = ""] = readLines(file);
  const { seq, prev, hash, ...entry } = JSON.parse(first);
  expect([seq, prev, entry]).toEqual([1, "", ENTRY]);
  expect(JSON.parse(second)).toMatchObject({ seq: 2, prev: hash, event: "sign-out", by: "Ada" });
  const modes = [file, `${file}.head`, join(file, "..")].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o700]);
});

test("writes concurrent entries of several writers as one chain, whatever they contain", async () => {
  const file = newFile();
  const logs = [createFileAuditLog({ file }), createFileAuditLog({ file })];
  const messages = Array.from({ length: 20 }, (_, n) => `${n}\n{"event":"sign-in"}\r\n\u2028${"x".repeat(5000)}`);
  await Promise.all(messages.map((message, n) => logs[n % 2]?.write({ ...ENTRY, message })));
  expect(
    readLines(file)
      .map((line) => JSON.parse(line).message)
      .sort(),
  ).toEqual(messages.sort());
  expect(await verify(file)).toEqual({ lines: 20, unchainedLines: 0, linesWithoutKey: 20 });
});

test("rejects if the entry cannot be written", async () => {
  const file = join(temporaryFolder(), "audit.jsonl");
  mkdirSync(file);
  await expect(createFileAuditLog({ file }).write(ENTRY)).rejects.toThrow(AuditError);
});

test("continues a log without a chain, and detects changes of its lines", async () => {
  const file = join(temporaryFolder(), "audit.jsonl");
  writeFileSync(file, '{"event":"sign-in"}\n{"event":"import"}\n');
  await writeMessages(file, ["a", "b"]);
  const lines = readLines(file);
  expect(JSON.parse(lines[2] ?? "")).toMatchObject({ seq: 1, event: "chain-started", unchained: { bytes: 39 } });
  expect(await verify(file)).toEqual({ lines: 5, unchainedLines: 2, linesWithoutKey: 3 });
  writeLines(file, lines.with(1, '{"event":"rollback"}'));
  expect(await verify(file)).toMatchObject({ problem: { line: 3, reason: expect.stringContaining("were changed") } });
});

test.each(["", '{"seq":3,', '{"seq":3}', "\u0000\u0000"])(
  "keeps the rest %j of an interrupted write in the line that repairs it",
  async (fragment) => {
    const file = newFile();
    await writeMessages(file, ["a", "b"]);
    appendFileSync(file, fragment);
    if (fragment !== "") expect((await verify(file)).problem).toMatchObject({ line: 3 });
    await writeMessages(file, ["c"]);
    const lines = fragment === "" ? 3 : 4;
    expect(await verify(file)).toEqual({ lines, unchainedLines: 0, linesWithoutKey: lines });
    if (fragment !== "") {
      expect(JSON.parse(readLines(file)[2] ?? "")).toMatchObject({ event: "line-repaired", fragment });
    }
  },
);

test("continues after a crash between the line and the head record", async () => {
  const file = newFile();
  await writeMessages(file, ["a"]);
  const head = readFileSync(`${file}.head`);
  await writeMessages(file, ["b"]);
  writeFileSync(`${file}.head`, head);
  expect(await verify(file)).toEqual({ lines: 2, unchainedLines: 0, linesWithoutKey: 2 });
  await writeMessages(file, ["c"]);
  expect(await verify(file)).toEqual({ lines: 3, unchainedLines: 0, linesWithoutKey: 3 });
});

test("continues the chain in a new file although the head record is behind the log", async () => {
  const file = newFile();
  await writeMessages(file, ["a", "b"]);
  const head = readFileSync(`${file}.head`);
  await writeMessages(file, ["c"]);
  writeFileSync(`${file}.head`, head);
  await createFileAuditLog({ file, maxBytes: 1 }).write(ENTRY);
  expect(await listAuditFiles(file)).toHaveLength(2);
  expect(await verify(file)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey: 4 });
});

test.each(['{"seq":', '{"event":"sign-in"}\n'])(
  "keeps a large file until %j at its end is in the chain",
  async (text) => {
    const file = join(temporaryFolder(), "audit.jsonl");
    writeFileSync(file, text);
    const { write } = createFileAuditLog({ file, maxBytes: 1 });
    await write(ENTRY);
    await write(ENTRY);
    expect(await listAuditFiles(file)).toHaveLength(2);
    expect((await verify(file)).problem).toBeUndefined();
  },
);

test("continues the chain in a new file when the file is large, or after another program has moved it", async () => {
  const file = newFile();
  const { write } = createFileAuditLog({ file, maxBytes: 1000 });
  for (let n = 0; n < 12; n += 1) await write(ENTRY);
  const files = await listAuditFiles(file);
  expect(files.length).toBeGreaterThan(2);
  expect(files.slice(0, 2)).toEqual([`${file}.1`, `${file}.2`]);
  renameSync(file, `${file}.${files.length}`);
  await write(ENTRY);
  expect(await verify(file)).toEqual({ lines: 13, unchainedLines: 0, linesWithoutKey: 13 });
  rmSync(`${file}.2`);
  expect((await verify(file)).problem).toMatchObject({ line: 1, reason: expect.stringContaining("are missing") });
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
    ["an empty file", () => [], 0, "the last entry was 4: the end was cut off"],
  ];

  test.each(changes)("reports %s", async (_title, change, line, reason) => {
    const file = newFile();
    await writeMessages(file, ["a", "b", "c", "d"], key);
    expect(await verify(file, key)).toEqual({
      lines: 4,
      unchainedLines: 0,
      linesWithoutKey: key === undefined ? 4 : 0,
    });
    writeLines(file, change(readLines(file)));
    expect((await verify(file, key)).problem).toEqual({ file, line, reason: expect.stringContaining(reason) });
  });

  test("reports a missing head record", async () => {
    const file = newFile();
    await writeMessages(file, ["a"], key);
    rmSync(`${file}.head`);
    expect((await verify(file, key)).problem?.reason).toContain("the head record is missing");
  });

  test("reports a head record that was moved back to a shortened log", async () => {
    const file = newFile();
    await writeMessages(file, ["a", "b"], key);
    const [first = ""] = readLines(file);
    const { seq, hash } = JSON.parse(first);
    const head = JSON.parse(readFileSync(`${file}.head`, "utf8"));
    writeLines(file, [first]);
    writeFileSync(`${file}.head`, JSON.stringify({ ...head, seq, hash }));
    expect((await verify(file, key)).problem?.reason).toContain("head record, which was changed");
  });
});

describe.each([
  ["without a key", undefined],
  ["with a key", KEY],
])("the next entry %s makes known", (_, key) => {
  const forge = (file: string) => {
    let position = CHAIN_START;
    const lines = readLines(file).map((line) => {
      const { seq, prev, hash, ...entry } = JSON.parse(line);
      const forged = formatLine({ ...entry, by: "Eve" }, position, undefined);
      position = forged.position;
      return forged.line;
    });
    writeLines(file, lines);
  };
  const shorten = (file: string) => writeLines(file, readLines(file).slice(0, 2));
  const changes: [title: string, change: (file: string) => void, line: number][] = [
    ["that the log was rewritten", forge, 5],
    ["that the end was cut off", shorten, 3],
    ["that the end and the head record were removed", (file) => [shorten(file), rmSync(`${file}.head`)], 3],
    ["a changed head record", (file) => writeFileSync(`${file}.head`, '{"seq":-5,"hash":"x"}'), 5],
    ["a damaged head record", (file) => writeFileSync(`${file}.head`, ""), 5],
  ];

  test.each(changes)("%s", async (_title, change, line) => {
    const file = newFile();
    await writeMessages(file, ["a", "b", "c", "d"], key);
    change(file);
    await writeMessages(file, ["e"], key);
    expect((await verify(file, key)).problem).toMatchObject({ line: expect.any(Number) });
    const events = readLines(file).map((text) => JSON.parse(text).event);
    expect(events.indexOf("chain-broken")).toBeGreaterThanOrEqual(line - 1);
  });

  test("to the process that wrote before that the whole log was removed", async () => {
    const file = newFile();
    const { write } = createFileAuditLog({ file, key });
    for (let n = 0; n < 3; n += 1) await write(ENTRY);
    rmSync(file);
    rmSync(`${file}.head`);
    await write(ENTRY);
    expect((await verify(file, key)).problem).toMatchObject({
      line: 1,
      reason: expect.stringContaining("were changed, removed or replaced"),
    });
  });
});

describe("the check", () => {
  test("succeeds before the first entry, and changes nothing", async () => {
    const file = newFile();
    await createFileAuditLog({ file }).check();
    expect(existsSync(dirname(file))).toBe(false);
  });

  test("succeeds with the key of the log, and fails with another one or without one", async () => {
    const file = newFile();
    await writeMessages(file, ["a"], KEY);
    await createFileAuditLog({ file, key: KEY }).check();
    for (const [key, problem] of [
      [undefined, "is not set, but the log has one"],
      [OTHER_KEY, "is not the key of the log"],
    ])
      await expect(createFileAuditLog({ file, key }).check()).rejects.toThrow(`AUDIT_KEY ${problem}`);
  });

  test("fails if the log is a folder", async () => {
    const file = newFile();
    mkdirSync(file, { recursive: true });
    await expect(createFileAuditLog({ file }).check()).rejects.toThrow(AuditError);
  });
});

describe("a process that goes on after another one", () => {
  test("makes known that the log was replaced by a longer one", async () => {
    const [file, forged] = [newFile(), newFile()];
    const { write } = createFileAuditLog({ file, key: KEY });
    for (let n = 0; n < 2; n += 1) await write(ENTRY);
    await writeMessages(forged, ["x", "y", "z"]);
    for (const suffix of ["", ".head"]) writeFileSync(file + suffix, readFileSync(forged + suffix));
    await writeMessages(file, ["a command"], KEY);
    expect((await verify(file, KEY)).problem).toBeUndefined();
    await write(ENTRY);
    expect((await verify(file, KEY)).problem).toMatchObject({
      reason: expect.stringContaining("were changed, removed or replaced"),
    });
  });

  test("finds its line in the file that the other one has moved", async () => {
    const file = newFile();
    const { write } = createFileAuditLog({ file, key: KEY });
    await write(ENTRY);
    const other = createFileAuditLog({ file, key: KEY, maxBytes: 1 });
    for (let n = 0; n < 3; n += 1) await other.write(ENTRY);
    await write(ENTRY);
    expect(await verify(file, KEY)).toEqual({ lines: 5, unchainedLines: 0, linesWithoutKey: 0 });
  });
});

describe("a key", () => {
  test("reveals a log that was rewritten without it", async () => {
    const file = newFile();
    await writeMessages(file, ["a", "b"], KEY);
    const forged = newFile();
    await writeMessages(forged, ["x", "y"]);
    writeFileSync(file, readFileSync(forged));
    expect((await verify(file, KEY)).problem).toBeDefined();
    writeFileSync(`${file}.head`, readFileSync(`${forged}.head`));
    expect(await verify(file, KEY)).toMatchObject({ linesWithoutKey: 2 });
  });

  test("can be introduced later, and seals the lines before it", async () => {
    const file = newFile();
    await writeMessages(file, ["a", "b"]);
    expect(await verify(file, KEY)).toEqual({ lines: 2, unchainedLines: 0, linesWithoutKey: 2 });
    await writeMessages(file, ["c"], KEY);
    expect(JSON.parse(readLines(file)[2] ?? "")).toMatchObject({ event: "key-introduced" });
    expect(await verify(file, KEY)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey: 2 });
    writeLines(file, readLines(file).toSpliced(2, 1));
    expect((await verify(file, KEY)).problem).toMatchObject({ line: 3 });
  });

  test("is introduced in a log whose last write was interrupted", async () => {
    const file = newFile();
    await writeMessages(file, ["a"]);
    appendFileSync(file, '{"seq":');
    await writeMessages(file, ["b"], KEY);
    expect(await verify(file, KEY)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey: 1 });
  });

  test.each([1, 3])("is introduced although the first entry with it ends in a crash after %i lines", async (lines) => {
    const file = newFile();
    await writeMessages(file, ["a"]);
    await writeMessages(file, ["b"], KEY);
    const { hash } = JSON.parse(readLines(file)[0] ?? "");
    writeFileSync(`${file}.head`, JSON.stringify(formatHead({ seq: 1, hash }, KEY)));
    writeLines(file, readLines(file).slice(0, lines));
    expect((await verify(file, KEY)).problem).toBeUndefined();
    await writeMessages(file, ["c"], KEY);
    expect((await verify(file, KEY)).problem).toBeUndefined();
  });

  test.each([
    ["a log", (file: string) => rmSync(`${file}.head`)],
    ["a head record without its log", (file: string) => rmSync(file)],
  ])("cannot be left out again by a writer that finds %s", async (_, change) => {
    const file = newFile();
    await writeMessages(file, ["a"], KEY);
    change(file);
    await expect(writeMessages(file, ["b"])).rejects.toThrow("AUDIT_KEY is not set, but the log has one");
  });

  test("that is not the key of the log leaves it as it is", async () => {
    const file = newFile();
    await writeMessages(file, ["a"], KEY);
    const text = readFileSync(file, "utf8");
    for (const change of [() => undefined, () => rmSync(`${file}.head`)]) {
      change();
      await expect(writeMessages(file, ["b"], OTHER_KEY)).rejects.toThrow("AUDIT_KEY is not the key of the log");
    }
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("is missing in a line that an attacker appends", async () => {
    const file = newFile();
    await writeMessages(file, ["a"], KEY);
    const [line = ""] = readLines(file);
    appendFileSync(file, `${formatLine({ event: "x" }, JSON.parse(line), undefined).line}\n`);
    expect((await verify(file, KEY)).problem).toMatchObject({
      line: 2,
      reason: "was written without AUDIT_KEY, unlike the line before it",
    });
  });

  test("is necessary for the verification", async () => {
    const file = newFile();
    await writeMessages(file, ["a"], KEY);
    expect((await verify(file)).problem?.reason).toBe("needs AUDIT_KEY, which is not set");
    expect((await verify(file, OTHER_KEY)).problem?.reason).toBe(
      "was changed after it was written, or has another AUDIT_KEY",
    );
  });
});
