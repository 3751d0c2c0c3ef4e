import { join } from "node:path";
import fastGlob from "fast-glob";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { readInput } from "#cli/context/read-inputs.ts";
import { formatCount, formatSeverityCounts } from "#cli/output/format-count.ts";
import { decode } from "#content/importer/parse/decode.ts";
import type { Source } from "#content/importer/parse/finding.ts";
import { lintContent } from "#content/lint/lint.ts";
import type { LintInput } from "#content/lint/rules/rule.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { findShownDefaults } from "#content/store/default-documents.ts";
import { documentPath, tryReadDocument } from "#content/store/file/document-files.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { deriveHomeSections } from "#site/page-model/home-sections.ts";

/** Link targets that the site itself adds, so that no content contains them: the list of carriers on /claims. */
const SITE_ANCHORS = ["/claims#carriers"];

interface Options {
  production?: boolean;
  maxWarnings?: number;
}

export async function lintCommand(
  context: CommandContext,
  { production: isProduction = false, maxWarnings = Infinity }: Options,
): Promise<CommandResult> {
  const sources = new Map<DocumentId, Source>();
  const store = await context.openStore();
  const content = await readContent(store, context, sources);
  const defaults = isProduction ? await store.withSnapshot(findShownDefaults) : undefined;
  const diagnostics = lintContent({ ...content, sources, ...(defaults && { defaults }) });
  const files = new Set(diagnostics.map(({ file }) => file));
  for (const { file, text } of sources.values()) if (files.has(file)) context.sourceTexts.set(file, text);

  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  const exitCode = warnings > maxWarnings ? EXIT.content : exitCodeFor(diagnostics);
  const checked = `${formatCount(content.pages.size, "page")} and the site settings`;
  const limit = warnings > maxWarnings ? ` At most ${formatCount(maxWarnings, "warning")} allowed.` : "";
  const message = `Checked ${checked}: ${formatSeverityCounts(diagnostics)}.${limit}`;
  return {
    exitCode,
    json: { success: exitCode === EXIT.ok, message, diagnostics },
    text: `${message}\n`,
    diagnostics,
    diagnosticsToStdout: true,
  };
}

/**
 * Reads the content that the site shows.
 * @param sources receives the stored file of each document that has one
 */
async function readContent(
  store: ContentStore,
  context: CommandContext,
  sources: Map<DocumentId, Source>,
): Promise<LintInput> {
  const reader = await store.reader();
  const recordDocument = async (id: DocumentId, content: object) => {
    const source = await readStoredSource(id, content, context);
    if (source !== undefined) sources.set(id, source);
  };

  const site = await reader.site();
  await recordDocument(SITE, site);
  const pages = new Map<PageId, PageContent>();
  for (const id of await reader.pages()) {
    const content = await reader.page(id);
    if (content === undefined || pathOf(id) === undefined) continue;
    await recordDocument(id, content);
    pages.set(id, id === "home" ? deriveHomeSections(content) : content);
  }
  const media = new Set(await fastGlob("**", { cwd: join(context.contentDir, "media") }));
  return { pages, site, media, addresses: SITE_ANCHORS };
}

/** Reads the stored file of a document. Returns undefined if the site shows default content instead of the file's. */
async function readStoredSource(id: DocumentId, shown: object, context: CommandContext): Promise<Source | undefined> {
  const stored = tryReadDocument(context.contentDir, id);
  if (stored === undefined || !isSame(stored, shown as JsonObject)) return undefined;
  const { raw, file } = await readInput(documentPath(context.contentDir, id), context);
  return decode(raw, file).source;
}
