import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { errorMessage, isSignedOutError, NO_RESPONSE, SIGN_IN_WANTED, sessionEvents } from "../api/request.ts";
import { Button } from "../ui/controls/button.tsx";

/** The parts of a query that its screen shows. The last value stays while the next one loads, and if loading fails. */
export type ShownQuery<Value> = Pick<UseQueryResult<Value>, "data" | "error" | "isFetching" | "refetch">;

type QueryResultProps<Value> = { query: ShownQuery<Value>; children(value: Value): ReactNode };

/** The value of a query, its loading state, or its error with a button to try again. */
export function QueryResult<Value>({ query, children }: QueryResultProps<Value>) {
  const { data, isFetching, refetch } = query;
  const error = isFetching ? null : query.error;
  const box = useRef<HTMLDivElement>(null);

  function retry(): void {
    // The button disappears, so the box takes the focus.
    box.current?.focus();
    void refetch();
  }

  return (
    <div className="query-result" tabIndex={-1} ref={box}>
      {error !== null && (
        <div className="outcome destructive" role="alert">
          <p>{errorMessage(error, NO_RESPONSE)}</p>
          <div className="actions">
            {isSignedOutError(error) && <Button text="Sign In Again" onClick={askToSignIn} />}
            <Button look="secondary" text="Try Again" onClick={retry} />
          </div>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <p role="status">Loading...</p>}
    </div>
  );
}

function askToSignIn(): void {
  sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
}
