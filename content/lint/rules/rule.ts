/** The interface of lint rules, and the access to content that they share. */
import type { Source } from "#content/findings/finding.ts";
import type { ShownDefaults } from "#content/store/default-documents.ts";
import { type Shape, type ShapedValue, shapeFor, walk } from "#schemas/content-shape.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject, Pointer } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";

export interface LintInput {
  /** The pages that have a path on the site, with the content they show. */
  pages: ReadonlyMap<PageId, PageContent>;
  site: Site;
  /** The paths of the files in the store's `media` folder, relative to that folder. */
  media: ReadonlySet<string>;
  /** Further paths of the site, such as `/sitemap.xml`, and further anchors of pages, such as `/claims#carriers`. */
  addresses?: readonly string[];
  /** The files of the documents. A document without a file has default content. */
  sources?: ReadonlyMap<DocumentId, Source>;
  /** The default content that the site shows. If given, the rules for publishing apply too. */
  defaults?: ShownDefaults;
}

/** A location in the content of a document. */
export interface ContentLocation {
  page: DocumentId;
  pointer: Pointer;
}

export interface LintFinding extends Pick<ContentLocation, "page"> {
  code: DiagnosticCode;
  /** Omitted if the finding is about the document as a whole. */
  pointer?: Pointer;
  message: string;
  suggestion?: string;
  related?: (ContentLocation & { message: string })[];
}

/** A check of the whole content. Returns its findings in the order of the documents. */
export type Rule = (content: LintInput) => LintFinding[];

/** A value of the content model, with its document. */
export type LocatedValue<Kind extends Shape["kind"]> = ContentLocation & ShapedValue & { shape: { kind: Kind } };

/** Returns every value of the given kinds in the site settings and the pages. */
export function valuesOfKind<Kind extends Shape["kind"]>(
  { pages, site }: LintInput,
  ...kinds: Kind[]
): LocatedValue<Kind>[] {
  const wanted: ReadonlySet<string> = new Set(kinds);
  const values: LocatedValue<Kind>[] = [];
  for (const [page, content] of [[SITE, site] as const, ...pages]) {
    for (const found of walk(content as unknown as JsonObject, shapeFor(page))) {
      if (wanted.has(found.shape.kind)) values.push({ page, ...found } as LocatedValue<Kind>);
    }
  }
  return values;
}

/** Returns the web address of the site, or undefined if the site settings have no valid one. */
export function siteUrl({ url = "" }: Site): URL | undefined {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url) : undefined;
}
