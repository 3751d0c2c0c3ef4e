/** Subjects that a link to the quote form can name: `/contact?about=boat`. */
import type { PageContent, QuoteSubject } from "#schemas/generated/page.ts";
import { linesOf, type SiteLines } from "#schemas/lines.ts";
import { type PageId, parentOf } from "#schemas/page-ids.ts";

/** The query parameter of the contact page that names a subject. */
export const SUBJECT_PARAMETER = "about";

/**
 * Lists the subjects of the quote form: every line of business, the subjects that the contact page declares, and the coverage
 * pages that the overviews of their lines link to. The ID of a coverage page is that of the page.
 */
export async function listQuoteSubjects(site: SiteLines, readPage: (id: PageId) => Promise<PageContent | undefined>) {
  const contact = await readPage("contact");
  const coverages = linesOf(site).map(async ({ id, page }) => {
    const overview = await readPage(page);
    return overview === undefined ? [] : listCoverageSubjects(page, overview, id);
  });
  return [...listLineSubjects(site), ...(contact?.form?.subjects ?? []), ...(await Promise.all(coverages)).flat()];
}

export function listLineSubjects(site: SiteLines): QuoteSubject[] {
  return linesOf(site).map(({ id, shortTitle }) => ({ id, title: shortTitle, insuranceType: id }));
}

/** Lists the subjects that a page declares: the contact page in its form, an overview by its links to the pages below it. */
export function listPageSubjects(id: PageId, content: Pick<PageContent, "form" | "coverage">): QuoteSubject[] {
  return id === "contact" ? (content.form?.subjects ?? []) : listCoverageSubjects(id, content, id);
}

function listCoverageSubjects(overview: PageId, { coverage }: Pick<PageContent, "coverage">, insuranceType: string) {
  return (coverage?.items ?? []).flatMap(({ title, url = "" }) => {
    const page = url.slice(1);
    return parentOf(page) === overview ? [{ id: page, title, insuranceType }] : [];
  });
}

/** Finds a subject by its ID in any letter case, because people type links. */
export function findQuoteSubject(subjects: readonly QuoteSubject[], id: string | null | undefined) {
  return subjects.find((subject) => subject.id === id?.toLowerCase());
}

/** Returns the words with which the form opens the message about a subject, as `prefill.js` writes them. */
export function messageOpener({ title }: Pick<QuoteSubject, "title">): string {
  return `About ${title}: `;
}
