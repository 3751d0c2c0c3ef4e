import { useCallback, useEffect, useState } from "react";
import { sentenceOf } from "./sentence-of.ts";

/** What is said of a call where nobody said anything. */
export const NO_ANSWER = "The server did not answer.";

export interface Answer<T> {
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
export function useAnswer<T>(ask: (() => Promise<T>) | undefined): Answer<T> {
  const [answered, setAnswered] = useState<Omit<Answer<T>, "askAgain">>({ isAsking: true });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    if (ask === undefined) return;
    let isCurrent = true;
    setAnswered(({ failure: _, ...last }) => ({ ...last, isAsking: true }));
    ask().then(
      (value) => isCurrent && setAnswered({ value, isAsking: false }),
      (error) =>
        isCurrent && setAnswered((last) => ({ ...last, failure: sentenceOf(error, NO_ANSWER), isAsking: false })),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);

  return { ...answered, askAgain: useCallback(() => setAttempt((last) => last + 1), []) };
}
