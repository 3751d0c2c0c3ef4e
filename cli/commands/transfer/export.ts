import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { requireFormat } from "#cli/context/require-format.ts";
import { requirePage } from "#cli/context/require-page.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type WriteOptions, writeSerialized } from "./write-serialized.ts";

interface Options extends WriteOptions {
  to: string;
  page?: string[];
  revision?: string;
}

export async function exportCommand(context: CommandContext, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const stored = await documentsAtRevision(await context.openStore(), options.revision);
  const ids = options.page?.map((page) => requirePage(page, stored));
  const documents = ids === undefined ? stored : new Map(ids.map((id) => [id, stored.get(id) ?? {}]));
  return writeSerialized(exportDocuments(documents, format, stored.get(SITE)), format, options, context);
}
