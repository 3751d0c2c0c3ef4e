import { setImmediate } from "node:timers/promises";

/** Time for which a server may answer nothing while it works through a long list. */
const MAX_TURN_MS = 10;

/**
 * Returns a function to call between the items of a long list. It lets the process handle events once the work has kept it
 * from doing so for some time, and rejects with the abort reason of the signal.
 */
export function createPause(signal?: AbortSignal): () => Promise<void> {
  let startMs = performance.now();
  return async () => {
    if (performance.now() - startMs >= MAX_TURN_MS) {
      await setImmediate();
      startMs = performance.now();
    }
    signal?.throwIfAborted();
  };
}
