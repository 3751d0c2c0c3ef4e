/** Planning to undo a version, or to restore the site to one. */

import type { ImportResult } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readHistory, rollBack } from "../api/admin-api.ts";
import { pluralize } from "../ui/pluralize.ts";

/** A state to go back to, with the texts for its dialog. */
export interface UndoTarget {
  /** The revision to restore; 0 is the content before the first import. */
  to: RevisionReference;
  /** Restores only these pages. */
  pages?: readonly DocumentId[];
  /** The id of the revision that the user chose. Going back also undoes the revisions that it does not include. */
  chosen: string;
  /** The restored state, to follow "Restored 2 pages to". */
  description: string;
  title: string;
  /** The sentence for a target that is already the current content. */
  unchangedText: string;
  /** The button that goes back, idle and busy. */
  action: { idle: string; busy: string };
  /** The default note for the history. */
  message: string;
}

/** Returns the target that undoes what a revision did to its pages. */
export function undoTarget({ id, name, parents: [parent = "0"], pages }: NamedRevision): UndoTarget {
  return {
    to: parent,
    pages,
    chosen: id,
    description: `before version ${name}`,
    title: `Undo version ${name}?`,
    unchangedText: `Its pages already look the way they did before version ${name}.`,
    action: { idle: "Undo", busy: "Undoing..." },
    message: `Undo version ${name}`,
  };
}

/** Returns the target that undoes everything after a revision. */
export function restoreTarget({ id, name }: NamedRevision): UndoTarget {
  return {
    to: id,
    chosen: id,
    description: `version ${name}`,
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
export async function planUndo({ to, pages, chosen }: UndoTarget): Promise<UndoPlan> {
  const [result, newer] = await Promise.all([rollBack({ to, pages, isDryRun: true }), readAfter(chosen)]);
  return {
    result,
    later: newer.filter((later) => pages === undefined || later.pages.some((page) => pages.includes(page))),
  };
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

/**
 * Describes a finished rollback, such as "Restored 2 pages to before version 1. This is now version 5."
 * @param description the restored state
 */
export function describeRollback({ success, message, imported, revision }: ImportResult, description: string): string {
  const changed = imported.filter(({ status }) => status !== "unchanged").length;
  if (!success || changed === 0) return message;
  return `Restored ${pluralize(changed, "page")} to ${description}. This is now version ${revision}.`;
}
