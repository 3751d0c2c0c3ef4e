import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { LONGEST_LEASE_MS, OutboxLifecycle } from "#tests/support/outbox/outbox-lifecycle.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { OUTBOX_STATE, type Outbox, OutboxError } from "../outbox.ts";
import { openFileOutbox } from "./file-outbox.ts";

/** Fake disk between the outbox and the real one. */
const disk = vi.hoisted(() => ({
  callCount: 0,
  /** Names of the calls that change the disk. */
  calls: [] as string[],
  /** Returns the error of a call, by its name and its number from 1, or undefined for a call that succeeds. */
  injectFault: (_name: string, _callNumber: number): Error | undefined => undefined,
  /** Delays the result of reading a file or a directory. */
  afterReading: async (_path: string): Promise<void> => undefined,
  /** @throws the injected error of the call */
  recordCall(name: string): void {
    disk.callCount += 1;
    disk.calls.push(name);
    const fault = disk.injectFault(name, disk.callCount);
    if (fault !== undefined) throw fault;
  },
  faulty:
    <Args extends unknown[], Result>(name: string, call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      disk.recordCall(name);
      return call(...args);
    },
}));

vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs/promises")>();
  const delayed =
    <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const result = await read(...args);
      await disk.afterReading(String(args[0]));
      return result;
    };
  return {
    ...real,
    readdir: delayed(real.readdir),
    readFile: delayed(real.readFile),
    mkdir: disk.faulty("mkdir", real.mkdir),
    rename: disk.faulty("rename", real.rename),
    rm: disk.faulty("rm", real.rm),
  };
});

vi.mock("#content/platform/fsync.ts", async (importOriginal) => {
  const real = await importOriginal<typeof import("#content/platform/fsync.ts")>();
  return {
    ...real,
    async writeDurably(...[files, mode]: Parameters<typeof real.writeDurably>) {
      for (const { file, content } of files) {
        try {
          disk.recordCall("write");
        } catch (fault) {
          await real.writeDurably([{ file, content: content.slice(0, 30) }], mode);
          throw fault;
        }
        await real.writeDurably([{ file, content }], mode);
      }
    },
    syncFolder: disk.faulty("sync", real.syncFolder),
  };
});

beforeEach(() => {
  disk.callCount = 0;
  disk.injectFault = () => undefined;
  disk.afterReading = async () => undefined;
});

/** Renames the files that this process owns, so that they look like those of a dead process. */
function simulateProcessDeath(dir: string): void {
  for (const directory of ["sending", "tmp"]) {
    for (const name of readdirSync(join(dir, directory))) {
      const orphaned = name.replace(new RegExp(`\\.${process.pid}\\.\\d*\\.`), ".0..");
      renameSync(join(dir, directory, name), join(dir, directory, orphaned));
    }
  }
}

const createFileError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

function openTestOutbox(): Promise<Outbox> {
  return openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
}

/** Runs the lifecycle of an outbox on a disk with faults. */
async function runLifecycle(injectFault: typeof disk.injectFault) {
  const dir = join(temporaryFolder(), "outbox");
  disk.injectFault = () => undefined;
  const outbox = await openFileOutbox({ dir });
  disk.callCount = 0;
  disk.injectFault = injectFault;
  const lifecycle = new OutboxLifecycle();
  await lifecycle.run(outbox);
  const { callCount } = disk;
  disk.injectFault = () => undefined;
  return { dir, outbox, lifecycle, callCount };
}

/** Verifies the outbox in this process and in a later one, and that only the files of sent entries are left. */
async function verify(dir: string, lifecycle: OutboxLifecycle, outbox: Outbox): Promise<void> {
  await lifecycle.deliverAllAndVerify(outbox);
  simulateProcessDeath(dir);
  await lifecycle.deliverAllAndVerify(await openFileOutbox({ dir }));
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("/"));
  const sentFiles = [...lifecycle.deliveryCounts.keys()].sort().map((n) => `sent/${sampleId(n)}.json`);
  expect(files.sort()).toEqual(sentFiles);
}

