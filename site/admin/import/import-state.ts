/** The states of an import: idle → waiting for the check → sending → over, which stays until the next attempt. */

import type { ImportResult } from "#content/importer/result.ts";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import type { ToastText } from "#site/islands/toasts/toast-store.ts";
import type { ImportQuery } from "../api/admin-api.ts";
import type { Check } from "../check/use-check.ts";

export interface ImportRequest {
  text: string;
  query: Omit<ImportQuery, "ifRevision">;
}

export type ImportOutcome =
  | { kind: "imported" | "refused"; result: ImportResult }
  | {
      kind: "conflict";
      message: string;
      /** What others did meanwhile, the newest first; undefined where that could not be read. */
      since: readonly RevisionSummary[] | undefined;
    }
  | {
      kind: "failed";
      message: string;
      /** Whether it may have been imported all the same. */
      isUnsure: boolean;
    };

export type ImportState =
  | { phase: "idle" }
  | { phase: "waiting" | "sending"; request: ImportRequest }
  | { phase: "over"; outcome: ImportOutcome };

export type ImportEvent =
  | { type: "asked"; request: ImportRequest }
  | { type: "sent" }
  | { type: "answered"; outcome: ImportOutcome }
  | { type: "dismissed" };

export const IDLE: ImportState = { phase: "idle" };

/** An event that does not fit the state changes nothing: a double click is one import. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case "asked":
      return isBusy(state) ? state : { phase: "waiting", request: event.request };
    case "sent":
      return state.phase === "waiting" ? { phase: "sending", request: state.request } : state;
    case "answered":
      return state.phase === "sending" ? { phase: "over", outcome: event.outcome } : state;
    case "dismissed":
      return isBusy(state) ? state : IDLE;
  }
}

export function isBusy({ phase }: ImportState): boolean {
  return phase === "waiting" || phase === "sending";
}

/** Whether the check has come to an end with this text, so that it knows the revision if it ever will. */
export function isSettled({ state, text: checked }: Pick<Check, "state" | "text">, text: string): boolean {
  switch (state) {
    case "checking":
      return false;
    case "failed":
      return true;
    case "empty":
      return text.trim() === "";
    case "checked":
      return checked === text;
  }
}

/** The newest revision that somebody has seen the content of, after an import. */
export function knownAfter(outcome: ImportOutcome, before: number | undefined): number | undefined {
  switch (outcome.kind) {
    case "imported":
    case "refused":
      return outcome.result.revision ?? before;
    case "conflict":
      return undefined;
    case "failed":
      return before;
  }
}

export const FAILED = "Failed to import content";

/** Why a text is not even sent. */
export function objectionTo(text: string): ToastText | undefined {
  if (text.trim() === "") return error("Please enter JSON content to import");
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return undefined;
  } catch {
    return error("Invalid JSON format. Please check your JSON syntax.");
  }
}

/** What is said aloud of an outcome; a success speaks for itself. */
export function toastOf(outcome: ImportOutcome): ToastText | undefined {
  switch (outcome.kind) {
    case "imported":
      return undefined;
    case "refused":
      return { ...error(outcome.result.message || FAILED), title: "Import Error" };
    default:
      return error(outcome.message);
  }
}

function error(description: string): ToastText {
  return { title: "Error", description, isDestructive: true };
}
