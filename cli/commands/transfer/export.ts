import type { CommandContext, CommandResult } from "#cli/context/command.ts";
import { requireFormat, requirePage } from "#cli/options/require-named.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import { collectFacts } from "#content/facts/facts.ts";
import { resolveDocument } from "#content/facts/resolve-references.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import { documentsAtRevision } from "#content/revisions/read-history.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { siteOrDefault } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { compareDocumentIds, type DocumentId, isSettings, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { type ExportOptions, formatReference, writeParts, writeSerialized } from "./write-serialized.ts";

/** Pages that are in memory at the same time. */
const PAGES_PER_PART = 100;

interface Options extends ExportOptions {
  to: string;
  page?: string[];
  revision?: string;
  resolve?: boolean;
}

/** Documents of one revision, which are read when they are needed. */
interface Selection {
  /** The id of the revision that the documents equal. */
  $revision?: string | undefined;
  /** True if the texts have the values of facts. */
  $resolved?: boolean;
  ids: readonly DocumentId[];
  read(ids: readonly DocumentId[]): Promise<Map<DocumentId, JsonObject>>;
}

export async function exportCommand(context: CommandContext, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const stored = await selectDocuments(await context.openStore(), options);
  const selection = options.resolve ? await resolveSelection(stored) : stored;
  if (format === siteExport) {
    const $schema = formatReference(format, options.out, context);
    return writeParts(siteExportParts($schema, selection), options.out, context);
  }
  const { ids, read, ...origin } = selection;
  const siteSettings = (await read([SITE])).get(SITE);
  const serialized = exportDocuments(await read(ids), format, { siteSettings, ...origin });
  return writeSerialized(serialized, format, options, context);
}

/** Yields a site export in parts of some pages each, so that a large site is never in memory as a whole. */
async function* siteExportParts($schema: string, { ids, read, ...origin }: Selection): AsyncGenerator<string> {
  const settings = await read(ids.filter(isSettings));
  const head = toJson({ $schema, ...exportDocuments(settings, siteExport, origin).value });
  yield head.slice(0, -"}\n}".length);
  const pages = ids.filter((id) => !isSettings(id));
  let isFirst = true;
  for (let from = 0; from < pages.length; from += PAGES_PER_PART) {
    const documents = await read(pages.slice(from, from + PAGES_PER_PART));
    if (documents.size === 0) continue;
    const text = toJson(exportDocuments(documents, siteExport).value);
    yield (isFirst ? "" : ",") + text.slice('{\n  "pages": {'.length, -"\n  }\n}".length);
    isFirst = false;
  }
  yield isFirst ? "}\n}\n" : "\n  }\n}\n";
}

/** Replaces quoted facts. The result names no revision: compared with one, each text with a fact would count as edited. */
async function resolveSelection({ ids, read }: Selection): Promise<Selection> {
  const facts = collectFacts(await siteOrDefault((await read([SITE])).get(SITE)));
  const readResolved = async (batch: readonly DocumentId[]) =>
    new Map([...(await read(batch))].map(([id, content]) => [id, resolveDocument(id, content, facts)]));
  return { $resolved: true, ids, read: readResolved };
}

async function selectDocuments(store: ContentStore, { page: names, revision }: Options): Promise<Selection> {
  const state = revision === undefined ? await currentState(store) : await stateAt(store, revision);
  if (names === undefined) return state;
  const listed = new Set(state.ids);
  const stored = await state.read(names.map((name) => requirePage(name, listed)));
  // A listed page whose file cannot be read may have no content.
  return { ...state, ids: [...new Set(names.map((name) => requirePage(name, stored)))] };
}

/** Selects the current documents, with edits by hand. */
async function currentState(store: ContentStore): Promise<Selection> {
  const state = await store.withSnapshot(async (snapshot) => snapshot);
  const read = async (ids: readonly DocumentId[]) => {
    const stored = await state.read(ids);
    return pick(ids, (id) => stored.get(id)?.content);
  };
  return { $revision: state.id, ids: [...SETTINGS, ...(await state.pages()).sort(compareDocumentIds)], read };
}

async function stateAt(store: ContentStore, revision: string): Promise<Selection> {
  const { id } = revision === "0" ? { id: revision } : await store.summary(revision);
  const documents = await documentsAtRevision(store, id);
  const read = async (ids: readonly DocumentId[]) => pick(ids, (each) => documents.get(each));
  return { $revision: id, ids: [...documents.keys()], read };
}

/** Returns the documents that exist, in the given order. */
function pick(ids: readonly DocumentId[], contentOf: (id: DocumentId) => JsonObject | undefined) {
  const found = ids.map((id) => [id, contentOf(id)] as const);
  return new Map(found.filter((entry): entry is [DocumentId, JsonObject] => entry[1] !== undefined));
}
