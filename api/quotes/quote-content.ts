/** Content that gives the fields of a quote request their meaning. */
import { readAnswers } from "#content/quote-form/quote-answers.ts";
import { findQuoteSubject, listQuoteSubjects, messageOpener } from "#content/quote-form/quote-subjects.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { findLine } from "#schemas/lines.ts";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import type { QuoteRequest, StoredQuote } from "#schemas/quotes/quote-request.ts";

export type QuoteContent = Awaited<ReturnType<typeof readQuoteContent>>;

export async function readQuoteContent(store: Pick<ContentStore, "reader">) {
  const reader = await store.reader();
  const readPage = (id: PageId) => reader.page(id);
  const [site, theme, contact, subjects] = await Promise.all([
    reader.site(),
    reader.theme(),
    readPage("contact"),
    reader.site().then((settings) => listQuoteSubjects(settings, readPage)),
  ]);
  return { site, theme: resolveTheme(theme), form: contact?.form, subjects, readPage };
}

/** Lists what to have ready: the list of the subject, or what its page asks to bring, or the list of the insurance type. */
export async function listPreparation(
  { form, subjects, readPage }: QuoteContent,
  { about, insuranceType }: Pick<StoredQuote, "about" | "insuranceType">,
): Promise<readonly string[]> {
  const subject = findQuoteSubject(subjects, about?.id);
  if (subject?.ready !== undefined) return subject.ready;
  const page = subject !== undefined && isPageId(subject.id) ? await readPage(subject.id) : undefined;
  const ofType = form?.preparation?.find((preparation) => preparation.insuranceType === insuranceType);
  return page?.bring?.items ?? ofType?.items ?? [];
}

/** Answers that are kept if the questions cannot be read. */
const MAX_UNKNOWN_ANSWERS = 10;

/**
 * Returns a request with the words of its subject and its questions. A subject and questions that the form does not have are
 * dropped, and a message in which the visitor has written nothing after the subject.
 * @param content undefined if it cannot be read. The request then keeps the IDs, so that nothing is lost.
 */
export function describeQuote(
  { about: aboutId, details: submitted = {}, message: text, ...request }: QuoteRequest,
  content: QuoteContent | undefined,
): StoredQuote {
  const given = Object.entries(submitted).flatMap(([id, value]) => (value ? [{ id, label: id, value }] : []));
  const details =
    content === undefined
      ? given.slice(0, MAX_UNKNOWN_ANSWERS)
      : readAnswers(content.form, request.insuranceType, submitted);
  const subject =
    content === undefined ? aboutId && { id: aboutId, title: aboutId } : findQuoteSubject(content.subjects, aboutId);
  const lineTitle = content && findLine(content.site, request.insuranceType)?.shortTitle;
  const isOpener = subject && text === messageOpener(subject).trim();
  return {
    ...request,
    ...(lineTitle !== undefined && { lineTitle }),
    ...(text !== undefined && !isOpener && { message: text }),
    ...(subject && { about: { id: subject.id, title: subject.title } }),
    ...(details.length > 0 && { details }),
  };
}
