import * as z from "zod";
import { DocumentIdsSchema, readJson } from "#api/http/request-validation.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const BodySchema = z.strictObject({ ids: DocumentIdsSchema });

/** Responds with stored documents and their revision, from which the admin in the browser plans an import. */
export function createReadDocumentsHandler({ readDocuments }: ContentTasks): AdminHandler {
  return async (c) => {
    const { ids } = await readJson(c, BodySchema);
    return respondEncodedJson(c, await readDocuments(ids));
  };
}
