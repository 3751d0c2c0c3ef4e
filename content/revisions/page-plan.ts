/** Plans to retire or to move a page: the checks of the page, and the new content of all documents. */
import { anchorsOf } from "#schemas/anchors.ts";
import { type Diagnostic, type DiagnosticCode, diagnose, type ParamsOf } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject, segments } from "#schemas/json.ts";
import { lineOfOverview } from "#schemas/lines.ts";
import {
  type DocumentId,
  explainForbiddenSlug,
  FIXED_PAGES,
  isSettings,
  type PageId,
  pathOf,
  resolvePage,
  SITE,
} from "#schemas/page-ids.ts";
import { addRedirect, explainPermanent, GONE, isRedirectTarget, isRetired, targetPath } from "#schemas/redirects.ts";
import { isPageContent } from "../documents/validate.ts";
import { PLACEHOLDER_ORIGIN } from "../lint/model/lint-site.ts";
import { closestPage, didYouMean } from "../platform/suggest.ts";
import type { DocumentChange } from "../store/content-store.ts";
import { type LinkRewriting, rewriteLinks } from "./rewrite-links.ts";

/** The content of a whole site, of which a change concerns every document. */
export interface SiteDocuments {
  settings: Site;
  stored: ReadonlyMap<DocumentId, JsonObject>;
  /** The stored documents. In a store without a revision, default content replaces the pages that are not stored. */
  all: ReadonlyMap<DocumentId, JsonObject>;
}

