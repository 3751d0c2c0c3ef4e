import { useEffect, useReducer, useRef } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import type { Check } from "../check/use-check.ts";
import {
  IDLE,
  type ImportOutcome,
  type ImportRequest,
  isBusy,
  isSettled,
  knownAfter,
  objectionTo,
  reduceImport,
  toastOf,
} from "./import-state.ts";
import { runImport } from "./run-import.ts";

interface Importing {
  isImporting: boolean;
  /** Of the last attempt, until the next. */
  outcome: ImportOutcome | undefined;
  /** Imports against the revision that the check was made against, or says why not. */
  start(request: ImportRequest): void;
  /** Forgets the last attempt. */
  dismiss(): void;
}

/**
 * @param check of `text`, which may have moved on from the text that is imported
 * @param onImported told of what was asked for, once it is done
 */
export function useImport(check: Check, text: string, onImported: (request: ImportRequest) => void): Importing {
  const [state, dispatch] = useReducer(reduceImport, IDLE);
  const known = useRef<number>(undefined);

  useEffect(() => {
    known.current = check.revision ?? known.current;
  }, [check.revision]);

  useEffect(() => {
    if (state.phase !== "waiting" || !isSettled(check, text)) return;
    const { request } = state;
    dispatch({ type: "sent" });
    runImport(request, check.revision ?? known.current).then((outcome) => {
      dispatch({ type: "answered", outcome });
      known.current = knownAfter(outcome, known.current);
      const toast = toastOf(outcome);
      if (toast !== undefined) showToast(toast);
      if (outcome.kind === "imported") onImported(request);
    });
  }, [state, check, text, onImported]);

  return {
    isImporting: isBusy(state),
    outcome: state.phase === "over" ? state.outcome : undefined,
    start(request) {
      const objection = objectionTo(request.text);
      dispatch(objection === undefined ? { type: "asked", request } : { type: "dismissed" });
      if (objection !== undefined) showToast(objection);
    },
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
