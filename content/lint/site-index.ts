/** The index of a whole site, which lint compares documents with. It is plain JSON, so that a browser can fetch it. */

import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { collectFacts } from "../facts/facts.ts";
import type { ContentReader } from "../store/content-store.ts";
import { type CompletePage, type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import { LintSite, type SiteSurroundings } from "./model/lint-site.ts";

/** What lint has to know of a site beside its content. */
export interface LintContext extends SiteSurroundings {
  complete: CompletePage;
}

export interface SiteIndex {
  /** The site settings as they are stored. */
  settings: Site;
  documents: Record<DocumentId, DocumentIndex>;
}

/**
 * Reads the content of a site and indexes it.
 * @param stored the content with its references to facts
 * @param onDocument called with each document
 */
export async function readSiteIndex(
  stored: ContentReader,
  { complete }: LintContext,
  onDocument: (page: DocumentId, content: JsonObject) => void = () => {},
): Promise<SiteIndex> {
  const settings = await stored.site();
  const facts = collectFacts(settings);
  const documents: Record<DocumentId, DocumentIndex> = {};
  const add = (page: DocumentId, content: JsonObject) => {
    documents[page] = indexDocument(page, content, facts, complete);
    onDocument(page, content);
  };
  add(SITE, settings as unknown as JsonObject);
  for (const page of await pagesWithPath(stored)) {
    const content = await stored.page(page);
    if (content !== undefined) add(page, content as unknown as JsonObject);
  }
  return { settings, documents };
}

async function pagesWithPath(reader: ContentReader): Promise<PageId[]> {
  return (await reader.pages()).filter((page) => pathOf(page) !== undefined);
}

/** Reads the content of a site for `lintSite`. */
export async function readLintSite(
  stored: ContentReader,
  context: LintContext,
): Promise<{ site: LintSite; documents: LintDocument[] }> {
  const contents: [DocumentId, JsonObject][] = [];
  const index = await readSiteIndex(stored, context, (page, content) => void contents.push([page, content]));
  const site = toLintSite(index, context);
  return { site, documents: contents.map(([page, content]) => new LintDocument(page, content, site.facts)) };
}

export function toLintSite({ settings, documents }: SiteIndex, context: LintContext): LintSite {
  return new LintSite(settings, new Map(Object.entries(documents)), context);
}
