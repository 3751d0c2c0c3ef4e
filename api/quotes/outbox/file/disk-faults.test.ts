import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { mustClaim } from "#tests/support/outbox/outbox-contract.ts";
import { LIFE_LEASE_MS, Life } from "#tests/support/outbox/outbox-lifecycle.ts";
import { entryOf, idOf } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type Outbox, OutboxError } from "../outbox.ts";
import { openFileOutbox } from "./file-outbox.ts";

const disk = vi.hoisted(() => ({
  calls: 0,
  names: [] as string[],
  breaks: (_name: string, _call: number): Error | undefined => undefined,
  /** Holds back what was read. */
  afterReading: async (_path: string): Promise<void> => undefined,
}));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const fail = (name: string) => {
    disk.calls += 1;
    disk.names.push(name);
    const failure = disk.breaks(name, disk.calls);
    if (failure !== undefined) throw failure;
  };
  const breakable =
    <Given extends unknown[], Result>(name: string, call: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      fail(name);
      return call(...given);
    };
  const held =
    <Given extends unknown[], Result>(read: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      const result = await read(...given);
      await disk.afterReading(String(given[0]));
      return result;
    };
  const isFlushed = (options: unknown) =>
    typeof options === "object" && options !== null && "flush" in options && options.flush === true;
  return {
    ...real,
    readdir: held(real.readdir),
    readFile: held(real.readFile),
    mkdir: breakable("mkdir", real.mkdir),
    rename: breakable("rename", real.rename),
    rm: breakable("rm", real.rm),
    async writeFile(...[file, text, options]: Parameters<typeof real.writeFile>) {
      try {
        fail(isFlushed(options) ? "writeFile" : "writeFile without a sync");
      } catch (failure) {
        await real.writeFile(file, String(text).slice(0, 30), options);
        throw failure;
      }
      await real.writeFile(file, text, options);
    },
    async open(...given: Parameters<typeof real.open>) {
      const handle = await real.open(...given);
      return Object.assign(handle, { sync: breakable("sync", handle.sync.bind(handle)) });
    },
  };
});

beforeEach(() => {
  disk.calls = 0;
  disk.breaks = () => undefined;
  disk.afterReading = async () => undefined;
});

/** Makes what this process has left that of one that died. */
function die(dir: string): void {
  for (const folder of ["sending", "tmp"]) {
    for (const name of readdirSync(join(dir, folder))) {
      const orphaned = name.replace(new RegExp(`\\.${process.pid}\\.\\d*\\.`), ".0..");
      renameSync(join(dir, folder, name), join(dir, folder, orphaned));
    }
  }
}

const broken = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

/** An outbox that has lived through a life while its disk broke. */
async function liveOn(breaks: typeof disk.breaks) {
  const dir = join(temporaryFolder(), "outbox");
  disk.breaks = () => undefined;
  const outbox = await openFileOutbox({ dir });
  disk.calls = 0;
  disk.breaks = breaks;
  const life = new Life();
  await life.live(outbox);
  const { calls } = disk;
  disk.breaks = () => undefined;
  return { dir, outbox, life, calls };
}

async function settle(dir: string, life: Life, outbox: Outbox): Promise<void> {
  await life.settle(outbox);
  die(dir);
  const again = await openFileOutbox({ dir });
  await life.settle(again);
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("/"));
  expect(files.sort()).toEqual([...life.delivered.keys()].sort().map((n) => `sent/${idOf(n)}.json`));
}

