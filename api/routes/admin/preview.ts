import * as z from "zod";
import type { ContentStore } from "#content/content-store.ts";
import { validate } from "#content/importer/validate.ts";
import type { Documents } from "#content/overlay.ts";
import { planRollback } from "#content/rollback.ts";
import { isObject, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/pages.ts";
import { invalid, PageName, PageNames, RevisionNumber, readJson } from "../../admin/fields.ts";
import { answerJson } from "../../answer.ts";
import { ApiError } from "../../api-error.ts";
import type { AdminDeps } from "../../app-deps.ts";
import type { Call } from "./call.ts";

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
export function preview({ store, preview: render }: AdminDeps): Call {
  return async (c) => {
    const { page, documents, to = 0, pages } = await readJson(c, Body);
    const shown = page === SITE ? "home" : page;
    if (pathOf(shown) === undefined) throw new ApiError("unknown-page");
    const overlay = documents === undefined ? await rolledBack(store, to, pages) : valid(documents);
    const html = await render(shown, overlay);
    if (html === undefined) throw new ApiError("unknown-page");
    return answerJson(c, { html });
  };
}

async function rolledBack(
  store: ContentStore,
  to: number,
  pages: readonly DocumentId[] | undefined,
): Promise<Documents> {
  const changes = await store.peek((state) => planRollback(store, to, pages, state));
  return new Map(changes.map(({ page, after }) => [page, after]));
}

/** @throws ApiError `invalid` */
function valid(documents: Readonly<Record<DocumentId, JsonObject | null>>): Documents {
  const issues = Object.entries(documents).flatMap(([id, content]) =>
    (content === null ? [] : validate(id, content)).map(({ pointer, message }) => ({
      field: ["documents", id, ...segments(pointer)].join("."),
      message: `${id}: ${message}`,
    })),
  );
  if (issues.length > 0) throw invalid(issues);
  return new Map(Object.entries(documents));
}
