/**
 * Creates a function that runs a task on one input at a time. Of the inputs that arrive during a run, only the last runs.
 * @param onResult receives the result for the newest input, or undefined if the task failed; older results are dropped
 */
export function createLatestRunner<Input, Result>(
  run: (input: Input) => Promise<Result>,
  onResult: (input: Input, result: Result | undefined) => void,
): (input: Input) => void {
  let newest: { input: Input } | undefined;
  let isRunning = false;

  async function start(): Promise<void> {
    isRunning = true;
    for (let current = newest; current !== undefined; ) {
      const result = await run(current.input).catch(() => undefined);
      if (current === newest) {
        newest = undefined;
        onResult(current.input, result);
      }
      current = newest;
    }
    isRunning = false;
  }

  return (input) => {
    newest = { input };
    if (!isRunning) start();
  };
}
