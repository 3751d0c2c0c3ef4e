import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openFileOutbox } from "./file-outbox.ts";
import { type Outbox, OutboxError } from "./outbox.ts";
import { entryOf, idOf } from "./test-entries.ts";
import { mustClaim } from "./test-outbox-contract.ts";

const disk = vi.hoisted(() => ({ calls: 0, breaks: (_name: string, _call: number): Error | undefined => undefined }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const fail = (name: string) => {
    disk.calls += 1;
    const failure = disk.breaks(name, disk.calls);
    if (failure !== undefined) throw failure;
  };
  const breakable =
    <Given extends unknown[], Result>(name: string, call: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      fail(name);
      return call(...given);
    };
  return {
    ...real,
    mkdir: breakable("mkdir", real.mkdir),
    rename: breakable("rename", real.rename),
    rm: breakable("rm", real.rm),
    async writeFile(...[file, text, options]: Parameters<typeof real.writeFile>) {
      try {
        fail("writeFile");
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
});

/** What a run of an outbox was told, by numbers of entries. */
class Run {
  readonly dir = join(temporaryFolder(), "outbox");
  readonly kept = new Set<number>();
  readonly refused = new Set<number>();
  /** How often the mail server took an entry. */
  readonly delivered = new Map<number, number>();
  /** Entries that were noted as sent. */
  readonly sent = new Set<number>();
  readonly postponed = new Set<number>();
  readonly errors: unknown[] = [];
  /** How claims were to end, for another attempt. */
  readonly owed: (() => Promise<void>)[] = [];

  async step(task: () => Promise<void>): Promise<void> {
    await task().catch((cause) => this.errors.push(cause));
  }

  /** The step that ends a claim. */
  end(task: () => Promise<void>): Promise<void> {
    return this.step(() =>
      task().catch((cause) => {
        this.owed.push(task);
        throw cause;
      }),
    );
  }

  enqueue(outbox: Outbox, numbers: readonly number[], state?: "held"): Promise<unknown> {
    return Promise.all(
      numbers.map((n) =>
        outbox.enqueue(entryOf(n), state).then(
          () => this.kept.add(n),
          (cause) => {
            this.errors.push(cause);
            this.refused.add(n);
          },
        ),
      ),
    );
  }

  async deliver(outbox: Outbox, n: number): Promise<void> {
    const claim = await mustClaim(outbox, idOf(n));
    expect(claim.entry.attempts).toBe(this.postponed.has(n) ? 1 : claim.entry.attempts);
    this.delivered.set(n, (this.delivered.get(n) ?? 0) + 1);
    await this.end(async () => {
      await claim.finish("sent", { ...claim.entry, attempts: claim.entry.attempts + 1 });
      this.sent.add(n);
    });
  }

  /** One of everything. */
  async live(outbox: Outbox): Promise<void> {
    await this.enqueue(outbox, [1]);
    await this.enqueue(outbox, [2, 3, 4, 5]);
    await this.enqueue(outbox, [6], "held");
    await this.step(() => this.deliver(outbox, 2));
    await this.step(async () => {
      const claim = await mustClaim(outbox, idOf(3));
      await this.end(async () => {
        await claim.postpone({ ...claim.entry, attempts: 1 });
        this.postponed.add(3);
      });
    });
    await this.step(async () => {
      const claim = await mustClaim(outbox, idOf(4));
      await this.end(() => claim.finish("failed", claim.entry));
    });
    await this.step(async () => {
      await outbox.retry(idOf(6));
    });
    await this.step(() => this.deliver(outbox, 1));
    await this.step(() => this.deliver(outbox, 3));
  }

  /** Delivers all that is there, and looks what has become of everything. */
  async settle(outbox: Outbox): Promise<void> {
    for (const { id } of await outbox.list("failed")) await outbox.retry(id);
    for (const { id } of await outbox.list("held")) await outbox.retry(id);
    const left = (await outbox.waiting()).map(({ id }) => Number.parseInt(id, 16));
    for (const n of left) await this.deliver(outbox, n);

    expect([...this.kept].filter((n) => !this.delivered.has(n))).toEqual([]);
    die(this.dir);
    const again = await openFileOutbox({ dir: this.dir });
    for (const one of [outbox, again]) {
      expect(await one.counts()).toEqual({ new: 0, sent: this.delivered.size, failed: 0, held: 0 });
    }
    const files = readdirSync(this.dir, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("/"));
    expect(files.sort()).toEqual([...this.delivered.keys()].sort().map((n) => `sent/${idOf(n)}.json`));
  }
}

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

async function callsOfALife(): Promise<number> {
  const run = new Run();
  const outbox = await openFileOutbox({ dir: run.dir });
  disk.calls = 0;
  await run.live(outbox);
  const { calls } = disk;
  expect(run.errors).toEqual([]);
  await run.settle(outbox);
  expect([...run.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  expect(calls).toBeGreaterThan(40);
  return calls;
}

const LEASE_MS = 61_000;

describe("a process that dies at any call", () => {
  test("loses nothing that it has kept, and repeats at most what it was just sending", {
    timeout: 120_000,
  }, async () => {
    const repeated = new Set<number>();
    for (let from = await callsOfALife(); from > 0; from -= 1) {
      disk.breaks = () => undefined;
      const run = new Run();
      const outbox = await openFileOutbox({ dir: run.dir });
      disk.calls = 0;
      disk.breaks = (_, call) => (call >= from ? new Error("dead") : undefined);
      await run.live(outbox);
      disk.breaks = () => undefined;
      const sent = new Set(run.sent);
      die(run.dir);
      const next = await openFileOutbox({ dir: run.dir });
      await run.settle(next);
      for (const [n, times] of run.delivered) {
        if (times > 1) repeated.add(n);
        expect(times).toBeLessThanOrEqual(sent.has(n) ? 1 : 2);
      }
    }
    expect(repeated.size).toBeGreaterThan(0);
  });
});

describe("a disk that fails", () => {
  const faults: [what: string, code: string, breaks: (name: string, call: number, at: number) => boolean][] = [
    ["in one call", "EIO", (_, call, at) => call === at],
    ["to write from any call on", "ENOSPC", (name, call, at) => call >= at && /mkdir|writeFile/.test(name)],
    ["in every call from any on", "EIO", (_, call, at) => call >= at],
  ];

  test.each(faults)(
    "%s costs nothing that was kept, and what was refused is not there",
    { timeout: 120_000 },
    async (_, code, breaks) => {
      let refusals = 0;
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      for (let at = await callsOfALife(); at > 0; at -= 1) {
        disk.breaks = () => undefined;
        const run = new Run();
        const outbox = await openFileOutbox({ dir: run.dir });
        disk.calls = 0;
        disk.breaks = (name, call) => (breaks(name, call, at) ? broken(code, name) : undefined);
        await run.live(outbox);
        disk.breaks = () => undefined;
        refusals += run.refused.size;
        // Where not even that works, what was refused may be there: the same once more is answered with it.
        const mayRemove = breaks("rm", at + 1, at) === false;
        for (const n of mayRemove ? run.refused : []) expect([n, await outbox.find(idOf(n))]).toEqual([n, undefined]);
        while (run.owed.length > 0) await run.owed.shift()?.();
        // What could not even be put back is free when its time is over.
        vi.setSystemTime(Date.now() + LEASE_MS);
        // The same outbox takes them when it can.
        await run.enqueue(outbox, [...run.refused]);
        await run.settle(outbox);
        expect(new Set(run.delivered.values())).toEqual(new Set([1]));
        expect(run.kept.size).toBe(6);
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
});
