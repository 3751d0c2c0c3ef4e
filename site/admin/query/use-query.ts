import { useCallback, useEffect, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { isSignedOutError, SIGNED_IN, sessionEvents } from "../api/request.ts";

export interface Query<Value> {
  /** The last value. It stays while the next one loads, and if loading fails. */
  value?: Value | undefined;
  /** The message of the last failure. */
  error?: string;
  /** True if the last run failed because the session has ended. Signing in again runs it again. */
  isSignedOut?: boolean;
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
    setState(({ error: _, isSignedOut: __, ...last }) => ({ ...last, isFetching: true }));
    fetchValue().then(
      (value) => isCurrent && setState({ value, isFetching: false }),
      (cause) => {
        const failure = { error: errorMessage(cause, NO_RESPONSE), isSignedOut: isSignedOutError(cause) };
        if (isCurrent) setState((last) => ({ ...last, ...failure, isFetching: false }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchValue, attempt]);

  const refetch = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (!state.isSignedOut) return;
    sessionEvents.addEventListener(SIGNED_IN, refetch);
    return () => sessionEvents.removeEventListener(SIGNED_IN, refetch);
  }, [state.isSignedOut, refetch]);

  return { ...state, refetch };
}
