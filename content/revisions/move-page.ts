import { LINES_OF_BUSINESS, lineOfBusinessOf, type PageId, pathOf, resolvePage } from "#schemas/page-ids.ts";
import { PageChangeError, type PagePlan, planPageRemoval, refuse, requirePage, unknownPage } from "./page-plan.ts";
import type { SiteDocuments } from "./site-documents.ts";

export interface Move {
  /** The id or path of the page. */
  from: string;
  /** Its new id or path. */
  to: string;
}

/**
 * Plans to give a coverage page another id. Links to it lead to its new path.
 * @throws PageChangeError `page/unknown`, `page/permanent`, `page/address`, `page/exists`
 */
export function planMove(documents: SiteDocuments, { from, to }: Move): PagePlan {
  const page = requirePage(documents, from);
  if (!documents.all.has(page)) throw new PageChangeError(unknownPage(from, documents));
  if (lineOfBusinessOf(page) === undefined) {
    refuse("page/permanent", `The page ${page} cannot be moved: only coverage pages can. It can be retired.`);
  }
  const movedTo = requireNewId(documents, to);
  return planPageRemoval(documents, { page, target: pathOf(movedTo) ?? "", movedTo, hasAnchor: () => true });
}

const EXAMPLES = Object.keys(LINES_OF_BUSINESS).map((line) => `${line}/<slug>`);
const alternatives = new Intl.ListFormat("en-US", { type: "disjunction" });

/** @throws PageChangeError `page/address`, `page/exists` */
function requireNewId({ all }: SiteDocuments, to: string): PageId {
  const id = resolvePage(to);
  if (id === undefined || lineOfBusinessOf(id) === undefined || pathOf(id) === undefined) {
    const expected = `It must be ${alternatives.format(EXAMPLES)} with a slug of lower-case letters, digits and hyphens.`;
    return refuse("page/address", `A page cannot be moved to ${JSON.stringify(to)}. ${expected}`);
  }
  if (all.has(id)) return refuse("page/exists", `There is already a page at ${pathOf(id)}.`);
  return id;
}
