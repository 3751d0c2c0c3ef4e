import { type ResourceLimits, Worker } from "node:worker_threads";

export interface RunWorkerOptions<Message> {
  /** A file of the built command. */
  file: string;
  /** What the thread gets as its `workerData`. */
  data: unknown;
  onMessage?(message: Message): void;
  signal?: AbortSignal | undefined;
  resourceLimits?: ResourceLimits;
}

/**
 * Runs a thread. When the promise settles, the thread has ended.
 * @throws what the thread threw, or why it was interrupted
 */
export function runWorker<Message>({ file, data, signal, ...options }: RunWorkerOptions<Message>): Promise<void> {
  const { onMessage = () => undefined, resourceLimits = {} } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(file, { workerData: data, resourceLimits });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop, { once: true });
    let end = resolve;
    worker
      .on("message", onMessage)
      .on("error", (error) => {
        end = () => reject(error);
      })
      .on("exit", () => {
        signal?.removeEventListener("abort", stop);
        if (signal?.aborted) reject(signal.reason);
        else end();
      });
  });
}
