import { type ReactNode, useRef } from "react";
import type { Query } from "./use-query.ts";

interface QueryResultProps<T> {
  answer: Query<T>;
  children(value: T): ReactNode;
}

/** What was asked for, or that it is on its way, or why there is none and the way to ask once more. */
export function QueryResult<T>({ answer: { value, failure, askAgain }, children }: QueryResultProps<T>): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  function retry(): void {
    // The button goes, and the focus is not to go with it.
    box.current?.focus();
    askAgain();
  }

  return (
    <div className="answer" tabIndex={-1} ref={box}>
      {failure !== undefined && (
        <div className="outcome destructive" role="alert">
          <p>{failure}</p>
          <button className="button secondary" type="button" onClick={retry}>
            Try Again
          </button>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && failure === undefined && <p role="status">Loading...</p>}
    </div>
  );
}
