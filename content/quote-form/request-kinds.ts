/** Kinds of requests: each is the form of a page. The contact page has the quote form, and pages below /service the others. */
import type { Form, PageContent } from "#schemas/generated/page.ts";
import { type PageId, parentOf } from "#schemas/page-ids.ts";
import type { StoredKind } from "#schemas/quotes/quote-request.ts";
import type { ContentReader } from "../store/content-store.ts";

/** The page that lists the kinds. */
export const SERVICE: PageId = "service";

export interface RequestKind extends StoredKind {
  page: PageId;
  form: Form;
}

/** Returns the page of a kind of request, or that of quotes. */
export function pageOfKind(kindId: string | undefined): PageId {
  return kindId === undefined ? "contact" : `${SERVICE}/${kindId}`;
}

/** Returns the kind of request that a page has a form for, or undefined for any other page. */
export function kindOfPage(page: PageId, { form, hero }: PageContent): RequestKind | undefined {
  if (parentOf(page) !== SERVICE || !form) return undefined;
  return { id: page.slice(SERVICE.length + 1), title: hero.title, page, form };
}

/** Lists the kinds of the pages that visitors can open, in the order of their IDs. */
export async function listRequestKinds(reader: Pick<ContentReader, "page" | "pages" | "site">): Promise<RequestKind[]> {
  const { unrouted } = await reader.site();
  const pages = (await reader.pages()).filter((page) => parentOf(page) === SERVICE && !unrouted?.includes(page));
  const kinds = pages.map(async (page) => {
    const content = await reader.page(page);
    return content && kindOfPage(page, content);
  });
  return (await Promise.all(kinds)).flatMap((kind) => kind ?? []);
}
