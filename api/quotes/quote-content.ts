/** Content that gives the fields of a quote request their meaning. */
import { readAnswers } from "#content/quote-form/quote-answers.ts";
import { findQuoteSubject, listQuoteSubjects, messageOpener } from "#content/quote-form/quote-subjects.ts";
import { listRequestKinds } from "#content/quote-form/request-kinds.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { findLine } from "#schemas/lines.ts";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import type { QuoteRequest, StoredQuote } from "#schemas/quotes/quote-request.ts";

export type QuoteContent = Awaited<ReturnType<typeof readQuoteContent>>;

export async function readQuoteContent(store: Pick<ContentStore, "reader">) {
  const reader = await store.reader();
  const readPage = (id: PageId) => reader.page(id);
  const [site, theme, contact, kinds, subjects] = await Promise.all([
    reader.site(),
    reader.theme(),
    readPage("contact"),
    listRequestKinds(reader),
    reader.site().then((settings) => listQuoteSubjects(settings, readPage)),
  ]);
  return { site, theme: resolveTheme(theme), form: contact?.form, kinds, subjects, readPage };
}

/** Returns the form of a request, or undefined if the site does not have it. */
export function findForm({ form, kinds }: Pick<QuoteContent, "form" | "kinds">, kindId: string | undefined) {
  return kindId === undefined ? (form ?? {}) : kinds.find(({ id }) => id === kindId)?.form;
}

/**
 * Lists what to have ready: the list of the kind of request, or that of the subject of a quote, or what its page asks to
 * bring, or the list of the insurance type.
 */
export async function listPreparation(
  { form, kinds, subjects, readPage }: QuoteContent,
  { kind, about, insuranceType }: Pick<StoredQuote, "kind" | "about" | "insuranceType">,
): Promise<readonly string[]> {
  if (kind !== undefined) return findForm({ form, kinds }, kind.id)?.ready ?? [];
  const subject = findQuoteSubject(subjects, about?.id);
  if (subject?.ready !== undefined) return subject.ready;
  const page = subject !== undefined && isPageId(subject.id) ? await readPage(subject.id) : undefined;
  const ofType = form?.preparation?.find((preparation) => preparation.insuranceType === insuranceType);
  return page?.bring?.items ?? ofType?.items ?? [];
}

/**
 * Returns a request with the words of its kind, its subject and its questions. A subject that the form does not have is
 * dropped, and a message in which the visitor has written nothing after the subject.
 * @param content undefined if it cannot be read. The request then keeps the IDs, so that nothing is lost.
 */
export function describeQuote(
  { kind: kindId, about: aboutId, details: submitted = {}, message: text, ...request }: QuoteRequest,
  content: QuoteContent | undefined,
): StoredQuote {
  const form = content && findForm(content, kindId);
  const details = readAnswers(form, request.insuranceType, submitted);
  const kindTitle = content?.kinds.find(({ id }) => id === kindId)?.title ?? kindId;
  const subject =
    kindId !== undefined
      ? undefined
      : content === undefined
        ? aboutId && { id: aboutId, title: aboutId }
        : findQuoteSubject(content.subjects, aboutId);
  const lineTitle = content && findLine(content.site, request.insuranceType)?.shortTitle;
  const isOpener = subject && text === messageOpener(subject).trim();
  return {
    ...request,
    ...(kindId !== undefined && kindTitle !== undefined && { kind: { id: kindId, title: kindTitle } }),
    ...(form?.promise && { promise: form.promise }),
    ...(lineTitle !== undefined && { lineTitle }),
    ...(text !== undefined && !isOpener && { message: text }),
    ...(subject && { about: { id: subject.id, title: subject.title } }),
    ...(details.length > 0 && { details }),
  };
}
