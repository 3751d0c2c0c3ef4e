/** Repeats a check until it is closed. It never runs twice at a time, and does not keep the process alive. */
export function repeatCheck(check: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void) {
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
    /** Resolves when no check is running. */
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
