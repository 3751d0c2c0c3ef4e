import { parentPort, type ResourceLimits, Worker } from "node:worker_threads";

export interface RunWorkerOptions<Message> {
  file: string;
  /** The `workerData` of the worker. */
  data: unknown;
  onMessage?(message: Message): void;
  /** Asks the worker to end through its `parentSignal`, so that it can finish the file that it is writing. */
  signal?: AbortSignal | undefined;
  resourceLimits?: ResourceLimits;
}

/** Message that asks a worker to end. */
const STOP = "stop";

/** Time after which a worker that was asked to end is terminated. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Runs a worker thread to its end. The promise settles only after the thread has exited.
 * @throws the error that the worker threw, or the abort reason of `signal`
 */
export function runWorker<Message>({ file, data, signal, ...options }: RunWorkerOptions<Message>): Promise<void> {
  const { onMessage = () => undefined, resourceLimits = {} } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(file, { workerData: data, resourceLimits });
    let termination: NodeJS.Timeout | undefined;
    const stop = () => {
      worker.postMessage(STOP);
      termination = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
    };
    signal?.addEventListener("abort", stop, { once: true });
    let settle = resolve;
    worker
      .on("message", onMessage)
      .on("error", (error) => {
        settle = () => reject(error);
      })
      .on("exit", () => {
        clearTimeout(termination);
        signal?.removeEventListener("abort", stop);
        if (signal?.aborted) reject(signal.reason);
        else settle();
      });
  });
}

/** Returns a signal for the code of a worker thread. It is aborted when the worker must end. */
export function parentSignal(): AbortSignal {
  const controller = new AbortController();
  parentPort?.on("message", (data) => {
    if (data === STOP) controller.abort();
  });
  // Listening must not keep the thread alive.
  parentPort?.unref();
  return controller.signal;
}
