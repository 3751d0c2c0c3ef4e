import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { requireFormat } from "#cli/context/require-format.ts";
import { requirePage } from "#cli/context/require-page.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { readStoredDocuments } from "#content/revisions/read-stored-documents.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type WriteOptions, writeSerialized } from "./write-serialized.ts";

interface Options extends WriteOptions {
  to: string;
  page?: string[];
  revision?: number;
}

interface Selection {
  revision: number;
  documents: Map<DocumentId, JsonObject>;
  siteSettings: JsonObject | undefined;
  /** A warning for each selected document that cannot be read. */
  diagnostics: Diagnostic[];
}

export async function exportCommand(context: CommandContext, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const store = await context.openStore();
  const { revision, documents, siteSettings, diagnostics } = await selectDocuments(store, options);
  const serialized = exportDocuments(documents, format, { siteSettings, $revision: String(revision) });
  const result = await writeSerialized(serialized, format, options, context);
  if (diagnostics.length === 0) return result;
  // An export that lacks a page must not look like success to a script.
  return { ...result, exitCode: EXIT.content, diagnostics: [...diagnostics, ...(result.diagnostics ?? [])] };
}

/** Reads the documents to export. Reads no other page, because its file may be broken. */
async function selectDocuments(store: ContentStore, { page, revision }: Options): Promise<Selection> {
  if (revision !== undefined) {
    const stored = await documentsAtRevision(store, revision);
    const ids = page?.map((name) => requirePage(name, stored)) ?? [...stored.keys()];
    const documents = new Map(ids.map((id) => [id, stored.get(id) ?? {}]));
    return { revision, documents, siteSettings: stored.get(SITE), diagnostics: [] };
  }
  return store.withSnapshot(async (state) => {
    const stored = new Set([SITE, ...(await state.pages())]);
    const selected = await readStoredDocuments(
      state,
      page?.map((name) => requirePage(name, stored)),
    );
    const { documents: site } = await readStoredDocuments(state, [SITE]);
    return { revision: state.revision, ...selected, siteSettings: site.get(SITE) };
  });
}
