import { type ReactNode, useRef } from "react";
import { SIGN_IN_WANTED, sessionEvents } from "../api/request.ts";
import type { Query } from "./use-query.ts";

interface QueryResultProps<Value> {
  query: Query<Value>;
  children(value: Value): ReactNode;
}

/** The value of a query, its loading state, or its error with a button to try again. */
export function QueryResult<Value>({ query, children }: QueryResultProps<Value>): ReactNode {
  const { value, error, isSignedOut, refetch } = query;
  const box = useRef<HTMLDivElement>(null);

  function retry(): void {
    // The button disappears, so the box takes the focus.
    box.current?.focus();
    refetch();
  }

  return (
    <div className="query-result" tabIndex={-1} ref={box}>
      {error !== undefined && (
        <div className="outcome destructive" role="alert">
          <p>{error}</p>
          <div className="actions">
            {isSignedOut && (
              <button className="button" type="button" onClick={askToSignIn}>
                Sign In Again
              </button>
            )}
            <button className="button secondary" type="button" onClick={retry}>
              Try Again
            </button>
          </div>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && error === undefined && <p role="status">Loading...</p>}
    </div>
  );
}

function askToSignIn(): void {
  sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
}
