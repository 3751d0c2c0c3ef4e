/** Runs content tasks in a worker thread, with bounds on their time and memory. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ApiError } from "../http/api-error.ts";
import { createConcurrencyLimit } from "../middleware/concurrency-limit.ts";
import { fromTaskError, type TaskAnswer, type TaskCall } from "./answer-tasks.ts";
import type { ContentTasks } from "./content-tasks.ts";

export interface TaskThreadOptions {
  /** Path of a JavaScript file that calls `answerTasks`. */
  file: string;
  /** The `workerData` of the thread. */
  data: unknown;
  timeoutMs?: number;
  maxHeapMb?: number;
}

export type TaskThread = ReturnType<typeof createTaskThread>;

const CONCURRENCY = { maxRunning: 1, maxQueued: 8 };

/** Creates tasks that run in one thread. It starts with the first task, and again after a task was stopped. */
export function createTaskThread({ file, data, timeoutMs = 20_000, maxHeapMb = 768 }: TaskThreadOptions) {
  // A thread has its caches for itself, so one thread runs all tasks.
  const limitConcurrency = createConcurrencyLimit(CONCURRENCY);
  // Editors ask for a preview at every pause in typing. One at a time has a place among the tasks, so that imports find one.
  const limitPreviews = createConcurrencyLimit(CONCURRENCY);
  const closing = new AbortController();
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    // An idle thread must not keep the process alive, and its errors are those of the task that is running.
    started.unref();
    started.on("error", () => {});
    return started;
  }

  async function run(call: TaskCall): Promise<unknown> {
    closing.signal.throwIfAborted();
    thread ??= start();
    const timeout = AbortSignal.timeout(timeoutMs);
    let answer: TaskAnswer;
    try {
      thread.postMessage(call);
      [answer] = await once(thread, "message", { signal: AbortSignal.any([timeout, closing.signal]) });
    } catch (cause) {
      await stop();
      const isOutOfMemory = (cause as NodeJS.ErrnoException | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
      throw timeout.aborted || isOutOfMemory ? new ApiError("too-expensive", { cause }) : cause;
    }
    if ("error" in answer) throw fromTaskError(answer.error);
    return answer.value;
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  }

  return {
    tasks: new Proxy({} as ContentTasks, {
      get(_, name: keyof ContentTasks | "then") {
        // The object is not a promise.
        if (name === "then") return undefined;
        const call = (...args: unknown[]) => limitConcurrency(() => run({ name, args }));
        return name === "renderPreview" ? (body: Uint8Array) => limitPreviews(() => call(body)) : call;
      },
    }),
    /** Stops the thread. A task that is running fails. */
    async close(): Promise<void> {
      closing.abort();
      await stop();
    },
  };
}
