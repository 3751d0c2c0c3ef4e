/** Runs the work that follows publishes one change at a time, and merges the changes that wait into one. */
import { setTimeout as sleep } from "node:timers/promises";
import type { PublishedChange } from "./finalize-publish.ts";

/** Pause before each run, so that responses and next requests go first, and changes in quick succession share one run. */
const PAUSE_MS = 250;

/** @param onError called with the error of a failed run. The change stays pending and runs again together with the next one. */
export function createTaskCoalescer(
  run: (change: PublishedChange) => Promise<void>,
  onError: (error: unknown) => void,
) {
  let pending: PublishedChange | undefined;
  let running: Promise<void> | undefined;
  const closing = new AbortController();

  async function runPending(): Promise<void> {
    while (pending !== undefined) {
      await sleep(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      const change = pending;
      pending = undefined;
      try {
        await run(change);
      } catch (cause) {
        pending = pending === undefined ? change : mergeChanges(change, pending);
        onError(cause);
        break;
      }
    }
    running = undefined;
  }

  return {
    add(change: PublishedChange): void {
      pending = pending === undefined ? change : mergeChanges(pending, change);
      running ??= runPending();
    },
    isRunning: () => running !== undefined,
    /** Runs what is pending and resolves when nothing is running anymore. */
    async close(): Promise<void> {
      closing.abort();
      if (pending !== undefined) running ??= runPending();
      await running;
    },
  };
}

function mergeChanges(before: PublishedChange, after: PublishedChange): PublishedChange {
  return {
    ...after,
    common: after.common ?? before.common,
    // The later change decides about the routes that it affects.
    outcomes: new Map([...before.outcomes, ...after.outcomes]),
    fingerprints: new Map([...before.fingerprints, ...after.fingerprints]),
    pages: new Map([...before.pages, ...after.pages]),
    written: new Set([...before.written, ...after.written]),
    folders: [...before.folders, ...after.folders],
  };
}