export interface PagePlan {
  /** The page that is removed or gets another id. */
  page: PageId;
  movedTo?: PageId | undefined;
  changes: DocumentChange[];
  /** The redirect that the plan adds, if it adds one. */
  redirect: { from: string; target: string } | undefined;
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

export interface Retirement {
  /** The id or path of the page. */
  page: string;
  /** The id or path of the page that replaces it, with an optional query and anchor, or a URL with https. */
  to?: string | undefined;
  /** True to turn links into text if nothing replaces the page. */
  mayUnlink?: boolean | undefined;
  /** False for a page that the public never saw, whose address keeps no trace. */
  redirect?: boolean | undefined;
}

/**
 * Plans to remove a page. Links to it lead to the page that replaces it. Without one, its entries in lists of links are
 * removed.
 * @throws PageChangeError `page/unknown`, `page/permanent`, `page/linked` if nothing replaces a page that texts link to
 */
export function planRetirement(
  documents: SiteDocuments,
  { page: name, to, mayUnlink, redirect: leavesTrace = true }: Retirement,
): PagePlan {
  const page = requirePage(documents, name);
  const target = to === undefined ? GONE : requireTarget(documents, page, to);
  const anchors = anchorsAt(documents, target);
  const plan = planPageRemoval(documents, { page, target, leavesTrace, hasAnchor: (anchor) => anchors.has(anchor) });
  if (plan.removedLinks.length > 0 && !mayUnlink) throw new PageChangeError(...plan.removedLinks);
  return plan;
}

/** Returns the target of a redirect. @throws PageChangeError `page/unknown`, `link/anchor`, `page/target` */
function requireTarget(documents: SiteDocuments, page: PageId, to: string): string {
  if (/^https?:/i.test(to)) {
    return isRedirectTarget(to) ? to : refuse("page/target", `${JSON.stringify(to)} must be a valid URL with https.`);
  }
  const [, name = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const id = resolvePage(name);
  if (id === undefined || !documents.all.has(id) || isUnrouted(documents, id)) return refuseUnknown(name, documents);
  const path = pathOf(id);
  const target = path + suffix;
  const anchor = /#(.+)$/.exec(suffix)?.[1];
  if (id === page) refuse("page/target", `The page ${page} cannot replace itself.`);
  if (!isRedirectTarget(target)) refuse("page/target", `${JSON.stringify(to)} has characters that a URL cannot have.`);
  if (anchor !== undefined && !anchorsAt(documents, target).has(anchor)) {
    refuse("link/anchor", `The page ${path} has no anchor #${anchor}.`);
  }
  return target;
}

function anchorsAt({ all }: SiteDocuments, target: string): ReadonlySet<string> {
  const path = targetPath(target);
  const content = path === undefined ? undefined : all.get(resolvePage(path) ?? "");
  return content !== undefined && isPageContent(content) ? anchorsOf(content) : new Set();
}

export interface Move {
  /** The id or path of the page. */
  from: string;
  /** Its new id or path. */
  to: string;
}

function isUnrouted({ settings }: SiteDocuments, page: PageId): boolean {
  return settings.unrouted?.includes(page) ?? false;
}

/**
 * Plans to give a page another id. Links to it lead to its new path.
 * @throws PageChangeError `page/unknown`, `page/permanent`, `page/address`, `page/exists`
 */
export function planMove(documents: SiteDocuments, { from, to }: Move): PagePlan {
  const page = requirePage(documents, from);
  if (!documents.all.has(page)) refuseUnknown(from, documents);
  if (FIXED_PAGES.has(page) || lineOfOverview(documents.settings, page) !== undefined) {
    const reason = "other parts of the site link to it. It can be retired.";
    refuse("page/permanent", `The page ${page} cannot be moved: ${reason}`);
  }
  const movedTo = requireNewId(documents, to);
  return planPageRemoval(documents, { page, target: pathOf(movedTo), movedTo, hasAnchor: () => true });
}

/** @throws PageChangeError `page/address`, `page/exists` */
function requireNewId(documents: SiteDocuments, to: string): PageId {
  const id = resolvePage(to);
  if (id === undefined || isUnrouted(documents, id)) {
    const expected =
      "An address has one or two parts of lower-case letters, digits and hyphens: /careers, /personal/boat.";
    const advice = explainForbiddenSlug(to) ?? expected;
    return refuse("page/address", `A page cannot be moved to ${JSON.stringify(to)}. ${advice}`);
  }
  if (documents.all.has(id)) return refuse("page/exists", `There is already a page at ${pathOf(id)}.`);
  return id;
}

function refuse<Code extends DiagnosticCode>(
  code: Code,
  params: ParamsOf<Code>,
  details: Parameters<typeof diagnose>[2] = {},
): never {
  throw new PageChangeError(diagnose(code, params, details));
}

/** @throws PageChangeError `page/unknown` */
function refuseUnknown(name: string, { all }: SiteDocuments): never {
  const ids = [...all.keys()].filter((id) => !isSettings(id));
  const suggestion = closestPage(name.replace(/^\//, ""), ids);
  const message = `There is no page ${JSON.stringify(name)}.${didYouMean(suggestion)}`;
  return refuse("page/unknown", message, suggestion === undefined ? {} : { suggestion });
}

/** Returns a page that exists, or was retired before. @throws PageChangeError `page/unknown`, `page/permanent` */
function requirePage(documents: SiteDocuments, name: string): PageId {
  const page = resolvePage(name);
  const isKnown = page !== undefined && (documents.all.has(page) || isRetired(page, documents.settings.redirects));
  if (!isKnown) return refuseUnknown(name, documents);
  const reason = explainPermanent(page, documents.settings, documents.all.keys());
  if (reason === undefined) return page;
  return refuse("page/permanent", `The page ${page} cannot be retired or moved: ${reason}.`, { page });
}

interface PageRemoval {
  /** The page whose path is given up. */
  page: PageId;
  /** The path or URL that replaces it, or `GONE`. */
  target: string;
  /** The new id of the page. Without one, its content is removed. */
  movedTo?: PageId | undefined;
  /** False to leave the redirects as they are. */
  leavesTrace?: boolean;
  hasAnchor: LinkRewriting["hasAnchor"];
}

/** Removes a page or changes its id, rewrites the links to it, and adds the redirect. */
function planPageRemoval(documents: SiteDocuments, removal: PageRemoval): PagePlan {
  const { page, target, movedTo, leavesTrace = true, hasAnchor } = removal;
  const { url = "" } = documents.settings;
  const origin = URL.canParse(url) ? new URL(url).origin : PLACEHOLDER_ORIGIN;
  const from = pathOf(page);
  const line = movedTo === undefined ? lineOfOverview(documents.settings, page) : undefined;
  const after = new Map<DocumentId, JsonObject>();
  let removedEntries = 0;
  const removedLinks: Diagnostic[] = [];
  for (const [id, before] of documents.all) {
    const newId = id === page ? movedTo : id;
    if (newId === undefined) continue;
    const { content, ...removed } = rewriteLinks(before, id, { from, target, hasAnchor, origin });
    after.set(newId, id === SITE ? { ...content, ...replaceReferences(documents.settings, removal) } : content);
    if (id === "contact" && line !== undefined) after.set(newId, withoutLine(content, line.id));
    removedEntries += removed.removedEntries;
    for (const pointer of removed.removedLinks) {
      const params = { field: segments(pointer).join("."), path: from };
      removedLinks.push(diagnose("page/linked", params, { page: id, pointer }));
    }
  }
  // The first change of a site records the default content.
  const changes = [...new Set([...documents.stored.keys(), ...after.keys()])].flatMap((id) => {
    const change = { page: id, before: documents.stored.get(id) ?? null, after: after.get(id) ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
  return { page, movedTo, changes, redirect: leavesTrace ? { from, target } : undefined, removedEntries, removedLinks };
}

/** Returns the contact page without what its form asks for a line of business. */
function withoutLine(content: JsonObject, line: string): JsonObject {
  if (!isPageContent(content) || content.form === undefined) return content;
  const { subjects, questions, preparation, ...form } = content.form;
  const isOther = ({ insuranceType }: { insuranceType: string }) => insuranceType !== line;
  const otherQuestions = questions?.flatMap((question) => {
    const insuranceTypes = question.insuranceTypes?.filter((id) => id !== line);
    return insuranceTypes?.length === 0 ? [] : [{ ...question, ...(insuranceTypes && { insuranceTypes }) }];
  });
  const kept = {
    ...(subjects && { subjects: subjects.filter(isOther) }),
    ...(otherQuestions && { questions: otherQuestions }),
    ...(preparation && { preparation: preparation.filter(isOther) }),
  };
  return { ...content, form: { ...form, ...kept } } as unknown as JsonObject;
}

/**
 * Returns the site settings that name the page: the claims and waivers with its new id, the lines of business without the one
 * whose overview it was, and the redirects.
 */
function replaceReferences(
  { claims, lint, lines, redirects }: Site,
  { page, target, movedTo, leavesTrace = true }: PageRemoval,
): object {
  const otherLines = lines?.filter(({ id, page: overview = id }) => movedTo !== undefined || overview !== page);
  const newIds = movedTo === undefined ? [] : [movedTo];
  const replaceIn = (pages: readonly PageId[]) => pages.flatMap((id) => (id === page ? newIds : [id]));
  const newClaims = claims?.map((claim) => {
    const readings = claim.readings?.map((reading) => ({ ...reading, pages: replaceIn(reading.pages) }));
    return { ...claim, ...(readings && { readings }) };
  });
  const waivers = lint?.waivers?.flatMap((waiver) => {
    return waiver.page === page ? newIds.map((id) => ({ ...waiver, page: id })) : [waiver];
  });
  return {
    ...(newClaims && { claims: newClaims }),
    ...(waivers && { lint: { ...lint, waivers } }),
    ...(otherLines && { lines: otherLines }),
    ...(leavesTrace && { redirects: { ...addRedirect(redirects ?? {}, pathOf(page), target) } }),
  };
}
