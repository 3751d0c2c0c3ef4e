import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { deadFrom, disk, fullFrom } from "#tests/support/store/faulty-disk.ts";
import {
  abandonWriters,
  commit,
  filesIn,
  leaveWriter,
  note,
  page,
  testStore,
} from "#tests/support/store/file-store.ts";
import { makeRepairs, repairsOf, runChecks } from "./health-check.ts";
import { historyCheck } from "./history-check.ts";
import { type StoreFolder, unknownFilesCheck, writersCheck } from "./store-folder.ts";
import { storedFilesCheck } from "./stored-files-check.ts";

vi.mock("node:fs", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFs(await original()),
);
vi.mock("node:fs/promises", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFsPromises(await original()),
);

beforeEach(() => disk.repair());

const conflictOf = (ours: string, theirs: string) => `\n<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> spring\n`;

/** Creates a store with every kind of damage that has a repair. */
async function damagedStore(): Promise<StoreFolder> {
  const { dir, store } = await testStore();
  await commit(store, { about: page("About"), terms: page("Terms") });
  const about = join(dir, "pages/about.json");
  const text = readFileSync(about, "utf8");
  writeFileSync(
    about,
    text.replace('"page": "about",', (line) => conflictOf(line, '"page":  "about",')),
  );
  const entry = JSON.stringify({ revision: 2, time: "2026-01-01T00:00:00.000Z", ...note, changes: [] });
  writeFileSync(
    join(dir, "history/2.json"),
    entry.replace('"by":"ann",', (by) => conflictOf(by, '"by":"bea",')),
  );
  writeFileSync(join(dir, "pages/index.json"), "unknown");
  const staging = join(dir, ".writers", leaveWriter(dir), "3");
  mkdirSync(staging);
  writeFileSync(join(staging, "0.json"), "staged");
  return { dir, time: new Date(), fileName: (path) => relative(dir, path) };
}

async function repair(store: StoreFolder): Promise<void> {
  const checks = [writersCheck(store), storedFilesCheck(store), historyCheck(store), unknownFilesCheck(store)];
  const planned = (await runChecks(checks, () => undefined)).flatMap(repairsOf).map(({ description }) => description);
  for await (const _ of makeRepairs(checks, planned, { dir: store.dir, lockTimeoutMs: 0 }));
}

/** Repairs a damaged store while the disk fails, and returns the number of disk operations. */
async function repairWithFault(fault: typeof disk.fault): Promise<number> {
  const store = await damagedStore();
  const before = Object.values(filesIn(store.dir));
  disk.calls = 0;
  disk.fault = fault;
  await repair(store).catch(() => undefined);
  const { calls } = disk;
  disk.repair();
  expect(Object.values(filesIn(store.dir))).toEqual(expect.arrayContaining(before));

  abandonWriters(store.dir);
  await repair({ ...store, time: new Date(store.time.getTime() + 1) });
  expect(Object.values(filesIn(store.dir))).toEqual(expect.arrayContaining(before));
  expect(readFileSync(join(store.dir, "pages/about.json"), "utf8")).not.toContain("<<<<<<<");
  // The temporary file of a dead process stays beside them.
  expect(readdirSync(join(store.dir, "history")).filter((name) => name.endsWith(".json"))).toHaveLength(3);
  return calls;
}

test.each([
  ["a disk that is full", 0, fullFrom],
  ["a process that dies", 1, deadFrom],
])("a repair loses nothing and can be repeated after %s at any operation", async (_, offset, fault) => {
  const calls = await repairWithFault(() => undefined);
  expect(calls).toBeGreaterThan(10);
  for (const from of faultInstants(calls, offset)) await repairWithFault(fault(from));
});