/** Returns the number of calls that the lifecycle makes without faults. */
async function countCalls(): Promise<number> {
  const { dir, outbox, lifecycle, callCount } = await runLifecycle(() => undefined);
  expect(lifecycle.errors).toEqual([]);
  await verify(dir, lifecycle, outbox);
  lifecycle.verifyDeliveredOnce();
  expect(callCount).toBeGreaterThan(40);
  return callCount;
}

test("loses nothing if the process dies at any call, and repeats only the message that was being sent", {
  timeout: 120_000,
}, async () => {
  const repeated = new Set<number>();
  for (const first of faultInstants(await countCalls())) {
    const { dir, lifecycle } = await runLifecycle((_, call) => (call >= first ? new Error("dead") : undefined));
    const completed = new Set(lifecycle.completed);
    simulateProcessDeath(dir);
    await verify(dir, lifecycle, await openFileOutbox({ dir }));
    for (const [n, count] of lifecycle.deliveryCounts) {
      if (count > 1) repeated.add(n);
      expect(count).toBeLessThanOrEqual(completed.has(n) ? 1 : 2);
    }
  }
  expect(repeated.size).toBeGreaterThan(0);
});

test("stores an entry with its follow-ups or none of them, if the process dies at any call", async () => {
  const webhook = sampleFollowUp(1, "webhook");
  let first = 0;
  for (let isStored = false; !isStored; ) {
    first += 1;
    const dir = join(temporaryFolder(), "outbox");
    disk.injectFault = () => undefined;
    const outbox = await openFileOutbox({ dir });
    disk.callCount = 0;
    disk.injectFault = (_, call) => (call >= first ? new Error("dead") : undefined);
    isStored = await outbox.enqueue(sampleEntry(1), { followUps: [webhook] }).then(
      () => true,
      () => false,
    );
    disk.injectFault = () => undefined;
    simulateProcessDeath(dir);
    const found = await (await openFileOutbox({ dir })).listIds("new");
    expect([[], [sampleId(1), webhook.id]]).toContainEqual(found);
    if (isStored) expect(found).toHaveLength(2);
  }
  expect(first).toBeGreaterThan(3);
});

describe("copies of an entry that a crash has left", () => {
  const copies: [...stale: string[], latest: string][] = [
    [`new/${sampleId(1)}.json`, `sent/${sampleId(1)}.json`],
    [`new/${sampleId(1)}+0.x.jsonl`, `new/${sampleId(1)}+0.y.jsonl`, `failed/${sampleId(1)}.json`],
    [`held/${sampleId(1)}.json`, `new/${sampleId(1)}.json`, `failed/${sampleId(1)}.json`],
  ];

  test.each(copies)("are all removed, and none is sent if the process dies at any call: %s, %s", async (...paths) => {
    let first = 0;
    for (let isRemoved = false; !isRemoved; ) {
      first += 1;
      const dir = join(temporaryFolder(), "outbox");
      disk.injectFault = () => undefined;
      const outbox = await openFileOutbox({ dir });
      const latestState = paths.at(-1)?.split("/")[0];
      for (const path of paths) writeFileSync(join(dir, path), `${JSON.stringify(sampleEntry(1))}\n`);
      disk.callCount = 0;
      disk.injectFault = (_, call) => (call >= first ? new Error("dead") : undefined);
      isRemoved = await outbox.remove(sampleId(1)).catch(() => false);
      disk.injectFault = () => undefined;
      simulateProcessDeath(dir);
      const later = await openFileOutbox({ dir });
      if (isRemoved) expect(await later.find(sampleId(1))).toBeUndefined();
      // The copy that counts is still there, or the entry is gone. A stale copy that becomes deliverable would be sent again.
      expect(await later.acquire(sampleId(1), 1)).toBeUndefined();
      expect([latestState, undefined]).toContain((await later.find(sampleId(1)))?.state);
      await later.remove(sampleId(1));
      expect(await later.find(sampleId(1))).toBeUndefined();
    }
    expect(first).toBeGreaterThan(2);
  });
});

