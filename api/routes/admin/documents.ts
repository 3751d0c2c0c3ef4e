import * as z from "zod";
import { PageNames, readJson } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Call } from "./admin-call.ts";

const Body = z.strictObject({ ids: PageNames });

/** Stored documents, for an importer elsewhere to plan against. */
export function documents(store: ContentStore): Call {
  return async (c) => {
    const { ids } = await readJson(c, Body);
    const stored = await store.withSnapshot(async (state) => ({
      revision: state.revision,
      documents: await state.read(ids),
    }));
    return respondJson(c, { ...stored, documents: Object.fromEntries(stored.documents) });
  };
}
