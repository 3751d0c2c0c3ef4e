/** The optional questions of the quote form, and their answers. */
import type { PageContent, QuoteQuestion } from "#schemas/generated/page.ts";
import type { StoredAnswer } from "#schemas/quotes/quote-request.ts";

/** Number of optional questions that the form asks for one insurance type. More would cost requests. */
const MAX_QUESTIONS = 3;

/** Returns the questions that the form asks for an insurance type, in order. */
export function listQuoteQuestions(form: PageContent["form"], insuranceType: string): QuoteQuestion[] {
  const asked = (form?.questions ?? []).filter(
    ({ insuranceTypes }) => insuranceTypes === undefined || insuranceTypes.includes(insuranceType),
  );
  return asked.slice(0, MAX_QUESTIONS);
}

/**
 * Returns the answers to the questions that the form asks for an insurance type, in the order of the form. Each is kept as
 * the visitor wrote it: "about 1,200" helps an agent, and a choice may have had other words when the page was loaded.
 * @param submitted answers by the ID of the question
 */
export function readAnswers(
  form: PageContent["form"],
  insuranceType: string,
  submitted: Readonly<Record<string, string | undefined>>,
): StoredAnswer[] {
  return listQuoteQuestions(form, insuranceType).flatMap(({ id, label }) => {
    const value = Object.hasOwn(submitted, id) ? submitted[id] : undefined;
    return value ? [{ id, label, value }] : [];
  });
}

/** Formats an answer for people: a date as "December 1, 2026", other answers as they are. */
export function formatAnswer(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  if (!isDate || !date.toISOString().startsWith(value)) return value;
  return date.toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
}
