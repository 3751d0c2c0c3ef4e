import * as z from "zod";
import type { ContentStore } from "#content/content-store.ts";
import { readHistory, readRevisionDetail } from "#content/history.ts";
import { checked, PageName, RevisionText } from "../../admin/fields.ts";
import { answerJson } from "../../answer.ts";
import { ApiError } from "../../api-error.ts";
import type { Call } from "./call.ts";

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
    const revision = await store.peek(async (state) => state.revision);
    return answerJson(c, { revision, ...(await readHistory(store, { ...query, limit: PAGE })) });
  };
}

/** One revision, with what it changed by field. */
export function revision(store: ContentStore): Call {
  return async (c) => {
    const { success, data } = RevisionText.safeParse(c.req.param("revision"));
    if (!success) throw new ApiError("unknown-revision");
    return answerJson(c, await readRevisionDetail(store, data));
  };
}
