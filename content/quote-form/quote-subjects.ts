/** Subjects that a link to the quote form can name: `/contact?about=boat`. */
import type { PageContent, QuoteSubject } from "#schemas/generated/page.ts";
import { isLineOfBusiness, isPageId, LINES_OF_BUSINESS, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import { INSURANCE_TYPES } from "#schemas/quotes/insurance-types.ts";

/** The query parameter of the contact page that names a subject. */
export const SUBJECT_PARAMETER = "about";

/**
 * Lists the subjects of the quote form: every insurance type, the subjects that the contact page declares, and the coverage
 * pages that the overviews of their lines link to. The ID of a coverage page is that of the page.
 */
export async function listQuoteSubjects(readPage: (id: PageId) => Promise<PageContent | undefined>) {
  const pages = await Promise.all(SUBJECT_PAGES.map(async (id) => [id, await readPage(id)] as const));
  return [...TYPE_SUBJECTS, ...pages.flatMap(([id, content]) => (content ? listPageSubjects(id, content) : []))];
}

/** The insurance types, which need no content. */
export const TYPE_SUBJECTS: readonly QuoteSubject[] = INSURANCE_TYPES.map(({ value, label }) => ({
  id: value,
  title: label,
  insuranceType: value,
}));

const SUBJECT_PAGES: readonly PageId[] = ["contact", ...Object.keys(LINES_OF_BUSINESS)];

/** Lists the subjects that a page declares: the contact page in its form, an overview by its links to coverage pages. */
export function listPageSubjects(id: PageId, content: Pick<PageContent, "form" | "coverage">): QuoteSubject[] {
  if (id === "contact") return content.form?.subjects ?? [];
  if (!isLineOfBusiness(id)) return [];
  return (content.coverage?.items ?? []).flatMap(({ title, url = "" }) => {
    const page = url.slice(1);
    return isPageId(page) && lineOfBusinessOf(page) === id ? [{ id: page, title, insuranceType: id }] : [];
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
