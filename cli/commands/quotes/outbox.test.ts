import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type FinalState, OUTBOX_STATE, type RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease, outboxIn } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

let cwd: string;
const database = () => join(cwd, "var/agency.db");
const runOutbox = (...argv: string[]) => runProgram(["outbox", ...argv], { cwd, env: {} });

const [DUE, RESCHEDULED, FAILED, QUARANTINED, SENT] = [1, 2, 3, 4, 5].map(sampleId) as [
  string,
  string,
  string,
  string,
  string,
];

beforeEach(async () => {
  cwd = temporaryFolder();
  const outbox = outboxIn(database());
  const failure = { attempts: 3, lastError: "The mail server refused the message (554)" };
  await outbox.enqueue(sampleEntry(1));
  await outbox.enqueue(sampleEntry(2, { ...failure, dueAt: "2099-01-05T12:34:56.000Z" }));
  await outbox.enqueue(sampleEntry(4), { state: OUTBOX_STATE.quarantined });
  const completed: [number, FinalState, Partial<RequestEntry>][] = [
    [3, "failed", failure],
    [5, "sent", { attempts: 1, sentAt: "2026-01-05T12:01:00.000Z" }],
  ];
  for (const [n, state, changes] of completed) {
    await outbox.enqueue(sampleEntry(n));
    await (await mustLease(outbox, sampleId(n))).complete(state, sampleEntry(n, changes));
  }
});

describe("outbox list", () => {
  test("shows unsent requests, oldest first, and the number in each state", async () => {
    const { exitCode, stdout, stderr } = await runOutbox("list");
    expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/^Next: `agency outbox show/)]);
    const rows = stdout.split("\n").map((row) => row.trim().split(/ {2,}/));
    const error = expect.stringMatching(/\(554\)$/);
    expect(rows).toEqual([
      ["ID", "State", "Received", "From", "For", "Attempts", "Next", "Last error"],
      [DUE, "new", "2026-01-05 12:00", "Ann Lee", "Farm", "0", "now"],
      [RESCHEDULED, "new", "2026-01-05 12:00", "Ann Lee", "Farm", "3", "2099-01-05 12:34", error],
      [FAILED, "failed", "2026-01-05 12:00", "Ann Lee", "Farm", "3", error],
      [QUARANTINED, "held", "2026-01-05 12:00", "Ann Lee", "Farm", "0"],
      [""],
      ["2 new, 1 sent, 1 failed, 1 held"],
      [""],
    ]);
  });

  test("shows one state as JSON, and rejects an unknown state", async () => {
    const { stdout } = await runOutbox("list", "--state", "sent", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({
      success: true,
      counts: { new: 2, failed: 1, held: 1, sent: 1 },
      entries: [expect.objectContaining({ id: SENT, state: "sent", attempts: 1 })],
    });
    expect((await runOutbox("list", "--state", "lost")).exitCode).toBe(2);
  });

  test("shows only the numbers if the outbox is empty or does not exist yet", async () => {
    rmSync(join(cwd, "var"), { recursive: true });
    const stdout = "0 new, 0 sent, 0 failed, 0 held\n";
    expect(await runOutbox("list")).toEqual({ exitCode: 0, stdout, stderr: "" });
  });

  test("reports all invalid settings", async () => {
    const { exitCode, stderr } = await runProgram(["outbox", "list"], { cwd, env: { PORT: "x", QUOTE_LIMIT: "0" } });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/PORT must be .* QUOTE_LIMIT must be /);
  });

  test("exits with 5 and without a stack trace if the outbox cannot be read", async () => {
    const { exitCode, stderr } = await runProgram(["outbox", "list"], {
      cwd,
      env: { DATABASE_URL: "file:/dev/null/agency.db" },
    });
    expect(exitCode).toBe(5);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

test("outbox show prints the complete request", async () => {
  const { exitCode, stdout } = await runOutbox("show", FAILED);
  expect(exitCode).toBe(0);
  for (const part of [FAILED, "failed", "Ann", "ann.lee@example.com", "Request 3", "refused the message (554)"]) {
    expect(stdout).toContain(part);
  }
  expect(stdout).not.toContain("undefined");
  const json = (await runOutbox("show", FAILED, "--format", "json")).stdout;
  expect(JSON.parse(json)).toMatchObject({ id: FAILED, attempts: 3 });
});

test("outbox show finds a request by its reference, and prints the subject and the answers", async () => {
  const id = `7f3a29c1${sampleId(1).slice(8)}`;
  const about = { id: "boat", title: "Boat & Watercraft" };
  const details = [{ id: "renewal", label: "Renewal date", value: "2026-12-01" }];
  const outbox = outboxIn(database());
  const { request } = sampleEntry(1);
  await outbox.enqueue(sampleEntry(1, { id, request: { ...request, about, details } }));
  const { exitCode, stdout } = await runOutbox("show", "7f3a-29C1");
  expect(exitCode).toBe(0);
  for (const part of [id, "7F3A-29C1", "Boat & Watercraft", "Renewal date  2026-12-01"]) expect(stdout).toContain(part);
  expect((await runOutbox("retry", "7F3A-29C1")).stdout).toBe(`${id}  queued for delivery\n`);
});

test("outbox commands do not choose between requests with the same reference", async () => {
  const { exitCode, stderr } = await runOutbox("show", "0000-0000");
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Several quote requests have the reference 0000-0000");
});

test("outbox retry queues requests in every state except sent", async () => {
  const { exitCode, stdout } = await runOutbox("retry", RESCHEDULED, QUARANTINED, SENT);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(
    [
      `${RESCHEDULED}  queued for delivery\n`,
      `${QUARANTINED}  queued for delivery\n`,
      `${SENT}  not queued: already sent, or being sent now\n`,
    ].join(""),
  );
  expect((await runOutbox("retry", "--failed")).stdout).toBe(`${FAILED}  queued for delivery\n`);
  expect((await runOutbox("retry", "--failed")).stdout).toBe("No failed requests.\n");
  const { entries } = JSON.parse((await runOutbox("list", "--format", "json")).stdout);
  expect(entries.map(({ id, state, dueAt }: Record<string, string>) => [id, state, dueAt])).toEqual(
    [DUE, RESCHEDULED, FAILED, QUARANTINED].map((id) => [id, "new", undefined]),
  );
});

test("outbox retry sends a request again that was sent, with --resend", async () => {
  expect((await runOutbox("retry", SENT, "--resend")).stdout).toBe(`${SENT}  queued for delivery\n`);
  expect((await runOutbox("show", SENT)).stdout).toMatch(/state +new\n/);
});

test.each([
  [["show", "nothing"], /No quote request has the ID "nothing"/],
  [["show", "../sent/x"], /outbox\/unknown/],
  [["retry", DUE, "nothing"], /No quote request has the ID "nothing"/],
  [["retry"], /Give the IDs of the requests to send again, or use --failed\./],
  [["show"], /missing required argument 'id'/],
])("outbox %j is rejected with exit code 2", async (argv, message) => {
  const { exitCode, stdout, stderr } = await runOutbox(...argv);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(message);
});