async function callsOfALife(): Promise<number> {
  const { dir, outbox, life, calls } = await liveOn(() => undefined);
  expect(life.errors).toEqual([]);
  await settle(dir, life, outbox);
  expect([...life.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  expect(calls).toBeGreaterThan(40);
  return calls;
}

test("a process that dies at any call loses nothing, and repeats at most what it was sending", {
  timeout: 120_000,
}, async () => {
  const repeated = new Set<number>();
  for (let from = await callsOfALife(); from > 0; from -= 1) {
    const { dir, life } = await liveOn((_, call) => (call >= from ? new Error("dead") : undefined));
    const sent = new Set(life.sent);
    die(dir);
    await settle(dir, life, await openFileOutbox({ dir }));
    for (const [n, times] of life.delivered) {
      if (times > 1) repeated.add(n);
      expect(times).toBeLessThanOrEqual(sent.has(n) ? 1 : 2);
    }
  }
  expect(repeated.size).toBeGreaterThan(0);
});

describe("a disk that fails", () => {
  const faults: [what: string, code: string, breaks: (name: string, call: number, at: number) => boolean][] = [
    ["one call", "EIO", (_, call, at) => call === at],
    ["all writing from any call on", "ENOSPC", (name, call, at) => call >= at && /mkdir|writeFile/.test(name)],
    ["everything from any call on", "EIO", (_, call, at) => call >= at],
  ];

  test.each(faults)(
    "%s: nothing that was kept is lost, or sent twice",
    { timeout: 120_000 },
    async (_, code, breaks) => {
      let refusals = 0;
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      for (let at = await callsOfALife(); at > 0; at -= 1) {
        const { dir, outbox, life } = await liveOn((name, call) =>
          breaks(name, call, at) ? broken(code, name) : undefined,
        );
        refusals += life.refused.size;
        // Where not even removing works, what was refused may be there. The same once more is then answered with it.
        const mayRemove = !breaks("rm", at + 1, at);
        if (mayRemove) expect(readdirSync(join(dir, "tmp"))).toEqual([]);
        for (const n of mayRemove ? life.refused : []) expect([n, await outbox.find(idOf(n))]).toEqual([n, undefined]);
        await life.makeGood();
        // What could not even be put back is free when its time is over.
        vi.setSystemTime(Date.now() + LIFE_LEASE_MS);
        await life.enqueue(outbox, life.refused);
        await settle(dir, life, outbox);
        expect([...life.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
      }
      expect(refusals).toBeGreaterThan(0);
    },
  );

  test("is an error that says what to do", async () => {
    const dir = join(temporaryFolder(), "outbox");
    const outbox = await openFileOutbox({ dir });
    for (const [code, advice] of [
      ["ENOSPC", "Make room on its disk."],
      ["EROFS", "Let the server read and write it."],
      ["EIO", "Look at its disk."],
    ] as const) {
      disk.breaks = (name) => broken(code, name);
      for (const task of [() => outbox.enqueue(entryOf(1)), () => outbox.probe(), () => openFileOutbox({ dir })]) {
        const cause = await task().catch((error: unknown) => error);
        expect(cause).toBeInstanceOf(OutboxError);
        expect(cause).toMatchObject({ message: `The outbox ${dir} cannot be used: ${code}. ${advice}` });
      }
      disk.breaks = () => undefined;
      await outbox.probe();
    }
    expect(await outbox.enqueue(entryOf(1))).toEqual(entryOf(1));
  });

  test("lets a retry be asked for again", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    await outbox.enqueue(entryOf(1), "held");
    disk.breaks = (name) => (name === "writeFile" ? broken("ENOSPC", name) : undefined);
    await expect(outbox.retry(idOf(1))).rejects.toThrow(OutboxError);
    disk.breaks = () => undefined;
    expect(await outbox.counts()).toMatchObject({ new: 0, held: 1 });
    expect(await outbox.retry(idOf(1))).toBe(true);
  });
});

describe("what is on the disk when it is said so", () => {
  /** The calls that a task takes. */
  async function callsOf<T>(task: () => Promise<T>): Promise<{ names: string[]; result: T }> {
    disk.names = [];
    const result = await task();
    return { names: disk.names, result };
  }

  const write = ["writeFile", "rename", "sync"];

  test("an entry, and all entries that came with it", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    expect((await callsOf(() => outbox.enqueue(entryOf(1)))).names).toEqual(write);
    const many = await callsOf(() => Promise.all([2, 3, 4].map((n) => outbox.enqueue(entryOf(n)))));
    expect(many.names).toEqual(write);
  });

  test("that an entry was sent, before anything else is", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    await outbox.enqueue(entryOf(1));
    const { names, result } = await callsOf(() => mustClaim(outbox, idOf(1)));
    expect(names).toEqual(["rename"]);
    const finished = await callsOf(() => result.finish("sent", entryOf(1)));
    expect(finished.names).toEqual(["rename", "sync", "sync", ...write]);
  });

  test("what an entry waits for, before it waits", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    await outbox.enqueue(entryOf(1));
    const claim = await mustClaim(outbox, idOf(1));
    const { names } = await callsOf(() => claim.postpone(entryOf(1, { attempts: 1 })));
    expect(names).toEqual(["rename", ...write, "rename", "sync", "sync"]);
  });

  test("the entries of a batch, before it goes", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    await Promise.all([1, 2, 3].map((n) => outbox.enqueue(entryOf(n))));
    const { names } = await callsOf(() => mustClaim(outbox, idOf(1)));
    const writes = ["writeFile", "writeFile", "writeFile", "rename", "rename", "rename", "sync"];
    expect(names).toEqual(["rename", ...writes, "rm", "sync", "sync", "rename"]);
  });
});

describe("a look at what waits that is slow", () => {
  /** Holds a look back once it has read a path, lets others go on, and answers what it says in the end. */
  async function lookAround(outbox: Outbox, path: string, meanwhile: () => Promise<unknown>) {
    let hold: Promise<unknown> | undefined;
    disk.afterReading = async (read) => {
      if (!read.endsWith(path)) return;
      hold ??= meanwhile();
      await hold;
    };
    const waiting = await outbox.waiting();
    expect(hold).toBeDefined();
    return waiting;
  }

  test("does not undo what has come meanwhile", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    const waiting = await lookAround(outbox, "/new", () => outbox.enqueue(entryOf(1)));
    expect(waiting).toEqual([{ id: idOf(1), dueMs: Date.parse(entryOf(1).receivedAt) }]);
  });

  test("does not undo what has been postponed meanwhile", async () => {
    const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
    await outbox.enqueue(entryOf(1, { dueAt: "2099-01-01T00:00:00.000Z" }));
    const waiting = await lookAround(outbox, `/new/${idOf(1)}.json`, async () => {
      const claim = await mustClaim(outbox, idOf(1));
      await claim.postpone(entryOf(1, { dueAt: "2099-01-02T00:00:00.000Z" }));
    });
    expect(waiting).toEqual([{ id: idOf(1), dueMs: Date.UTC(2099, 0, 2) }]);
  });
});
