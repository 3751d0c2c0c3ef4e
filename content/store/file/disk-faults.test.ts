import { beforeEach, describe, expect, test, vi } from "vitest";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { deadFrom, disk, fullFrom } from "#tests/support/store/faulty-disk.ts";
import {
  abandonWriters,
  commit,
  filesIn,
  headlines,
  page,
  testStore,
  writersIn,
} from "#tests/support/store/file-store.ts";
import { StoreError } from "../content-store.ts";

vi.mock("node:fs", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFs(await original()),
);
vi.mock("node:fs/promises", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFsPromises(await original()),
);

beforeEach(() => disk.repair());

const IDS = [...Array.from({ length: 16 }, (_, index) => `farm/page-${index}`), "about"];
const allPages = (title: string) => Object.fromEntries(IDS.map((id) => [id, page(title)]));

/** Creates a store with one revision and commits another while the disk fails. */
async function commitWithFault(fault: typeof disk.fault) {
  const { dir, store } = await testStore();
  await commit(store, allPages("old"));
  disk.calls = 0;
  disk.fault = fault;
  const outcome = await commit(store, allPages("new")).then(
    () => "committed" as const,
    (cause: unknown) => cause,
  );
  disk.repair();
  return { dir, outcome, calls: disk.calls };
}

/** Returns the headline that all pages have after the store is opened again, and checks that their files have it too. */
async function reopen(dir: string): Promise<string | undefined> {
  const titles = new Set(Object.values(await headlines(dir)));
  expect(titles.size).toBe(1);
  const [title] = titles;
  const files = Object.entries(filesIn(dir)).filter(([path]) => path.startsWith("pages/"));
  expect(new Set(files.map(([, text]) => JSON.parse(text).content.hero.title))).toEqual(titles);
  expect(writersIn(dir)).toEqual([]);
  return title;
}

/** Returns the number of disk operations of a commit without a fault. */
async function countCalls(): Promise<number> {
  const { dir, outcome, calls } = await commitWithFault(() => undefined);
  expect([outcome, await reopen(dir)]).toEqual(["committed", "new"]);
  expect(calls).toBeGreaterThan(2 * IDS.length);
  return calls;
}

describe("disk that is full from any operation on", () => {
  test("keeps the old content and rejects the commit, or commits the new content", async () => {
    const outcomes = new Set<string>();
    for (const from of faultInstants(await countCalls())) {
      const { dir, outcome } = await commitWithFault(fullFrom(from));
      const title = await reopen(dir);
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

describe("process that dies at any operation", () => {
  test("leaves the old or the new content, never a mixture", async () => {
    const outcomes = new Set<string>();
    for (const from of faultInstants(await countCalls(), 1)) {
      const { dir } = await commitWithFault(deadFrom(from));
      abandonWriters(dir);
      outcomes.add((await reopen(dir)) ?? "");
    }
    expect([...outcomes].sort()).toEqual(["new", "old"]);
  });
});
