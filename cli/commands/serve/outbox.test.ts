import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { entryOf, idOf } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

let cwd: string;
const dir = () => join(cwd, "outbox");
const cli = (...argv: string[]) => runProgram(["outbox", ...argv], { cwd, env: { OUTBOX_DIR: "outbox" } });

const [WAITING, TRIED, FAILED, HELD, SENT] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string];

beforeEach(async () => {
  cwd = temporaryFolder();
  const outbox = await openFileOutbox({ dir: dir() });
  const failure = { attempts: 3, lastError: "The mail server refused the message (554)" };
  await outbox.enqueue(entryOf(1));
  await outbox.enqueue(entryOf(2, { ...failure, dueAt: "2099-01-05T12:34:56.000Z" }));
  await outbox.enqueue(entryOf(4), "held");
  const over: [number, "sent" | "failed", Partial<OutboxEntry>][] = [
    [3, "failed", failure],
    [5, "sent", { attempts: 1, sentAt: "2026-01-05T12:01:00.000Z" }],
  ];
  for (const [n, state, more] of over) {
    await outbox.enqueue(entryOf(n));
    const claim = await outbox.claim(idOf(n), 1000);
    await claim?.finish(state, entryOf(n, more));
  }
});

test("list shows what is not over, oldest first, and counts the rest", async () => {
  const { exitCode, stdout, stderr } = await cli("list");
  expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/^Next: agency outbox retry/)]);
  const rows = stdout.split("\n").map((row) => row.trim().split(/ {2,}/));
  expect(rows).toEqual([
    ["Id", "State", "Received", "From", "For", "Tries", "Next", "Last error"],
    [WAITING, "new", "2026-01-05 12:00", "Ann Lee", "Farm", "0", "now"],
    [TRIED, "new", "2026-01-05 12:00", "Ann Lee", "Farm", "3", "2099-01-05 12:34", expect.stringMatching(/\(554\)$/)],
    [FAILED, "failed", "2026-01-05 12:00", "Ann Lee", "Farm", "3", expect.stringMatching(/\(554\)$/)],
    [HELD, "held", "2026-01-05 12:00", "Ann Lee", "Farm", "0"],
    [""],
    ["2 waiting, 1 failed, 1 held, 1 sent."],
    [""],
  ]);
});

test("list shows one state, and all as JSON", async () => {
  const { stdout } = await cli("list", "--state", "sent", "--format", "json");
  expect(JSON.parse(stdout)).toEqual({
    counts: { new: 2, failed: 1, held: 1, sent: 1 },
    entries: [expect.objectContaining({ id: SENT, state: "sent", attempts: 1 })],
  });
  expect((await cli("list", "--state", "lost")).exitCode).toBe(2);
});

test("an outbox that is empty, or not there yet, has nothing to show", async () => {
  rmSync(dir(), { recursive: true });
  expect(await cli("list")).toEqual({ exitCode: 0, stdout: "0 waiting, 0 failed, 0 held, 0 sent.\n", stderr: "" });
});

test("show tells all of a request", async () => {
  const { exitCode, stdout } = await cli("show", FAILED);
  expect(exitCode).toBe(0);
  for (const part of [FAILED, "failed", "Ann", "ann.lee@example.com", "Request 3", "refused the message (554)"]) {
    expect(stdout).toContain(part);
  }
  expect(stdout).not.toContain("undefined");
  expect(JSON.parse((await cli("show", FAILED, "--format", "json")).stdout)).toMatchObject({ id: FAILED, attempts: 3 });
});

test("retry lets requests wait again, whatever became of them but being sent", async () => {
  const { exitCode, stdout } = await cli("retry", TRIED, HELD, SENT);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`${TRIED}  waits for delivery\n${HELD}  waits for delivery\n${SENT}  was sent already\n`);
  expect((await cli("retry", "--failed")).stdout).toBe(`${FAILED}  waits for delivery\n`);
  expect((await cli("retry", "--failed")).stdout).toBe("Nothing has failed.\n");
  const { entries } = JSON.parse((await cli("list", "--format", "json")).stdout);
  expect(entries.map(({ id, state, dueAt }: Record<string, string>) => [id, state, dueAt])).toEqual(
    [WAITING, TRIED, FAILED, HELD].map((id) => [id, "new", undefined]),
  );
});

test.each([
  [["show", "nothing"], /There is no quote request "nothing"/],
  [["show", "../sent/x"], /outbox\/unknown/],
  [["retry", WAITING, "nothing"], /There is no quote request "nothing"/],
  [["retry"], /Name the requests to send again, or give --failed\./],
  [["show"], /missing required argument 'id'/],
])("outbox %j is refused", async (argv, said) => {
  const { exitCode, stdout, stderr } = await cli(...argv);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(said);
});

test("a setting that cannot be used is named, with all others", async () => {
  const { exitCode, stderr } = await runProgram(["outbox", "list"], { cwd, env: { PORT: "x", QUOTE_LIMIT: "0" } });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/PORT must be .* QUOTE_LIMIT must be /);
});

test("an outbox that cannot be read ends with 5", async () => {
  rmSync(dir(), { recursive: true });
  const { exitCode, stderr } = await runProgram(["outbox", "list"], { cwd, env: { OUTBOX_DIR: "/dev/null/outbox" } });
  expect(exitCode).toBe(5);
  expect(stderr).not.toMatch(/\n\s+at /);
});
