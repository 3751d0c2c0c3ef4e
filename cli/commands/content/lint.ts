import { join } from "node:path";
import fastGlob from "fast-glob";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { readInput } from "#cli/context/read-inputs.ts";
import type { Source } from "#content/importer/parse/finding.ts";
import { lintContent } from "#content/lint/lint.ts";
import type { LintInput } from "#content/lint/rules/rule.ts";
import { documentPath, tryReadDocument } from "#content/store/file/document-files.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { deriveHomeSections } from "#site/page-model/home-sections.ts";
import { exitCodeOf } from "./import.ts";

/** What links may lead to although no content says so: the list that the site adds to /claims. */
const ADDRESSES = ["/claims#carriers"];

export async function lintCommand(
  context: Context,
  { production: isProduction = false }: { production?: boolean },
): Promise<CommandResult> {
  const sources = new Map<DocumentId, Source>();
  const content = await readContent(context, sources);
  const diagnostics = lintContent({ ...content, sources, isProduction });
  const files = new Set(diagnostics.map(({ file }) => file));
  for (const { file, text } of sources.values()) if (files.has(file)) context.texts.set(file, text);

  const count = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const message = `Judged ${content.pages.size} pages and the facts of the agency: ${errors} errors, ${warnings} warnings.`;
  return {
    exitCode: exitCodeOf({ diagnostics }),
    json: { success: errors === 0, message, diagnostics },
    text: `${message}\n`,
    diagnostics,
    diagnosticsToStdout: true,
  };
}

/** What the site shows; the files that it stands in go into `sources`. */
async function readContent(context: Context, sources: Map<DocumentId, Source>): Promise<LintInput> {
  const reader = await (await context.store()).reader();
  const locate = async (id: DocumentId, content: object) => {
    const source = await sourceOf(id, content, context);
    if (source !== undefined) sources.set(id, source);
  };

  const site = await reader.site();
  await locate(SITE, site);
  const pages = new Map<PageId, PageContent>();
  for (const id of await reader.pages()) {
    const content = await reader.page(id);
    if (content === undefined || pathOf(id) === undefined) continue;
    await locate(id, content);
    pages.set(id, id === "home" ? deriveHomeSections(content) : content);
  }
  const media = new Set(await fastGlob("**", { cwd: join(context.contentDir, "media") }));
  return { pages, site, media, addresses: ADDRESSES };
}

/** The stored file of a document; undefined where the site shows something else in its stead. */
async function sourceOf(id: DocumentId, shown: object, context: Context): Promise<Source | undefined> {
  const stored = tryReadDocument(context.contentDir, id);
  if (stored === undefined || !isSame(stored.content, shown as JsonObject)) return undefined;
  const { raw, file } = await readInput(documentPath(context.contentDir, id), context);
  return { file, text: new TextDecoder().decode(raw), pointer: "" };
}
