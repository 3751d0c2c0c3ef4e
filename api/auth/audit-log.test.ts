import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type AuditEntry, createFileAuditLog } from "./audit-log.ts";

const ENTRY: AuditEntry = {
  time: "2026-11-20T12:00:00.000Z",
  event: "import",
  outcome: "done",
  by: "Ada",
  address: "203.0.113.7",
  requestId: "1",
  revision: 2,
  pages: ["about"],
  message: "Spring",
};

const readLines = (file: string) => readFileSync(file, "utf8").split("\n").slice(0, -1);

test("writes each entry as a line of JSON, in a file that only its owner can read", async () => {
  const file = join(temporaryFolder(), "var/log/audit.jsonl");
  const { write } = createFileAuditLog({ file });
  await write(ENTRY);
  await write({ ...ENTRY, event: "sign-out", revision: undefined });
  const [first = "", second = ""] = readLines(file);
  expect(JSON.parse(first)).toEqual(ENTRY);
  expect(JSON.parse(second)).toMatchObject({ event: "sign-out", by: "Ada" });
  expect([statSync(file).mode & 0o777, statSync(join(file, "..")).mode & 0o777]).toEqual([0o600, 0o700]);
});

test("writes concurrent entries as separate lines, whatever they contain", async () => {
  const file = join(temporaryFolder(), "audit.jsonl");
  const { write } = createFileAuditLog({ file });
  const messages = Array.from(
    { length: 50 },
    (_, index) => `${index}\n{"event":"sign-in"}\r\n\u2028${"x".repeat(5000)}`,
  );
  await Promise.all(messages.map((message) => write({ ...ENTRY, message })));
  const lines = readLines(file);
  expect(lines.map((line) => JSON.parse(line).message).sort()).toEqual(messages.sort());
});

test("appends to an existing file, and starts a new one after log rotation", async () => {
  const file = join(temporaryFolder(), "audit.jsonl");
  writeFileSync(file, "before\n");
  const { write } = createFileAuditLog({ file });
  await write(ENTRY);
  expect(readLines(file)[0]).toBe("before");
  renameSync(file, `${file}.1`);
  await write(ENTRY);
  expect([readLines(`${file}.1`).length, readLines(file).length]).toEqual([2, 1]);
});

test("rejects if the entry cannot be written", async () => {
  const file = join(temporaryFolder(), "audit.jsonl");
  mkdirSync(file);
  await expect(createFileAuditLog({ file }).write(ENTRY)).rejects.toThrow("EISDIR");
});
