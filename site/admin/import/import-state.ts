import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { ToastText } from "#site/islands/toasts/toast-store.ts";
import type { ImportQuery } from "../api/content-api.ts";
import type { Check } from "../check/use-check.ts";

export interface ImportSettings {
  page: PageId;
  mayCreate: boolean;
  isPartial: boolean;
  message: string;
}

export const DEFAULT_SETTINGS: ImportSettings = { page: "home", mayCreate: false, isPartial: false, message: "" };

export type ImportAttempt = { text: string; query: Omit<ImportQuery, "ifRevision"> };

export type AttemptOutcome =
  | { kind: "imported" | "rejected"; result: ImportResult }
  | {
      kind: "conflict";
      /** The versions that others added since the check, newest first; undefined if they could not be read. */
      newVersions: readonly NamedRevision[] | undefined;
      /** The fields that the user and others have changed. */
      conflicts: readonly ImportConflict[];
      /** The revision that the text was checked against, to settle the conflicts; undefined if the text names its own. */
      base: string | undefined;
    }
  /** The session had ended, so the server did nothing. */
  | {
      kind: "interrupted";
      /** The revision that the text was checked against, for the second attempt. */
      revisionId: string | undefined;
    }
  | {
      kind: "failed";
      message: string;
      /** True if the server may have imported the text although its response is missing. */
      isUnsure: boolean;
    };

/** Returns whether the check of `text` has finished, so that waiting longer would not find out the revision. */
export function isCheckDone({ state, text: checkedText }: Pick<Check, "state" | "text">, text: string): boolean {
  if (state === "empty") return text.trim() === "";
  return state === "failed" || (state === "checked" && checkedText === text);
}

/** Returns the id of the newest revision that the user has seen, after an import; undefined after a conflict. */
export function revisionAfter(outcome: AttemptOutcome, before: string | undefined): string | undefined {
  if (outcome.kind === "conflict") return undefined;
  return ("result" in outcome ? outcome.result.revisionId : undefined) ?? before;
}

export const FAILED = "Failed to import content";

export const EMPTY_TEXT: ToastText = errorToast("Please enter JSON content to import");
export const INVALID_TEXT: ToastText = errorToast("Invalid JSON format. Please check your JSON syntax.");

/**
 * Returns the toast for an outcome. A success has none, and neither has an interruption, which the sign-in dialog
 * announces, or a conflict, because its box is an alert and the toast could cover the buttons of the box.
 */
export function toToast(outcome: AttemptOutcome): ToastText | undefined {
  if (outcome.kind === "rejected") return { ...errorToast(outcome.result.message || FAILED), title: "Import Error" };
  return outcome.kind === "failed" ? errorToast(outcome.message) : undefined;
}

function errorToast(description: string): ToastText {
  return { title: "Error", description, isDestructive: true };
}