describe("disk that fails", () => {
  type IsFaulty = (name: string, call: number, first: number) => boolean;
  const faults: [name: string, offset: number, code: string, isFaulty: IsFaulty][] = [
    ["at any one call", 0, "EIO", (_, call, first) => call === first],
    ["at all writes from any call on", 1, "ENOSPC", (name, call, first) => call >= first && /mkdir|write/.test(name)],
    ["at all calls from any call on", 2, "EIO", (_, call, first) => call >= first],
  ];

  test.each(faults)(
    "loses no accepted entry and sends none twice if it fails %s",
    { timeout: 120_000 },
    async (_, offset, code, isFaulty) => {
      let rejectedCount = 0;
      vi.useFakeTimers({ toFake: ["Date", "performance"] });
      onTestFinished(() => void vi.useRealTimers());
      for (const first of faultInstants(await countCalls(), offset)) {
        const { dir, outbox, lifecycle } = await runLifecycle((name, call) =>
          isFaulty(name, call, first) ? createFileError(code, name) : undefined,
        );
        rejectedCount += lifecycle.rejected.size;
        // If files cannot be removed either, a rejected entry may be on the disk. `enqueue` then returns it later.
        const canRemove = !isFaulty("rm", first + 1, first);
        if (canRemove) expect(readdirSync(join(dir, "tmp"))).toEqual([]);
        for (const n of canRemove ? lifecycle.rejected : []) {
          expect([n, await outbox.find(sampleId(n))]).toEqual([n, undefined]);
        }
        await lifecycle.repeatFailedLeaseEnds();
        // Entries that could not be put back become deliverable when their leases expire.
        vi.advanceTimersByTime(LONGEST_LEASE_MS);
        await lifecycle.enqueue(outbox, lifecycle.rejected);
        await verify(dir, lifecycle, outbox);
        lifecycle.verifyDeliveredOnce();
      }
      expect(rejectedCount).toBeGreaterThan(0);
    },
  );

  test("causes an OutboxError with the next step", async () => {
    const dir = join(temporaryFolder(), "outbox");
    const outbox = await openFileOutbox({ dir });
    for (const [code, advice] of [
      ["ENOSPC", "Free space on its disk."],
      ["EROFS", "Give the server read and write permission."],
      ["EIO", "Check its disk."],
    ] as const) {
      disk.injectFault = (name) => createFileError(code, name);
      for (const task of [
        () => outbox.enqueue(sampleEntry(1)),
        () => outbox.healthCheck(),
        () => openFileOutbox({ dir }),
      ]) {
        const cause = await task().catch((error: unknown) => error);
        expect(cause).toBeInstanceOf(OutboxError);
        expect(cause).toMatchObject({ message: `The outbox "${dir}" cannot be read or written: ${code}. ${advice}` });
      }
      disk.injectFault = () => undefined;
      await outbox.healthCheck();
    }
    expect(await outbox.enqueue(sampleEntry(1))).toEqual({ state: "new", entry: sampleEntry(1) });
  });

  test("fails the health check if the disk is full", async () => {
    const outbox = await openTestOutbox();
    disk.injectFault = (name) => (name === "write" ? createFileError("ENOSPC", name) : undefined);
    await expect(outbox.healthCheck()).rejects.toThrow("Free space on its disk.");
  });

  test("leaves the entry in its state after a failed retry, which can be repeated", async () => {
    const outbox = await openTestOutbox();
    await outbox.enqueue(sampleEntry(1), { state: OUTBOX_STATE.quarantined });
    disk.injectFault = (name) => (name === "write" ? createFileError("ENOSPC", name) : undefined);
    await expect(outbox.retry(sampleId(1))).rejects.toThrow(OutboxError);
    disk.injectFault = () => undefined;
    expect(await outbox.counts()).toMatchObject({ new: 0, held: 1 });
    expect(await outbox.retry(sampleId(1))).toBe(true);
  });
});

