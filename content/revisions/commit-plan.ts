/** Commits the plan of a rollback, a retirement or a move as one revision, or shows what it would do. */
import type { ImportResult } from "../importer/plan/result.ts";
import { createPause } from "../platform/event-loop.ts";
import {
  type CommitNote,
  type CommittedRevision,
  type ContentStore,
  type DocumentChange,
  expectRevision,
  type Revision,
  type RevisionReference,
  type StoreState,
} from "../store/content-store.ts";
import { toRevisionPage } from "./read-history.ts";

export interface CommitOptions<Plan> {
  /** True to compute the result without changing the store. */
  isDryRun?: boolean | undefined;
  /** The revision that the store must be at. */
  ifRevision?: RevisionReference | undefined;
  /** Plans the change for a state of the store, by default on the calling thread. */
  plan?: (state: StoreState) => Promise<Plan>;
  note: Pick<CommitNote, "by" | "account"> & { message?: string | undefined };
}

/** The state of the store after a plan was committed, or not. */
export interface Outcome extends Pick<StoreState, "revision" | "id">, Pick<CommittedRevision, "warnings"> {
  isCommitted?: boolean;
}

/**
 * Plans a change of the content and commits it.
 * @param toRevision returns the revision to commit with its default message, or undefined to commit nothing
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be read or written
 */
export function commitPlan<Plan>(
  store: ContentStore,
  { isDryRun, ifRevision, plan, note }: CommitOptions<Plan> & Required<Pick<CommitOptions<Plan>, "plan">>,
  toRevision: (plan: Plan) => Pick<Revision, "changes" | "source" | "format" | "message"> | undefined,
  toResult: (plan: Plan, outcome: Outcome) => Promise<ImportResult>,
): Promise<ImportResult> {
  const planFor = async (state: StoreState) => {
    expectRevision(state, ifRevision);
    return plan(state);
  };
  if (isDryRun) return store.withSnapshot(async (state) => toResult(await planFor(state), state));
  return store.transaction(async (writer) => {
    const planned = await planFor(writer);
    const revision = toRevision(planned);
    if (revision === undefined) return toResult(planned, writer);
    const { changes, source, format } = revision;
    const { by, account, message = revision.message } = note;
    const committed = await writer.commit(changes, { by, account, message, source, format, sha256: "" });
    return toResult(planned, { ...committed, isCommitted: true });
  });
}

/** Returns the changed documents as results list them. */
export async function listImported(changes: readonly DocumentChange[], { isCommitted, revision }: Outcome) {
  const imported: ImportResult["imported"] = [];
  const pause = createPause();
  for (const change of changes) {
    await pause();
    const { changes: fields, ...page } = toRevisionPage(change);
    const version = isCommitted && { version: revision };
    imported.push({ ...page, ...version, ...(page.status === "updated" && { changes: fields }) });
  }
  return imported;
}
