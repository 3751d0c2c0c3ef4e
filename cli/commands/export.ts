import { documentsAt } from "#content/documents-at.ts";
import { exportDocuments } from "#content/importer/export.ts";
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
  const stored = await documentsAt(await context.store(), options.revision);
  const only = options.page?.map((page) => pageCalled(page, stored));
  const documents = only === undefined ? stored : new Map(only.map((id) => [id, stored.get(id) ?? {}]));
  return write(exportDocuments(documents, format, stored.get(SITE)), format, options, context);
}

/** @throws UsageError where the store has no such page */
export function pageCalled(name: string, documents: Pick<ReadonlySet<DocumentId>, "has">): DocumentId {
  const id = name === SITE ? SITE : resolvePage(name);
  if (id === undefined || !documents.has(id))
    throw new UsageError("page/unknown", `The store has no page ${JSON.stringify(name)}.`);
  return id;
}
