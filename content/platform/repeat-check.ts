/** Repeats a check until it is closed. It never runs twice at a time, and does not keep the process alive. */
export function repeatCheck(check: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDue = false;
  async function runWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      await check().catch(onError);
    }
    running = undefined;
  }
  /** Checks now or, if a check is running, once more after it. */
  function run(): void {
    isDue = true;
    running ??= runWhileDue();
  }
  return {
    run,
    start() {
      timer ??= setInterval(run, intervalMs).unref();
      run();
    },
    /** Resolves when no check is running. */
    async close() {
      clearInterval(timer);
      isDue = false;
      await running;
    },
  };
}
