import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createFileMailer } from "#api/quotes/mail/file-mailer.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { countByState, mustLease, outboxIn } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

let cwd: string;
let outbox: Outbox;
const ENV = { USER: "clerk" };
const runOutbox = (argv: string[], env: Record<string, string> = {}) =>
  runProgram(["outbox", ...argv], { cwd, env: { ...ENV, ...env } });

const bob = sampleEntry(2);
const bobsEntry = {
  ...bob,
  request: { ...bob.request, firstName: "Bob", email: "bob@example.com", phone: "515-555-0143" },
};

beforeEach(async () => {
  cwd = temporaryFolder();
  outbox = outboxIn(join(cwd, "var/agency.db"));
  const mailer = createFileMailer({ dir: join(cwd, "var/eml") });
  await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
  await outbox.enqueue(bobsEntry);
  await outbox.enqueue(sampleEntry(3));
  await (await mustLease(outbox, sampleId(3))).complete("sent", sampleEntry(3, { sentAt: "2026-01-05T12:01:00.000Z" }));
  const { messageId } = sampleEntry(3);
  await mailer.send({ ...testMail, messageId, text: "From Ann Lee, ann.lee@example.com" });
  await mailer.send({ ...testMail, messageId: "<0-alert@agency.example>", text: "Failed: ann.lee@example.com" });
});

