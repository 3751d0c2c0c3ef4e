import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isSame } from "#schemas/json.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { SIGN_IN_WANTED, sessionEvents } from "../api/request.ts";
import type { Check } from "../check/use-check.ts";
import {
  type AttemptOutcome,
  EMPTY_TEXT,
  type ImportAttempt,
  INVALID_TEXT,
  isCheckDone,
  revisionAfter,
  toToast,
} from "./import-state.ts";
import { runImport } from "./run-import.ts";

interface WaitingImport {
  attempt: ImportAttempt;
  /** The revision that the text was checked against before, of an import that is sent again. */
  revisionId?: string | undefined;
  isRepeat: boolean;
}

/** Runs imports one at a time, each against the revision that the user has seen. */
export function useImport(check: Check, text: string, onImported: (attempt: ImportAttempt) => void) {
  const [waiting, setWaiting] = useState<WaitingImport>();
  /** The interrupted import that the user may choose to send, because the text is another one now. */
  const [offered, setOffered] = useState<AttemptOutcome>();
  const knownRevision = useRef<string>(undefined);
  const { mutate, data, variables, isPending, reset } = useMutation({
    async mutationFn({ attempt: { text: sent, query }, revisionId }: WaitingImport) {
      const { isJson, isTokenOnly } = await check.inspect(sent);
      const { page, ...rest } = query;
      return isJson ? runImport({ text: sent, query: isTokenOnly ? query : rest }, revisionId) : undefined;
    },
    onSuccess(outcome, { attempt }) {
      const toast = outcome === undefined ? INVALID_TEXT : toToast(outcome);
      if (toast !== undefined) showToast(toast);
      if (outcome === undefined) return;
      if (outcome.kind === "interrupted") sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
      knownRevision.current = revisionAfter(outcome, knownRevision.current);
      if (outcome.kind === "imported") onImported(attempt);
    },
  });
  const isImporting = waiting !== undefined || isPending;
  const outcome = isImporting ? undefined : data;
  const attempt = outcome && variables?.attempt;
  const isOutcomeOld = attempt !== undefined && attempt.text !== text;

  useEffect(() => {
    knownRevision.current = check.revisionId ?? knownRevision.current;
  }, [check.revisionId]);

  useEffect(() => {
    if (waiting === undefined || !(waiting.isRepeat || isCheckDone(check, text))) return;
    setWaiting(undefined);
    const revisionId = waiting.isRepeat ? waiting.revisionId : (check.revisionId ?? knownRevision.current);
    mutate({ ...waiting, revisionId });
  }, [waiting, check, text, mutate]);

  /** Sends the text again that the interrupted import had. */
  function sendAgain(): void {
    if (attempt && outcome?.kind === "interrupted")
      setWaiting({ attempt, revisionId: outcome.revisionId, isRepeat: true });
  }

  return {
    isImporting,
    /** The outcome of the last import, until the next one. */
    outcome,
    /** True if the outcome is about another text than the current one. */
    isOutcomeOld,
    isOffered: outcome !== undefined && outcome === offered,
    /** Imports a text once its check has finished, or shows a toast if there is none. */
    start(wanted: ImportAttempt): void {
      if (isImporting) return;
      reset();
      const isEmpty = wanted.text.replace(/^\uFEFF/, "").trim() === "";
      if (isEmpty) showToast(EMPTY_TEXT);
      else setWaiting({ attempt: wanted, isRepeat: false });
    },
    /** Continues the import that the end of the session has interrupted, or offers it if the text is another one now. */
    resume(query: ImportAttempt["query"]): void {
      if (isOutcomeOld || !isSame(attempt?.query, query)) setOffered(outcome);
      else sendAgain();
    },
    sendAgain,
    dismiss: () => !isImporting && reset(),
  };
}
