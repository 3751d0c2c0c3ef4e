/** What may come after an import's answer: one at a time, and for all imports that came meanwhile together. */
import type { PublishedChange } from "./finalize-publish.ts";

/** Work that is due, and the folders that stand for it until it is done. */
export interface PendingTask {
  change: PublishedChange;
  folders: readonly string[];
}

export interface TaskCoalescer {
  add(due: PendingTask): void;
  /** Does what is due, and ends. */
  close(): Promise<void>;
}

export interface TaskCoalescerOptions {
  run(due: PendingTask): Promise<void>;
  /** Told of what failed; it is due again with the next import. */
  onError(error: unknown): void;
}

/** So that the answer to an import, and what its sender asks for next, go first. */
const DELAY_MS = 50;

export function createTaskCoalescer({ run, onError }: TaskCoalescerOptions): TaskCoalescer {
  let next: PendingTask | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let due = take(); due !== undefined; due = take()) {
      try {
        await run(due);
      } catch (cause) {
        next = next === undefined ? due : mergeTasks(due, next);
        onError(cause);
        return;
      }
    }
  }

  function take(): PendingTask | undefined {
    const due = next;
    next = undefined;
    return due;
  }

  function begin(): void {
    timer = undefined;
    turn ??= work().finally(() => {
      turn = undefined;
    });
  }

  return {
    add(due) {
      next = next === undefined ? due : mergeTasks(next, due);
      timer ??= setTimeout(begin, DELAY_MS);
    },
    async close() {
      clearTimeout(timer);
      begin();
      await turn;
    },
  };
}

function mergeTasks(one: PendingTask, later: PendingTask): PendingTask {
  const [before, after] = [one.change, later.change];
  const union = (key: "rendered" | "removed" | "written") => new Set([...before[key], ...after[key]]);
  const without = (paths: Set<string>, others: ReadonlySet<string>) => {
    for (const path of others) paths.delete(path);
    return paths;
  };
  return {
    change: {
      ...after,
      common: after.common ?? before.common,
      rendered: without(union("rendered"), after.removed),
      removed: without(union("removed"), after.rendered),
      pages: new Map([...before.pages, ...after.pages]),
      written: union("written"),
    },
    folders: [...one.folders, ...later.folders],
  };
}
