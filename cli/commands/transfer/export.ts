import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { requireFormat } from "#cli/options/require-format.ts";
import { requirePage } from "#cli/options/require-page.ts";
import { collectFacts } from "#content/facts/facts.ts";
import { resolveDocument } from "#content/facts/resolve-references.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { siteOrDefault } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type WriteOptions, writeSerialized } from "./write-serialized.ts";

interface Options extends WriteOptions {
  to: string;
  page?: string[];
  revision?: string;
  resolve?: boolean;
}

interface Selection {
  /** The id of the revision that the documents equal. */
  revision: string | undefined;
  documents: Map<DocumentId, JsonObject>;
  siteSettings: JsonObject | undefined;
}

export async function exportCommand(context: CommandContext, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const selection = await selectDocuments(await context.openStore(), options);
  const { documents, siteSettings, revision } = options.resolve ? await resolveSelection(selection) : selection;
  const serialized = exportDocuments(documents, format, { siteSettings, $revision: revision });
  return writeSerialized(serialized, format, options, context);
}

/**
 * Replaces quoted facts by their values. The result names no revision, because compared with one, every text that quotes a
 * fact would count as edited.
 */
async function resolveSelection({ documents, siteSettings }: Selection): Promise<Selection> {
  const facts = collectFacts(await siteOrDefault(siteSettings));
  return {
    revision: undefined,
    documents: new Map([...documents].map(([id, content]) => [id, resolveDocument(id, content, facts)])),
    siteSettings: siteSettings && resolveDocument(SITE, siteSettings, facts),
  };
}

async function selectDocuments(store: ContentStore, { page, revision }: Options): Promise<Selection> {
  const select = (stored: ReadonlyMap<DocumentId, JsonObject>) => {
    const ids = page?.map((name) => requirePage(name, stored)) ?? [...stored.keys()];
    return { documents: new Map(ids.map((id) => [id, stored.get(id) ?? {}])), siteSettings: stored.get(SITE) };
  };
  if (revision === undefined) {
    const { id } = await store.withSnapshot(async (state) => state);
    return { revision: id, ...select(await documentsAtRevision(store, undefined)) };
  }
  const { id } = revision === "0" ? { id: revision } : await store.summary(revision);
  return { revision: id, ...select(await documentsAtRevision(store, id)) };
}
