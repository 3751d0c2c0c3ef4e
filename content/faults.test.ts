import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { StoreError } from "./content-store.ts";
import { commit, filesIn, headlines, page, testStore, writersIn } from "./test-store.ts";

const disk = vi.hoisted(() => ({ calls: 0, breaks: (_name: string, _call: number): Error | undefined => undefined }));

type Call = (...given: never[]) => unknown;

/** The calls of a module that write, which break from a chosen one on. */
function breakable<T extends object>(module: T, names: readonly (keyof T & string)[]): T {
  const broken = names.map((name) => {
    const call = module[name] as Call;
    return [
      name,
      (...given: never[]) => {
        disk.calls += 1;
        const failure = disk.breaks(name, disk.calls);
        if (failure !== undefined) throw failure;
        return call.apply(module, given);
      },
    ];
  });
  return { ...module, ...Object.fromEntries(broken) };
}

vi.mock("node:fs", async (original) =>
  breakable(await original<typeof import("node:fs")>(), [
    "mkdirSync",
    "openSync",
    "writeFileSync",
    "writeSync",
    "fsync",
    "fsyncSync",
    "renameSync",
    "rmSync",
  ]),
);

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const broken = breakable(real, ["mkdir", "open", "writeFile", "rename", "rm"]);
  const open = async (...given: Parameters<typeof real.open>) => {
    const handle = await broken.open(...given);
    const { writeFile, sync } = breakable(handle, ["writeFile", "sync"]);
    return Object.assign(handle, { writeFile, sync });
  };
  return { ...broken, open };
});

beforeEach(() => {
  disk.calls = 0;
  disk.breaks = () => undefined;
});

const IDS = [...Array.from({ length: 16 }, (_, index) => `farm/page-${index}`), "about"];
const all = (title: string) => Object.fromEntries(IDS.map((id) => [id, page(title)]));

/** A store with one revision, about to get another from a disk that breaks. */
async function commitOn(breaks: typeof disk.breaks) {
  const { dir, store } = await testStore();
  await commit(store, all("old"));
  disk.calls = 0;
  disk.breaks = breaks;
  const outcome = await commit(store, all("new")).then(
    () => "committed" as const,
    (cause: unknown) => cause,
  );
  disk.breaks = () => undefined;
  return { dir, outcome, calls: disk.calls };
}

/** The one headline that all pages have, after which the store takes another revision. */
async function settled(dir: string): Promise<string | undefined> {
  const titles = new Set(Object.values(await headlines(dir)));
  expect(titles.size).toBe(1);
  const [title] = titles;
  const versions = Object.entries(filesIn(dir)).flatMap(([path, text]) =>
    path.startsWith("pages/") ? [JSON.parse(text).version] : [],
  );
  expect(new Set(versions)).toEqual(new Set([title === "old" ? 1 : 2]));
  expect(writersIn(dir)).toEqual([]);
  return title;
}

async function callsOfACommit(): Promise<number> {
  const { dir, outcome, calls } = await commitOn(() => undefined);
  expect([outcome, await settled(dir)]).toEqual(["committed", "new"]);
  expect(calls).toBeGreaterThan(2 * IDS.length);
  return calls;
}

describe("a disk that is full from any call on", () => {
  const isWrite = (name: string) => /^(?:mkdir|open|write)/.test(name);

  test("leaves the old content and a refusal, or the new", async () => {
    const outcomes = new Set<string>();
    for (let from = await callsOfACommit(); from > 0; from -= 1) {
      const { dir, outcome } = await commitOn((name, call) =>
        call >= from && isWrite(name)
          ? Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: name })
          : undefined,
      );
      const title = await settled(dir);
      if (outcome === "committed") expect(title).toBe("new");
      else {
        expect(outcome).toBeInstanceOf(StoreError);
        expect(title).toBe("old");
      }
      outcomes.add(title ?? "");
    }
    expect([...outcomes].sort()).toEqual(["new", "old"]);
  });
});

describe("a process that dies at any call", () => {
  test("leaves the old content or the new", async () => {
    const outcomes = new Set<string>();
    for (let from = await callsOfACommit(); from > 0; from -= 1) {
      const { dir } = await commitOn((_, call) => (call >= from ? new Error("dead") : undefined));
      // What is left of the writer is this process's, which lives.
      mkdirSync(join(dir, ".writers"), { recursive: true });
      for (const name of writersIn(dir)) {
        const [host] = name.split(".");
        renameSync(join(dir, ".writers", name), join(dir, ".writers", `${host}.0..died`));
      }
      outcomes.add((await settled(dir)) ?? "");
    }
    expect([...outcomes].sort()).toEqual(["new", "old"]);
  });
});
