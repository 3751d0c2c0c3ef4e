import * as z from "zod";
import { DocumentIdsSchema, readJson } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const BodySchema = z.strictObject({ ids: DocumentIdsSchema });

/** Responds with stored documents and their revision, from which the admin in the browser plans an import. */
export function createReadDocumentsHandler(store: ContentStore): AdminHandler {
  return async (c) => {
    const { ids } = await readJson(c, BodySchema);
    const stored = await store.withSnapshot(async ({ revision, id, read }) => ({
      revision,
      revisionId: id,
      documents: Object.fromEntries(await read(ids)),
    }));
    return respondJson(c, stored);
  };
}
