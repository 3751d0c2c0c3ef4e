import { useEffect, useReducer, useRef } from "react";
import { isSame } from "#schemas/json.ts";
import { SIGN_IN_WANTED, sessionEvents } from "#site/admin/api/request.ts";
import type { Check } from "#site/admin/check/use-check.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import {
  EMPTY_TEXT,
  IDLE,
  type ImportOutcome,
  type ImportRequest,
  INVALID_TEXT,
  isBusy,
  isCheckDone,
  isInterrupted,
  reduceImport,
  revisionAfter,
  toToast,
} from "./import-state.ts";
import { runImport } from "./run-import.ts";

interface ImportControls {
  isImporting: boolean;
  /** The outcome of the last import, until the next one. */
  outcome: ImportOutcome | undefined;
  /** True if the outcome is about another text than the current one. */
  isOutcomeOld: boolean;
  /** Imports a text once its check has finished, or shows a toast if the text cannot be sent. */
  start(request: ImportRequest): void;
  /** Continues the import that the end of the session has interrupted, or offers it if the text is another one now. */
  resume(query: ImportRequest["query"]): void;
  /** Sends the text again that the interrupted import had. */
  sendAgain(): void;
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

  async function send(request: ImportRequest, revisionId: string | undefined): Promise<void> {
    dispatch({ type: "sent" });
    const { isJson, isTokenOnly } = await check.inspect(request.text);
    if (!isJson) {
      dispatch({ type: "stopped" });
      return showToast(INVALID_TEXT);
    }
    const { page, ...query } = request.query;
    const outcome = await runImport({ ...request, query: isTokenOnly ? { page, ...query } : query }, revisionId);
    dispatch({ type: "finished", outcome });
    if (outcome.kind === "interrupted") sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
    knownRevision.current = revisionAfter(outcome, knownRevision.current);
    const toast = toToast(outcome);
    if (toast !== undefined) showToast(toast);
    if (outcome.kind === "imported") onImported(request);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function after each render
  useEffect(() => {
    if (state.phase !== "waiting" || !isCheckDone(check, text)) return;
    void send(state.request, check.revisionId ?? knownRevision.current);
  }, [state, check, text]);

  function sendAgain(): void {
    if (isInterrupted(state)) void send(state.request, state.outcome.revisionId);
  }

  const isOutcomeOld = state.phase === "done" && state.request.text !== text;
  return {
    isImporting: isBusy(state),
    outcome: state.phase === "done" ? state.outcome : undefined,
    isOutcomeOld,
    start(request) {
      const isEmpty = request.text.replace(/^\uFEFF/, "").trim() === "";
      dispatch(isEmpty ? { type: "dismissed" } : { type: "requested", request });
      if (isEmpty) showToast(EMPTY_TEXT);
    },
    resume(query) {
      if (isOutcomeOld || (state.phase === "done" && !isSame(state.request.query, query)))
        dispatch({ type: "offered" });
      else sendAgain();
    },
    sendAgain,
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
