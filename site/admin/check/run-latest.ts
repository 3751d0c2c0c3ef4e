/**
 * Runs a task on one input at a time, and of the inputs that come meanwhile only on the last.
 * @param tell gets what came of an input that is still the newest: undefined where the task failed
 * @returns what takes the next input
 */
export function createLatestRunner<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  tell: (input: Input, answer: Answer | undefined) => void,
): (input: Input) => void {
  let newest: { input: Input } | undefined;
  let isRunning = false;

  async function start(): Promise<void> {
    isRunning = true;
    for (let current = newest; current !== undefined; ) {
      const answer = await run(current.input).catch(() => undefined);
      if (current === newest) {
        newest = undefined;
        tell(current.input, answer);
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
