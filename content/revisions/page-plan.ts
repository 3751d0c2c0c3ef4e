/** Plan that retiring and moving a page share: the checks of the page, and the new content of all documents. */

import { type Diagnostic, type DiagnosticCode, diagnose } from "#schemas/diagnostics.ts";
import { isObject, type JsonObject, type JsonValue, segments } from "#schemas/json.ts";
import { type DocumentId, type PageId, resolvePage, SITE } from "#schemas/page-ids.ts";
import { addRedirect, isRetired, PERMANENT_PAGES, redirectPathOf } from "#schemas/redirects.ts";
import { closest, didYouMean } from "../platform/suggest.ts";
import type { DocumentChange } from "../store/content-store.ts";
import { type LinkRewriting, rewriteLinks } from "./rewrite-links.ts";
import { changesBetween, redirectsOf, type SiteDocuments } from "./site-documents.ts";

export interface PagePlan {
  /** The page that is removed or gets another id. */
  page: PageId;
  /** The new id of the page. */
  movedTo?: PageId | undefined;
  changes: DocumentChange[];
  /** The redirect that the plan adds. */
  redirect: { from: string; target: string };
  /** Number of list entries that the plan removes because they would lead nowhere, or twice to the same page. */
  removedEntries: number;
  /** Other links that the plan removes. */
  removedLinks: Diagnostic[];
}

/** A page change that the site does not allow. */
export class PageChangeError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(...diagnostics: readonly Diagnostic[]) {
    super(diagnostics[0]?.message);
    this.name = "PageChangeError";
    this.diagnostics = diagnostics;
  }
}

/** @throws PageChangeError always */
export function refuse(code: DiagnosticCode, message: string): never {
  throw new PageChangeError(diagnose(code, message));
}

/**
 * Returns the page with a name or path. It must exist, or have been retired before.
 * @throws PageChangeError `page/unknown`, `page/permanent`
 */
export function requirePage(documents: SiteDocuments, name: string): PageId {
  const page = resolvePage(name);
  const { all } = documents;
  const isKnown = page !== undefined && (all.has(page) || isRetired(page, redirectsOf(all.get(SITE))));
  if (!isKnown) throw new PageChangeError(unknownPage(name, documents));
  const reason = PERMANENT_PAGES.get(page);
  if (reason !== undefined) {
    const message = `The page ${page} cannot be retired or moved: ${reason}.`;
    throw new PageChangeError(diagnose("page/permanent", message, { page }));
  }
  return page;
}

export function unknownPage(name: string, { all }: SiteDocuments): Diagnostic {
  // A slug alone is a common way to name a page.
  const names = new Map([...all.keys()].flatMap((id) => (id === SITE ? [] : [[slugOf(id), id] as const, [id, id]])));
  const suggestion = names.get(closest(name.replace(/^\//, ""), names.keys()) ?? "");
  const message = `There is no page ${JSON.stringify(name)}.${didYouMean(suggestion)}`;
  return diagnose("page/unknown", message, suggestion === undefined ? {} : { suggestion });
}

function slugOf(id: PageId): string {
  return id.slice(id.indexOf("/") + 1);
}

interface PageRemoval {
  /** The page whose path is given up. */
  page: PageId;
  /** The path or URL that replaces it, or `GONE`. */
  target: string;
  /** The new id of the page. Without one, its content is removed. */
  movedTo?: PageId | undefined;
  hasAnchor: LinkRewriting["hasAnchor"];
}

/** Removes a page or changes its id, rewrites the links to it, and adds the redirect. */
export function planPageRemoval(documents: SiteDocuments, { page, target, movedTo, hasAnchor }: PageRemoval): PagePlan {
  const from = redirectPathOf(page);
  const rewriting = { from, target, hasAnchor, origin: originOf(documents) };
  const after = new Map<DocumentId, JsonObject>();
  let removedEntries = 0;
  const removedLinks: Diagnostic[] = [];
  for (const [id, before] of documents.all) {
    const newId = id === page ? movedTo : id;
    if (newId === undefined) continue;
    const { content, ...removed } = rewriteLinks(before, id, rewriting);
    after.set(newId, id === SITE ? replaceSiteReferences(content, { page, from, target, movedTo }) : content);
    removedEntries += removed.removedEntries;
    removedLinks.push(...removed.removedLinks.map((pointer) => diagnoseLink(id, pointer, from)));
  }
  const changes = changesBetween(documents, after);
  return { page, movedTo, changes, redirect: { from, target }, removedEntries, removedLinks };
}

function diagnoseLink(page: DocumentId, pointer: string, path: string): Diagnostic {
  const field = segments(pointer).join(".");
  return diagnose("page/linked", `\`${field}\` links to ${path}.`, { page, pointer });
}

/** Adds the redirect to the site settings, and replaces the id of the page in claims and waivers. */
function replaceSiteReferences(
  site: JsonObject,
  { page, from, target, movedTo }: Pick<PageRemoval, "page" | "target" | "movedTo"> & { from: string },
): JsonObject {
  const replaceId = (id: JsonValue): JsonValue[] => (id !== page ? [id] : movedTo === undefined ? [] : [movedTo]);
  const claims = mapObjects(site.claims, (claim) => ({
    ...claim,
    ...(claim.readings !== undefined && {
      readings: mapObjects(claim.readings, (reading) => ({
        ...reading,
        pages: asList(reading.pages).flatMap(replaceId),
      })),
    }),
  }));
  const lint = isObject(site.lint) ? site.lint : {};
  const waivers = asList(lint.waivers).flatMap((waiver) =>
    isObject(waiver) && waiver.page !== undefined
      ? replaceId(waiver.page).map((id) => ({ ...waiver, page: id }))
      : [waiver],
  );
  const redirects = addRedirect(redirectsOf(site), from, target);
  return {
    ...site,
    ...(site.claims !== undefined && { claims }),
    ...(lint.waivers !== undefined && { lint: { ...lint, waivers } }),
    redirects: { ...redirects },
  };
}

function mapObjects(list: JsonValue | undefined, map: (item: JsonObject) => JsonObject): JsonValue[] {
  return asList(list).map((item) => (isObject(item) ? map(item) : item));
}

function asList(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The origin of a site whose settings have no web address. */
const PLACEHOLDER_ORIGIN = "https://site.invalid";

function originOf({ all }: SiteDocuments): string {
  const url = String(all.get(SITE)?.url ?? "");
  return URL.canParse(url) ? new URL(url).origin : PLACEHOLDER_ORIGIN;
}
