import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaveWriter, type Writer, writersIn } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { acquireWriterLock, listWriters } from "./writer-lock.ts";

const lockedError = expect.objectContaining({ code: "store/locked" });

/** Reads field 22 of /proc/PID/stat independently of the code under test. */
function readStartTime(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, "").trim().split(" ")[19] ?? "";
}

async function exitedPid(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "exit");
  return child.pid ?? 0;
}

describe("folder of another writer", () => {
  const hasProc = existsSync("/proc/self/stat");
  const cases: [name: string, isAlive: boolean, writer: () => Writer | Promise<Writer>][] = [
    ["of a running process", true, () => ({ pid: process.pid, start: hasProc ? readStartTime(process.pid) : "" })],
    ["of a running process with an unknown start time", true, () => ({ pid: process.pid })],
    ["of a process that has ended", false, async () => ({ pid: await exitedPid() })],
    ["of another host", true, () => ({ host: "elsewhere.example.com", pid: 1, start: "1" })],
    [
      "of another host without a heartbeat for 31 seconds",
      false,
      () => ({ host: "elsewhere", pid: 1, silentMs: 31_000 }),
    ],
    ["of this host without a heartbeat for 31 seconds", true, () => ({ pid: process.pid, silentMs: 31_000 })],
    ["that is marked as abandoned", false, () => ({ pid: 0 })],
    ...(hasProc
      ? ([
          ["of an ended process whose pid was reused", false, () => ({ pid: process.pid, start: "1" })],
        ] satisfies typeof cases)
      : []),
  ];

  test.each(cases)("%s counts as alive: %s", async (_, isAlive, writer) => {
    const dir = temporaryFolder();
    const name = leaveWriter(dir, await writer());
    expect(await listWriters(dir)).toMatchObject([{ folder: join(dir, ".writers", name), isAlive }]);
    if (isAlive) {
      await expect(acquireWriterLock(dir, { lockTimeoutMs: 0 })).rejects.toEqual(lockedError);
      expect(writersIn(dir)).toEqual([name]);
    } else {
      const lock = await acquireWriterLock(dir, { lockTimeoutMs: 0 });
      expect(lock.abandonedFolders).toEqual([join(dir, ".writers", name)]);
      await lock.release(true);
    }
  });

  test("is named in the error with its process, host and last heartbeat", async () => {
    const dir = temporaryFolder();
    leaveWriter(dir, { host: "a.b_c-d", pid: 77, silentMs: 12_000 });
    await expect(acquireWriterLock(dir, { lockTimeoutMs: 0 })).rejects.toThrow(
      `Process 77 on a.b_c-d is writing to ${dir}. It gave a sign of life 12 seconds ago. After 30 seconds without one, it counts as dead: try again then, or wait with --lock-timeout 35.`,
    );
  });
});

test("listWriters ignores other files", async () => {
  const dir = temporaryFolder();
  expect(await listWriters(dir)).toEqual([]);
  mkdirSync(join(dir, ".writers"));
  writeFileSync(join(dir, ".writers/.DS_Store"), "");
  expect(await listWriters(dir)).toEqual([]);
});

test("release removes the folder, or marks it as abandoned if the commit is not complete", async () => {
  const dir = temporaryFolder();
  await (await acquireWriterLock(dir, { lockTimeoutMs: 0 })).release(true);
  expect(writersIn(dir)).toEqual([]);
  const lock = await acquireWriterLock(dir, { lockTimeoutMs: 0 });
  writeFileSync(join(lock.folder, "0.json"), "staged");
  await lock.release(false);
  expect(await listWriters(dir)).toMatchObject([{ folder: expect.any(String), isAlive: false }]);
});

describe("heartbeat", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test("renews the modification time of the folder until the release", async () => {
    const dir = temporaryFolder();
    const lock = await acquireWriterLock(dir, { lockTimeoutMs: 0 });
    const silenceFor = (ms: number) => {
      const seconds = (Date.now() - ms) / 1000;
      utimesSync(lock.folder, seconds, seconds);
    };
    silenceFor(20_000);
    vi.advanceTimersByTime(5_000);
    expect((await listWriters(dir))[0]?.silentMs).toBeLessThan(15_000);
    await lock.release(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("does not fail when another writer has removed the folder", async () => {
    const lock = await acquireWriterLock(temporaryFolder(), { lockTimeoutMs: 0 });
    rmSync(lock.folder, { recursive: true });
    vi.advanceTimersByTime(20_000);
    await lock.release(true);
  });
});

test("stops waiting when the signal is aborted", async () => {
  const dir = temporaryFolder();
  const name = leaveWriter(dir, { pid: process.pid });
  const interruption = new AbortController();
  const waiting = acquireWriterLock(dir, { lockTimeoutMs: 600_000, signal: interruption.signal });
  interruption.abort(new DOMException("SIGINT", "AbortError"));
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  expect(writersIn(dir)).toEqual([name]);
});

test("keeps the folder of the writers out of version control", async () => {
  const dir = temporaryFolder();
  await (await acquireWriterLock(dir, { lockTimeoutMs: 0 })).release(true);
  expect(readFileSync(join(dir, ".writers/.gitignore"), "utf8")).toBe("*\n");
});

test("gives the lock to concurrent writers one at a time", async () => {
  const dir = temporaryFolder();
  let holders = 0;
  const holderCounts = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const lock = await acquireWriterLock(dir, { lockTimeoutMs: 30_000 });
      holders += 1;
      const count = holders;
      await new Promise(setImmediate);
      holders -= 1;
      await lock.release(true);
      return count;
    }),
  );
  expect(holderCounts).toEqual([1, 1, 1, 1, 1, 1]);
});

test("release removes the folder of a new store without content", async () => {
  const dir = join(temporaryFolder(), "typo");
  const lock = await acquireWriterLock(dir, { lockTimeoutMs: 0 });
  await lock.release(true);
  expect(existsSync(dir)).toBe(false);
});

test.each([
  ["content", (dir: string) => writeFileSync(join(dir, "site.json"), "{}")],
  ["another writer", (dir: string) => leaveWriter(dir, { pid: process.pid })],
])("release keeps the folder of a new store with %s", async (_, add) => {
  const dir = join(temporaryFolder(), "new");
  const lock = await acquireWriterLock(dir, { lockTimeoutMs: 0 });
  add(dir);
  await lock.release(true);
  expect(readFileSync(join(dir, ".writers/.gitignore"), "utf8")).toBe("*\n");
});
