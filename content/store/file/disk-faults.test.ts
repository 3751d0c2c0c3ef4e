import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deadFrom, disk, fullFrom } from "#tests/support/store/faulty-disk.ts";
import { commit, filesIn, headlines, page, testStore, writersIn } from "#tests/support/store/file-store.ts";
import { StoreError } from "../content-store.ts";

vi.mock("node:fs", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFs(await original()),
);
vi.mock("node:fs/promises", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFsPromises(await original()),
);

beforeEach(() => disk.repair());

const IDS = [...Array.from({ length: 16 }, (_, index) => `farm/page-${index}`), "about"];
const all = (title: string) => Object.fromEntries(IDS.map((id) => [id, page(title)]));

/** A store with one revision, about to get another from a disk that breaks. */
async function commitOn(breaks: typeof disk.fault) {
  const { dir, store } = await testStore();
  await commit(store, all("old"));
  disk.calls = 0;
  disk.fault = breaks;
  const outcome = await commit(store, all("new")).then(
    () => "committed" as const,
    (cause: unknown) => cause,
  );
  disk.repair();
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
  test("leaves the old content and a refusal, or the new", async () => {
    const outcomes = new Set<string>();
    for (let from = await callsOfACommit(); from > 0; from -= 1) {
      const { dir, outcome } = await commitOn(fullFrom(from));
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
      const { dir } = await commitOn(deadFrom(from));
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
