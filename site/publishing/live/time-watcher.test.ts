import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoreError } from "#content/store/content-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { timeFingerprint } from "../fingerprints.ts";
import { createTimeWatcher } from "./time-watcher.ts";

const START = new Date("2026-11-22T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** Starts a watcher of a site that was published in another year, and returns the minutes of its attempts. */
async function watch(publish: (attempt: number) => void, minutes: number) {
  const store = memoryStore();
  const site = await (await store.reader()).site();
  let common = `code ${timeFingerprint(site, new Date("2025-06-01T12:00:00Z"))}`;
  const attempts: number[] = [];
  const errors: unknown[] = [];
  const watcher = createTimeWatcher({
    store,
    published: { read: () => common },
    async republish() {
      attempts.push((Date.now() - START.getTime()) / 60_000);
      publish(attempts.length);
      common = `code ${timeFingerprint(site, new Date())}`;
    },
    onError: (error) => errors.push(error),
  });
  watcher.start();
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  await watcher.close();
  return { attempts, errors };
}

const failWith = (error: Error) => () => {
  throw error;
};

test("publishes again after a failure, and then no more", async () => {
  const publish = (attempt: number) => {
    if (attempt === 1) throw new Error("The disk is full.");
  };
  expect(await watch(publish, 30)).toEqual({ attempts: [0, 1], errors: [new Error("The disk is full.")] });
});

test("repeats a publish that goes on failing with growing pauses", async () => {
  const { attempts } = await watch(failWith(new Error("The disk is full.")), 40);
  expect(attempts).toEqual([0, 1, 3, 8, 23, 38]);
});

test("tries every minute while another process writes to the store", async () => {
  const { attempts } = await watch(failWith(new StoreError("store/locked", "Process 7 is writing.")), 5);
  expect(attempts).toEqual([0, 1, 2, 3, 4, 5]);
});
