import { useEffect, useReducer, useRef } from "react";
import type { Check } from "#site/admin/check/use-check.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import {
  findProblem,
  IDLE,
  type ImportOutcome,
  type ImportRequest,
  isBusy,
  isCheckDone,
  reduceImport,
  revisionAfter,
  toToast,
} from "./import-state.ts";
import { runImport } from "./run-import.ts";

interface ImportControls {
  isImporting: boolean;
  /** The outcome of the last import, until the next one. */
  outcome: ImportOutcome | undefined;
  /** Imports a text once its check has finished, or shows a toast if the text cannot be sent. */
  start(request: ImportRequest): void;
  /** Removes the outcome of the last import. */
  dismiss(): void;
}

/**
 * Runs imports one at a time, each against the revision that the user has seen.
 * @param check the check of `text`
 * @param text the current text, which the user may have edited since the import started
 * @param onImported called after a successful import
 */
export function useImport(check: Check, text: string, onImported: (request: ImportRequest) => void): ImportControls {
  const [state, dispatch] = useReducer(reduceImport, IDLE);
  const knownRevision = useRef<string>(undefined);

  useEffect(() => {
    knownRevision.current = check.revisionId ?? knownRevision.current;
  }, [check.revisionId]);

  useEffect(() => {
    if (state.phase !== "waiting" || !isCheckDone(check, text)) return;
    const { request } = state;
    dispatch({ type: "sent" });
    runImport(request, check.revisionId ?? knownRevision.current).then((outcome) => {
      dispatch({ type: "finished", outcome });
      knownRevision.current = revisionAfter(outcome, knownRevision.current);
      const toast = toToast(outcome);
      if (toast !== undefined) showToast(toast);
      if (outcome.kind === "imported") onImported(request);
    });
  }, [state, check, text, onImported]);

  return {
    isImporting: isBusy(state),
    outcome: state.phase === "done" ? state.outcome : undefined,
    start(request) {
      const problem = findProblem(request.text);
      dispatch(problem === undefined ? { type: "requested", request } : { type: "dismissed" });
      if (problem !== undefined) showToast(problem);
    },
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
