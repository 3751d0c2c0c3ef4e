import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabaseError } from "#content/database/database-error.ts";
import { StoreError } from "#content/store/content-store.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createHistoryWatcher } from "./history-watcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a watcher, and collects the documents that each attempt would publish. */
async function watch() {
  const store = memoryStore();
  await commit(store, { about: page("Us") });
  const shown = new Set((await store.revisions()).map(({ id }) => id));
  const attempts: string[][] = [];
  const errors: unknown[] = [];
  const failures: Error[] = [];
  const watcher = createHistoryWatcher({
    store,
    shown,
    async republish(readChanges) {
      const failure = failures.shift();
      if (failure instanceof StoreError) throw failure;
      const documents = await store.transaction((writer) => readChanges(writer));
      if (failure !== undefined) throw failure;
      attempts.push([...(documents?.keys() ?? [])]);
    },
    onError: (error) => errors.push(error),
  });
  watcher.start();
  await vi.advanceTimersByTimeAsync(2000);
  return { store, shown, attempts, errors, failures, pass: () => vi.advanceTimersByTimeAsync(1000) };
}

test("publishes what was committed elsewhere within a second, and only once", async () => {
  const { store, attempts, pass } = await watch();
  expect(attempts).toEqual([]);
  await commit(store, { about: page("We"), terms: page("Terms") });
  await commit(store, { about: page("They"), "farm/drones": page("Drones") });
  await pass();
  await pass();
  expect(attempts.map((documents) => documents.sort())).toEqual([["about", "farm/drones", "terms"]]);
});

test("does not publish again what this process has published", async () => {
  const { store, shown, attempts, pass } = await watch();
  shown.add((await commit(store, { about: page("We") })).id);
  await pass();
  await commit(store, { terms: page("Terms") });
  await pass();
  expect(attempts).toEqual([["terms"]]);
});

test("tries again after another process was writing", async () => {
  const { store, attempts, errors, failures, pass } = await watch();
  failures.push(new StoreError("store/locked", "Another process is writing."));
  await commit(store, { about: page("We") });
  await pass();
  expect([attempts, errors]).toEqual([[["about"]], [expect.objectContaining({ code: "store/locked" })]]);
});

test("reports a failure once, and goes on with the next revision", async () => {
  const { store, attempts, errors, failures, pass } = await watch();
  failures.push(new Error("The disk is full."));
  await commit(store, { about: page("We") });
  await pass();
  await pass();
  expect([attempts, errors]).toEqual([[], [new Error("The disk is full.")]]);
  await commit(store, { terms: page("Terms") });
  await pass();
  expect(attempts).toEqual([["terms"]]);
});

test("checks at each signal, also at one that comes during a check, and again after the database was lost", async () => {
  const store = memoryStore();
  await commit(store, { about: page("Us") });
  const shown = new Set((await store.revisions()).map(({ id }) => id));
  const published: string[] = [];
  const lost = createDatabaseError("unreachable", "test", "connection refused");
  const failures = [new StoreError("store/io", lost.message, { cause: lost })];
  let signal = () => {};
  const watcher = createHistoryWatcher({
    store,
    shown,
    async republish(readChanges) {
      const documents = await store.transaction((writer) => readChanges(writer));
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      published.push(...(documents?.keys() ?? []));
      if (published.length === 1) {
        await commit(store, { terms: page("Terms") });
        signal();
      }
    },
    onCommit(handler) {
      signal = handler;
      return () => {
        signal = () => {};
      };
    },
    onError: () => undefined,
  });
  watcher.start();
  await vi.advanceTimersByTimeAsync(0);
  await commit(store, { about: page("We") });
  signal();
  await vi.advanceTimersByTimeAsync(0);
  expect(published).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(published).toEqual(["about", "terms"]);
  await watcher.close();
});
