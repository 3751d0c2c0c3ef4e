import { ApiError } from "../http/api-error.ts";

/** Runs a task when it is its turn. @throws ApiError `too-many` where too many wait already */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets so many tasks run at once, and so many wait: for what costs more than whoever asks for it pays. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new ApiError("too-many", { message: BUSY, headers: { "Retry-After": "1" } });
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const BUSY = "Too many are asking for this at once. Please try again in a moment.";
