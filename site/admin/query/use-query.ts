import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "../api/error-message.ts";

/** What is said of a call where nobody said anything. */
export const LOADING = "The server did not answer.";

export interface Query<T> {
  /** The last answer there was: it stays while the next is on its way, and where that fails. */
  value?: T | undefined;
  /** Why there is no answer. */
  failure?: string;
  isAsking: boolean;
  askAgain(): void;
}

/**
 * Asks, and asks anew whenever `ask` is another function; undefined asks nothing. What an earlier question is answered
 * does not count any more.
 */
export function useQuery<T>(ask: (() => Promise<T>) | undefined): Query<T> {
  const [answered, setAnswered] = useState<Omit<Query<T>, "askAgain">>({ isAsking: true });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    if (ask === undefined) return;
    let isCurrent = true;
    setAnswered(({ failure: _, ...last }) => ({ ...last, isAsking: true }));
    ask().then(
      (value) => isCurrent && setAnswered({ value, isAsking: false }),
      (error) =>
        isCurrent && setAnswered((last) => ({ ...last, failure: errorMessage(error, LOADING), isAsking: false })),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);

  return { ...answered, askAgain: useCallback(() => setAttempt((last) => last + 1), []) };
}
