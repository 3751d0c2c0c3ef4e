import { explainForbiddenSlug, isPageId, type PageId } from "#schemas/page-ids.ts";
import { GONE } from "#schemas/redirects.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";

export interface PageAddress {
  /** The overview that the page is below, or "" for a page that is below no other. */
  parent: PageId | "";
  slug: string;
}

export function toPageId({ parent, slug }: PageAddress): PageId {
  return parent === "" ? slug : `${parent}/${slug}`;
}

interface AddressOptions {
  /** True if a retired page may give its address to the page. */
  mayReplaceRetired?: boolean;
}

/** Returns the reason why a page cannot have an address, or undefined if it can. */
export function explainAddress(
  address: PageAddress,
  list: Pick<PageListAnswer, "pages" | "retired">,
  { mayReplaceRetired = false }: AddressOptions = {},
): string | undefined {
  const id = toPageId(address);
  if (address.slug === "") return "Enter an address.";
  const forbidden = explainForbiddenSlug(id);
  if (forbidden !== undefined) return `${forbidden} Choose another one.`;
  if (!isPageId(id)) return "Use lowercase letters, digits and hyphens, such as crop-insurance.";
  if (list.pages.some((page) => page.id === id)) return `There is already a page at /${id}.`;
  const retired = mayReplaceRetired ? undefined : list.retired.find((page) => page.id === id);
  if (retired === undefined) return undefined;
  const use =
    retired.target === GONE ? "belongs to a retired page" : `leads to ${retired.target} since its page was retired`;
  return `/${id} ${use}. Restore that page, or choose another address.`;
}
