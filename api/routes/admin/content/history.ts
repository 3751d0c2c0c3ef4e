import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { DocumentIdSchema, LatestRevisionSchema, RevisionParamSchema, validate } from "#api/http/request-validation.ts";
import { respondEncodedJson, respondJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { readLatestRevision } from "../guards/read-latest-revision.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const REVISIONS_PER_RESPONSE = 50;

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
    return respondJson(c, { ...latest, ...(await readHistory(store, { ...query, limit: REVISIONS_PER_RESPONSE })) });
  };
}

/** Responds with one revision and the fields that it changed. */
export function createReadRevisionHandler({ readRevision }: ContentTasks): AdminHandler {
  return async (c) => {
    const { success, data: revision } = RevisionParamSchema.safeParse(c.req.param("revision"));
    if (!success) throw new ApiError("unknown-revision");
    return respondEncodedJson(c, await readRevision(revision));
  };
}
