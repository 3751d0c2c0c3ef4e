/** Planning to undo a version, or to restore the site to one. */

import type { ImportResult } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { type RollbackTarget, readHistory, rollBack } from "../api/admin-api.ts";
import { pluralize } from "../ui/pluralize.ts";

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
  /** The default note for the history. */
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

export interface UndoPlan {
  /** The result of the dry run. */
  result: ImportResult;
  /** The later revisions that going back also undoes, newest first. */
  later: readonly NamedRevision[];
}

/** Finds out what going back would change, with a dry run. */
export async function planUndo({ request }: UndoTarget): Promise<UndoPlan> {
  const [result, later] = await Promise.all([
    rollBack({ ...request, isDryRun: true }),
    "to" in request ? readAfter(String(request.to)) : [],
  ]);
  return { result, later };
}

/** Reads all revisions that the given one does not include, newest first. */
export async function readAfter(after: string): Promise<NamedRevision[]> {
  const revisions: NamedRevision[] = [];
  for (let before: string | undefined; ; before = revisions.at(-1)?.id) {
    const page = await readHistory({ after, before });
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
  return `${outcome(pluralize(changed, "page"))} This is now version ${revision}.`;
}
