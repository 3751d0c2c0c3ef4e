import * as z from "zod";
import type { ContentStore } from "#content/content-store.ts";
import { PageNames, readJson } from "../../admin/fields.ts";
import { answerJson } from "../../answer.ts";
import type { Call } from "./call.ts";

const Body = z.strictObject({ ids: PageNames });

/** Stored documents, for an importer elsewhere to plan against. */
export function documents(store: ContentStore): Call {
  return async (c) => {
    const { ids } = await readJson(c, Body);
    const stored = await store.peek(async (state) => ({ revision: state.revision, documents: await state.read(ids) }));
    return answerJson(c, { ...stored, documents: Object.fromEntries(stored.documents) });
  };
}
