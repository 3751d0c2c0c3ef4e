import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { type DocumentId, resolvePage, SITE } from "#schemas/page-ids.ts";
import { requireFormat, write } from "./convert.ts";

interface Options {
  to: string;
  page?: string[];
  revision?: number;
  out?: string;
  lossy?: boolean;
}

export async function exportCommand(context: CommandContext, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const stored = await documentsAtRevision(await context.openStore(), options.revision);
  const only = options.page?.map((page) => requirePage(page, stored));
  const documents = only === undefined ? stored : new Map(only.map((id) => [id, stored.get(id) ?? {}]));
  return write(exportDocuments(documents, format, stored.get(SITE)), format, options, context);
}

/** @throws UsageError where the store has no such page */
export function requirePage(name: string, documents: Pick<ReadonlySet<DocumentId>, "has">): DocumentId {
  const id = name === SITE ? SITE : resolvePage(name);
  if (id === undefined || !documents.has(id))
    throw new UsageError("page/unknown", `The store has no page ${JSON.stringify(name)}.`);
  return id;
}