/** Returns everything below a folder, names included. */
function dump(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/-(?:reserve|shm)$/.test(file.name))
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), "latin1")}`)
    .join("\n");
}

test("outbox find lists the requests and files of a person", async () => {
  const { exitCode, stdout } = await runOutbox(["find", "Ann.Lee@Example.com"]);
  expect(exitCode).toBe(0);
  for (const part of [sampleId(1), "Farm (webhook)", sampleId(3), "sent", "eml/0-alert.eml"])
    expect(stdout).toContain(part);
  expect(stdout).not.toContain("Bob");
  const json = JSON.parse((await runOutbox(["find", "ann.lee@example.com", "--format", "json"])).stdout);
  expect(json.entries).toHaveLength(3);
  expect(json.copies.sort()).toEqual([`eml/${sampleId(3)}.eml`, "eml/0-alert.eml"].sort());
  expect((await runOutbox(["find", "nobody@example.com"])).stdout).toBe("Nothing is stored about this person.\n");
  expect((await runOutbox(["find", "nobody"])).exitCode).toBe(2);
});

describe("outbox export", () => {
  /** Returns the messages of the rows. */
  const messages = (csv: string) => csv.match(/Request \d/g) ?? [];

  test("prints requests as CSV, all or those of a person, a state or a time", async () => {
    const all = await runOutbox(["export"]);
    expect(all.exitCode).toBe(0);
    expect(all.stdout).toMatch(/^\ufeffReference,Received,Kind,State,/);
    expect(messages(all.stdout)).toEqual(["Request 1", "Request 2", "Request 3"]);
    expect(messages((await runOutbox(["export", "ANN.LEE@example.com"])).stdout)).toEqual(["Request 1", "Request 3"]);
    expect(messages((await runOutbox(["export", "--state", "sent"])).stdout)).toEqual(["Request 3"]);
    expect(messages((await runOutbox(["export", "--since", "2026-01-05"])).stdout)).toHaveLength(3);
    expect(messages((await runOutbox(["export", "--since", "2026-01-06"])).stdout)).toEqual([]);
    expect((await runOutbox(["export", "--since", "yesterday"])).exitCode).toBe(2);
  });

  test("prints complete entries as JSON", async () => {
    const { stdout } = await runOutbox(["export", "ann.lee@example.com", "--format", "json"]);
    const { entries } = JSON.parse(stdout);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ ...JSON.parse(JSON.stringify(sampleEntry(1))), state: "new" });
    expect(entries[0].notes).toBeUndefined();
    const note = { by: "Ada", account: "ada", at: "2026-01-06T00:00:00.000Z", text: "Left voicemail." };
    await outbox.addNote(sampleId(1), note);
    const again = JSON.parse((await runOutbox(["export", "ann.lee@example.com", "--format", "json"])).stdout);
    expect(again.entries[0].notes).toMatchObject([note]);
  });

  test("writes a file that only its owner may read, with a byte order mark", async () => {
    expect(await runOutbox(["export", "--out", "leads.csv"])).toMatchObject({
      exitCode: 0,
      stdout: "Wrote leads.csv.\n",
    });
    const path = join(cwd, "leads.csv");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "utf8")).toMatch(/^\ufeffReference,.*\r\n/);
    expect((await runOutbox(["export"])).stdout).toBe(readFileSync(path, "utf8"));
  });

  test("shows no control characters in a terminal", async () => {
    const message = "One\rtwo\u202e";
    await outbox.enqueue({ ...bobsEntry, id: sampleId(4), request: { ...bobsEntry.request, message } });
    const { stdout } = await runProgram(["outbox", "export"], { cwd, env: ENV, isTTY: true });
    expect(stdout).toMatch(/^Reference,Received,/);
    expect(stdout).toContain("One\\u000dtwo\\u202e");
    expect((await runOutbox(["export"])).stdout).toContain(message);
  });

  test("explains how to write a file elsewhere if the owner of the outbox may not", async () => {
    const { exitCode, stderr } = await runOutbox(["export", "--out", "/dev/null/leads.csv"]);
    expect(exitCode).toBe(5);
    expect(stderr).toContain("agency outbox export > /dev/null/leads.csv");
  });
});

describe("outbox forget", () => {
  test("removes every trace of a person below var/, and records it without personal data", async () => {
    expect(dump(join(cwd, "var"))).toMatch(/ann\.lee/i);
    const { exitCode, stdout } = await runOutbox(["forget", "ann.lee@example.com"]);
    expect([exitCode, stdout]).toEqual([0, "Removed 3 entries and 2 other files.\n"]);
    const audit = await runProgram(["audit", "list", "--format", "json"], { cwd, env: ENV });
    expect(JSON.parse(audit.stdout).entries).toMatchObject([
      { event: "outbox-forget", outcome: "started", by: "clerk" },
      { event: "outbox-forget", outcome: "done", by: "clerk", message: "3 entries, 2 other files" },
    ]);
    const left = dump(join(cwd, "var"));
    expect(left).not.toMatch(/ann\.lee|"Ann"/i);
    for (const n of [1, 3]) expect(left).not.toContain(sampleId(n));
    expect(await outbox.find(sampleId(2))).toEqual({ state: "new", entry: bobsEntry });
  });

  const listStored = async () => [await outbox.listIds(), readdirSync(join(cwd, "var/eml"))];

  test("only lists what it would remove with --dry-run", async () => {
    const before = await listStored();
    const { exitCode, stdout } = await runOutbox(["forget", "ann.lee@example.com", "--dry-run"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(sampleId(3));
    expect(await listStored()).toEqual(before);
  });

  test("removes nothing if it cannot be recorded", async () => {
    const before = await listStored();
    await runOutbox(["forget", "nobody@example.com"], { AUDIT_KEY: "a key that is long enough for it" });
    const { exitCode, stderr } = await runOutbox(["forget", "ann.lee@example.com"]);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining("AUDIT_KEY")]);
    expect(await listStored()).toEqual(before);
  });

  test("keeps data of others that mentions the person, unless --force is given", async () => {
    const mention = {
      ...bobsEntry,
      id: sampleId(4),
      request: { ...bobsEntry.request, message: "ann.lee@example.com" },
    };
    await outbox.enqueue(mention);
    const { exitCode, stdout } = await runOutbox(["forget", "ann.lee@example.com"]);
    expect(exitCode).toBe(4);
    expect(stdout).toMatch(/0{23}4 also has data of other people\..* --force/);
    expect((await runOutbox(["forget", "ann.lee@example.com", "--force"])).exitCode).toBe(0);
    expect(await outbox.listIds({ states: ["new"] })).toEqual([sampleId(2)]);
  });
});

test("outbox purge removes old sent requests, and requires RETENTION_DAYS", async () => {
  expect(await runOutbox(["purge"])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("RETENTION_DAYS must be set"),
  });
  const { exitCode, stdout } = await runOutbox(["purge"], { RETENTION_DAYS: "30" });
  expect([exitCode, stdout]).toEqual([0, "Removed 1 sent entry and 0 files older than 30 days.\n"]);
  expect(await countByState(outbox)).toMatchObject({ new: 3, sent: 0 });
});

test("outbox purge --state held removes likely spam of an age, and nothing else", async () => {
  await outbox.enqueue(sampleEntry(4, { quarantineReason: "honeypot" }), { state: "held" });
  const recent = { quarantineReason: "limit", receivedAt: new Date().toISOString() };
  await outbox.enqueue(sampleEntry(5, recent), { state: "held" });
  const { exitCode, stdout } = await runOutbox(["purge", "--state", "held", "--older-than", "30"]);
  expect([exitCode, stdout]).toEqual([0, "Removed 1 held request older than 30 days.\n"]);
  expect(await outbox.listIds({ states: ["held"] })).toEqual([sampleId(5)]);
  expect(await countByState(outbox)).toMatchObject({ new: 3, sent: 1, held: 1 });
});
