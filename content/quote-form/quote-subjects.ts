/** Subjects that a link to the quote form can name: `/contact?about=boat`. */
import type { PageContent, QuoteSubject } from "#schemas/generated/page.ts";
import { INSURANCE_TYPES } from "#schemas/insurance-types.ts";
import { isPageId, LINES_OF_BUSINESS, type LineOfBusiness, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";

/** The query parameter of the contact page that names a subject. */
export const SUBJECT_PARAMETER = "about";

/** Returns the stored page with an ID, if it has content. */
type ReadPage = (id: PageId) => Promise<PageContent | undefined>;

/**
 * Lists the subjects of the quote form: every insurance type, the subjects that the contact page declares, and the coverage
 * pages that the overviews of their lines link to. The ID of a coverage page is that of the page.
 */
export async function listQuoteSubjects(readPage: ReadPage): Promise<QuoteSubject[]> {
  const contact = await readPage("contact");
  const lines = Object.keys(LINES_OF_BUSINESS) as LineOfBusiness[];
  const overviews = await Promise.all(lines.map(async (line) => listCoverageSubjects(line, await readPage(line))));
  return [
    ...INSURANCE_TYPES.map(({ value, label }) => ({ id: value, title: label, insuranceType: value })),
    ...(contact?.form?.subjects ?? []),
    ...overviews.flat(),
  ];
}

function listCoverageSubjects(line: LineOfBusiness, overview: PageContent | undefined): QuoteSubject[] {
  return (overview?.coverage?.items ?? []).flatMap(({ title, url = "" }) => {
    const id = url.slice(1);
    return isPageId(id) && lineOfBusinessOf(id) === line ? [{ id, title, insuranceType: line }] : [];
  });
}

export function findQuoteSubject(
  subjects: readonly QuoteSubject[],
  id: string | null | undefined,
): QuoteSubject | undefined {
  return subjects.find((subject) => subject.id === id);
}
