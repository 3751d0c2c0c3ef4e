/** The index of a whole site, which lint compares documents with. It is plain JSON, so that a browser can fetch it. */

import type { Site } from "#schemas/generated/site.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { collectFacts } from "../facts/facts.ts";
import type { ContentReader } from "../store/content-store.ts";
import { isDefaultContent } from "../store/default-content.ts";
import { type CompletePage, type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import { LintSite, type SiteSurroundings } from "./model/lint-site.ts";

/** Facts about a site that lint needs beside its content. */
export interface LintContext extends SiteSurroundings {
  complete: CompletePage;
}

export interface SiteIndex {
  /** The site settings as they are stored. */
  settings: Site;
  documents: Record<DocumentId, DocumentIndex>;
}

/**
 * Reads the content of a site for `lintSite`.
 * @param stored the content with its references to facts
 * @returns the site, and its documents without default content, which the user cannot correct
 */
export async function readLintSite(
  stored: ContentReader,
  context: LintContext,
): Promise<{ site: LintSite; documents: LintDocument[] }> {
  const settings = await stored.site();
  const facts = collectFacts(settings);
  const all = [new LintDocument(SITE, settings, facts)];
  for (const page of await stored.pages()) {
    const content = pathOf(page) === undefined ? undefined : await stored.page(page);
    if (content !== undefined) all.push(new LintDocument(page, content, facts));
  }
  const indexes = all.map((document) => [document.page, indexDocument(document, context.complete)] as const);
  const documents: LintDocument[] = [];
  for (const document of all) {
    if (!(await isDefaultContent(document.page, document.content))) documents.push(document);
  }
  return { site: toLintSite({ settings, documents: Object.fromEntries(indexes) }, context), documents };
}

export function toLintSite({ settings, documents }: SiteIndex, context: LintContext): LintSite {
  return new LintSite(settings, new Map(Object.entries(documents)), context);
}
