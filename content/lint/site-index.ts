/** The index of a whole site, which lint compares documents with. It is plain JSON, so that a browser can fetch it. */

import type { Site } from "#schemas/generated/site.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { CompletePage, DocumentIndex } from "./model/document-index.ts";
import { LintSite, type SiteSurroundings } from "./model/lint-site.ts";

/** Facts about a site that lint needs beside its content. */
export interface LintContext extends SiteSurroundings {
  complete: CompletePage;
}

export interface SiteIndex {
  settings: Site;
  documents: Record<DocumentId, DocumentIndex>;
}

export function toLintSite({ settings, documents }: SiteIndex, context: LintContext): LintSite {
  return new LintSite(settings, new Map(Object.entries(documents)), context);
}
