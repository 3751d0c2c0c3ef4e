/** A check that a running server repeats. */
export interface RepeatedCheck {
  start(): void;
  /** Resolves when no check is running. */
  close(): Promise<void>;
}

interface RepeatOptions {
  intervalMs: number;
  onError(error: unknown): void;
}

/** Repeats a check until it is closed. It never runs twice at a time, and does not keep the process alive. */
export function repeatCheck(check: () => Promise<void>, { intervalMs, onError }: RepeatOptions): RepeatedCheck {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  function run(): void {
    running ??= check()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }
  return {
    start() {
      timer ??= setInterval(run, intervalMs).unref();
      run();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
