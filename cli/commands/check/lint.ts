import { join } from "node:path";
import fastGlob from "fast-glob";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, reportResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { readStoredSource } from "#cli/context/read-stored-source.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-count.ts";
import type { Source } from "#content/findings/finding.ts";
import { lintContent } from "#content/lint/lint.ts";
import type { LintInput } from "#content/lint/rules/rule.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { findShownDefaults } from "#content/store/default-documents.ts";
import { tryReadDocument } from "#content/store/file/document-files.ts";
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
  const defaults = isProduction ? await findShownDefaults(await store.reader()) : undefined;
  const diagnostics = lintContent({ ...content, sources, ...(defaults && { defaults }) });

  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  const exitCode = warnings > maxWarnings ? EXIT.content : exitCodeFor(diagnostics);
  const checked = `${formatCount(content.pages.size, "page")} and the site settings`;
  const limit = warnings > maxWarnings ? ` At most ${formatCount(maxWarnings, "warning")} allowed.` : "";
  const message = `Checked ${checked}: ${formatSeverityCounts(diagnostics)}.${limit}`;
  return reportResult(message, diagnostics, { exitCode });
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
  const recordDocument = (id: DocumentId, shown: object) => {
    const source = isShown(id, shown, context) ? readStoredSource(id, context) : undefined;
    if (source !== undefined) sources.set(id, source);
  };

  const site = await reader.site();
  recordDocument(SITE, site);
  const pages = new Map<PageId, PageContent>();
  for (const id of await reader.pages()) {
    const content = await reader.page(id);
    if (content === undefined || pathOf(id) === undefined) continue;
    recordDocument(id, content);
    pages.set(id, id === "home" ? deriveHomeSections(content) : content);
  }
  const media = new Set(await fastGlob("**", { cwd: join(context.contentDir, "media") }));
  return { pages, site, media, addresses: SITE_ANCHORS };
}

/** Checks whether the site shows the content of a document's file. Otherwise it shows recorded or default content. */
function isShown(id: DocumentId, shown: object, { contentDir }: CommandContext): boolean {
  const stored = tryReadDocument(contentDir, id);
  return stored !== undefined && isSame(stored, shown as JsonObject);
}
