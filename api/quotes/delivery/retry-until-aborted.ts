import { DatabaseError } from "#content/database/database-error.ts";

/** Delay before the database is used again after it has failed. */
export const RETRY_DELAY_MS = 5000;

export interface RetryOptions {
  /** Ends the retries. */
  signal: AbortSignal;
  /** Called after each failed attempt that is followed by another one. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Runs a task again and again until the database accepts it.
 * @throws DatabaseError if the database still fails after `signal` is aborted
 * @throws every other error of the task at once
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
      if (!(cause instanceof DatabaseError) || signal.aborted) throw cause;
      onError?.(cause);
      await waitUnlessAborted(RETRY_DELAY_MS, signal);
    }
  }
}

function waitUnlessAborted(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs).unref();
    signal.addEventListener("abort", finish);
  });
}
