import * as z from "zod";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import {
  DocumentIdsSchema,
  expectedRevision,
  NoteSchema,
  RevisionSchema,
  readJson,
} from "#api/http/request-validation.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { decodeChanges } from "#api/tasks/encoded-changes.ts";
import { serializeResult } from "#api/tasks/serialize-result.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import { rollback } from "#content/revisions/rollback.ts";
import {
  type ContentStore,
  type DocumentChange,
  expectRevision,
  type RevisionReference,
  type StoreState,
} from "#content/store/content-store.ts";
import { isSame } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import { readLatestRevision } from "../guards/read-latest-revision.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { respondWithResult } from "./respond-with-result.ts";

const BodySchema = z.strictObject({
  /** Revision whose content is restored. */
  to: RevisionSchema,
  /** Documents to restore. All by default. */
  pages: DocumentIdsSchema.optional(),
  message: NoteSchema.optional(),
  dryRun: z.boolean().optional(),
});

/**
 * Restores the content of an earlier revision as a new revision, and responds with the result. Editors may undo only
 * their own changes.
 */
export function createRollbackHandler(
  store: ContentStore,
  { planRollback, previewRollback }: ContentTasks,
  { recordChange }: AuditTrail,
): AdminHandler {
  return async (c, session) => {
    const expected = expectedRevision(c);
    const { to, pages: only, message, dryRun } = await readJson(c, BodySchema);
    const checked = session.role === "editor" ? await requireOwnChanges(store, session, to, only) : undefined;
    const ifRevision = expected ?? checked;
    const planChanges = async (id: RevisionReference) => {
      const planned = await planRollback({ to: id, only });
      const changes = await decodeChanges(planned.changes);
      if (checked !== undefined) await requireRecorded(store, changes, checked);
      return { ...planned, changes };
    };
    if (dryRun) {
      if (checked !== undefined) await planChanges(to);
      return respondWithResult(c, await previewRollback({ to, only, ifRevision }));
    }
    const note = { by: session.name, account: session.account, message: message || undefined };
    // The writer lock keeps the store as the task reads it.
    const plan = async (id: RevisionReference, state: StoreState) => {
      const planned = await planChanges(id);
      expectRevision(state, planned.id);
      return planned.changes;
    };
    const run = () => rollback(store, to, { only, ifRevision, note, plan });
    return respondWithResult(c, serializeResult(await recordChange(c, { event: "rollback", ...note }, run)));
  };
}

/**
 * Checks that a rollback undoes only revisions of the user.
 * @returns the revision that the check is valid for
 * @throws ApiError `forbidden`
 */
async function requireOwnChanges(
  store: ContentStore,
  { account }: Session,
  to: RevisionReference,
  only: readonly DocumentId[] | undefined,
): Promise<string | undefined> {
  const { revisionId } = await readLatestRevision(store);
  const { revisions } = await readHistory(store, String(to) === "0" ? {} : { after: to });
  const undone = revisions.filter(({ pages }) => only === undefined || pages.some((page) => only.includes(page)));
  if (undone.some((revision) => revision.account !== account)) throw new ApiError("forbidden", { message: NOT_OWN });
  return revisionId;
}

/**
 * Checks that changes undo nothing that is newer than a revision: an edit by hand has no author until the next commit
 * records it.
 * @throws ApiError `forbidden`
 */
async function requireRecorded(
  store: ContentStore,
  changes: readonly DocumentChange[],
  revision: RevisionReference,
): Promise<void> {
  const recorded = await store.documentsAt(revision);
  const isRecorded = ({ page, before }: DocumentChange) => isSame(before, recorded.get(page) ?? null);
  if (!changes.every(isRecorded)) throw new ApiError("forbidden", { message: NOT_OWN });
}

const NOT_OWN = "Editors can undo only their own changes. Ask an owner to undo changes of others.";
