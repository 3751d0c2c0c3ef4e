import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { isSame } from "#schemas/json.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { SIGN_IN_WANTED, sessionEvents } from "../api/request.ts";
import type { Check } from "../check/use-check.ts";
import {
  EMPTY_TEXT,
  IDLE,
  type ImportAttempt,
  INVALID_TEXT,
  isBusy,
  isCheckDone,
  isInterrupted,
  reduceImport,
  revisionAfter,
  toToast,
} from "./import-state.ts";
import { runImport } from "./run-import.ts";

/** Runs imports one at a time, each against the revision that the user has seen. */
export function useImport(check: Check, text: string, onImported: (attempt: ImportAttempt) => void) {
  const [state, dispatch] = useReducer(reduceImport, IDLE);
  const knownRevision = useRef<string>(undefined);
  const done = state.phase === "done" ? state : undefined;
  const isOutcomeOld = done !== undefined && done.attempt.text !== text;

  useEffect(() => {
    knownRevision.current = check.revisionId ?? knownRevision.current;
  }, [check.revisionId]);

  async function send(attempt: ImportAttempt, revisionId: string | undefined): Promise<void> {
    dispatch({ type: "sent" });
    const { isJson, isTokenOnly } = await check.inspect(attempt.text);
    if (!isJson) {
      dispatch({ type: "stopped" });
      return showToast(INVALID_TEXT);
    }
    const { page, ...query } = attempt.query;
    const outcome = await runImport({ ...attempt, query: isTokenOnly ? { page, ...query } : query }, revisionId);
    dispatch({ type: "finished", outcome });
    if (outcome.kind === "interrupted") sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
    knownRevision.current = revisionAfter(outcome, knownRevision.current);
    const toast = toToast(outcome);
    if (toast !== undefined) showToast(toast);
    if (outcome.kind === "imported") onImported(attempt);
  }

  const sendNow = useEffectEvent((attempt: ImportAttempt) => send(attempt, check.revisionId ?? knownRevision.current));
  useEffect(() => {
    if (state.phase === "waiting" && isCheckDone(check, text)) void sendNow(state.attempt);
  }, [state, check, text]);

  /** Sends the text again that the interrupted import had. */
  function sendAgain(): void {
    if (isInterrupted(state)) void send(state.attempt, state.outcome.revisionId);
  }

  return {
    isImporting: isBusy(state),
    /** The outcome of the last import, until the next one. */
    outcome: done?.outcome,
    /** True if the outcome is about another text than the current one. */
    isOutcomeOld,
    /** Imports a text once its check has finished, or shows a toast if there is none. */
    start(attempt: ImportAttempt): void {
      const isEmpty = attempt.text.replace(/^\uFEFF/, "").trim() === "";
      dispatch(isEmpty ? { type: "dismissed" } : { type: "requested", attempt });
      if (isEmpty) showToast(EMPTY_TEXT);
    },
    /** Continues the import that the end of the session has interrupted, or offers it if the text is another one now. */
    resume(query: ImportAttempt["query"]): void {
      if (isOutcomeOld || (done && !isSame(done.attempt.query, query))) dispatch({ type: "offered" });
      else sendAgain();
    },
    sendAgain,
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
