/** Planning to undo a version, or to restore the site to one. */

import type { ImportResult } from "#content/importer/result.ts";
import type { RevisionReference, RevisionSummary } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readHistory, rollBack } from "../api/admin-api.ts";
import { pluralize } from "../ui/pluralize.ts";

/** A state to go back to, with the texts for its dialog. */
export interface UndoTarget {
  /** The revision to restore; 0 is the content before the first import. */
  to: RevisionReference;
  /** Restores only these pages. */
  pages?: readonly DocumentId[];
  /** The revision that the user chose. Going back also undoes later ones. */
  revision: number;
  title: string;
  /** The sentence for a target that is already the current content. */
  unchangedText: string;
  /** The button that goes back, idle and busy. */
  action: { idle: string; busy: string };
  /** The default note for the history. */
  message: string;
}

/** Returns the target that undoes what a revision did to its pages. */
export function undoTarget({ revision, parents: [parent = "0"], pages }: RevisionSummary): UndoTarget {
  return {
    to: parent,
    pages,
    revision,
    title: `Undo version ${revision}?`,
    unchangedText: `Its pages already look the way they did before version ${revision}.`,
    action: { idle: "Undo", busy: "Undoing..." },
    message: `Undo version ${revision}`,
  };
}

/** Returns the target that undoes everything after a revision. */
export function restoreTarget({ id, revision }: RevisionSummary): UndoTarget {
  return {
    to: id,
    revision,
    title: `Restore the site to version ${revision}?`,
    unchangedText: `The site already matches version ${revision}.`,
    action: { idle: "Restore", busy: "Restoring..." },
    message: `Restore version ${revision}`,
  };
}

export interface UndoPlan {
  /** The result of the dry run. */
  result: ImportResult;
  /** The later revisions that going back also undoes, newest first. */
  later: readonly RevisionSummary[];
}

/** Finds out what going back would change, with a dry run. */
export async function planUndo({ to, pages, revision }: UndoTarget): Promise<UndoPlan> {
  const [result, newer] = await Promise.all([rollBack({ to, pages, isDryRun: true }), readAfter(revision)]);
  return {
    result,
    later: newer.filter((later) => pages === undefined || later.pages.some((page) => pages.includes(page))),
  };
}

/** Reads all revisions after the given one, newest first. */
export async function readAfter(after: number): Promise<RevisionSummary[]> {
  const revisions: RevisionSummary[] = [];
  for (let before: string | undefined; ; before = revisions.at(-1)?.id) {
    const page = await readHistory({ after, before });
    revisions.push(...page.revisions);
    if (!page.hasMore || page.revisions.length === 0) return revisions;
  }
}

/**
 * Describes a finished rollback, such as "Restored 2 pages to before version 1. This is now version 5."
 * @param to the restored revision
 */
export function describeRollback(
  { success, message, imported, revision }: ImportResult,
  to: RevisionReference,
): string {
  const changed = imported.filter(({ status }) => status !== "unchanged").length;
  if (!success || changed === 0) return message;
  return `Restored ${pluralize(changed, "page")} to ${describeVersion(to)}. This is now version ${revision}.`;
}

/** Returns "version 3", or "before version 1" for the content before the first import. */
export function describeVersion(revision: RevisionReference): string {
  const number = Number.parseInt(String(revision), 10);
  return number === 0 ? "before version 1" : `version ${number}`;
}
