import { type ResourceLimits, Worker } from "node:worker_threads";

export interface RunWorkerOptions<Message> {
  /** The path of the worker's JavaScript file. */
  file: string;
  /** The `workerData` of the worker. */
  data: unknown;
  onMessage?(message: Message): void;
  signal?: AbortSignal | undefined;
  resourceLimits?: ResourceLimits;
}

/**
 * Runs a worker thread to its end. The promise settles only after the thread has exited.
 * @throws the error that the worker threw, or the abort reason of `signal`
 */
export function runWorker<Message>({ file, data, signal, ...options }: RunWorkerOptions<Message>): Promise<void> {
  const { onMessage = () => undefined, resourceLimits = {} } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(file, { workerData: data, resourceLimits });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop, { once: true });
    let settle = resolve;
    worker
      .on("message", onMessage)
      .on("error", (error) => {
        settle = () => reject(error);
      })
      .on("exit", () => {
        signal?.removeEventListener("abort", stop);
        if (signal?.aborted) reject(signal.reason);
        else settle();
      });
  });
}
