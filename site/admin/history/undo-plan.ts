/** Planning to undo a version, or to restore the site to one. */

import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { fetchHistory, type RollbackTarget, rollBack } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "../api/request.ts";

/** A version to undo or to restore, with the texts for its dialog. */
export interface UndoTarget {
  request: RollbackTarget;
  /** Returns the sentence about the outcome. */
  outcome(pages: string): string;
  title: string;
  /** The sentence for a target that is already the current content. */
  unchangedText: string;
  /** The button that goes back, idle and busy. */
  action: { idle: string; busy: string };
  message: string;
}

/** Returns the target that takes back what a revision changed, and keeps what came later. */
export function undoTarget({ id, name }: NamedRevision): UndoTarget {
  return {
    request: { undo: id },
    outcome: (pages) => `Undid version ${name} on ${pages}.`,
    title: `Undo version ${name}?`,
    unchangedText: `Later versions have already replaced every change of version ${name}.`,
    action: { idle: "Undo", busy: "Undoing..." },
    message: `Undo version ${name}`,
  };
}

/** Returns the target that undoes everything after a revision. */
export function restoreTarget({ id, name }: NamedRevision): UndoTarget {
  return {
    request: { to: id },
    outcome: (pages) => `Restored ${pages} to version ${name}.`,
    title: `Restore the site to version ${name}?`,
    unchangedText: `The site already matches version ${name}.`,
    action: { idle: "Restore", busy: "Restoring..." },
    message: `Restore version ${name}`,
  };
}

export type UndoPreview = Awaited<ReturnType<typeof previewUndo>>;

/** Returns the result of a dry run, and the later revisions that going back also undoes, newest first. */
export async function previewUndo({ request }: UndoTarget) {
  const [result, later] = await Promise.all([
    rollBack({ ...request, isDryRun: true }),
    "to" in request ? readAfter(String(request.to)) : [],
  ]);
  return { result, later };
}

/** Returns whether going back would change anything, or could after the user has chosen. */
export function hasChanges({ result: { imported, revisionId, conflicts = [] } }: UndoPreview): boolean {
  return revisionId !== undefined && (conflicts.length > 0 || imported.some(({ status }) => status !== "unchanged"));
}

export interface UndoFailure {
  title: string;
  message: string;
  /** True if the preview is out of date. */
  isOutdated: boolean;
  /** The versions that were added since the preview, newest first. */
  newVersions: readonly NamedRevision[];
}

/** Goes back, but only if the store still is at the revision of the preview, `ifRevision`. Never throws. */
export async function goBack(
  { request }: UndoTarget,
  { choices, ...query }: { ifRevision: string; message: string; choices: readonly FieldChoice[] },
): Promise<ImportResult | UndoFailure> {
  try {
    return await rollBack({ ...request, ...("undo" in request && { choices }), ...query });
  } catch (error) {
    const hasResponse = error instanceof RequestError;
    const isOutdated = !hasResponse || error.code === "revision-conflict";
    return {
      title: hasResponse ? "Nothing Was Changed" : NO_RESPONSE,
      message: errorMessage(error, "The change may have gone through. The changes that remain are listed below."),
      isOutdated,
      newVersions: isOutdated ? await readAfter(query.ifRevision).catch(() => []) : [],
    };
  }
}

/** Reads all revisions that the given one does not include, newest first. @internal exported for tests */
export async function readAfter(after: string): Promise<NamedRevision[]> {
  const revisions: NamedRevision[] = [];
  for (let before: string | undefined; ; before = revisions.at(-1)?.id) {
    const page = await fetchHistory({ after, before });
    revisions.push(...page.revisions);
    if (!page.hasMore || page.revisions.length === 0) return revisions;
  }
}

/** Describes a finished rollback, such as "Restored 2 pages to version 1. This is now version 5." */
export function describeRollback(
  { success, message, imported, revision, diagnostics }: ImportResult,
  { outcome, unchangedText }: UndoTarget,
): string {
  const changed = imported.filter(({ status }) => status !== "unchanged").length;
  if (!success) return diagnostics.find(({ severity }) => severity === "error")?.message ?? message;
  if (changed === 0) return unchangedText;
  return `${outcome(formatCount(changed, "page"))} This is now version ${revision}.`;
}
