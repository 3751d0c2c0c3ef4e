import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { DocumentIdSchema, LatestRevisionSchema, RevisionParamSchema, validate } from "#api/http/request-validation.ts";
import { respondEncodedJson, respondJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { isSame } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readLatestRevision } from "../guards/read-latest-revision.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const REVISIONS_PER_RESPONSE = 50;
/** Larger revisions list their pages only. */
const MAX_PAGES_WITH_FIELDS = 3;

const QuerySchema = z.strictObject({
  page: DocumentIdSchema.optional(),
  before: RevisionParamSchema.optional(),
  after: LatestRevisionSchema.optional(),
});

/** Responds with revisions, newest first, and with the newest revision of the store. */
export function createListRevisionsHandler(store: ContentStore): AdminHandler {
  return async (c) => {
    const query = validate(QuerySchema, c.req.query());
    const latest = await readLatestRevision(store);
    const history = await readHistory(store, { ...query, limit: REVISIONS_PER_RESPONSE });
    const revisions = await Promise.all(
      history.revisions.map(async (revision) => {
        const isShort = revision.pages.length <= MAX_PAGES_WITH_FIELDS;
        return { ...revision, ...(isShort && { fields: await listTopFields(store, revision.id) }) };
      }),
    );
    return respondJson(c, { ...latest, ...history, revisions });
  };
}

/** Returns the keys at the top of each document that a revision has updated. An entry that cannot be read has none. */
async function listTopFields(store: ContentStore, id: string): Promise<Record<DocumentId, string[]>> {
  const { changes } = await store.revision(id).catch((cause: unknown) => {
    if (cause instanceof StoreError) return { changes: [] };
    throw cause;
  });
  const fields = changes.flatMap(({ page, before, after }): [DocumentId, string[]][] => {
    if (before === null || after === null) return [];
    const keys = Object.keys({ ...before, ...after });
    return [[page, keys.filter((key) => !isSame(before[key], after[key]))]];
  });
  return Object.fromEntries(fields);
}

/** Responds with one revision and the fields that it changed. */
export function createReadRevisionHandler({ readRevision }: ContentTasks): AdminHandler {
  return async (c) => {
    const { success, data: revision } = RevisionParamSchema.safeParse(c.req.param("revision"));
    if (!success) throw new ApiError("unknown-revision");
    return respondEncodedJson(c, await readRevision(revision));
  };
}
