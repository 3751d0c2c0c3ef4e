/** What the rules of lint get and give. */

import type { Source } from "#content/importer/parse/finding.ts";
import { type Shape, type ShapedValue, shapeFor, walk } from "#schemas/content-shape.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject, Pointer } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";

export interface LintInput {
  /** The pages that have an address, with what they show. */
  pages: ReadonlyMap<PageId, PageContent>;
  site: Site;
  /** The files below the store's `media`, by their paths from there. */
  media: ReadonlySet<string>;
  /** Addresses that the site has beside those of its pages, and with a #, anchors beside those of their sections. */
  addresses?: readonly string[];
  /** The files of the documents. Where there is none, the built-in content stands in. */
  sources?: ReadonlyMap<DocumentId, Source>;
  /** Judge also what has to be true before the site is published. */
  isProduction?: boolean;
}

/** A place in the content of a document. */
export interface ContentLocation {
  page: DocumentId;
  pointer: Pointer;
}

export interface LintFinding extends ContentLocation {
  code: DiagnosticCode;
  message: string;
  suggestion?: string;
  related?: (ContentLocation & { message: string })[];
}

export type Rule = (content: LintInput) => LintFinding[];

/** A value of the model, in the document that holds it. */
export type Value<Kind extends Shape["kind"]> = ContentLocation & ShapedValue & { shape: { kind: Kind } };

/** Every value of the facts and the pages that is of one of these kinds. */
export function valuesOfKind<Kind extends Shape["kind"]>({ pages, site }: LintInput, ...kinds: Kind[]): Value<Kind>[] {
  const wanted: ReadonlySet<string> = new Set(kinds);
  const values: Value<Kind>[] = [];
  for (const [page, content] of [[SITE, site] as const, ...pages]) {
    for (const known of walk(content as unknown as JsonObject, shapeFor(page))) {
      if (wanted.has(known.shape.kind)) values.push({ page, ...known } as Value<Kind>);
    }
  }
  return values;
}

/** Where on the web the site is, or undefined where the facts name no such address. */
export function siteUrl({ url = "" }: Site): URL | undefined {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url) : undefined;
}
