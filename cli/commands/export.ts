import { exportDocuments } from "#content/importer/export.ts";
import { contentAt } from "#content/rollback.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, resolvePage, SITE } from "#schemas/pages.ts";
import type { Context, Outcome } from "../context.ts";
import { UsageError } from "../usage-error.ts";

import { formatCalled, write } from "./convert.ts";

interface Options {
  to: string;
  page?: string[];
  revision?: number;
  out?: string;
  lossy?: boolean;
}

export async function exportCommand(context: Context, options: Options): Promise<Outcome> {
  const format = formatCalled(options.to);
  const stored = await documentsAt(options.revision, context);
  const only = options.page?.map((page) => pageCalled(page, stored));
  const documents = only === undefined ? stored : new Map(only.map((id) => [id, stored.get(id) ?? {}]));
  return write(exportDocuments(documents, format, stored.get(SITE)), format, options, context);
}

/** The stored documents, the facts of the agency first and the pages in the order of their ids. */
export async function documentsAt(
  revision: number | undefined,
  context: Context,
): Promise<Map<DocumentId, JsonObject>> {
  const store = await context.store();
  const documents = await store.peek(async (state) => {
    if (revision !== undefined) return contentAt(store, revision, state);
    const read = await state.read([SITE, ...(await state.pages())]);
    return new Map([...read].map(([id, { content }]) => [id, content]));
  });
  const rank = (id: DocumentId) => (id === SITE ? "" : id);
  return new Map([...documents].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)));
}

/** @throws UsageError where the store has no such page */
export function pageCalled(name: string, documents: Pick<ReadonlySet<DocumentId>, "has">): DocumentId {
  const id = name === SITE ? SITE : resolvePage(name);
  if (id === undefined || !documents.has(id))
    throw new UsageError("page/unknown", `The store has no page ${JSON.stringify(name)}.`);
  return id;
}
