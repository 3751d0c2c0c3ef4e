import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { checked, PageName, RevisionText } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { readHistory, readRevisionDetail } from "#content/revisions/read-history.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Call } from "./admin-call.ts";

/** How many revisions are told at once. */
const PAGE = 50;

const Query = z.strictObject({
  page: PageName.optional(),
  before: RevisionText.optional(),
  after: RevisionText.optional(),
});

/** The revisions, newest first, and the newest of the store. */
export function history(store: ContentStore): Call {
  return async (c) => {
    const query = checked(Query, c.req.query());
    const revision = await store.withSnapshot(async (state) => state.revision);
    return respondJson(c, { revision, ...(await readHistory(store, { ...query, limit: PAGE })) });
  };
}

/** One revision, with what it changed by field. */
export function revision(store: ContentStore): Call {
  return async (c) => {
    const { success, data } = RevisionText.safeParse(c.req.param("revision"));
    if (!success) throw new ApiError("unknown-revision");
    return respondJson(c, await readRevisionDetail(store, data));
  };
}