describe("order of disk calls", () => {
  /** Runs a task, and returns the names of its disk calls. */
  async function recordCalls<T>(task: () => Promise<T>): Promise<{ calls: string[]; result: T }> {
    disk.calls = [];
    const result = await task();
    return { calls: disk.calls, result };
  }

  const durableWrite = ["write", "rename", "sync"];

  test("makes an entry durable with one fsync of its directory, and so all entries that arrive at the same time", async () => {
    const outbox = await openTestOutbox();
    expect((await recordCalls(() => outbox.enqueue(sampleEntry(1)))).calls).toEqual(durableWrite);
    const batch = await recordCalls(() => Promise.all([2, 3, 4].map((n) => outbox.enqueue(sampleEntry(n)))));
    expect(batch.calls).toEqual(durableWrite);
  });

  test("writes the result before the entry is sent, so that no write restores a removed entry", async () => {
    const outbox = await openTestOutbox();
    await outbox.enqueue(sampleEntry(1));
    const { calls, result: lease } = await recordCalls(() => mustAcquire(outbox, sampleId(1)));
    expect(calls).toEqual(["rename"]);
    const completion = await recordCalls(() => lease.complete("sent", sampleEntry(1)));
    expect(completion.calls).toEqual(["rename", ...durableWrite, "rename", "sync", "sync"]);
  });

  test("writes a rescheduled entry before making it pending", async () => {
    const outbox = await openTestOutbox();
    await outbox.enqueue(sampleEntry(1));
    const lease = await mustAcquire(outbox, sampleId(1));
    const { calls } = await recordCalls(() => lease.reschedule(sampleEntry(1, { attempts: 1 })));
    expect(calls).toEqual(["rename", ...durableWrite, "rename", "sync", "sync"]);
  });

  test("makes the entries of a batch durable before removing the batch", async () => {
    const outbox = await openTestOutbox();
    await Promise.all([1, 2, 3].map((n) => outbox.enqueue(sampleEntry(n))));
    const { calls } = await recordCalls(() => mustAcquire(outbox, sampleId(1)));
    const writes = ["write", "write", "write", "rename", "rename", "rename", "sync"];
    expect(calls).toEqual(["rename", ...writes, "rm", "sync", "sync", "rename"]);
  });
});

describe("slow listDeliverable", () => {
  /** Lists the entries, and runs a task after the listing has read a path and before it continues. */
  async function listWithInterruption(outbox: Outbox, path: string, task: () => Promise<unknown>) {
    let interruption: Promise<unknown> | undefined;
    disk.afterReading = async (readPath) => {
      if (!readPath.endsWith(path)) return;
      interruption ??= task();
      await interruption;
    };
    const entries = await outbox.listDeliverable();
    expect(interruption).toBeDefined();
    return entries;
  }

  test("includes an entry that is enqueued while it reads the directory", async () => {
    const outbox = await openTestOutbox();
    const entries = await listWithInterruption(outbox, "/new", () => outbox.enqueue(sampleEntry(1)));
    expect(entries).toMatchObject([{ id: sampleId(1), dueMs: Date.parse(sampleEntry(1).receivedAt) }]);
  });

  test("keeps the due time of an entry that is rescheduled while it reads the file", async () => {
    const outbox = await openTestOutbox();
    await outbox.enqueue(sampleEntry(1, { dueAt: "2099-01-01T00:00:00.000Z" }));
    const entries = await listWithInterruption(outbox, `/new/${sampleId(1)}.json`, async () => {
      const lease = await mustAcquire(outbox, sampleId(1));
      await lease.reschedule(sampleEntry(1, { dueAt: "2099-01-02T00:00:00.000Z" }));
    });
    expect(entries).toMatchObject([{ id: sampleId(1), dueMs: Date.UTC(2099, 0, 2) }]);
  });
});
