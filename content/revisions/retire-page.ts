import { anchorsOf } from "#schemas/anchors.ts";
import { type PageId, pathOf, resolvePage } from "#schemas/page-ids.ts";
import { GONE, isRedirectTarget, targetPath } from "#schemas/redirects.ts";
import { isPageContent } from "../documents/validate.ts";
import { PageChangeError, type PagePlan, planPageRemoval, refuse, requirePage, unknownPage } from "./page-plan.ts";
import type { SiteDocuments } from "./site-documents.ts";

export interface Retirement {
  /** The id or path of the page. */
  page: string;
  /** The id or path of the page that replaces it, with an optional query and anchor, or a URL with https. */
  to?: string | undefined;
  /** True to turn links into text if nothing replaces the page. */
  mayUnlink?: boolean | undefined;
}

/**
 * Plans to remove a page. Links to it lead to the page that replaces it. Without one, its entries in lists of links are
 * removed.
 * @throws PageChangeError `page/unknown`, `page/permanent`, `page/linked` if nothing replaces a page that texts link to
 */
export function planRetirement(documents: SiteDocuments, { page: name, to, mayUnlink }: Retirement): PagePlan {
  const page = requirePage(documents, name);
  const target = to === undefined ? GONE : requireTarget(documents, page, to);
  const anchors = anchorsAt(documents, target);
  const plan = planPageRemoval(documents, { page, target, hasAnchor: (anchor) => anchors.has(anchor) });
  if (plan.removedLinks.length > 0 && !mayUnlink) throw new PageChangeError(...plan.removedLinks);
  return plan;
}

/**
 * Returns the target in the form of the table of redirects.
 * @throws PageChangeError `page/unknown`, `link/anchor`, `page/target`
 */
function requireTarget(documents: SiteDocuments, page: PageId, to: string): string {
  if (/^https?:/i.test(to)) {
    return isRedirectTarget(to) ? to : refuse("page/target", `${JSON.stringify(to)} must be a valid URL with https.`);
  }
  const [, name = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const id = resolvePage(name);
  const path = id === undefined ? undefined : pathOf(id);
  if (id === undefined || path === undefined || !documents.all.has(id)) {
    throw new PageChangeError(unknownPage(name, documents));
  }
  const target = path + suffix;
  const anchor = /#(.+)$/.exec(suffix)?.[1];
  if (id === page) refuse("page/target", `The page ${page} cannot replace itself.`);
  if (!isRedirectTarget(target)) refuse("page/target", `${JSON.stringify(to)} has characters that a URL cannot have.`);
  if (anchor !== undefined && !anchorsAt(documents, target).has(anchor)) {
    refuse("link/anchor", `The page ${path} has no anchor #${anchor}.`);
  }
  return target;
}

/** Returns the anchors of the page that a target leads to. */
function anchorsAt({ all }: SiteDocuments, target: string): ReadonlySet<string> {
  const path = targetPath(target);
  const content = path === undefined ? undefined : all.get(resolvePage(path) ?? "");
  return content !== undefined && isPageContent(content) ? anchorsOf(content) : new Set();
}
