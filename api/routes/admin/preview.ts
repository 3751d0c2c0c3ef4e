import * as z from "zod";
import type { AdminContext } from "#api/context/app-context.ts";
import { ApiError } from "#api/http/api-error.ts";
import { invalid, PageName, PageNames, RevisionNumber, readJson } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { validate } from "#content/documents/validate.ts";
import { planRollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { PendingDocuments } from "#content/store/overlay.ts";
import { isObject, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { Call } from "./admin-call.ts";

const Document = z.custom<JsonObject>(isObject, "A document is an object.").nullable();

const Body = z
  .strictObject({
    page: PageName,
    documents: z.record(PageName, Document).optional(),
    to: RevisionNumber.optional(),
    pages: PageNames.optional(),
  })
  .refine(({ documents, to }) => (documents === undefined) !== (to === undefined), {
    path: ["documents"],
    error: "A preview is of documents, or of a revision to go back to.",
  });

/** A page as visitors would see it, with documents that are not stored, or as a rollback would leave it. */
export function preview({ store, preview: render }: AdminContext): Call {
  return async (c) => {
    const { page, documents, to = 0, pages } = await readJson(c, Body);
    const shown = page === SITE ? "home" : page;
    if (pathOf(shown) === undefined) throw new ApiError("unknown-page");
    const overlay = documents === undefined ? await rolledBack(store, to, pages) : valid(documents);
    const html = await render(shown, overlay);
    if (html === undefined) throw new ApiError("unknown-page");
    return respondJson(c, { html });
  };
}

async function rolledBack(
  store: ContentStore,
  to: number,
  pages: readonly DocumentId[] | undefined,
): Promise<PendingDocuments> {
  const changes = await store.withSnapshot((state) => planRollback(store, to, pages, state));
  return new Map(changes.map(({ page, after }) => [page, after]));
}

/** @throws ApiError `invalid` */
function valid(documents: Readonly<Record<DocumentId, JsonObject | null>>): PendingDocuments {
  const issues = Object.entries(documents).flatMap(([id, content]) =>
    (content === null ? [] : validate(id, content)).map(({ pointer, message }) => ({
      field: ["documents", id, ...segments(pointer)].join("."),
      message: `${id}: ${message}`,
    })),
  );
  if (issues.length > 0) throw invalid(issues);
  return new Map(Object.entries(documents));
}
