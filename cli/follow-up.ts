/** What may come after an import's answer: one at a time, and for all imports that came meanwhile together. */
import type { Placed } from "./catch-up.ts";

/** Work that is due, and the folders that stand for it until it is done. */
export interface Due {
  placed: Placed;
  folders: readonly string[];
}

export interface FollowUp {
  add(due: Due): void;
  /** Does what is due, and ends. */
  close(): Promise<void>;
}

export interface FollowUpOptions {
  run(due: Due): Promise<void>;
  /** Told of what failed; it is due again with the next import. */
  onError(error: unknown): void;
}

/** So that the answer to an import, and what its sender asks for next, go first. */
const DELAY_MS = 50;

export function createFollowUp({ run, onError }: FollowUpOptions): FollowUp {
  let next: Due | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let due = take(); due !== undefined; due = take()) {
      try {
        await run(due);
      } catch (cause) {
        next = next === undefined ? due : together(due, next);
        onError(cause);
        return;
      }
    }
  }

  function take(): Due | undefined {
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
      next = next === undefined ? due : together(next, due);
      timer ??= setTimeout(begin, DELAY_MS);
    },
    async close() {
      clearTimeout(timer);
      begin();
      await turn;
    },
  };
}

function together(one: Due, later: Due): Due {
  const [before, after] = [one.placed, later.placed];
  const union = (key: "made" | "gone" | "written") => new Set([...before[key], ...after[key]]);
  const without = (paths: Set<string>, others: ReadonlySet<string>) => {
    for (const path of others) paths.delete(path);
    return paths;
  };
  return {
    placed: {
      ...after,
      common: after.common ?? before.common,
      made: without(union("made"), after.gone),
      gone: without(union("gone"), after.made),
      pages: new Map([...before.pages, ...after.pages]),
      written: union("written"),
    },
    folders: [...one.folders, ...later.folders],
  };
}
