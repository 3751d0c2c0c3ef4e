import { ApiError } from "../http/api-error.ts";

/** Limits concurrency and queue length for expensive work. */
export function createConcurrencyLimit({ maxRunning, maxQueued }: { maxRunning: number; maxQueued: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  /** Runs a task, after it has waited in the queue if necessary. @throws ApiError `too-many` if the queue is full */
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < maxRunning) running += 1;
    else if (queue.length < maxQueued) await new Promise<void>((start) => queue.push(start));
    else throw new ApiError("too-many", { message: BUSY, headers: { "Retry-After": "1" } });
    try {
      return await task();
    } finally {
      // A finished task passes its slot directly to the next in the queue.
      const startNext = queue.shift();
      if (startNext === undefined) running -= 1;
      else startNext();
    }
  };
}

export const BUSY = "The server is busy. Please try again in a moment.";
