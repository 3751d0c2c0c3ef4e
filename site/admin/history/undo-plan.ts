/** The ways back from a revision, and what each takes with it. */

import type { ImportResult } from "#content/importer/result.ts";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readHistory, rollBack } from "../api/admin-api.ts";

export interface UndoPlan {
  /** The revision to go back to; 0 is before the first. */
  to: number;
  /** These only. */
  pages?: readonly DocumentId[];
  /** What it is about: what came after this revision goes, too. */
  revision: number;
  title: string;
  /** Said where nothing would change. */
  nothing: string;
  /** For the history, where nobody writes another. */
  message: string;
}

/** Takes back what a revision did to its pages. */
export function undoOf({ revision, pages }: RevisionSummary): UndoPlan {
  return {
    to: revision - 1,
    pages,
    revision,
    title: `Undo revision ${revision}?`,
    nothing: `Its pages are already as they were before revision ${revision}.`,
    message: `Undo revision ${revision}`,
  };
}

/** Takes back everything after a revision. */
export function backTo({ revision }: RevisionSummary): UndoPlan {
  return {
    to: revision,
    revision,
    title: `Bring everything back to revision ${revision}?`,
    nothing: `The content is already as revision ${revision} left it.`,
    message: `Back to revision ${revision}`,
  };
}

export interface Plan {
  /** What would be said if it were done now. */
  result: ImportResult;
  /** The revisions after the one that it is about which it takes back as well, the newest first. */
  later: readonly RevisionSummary[];
}

/** Finds out what a way back would do. Nothing is changed. */
export async function planUndo({ to, pages, revision }: UndoPlan): Promise<Plan> {
  const [result, after] = await Promise.all([rollBack({ to, pages, isDryRun: true }), readAfter(revision)]);
  return {
    result,
    later: after.filter((later) => pages === undefined || later.pages.some((page) => pages.includes(page))),
  };
}

/** Every revision after one, the newest first. */
export async function readAfter(after: number): Promise<RevisionSummary[]> {
  const revisions: RevisionSummary[] = [];
  for (let before: number | undefined; ; before = revisions.at(-1)?.revision) {
    const answer = await readHistory({ after, before });
    revisions.push(...answer.revisions);
    if (!answer.hasMore || answer.revisions.length === 0) return revisions;
  }
}
