import { useCallback, useEffect, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";

export interface Query<Value> {
  /** The last value. It stays while the next one loads, and if loading fails. */
  value?: Value | undefined;
  /** The message of the last failure. */
  error?: string;
  isFetching: boolean;
  refetch(): void;
}

/**
 * Runs an asynchronous function and keeps its result. Ignores the result of every run but the last.
 * @param fetchValue runs again whenever it is another function; undefined runs nothing
 */
export function useQuery<Value>(fetchValue: (() => Promise<Value>) | undefined): Query<Value> {
  const [state, setState] = useState<Omit<Query<Value>, "refetch">>({ isFetching: true });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the same function again
  useEffect(() => {
    if (fetchValue === undefined) return;
    let isCurrent = true;
    setState(({ error: _, ...last }) => ({ ...last, isFetching: true }));
    fetchValue().then(
      (value) => isCurrent && setState({ value, isFetching: false }),
      (error) =>
        isCurrent && setState((last) => ({ ...last, error: errorMessage(error, NO_RESPONSE), isFetching: false })),
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchValue, attempt]);

  return { ...state, refetch: useCallback(() => setAttempt((last) => last + 1), []) };
}
