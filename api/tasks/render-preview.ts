import * as z from "zod";
import { validate } from "#content/documents/validate.ts";
import { planRollback } from "#content/revisions/rollback.ts";
import type { ContentStore, PendingDocuments } from "#content/store/content-store.ts";
import { isObject, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { ApiError } from "../http/api-error.ts";
import {
  createInvalidError,
  DocumentIdSchema,
  parseJson,
  rollbackFields,
  toRollbackRequest,
} from "../http/request-validation.ts";
import { encodeJson } from "./encoded-changes.ts";

export interface PreviewParts {
  store: ContentStore;
  /**
   * Renders a page with unsaved documents in place of the stored ones.
   * @returns the page as HTML, or undefined if the page would not exist
   */
  preview(page: PageId, documents: PendingDocuments): Promise<string | undefined>;
}

/** `null` removes the document. */
const DocumentSchema = z.custom<JsonObject>(isObject, "A document must be a JSON object.").nullable();

const BodySchema = z
  .strictObject({
    page: DocumentIdSchema,
    documents: z.record(DocumentIdSchema, DocumentSchema).optional(),
    ...rollbackFields,
  })
  .refine((body) => (body.documents === undefined) !== (toRollbackRequest(body) === undefined), {
    path: ["documents"],
    error: "A preview needs either `documents`, or what to roll back: `to` or `undo`.",
  });

/**
 * Renders a page from unsaved documents or from the content after a rollback.
 * @param body JSON in UTF-8
 * @returns JSON with the page as `html`
 * @throws ApiError `bad-body`, `invalid`, `unknown-page`
 */
export async function renderPreview(body: Uint8Array, { store, preview }: PreviewParts) {
  const { page, documents = {}, ...fields } = parseJson(body, BodySchema);
  const request = toRollbackRequest(fields);
  const shown = page === SITE ? "home" : page;
  if (pathOf(shown) === undefined) throw new ApiError("unknown-page");
  const plan = request && (await store.withSnapshot((state) => planRollback(store, request, state)));
  const pending = plan
    ? new Map(plan.changes.map((change) => [change.page, change.after]))
    : validateDocuments(documents);
  const html = await preview(shown, pending);
  if (html === undefined) throw new ApiError("unknown-page");
  return encodeJson({ html });
}

/** @throws ApiError `invalid`, with an issue for each problem in the documents */
function validateDocuments(documents: Readonly<Record<DocumentId, JsonObject | null>>): PendingDocuments {
  const issues = Object.entries(documents).flatMap(([id, content]) =>
    (content === null ? [] : validate(id, content)).map(({ pointer, message }) => ({
      field: ["documents", id, ...segments(pointer)].join("."),
      message: `${id}: ${message}`,
    })),
  );
  if (issues.length > 0) throw createInvalidError(issues);
  return new Map(Object.entries(documents));
}
