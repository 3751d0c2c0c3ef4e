import { OutboxError } from "../outbox/outbox.ts";

/** How long a failing outbox is left alone. */
export const REST_MS = 5000;

export interface RetryOptions {
  /** Says that there is no more time. */
  signal: AbortSignal;
  /** Told of each attempt that another one follows. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Has the outbox take note of what has happened, however long it cannot.
 * @throws OutboxError where it still cannot when there is no more time
 */
export async function retryUntilAborted(
  task: () => Promise<unknown>,
  { signal, onError }: RetryOptions,
): Promise<void> {
  for (;;) {
    try {
      await task();
      return;
    } catch (cause) {
      if (!(cause instanceof OutboxError) || signal.aborted) throw cause;
      onError?.(cause);
      await rest(signal);
    }
  }
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, REST_MS).unref();
    signal.addEventListener("abort", end);
  });
}
