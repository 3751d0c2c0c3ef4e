/** Runs the work that follows publishes one task at a time, and merges the tasks that wait into one. */
import type { PublishedChange } from "./finalize-publish.ts";

export interface PendingTask {
  change: PublishedChange;
  /** Staging folders to delete once the task is done. Until then they mark its publish as unfinished. */
  folders: readonly string[];
}

export interface TaskCoalescer {
  add(task: PendingTask): void;
  /** Runs what is pending and resolves when nothing is running anymore. */
  close(): Promise<void>;
}

export interface TaskCoalescerOptions {
  run(task: PendingTask): Promise<void>;
  /** Called with the error of a failed task. The task stays pending and runs again together with the next one. */
  onError(error: unknown): void;
}

/**
 * Pause before each task, so that the response to an import and the client's next requests go first. Changes that follow each
 * other quickly share one task.
 */
const PAUSE_MS = 250;

export function createTaskCoalescer({ run, onError }: TaskCoalescerOptions): TaskCoalescer {
  let pending: PendingTask | undefined;
  let running: Promise<void> | undefined;
  let isClosing = false;
  let endPause = () => {};

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function runPending(): Promise<void> {
    while (pending !== undefined) {
      if (!isClosing) await pause();
      const task = pending;
      pending = undefined;
      try {
        await run(task);
      } catch (cause) {
        pending = pending === undefined ? task : mergeTasks(task, pending);
        onError(cause);
        break;
      }
    }
    running = undefined;
  }

  return {
    add(task) {
      pending = pending === undefined ? task : mergeTasks(pending, task);
      running ??= runPending();
    },
    async close() {
      isClosing = true;
      endPause();
      if (pending !== undefined) running ??= runPending();
      await running;
    },
  };
}

function mergeTasks(earlier: PendingTask, later: PendingTask): PendingTask {
  const [before, after] = [earlier.change, later.change];
  const affected = new Set([...after.rendered, ...after.broken, ...after.removed]);
  /** Returns the routes with an outcome. The later change decides about the routes that it affects. */
  const merge = (outcome: "rendered" | "broken" | "removed") =>
    new Set([...before[outcome]].filter((path) => !affected.has(path)).concat(...after[outcome]));
  return {
    change: {
      ...after,
      common: after.common ?? before.common,
      rendered: merge("rendered"),
      broken: merge("broken"),
      removed: merge("removed"),
      fingerprints: new Map([...before.fingerprints, ...after.fingerprints]),
      pages: new Map([...before.pages, ...after.pages]),
      written: new Set([...before.written, ...after.written]),
    },
    folders: [...earlier.folders, ...later.folders],
  };
}
