/** The questions of a form, and their answers. */
import type { Form } from "#schemas/generated/page.ts";
import { type Answers, type FormQuestion, isAskedFor, isDate, readAnswer } from "#schemas/quotes/answers.ts";
import type { StoredAnswer } from "#schemas/quotes/quote-request.ts";
import { REQUEST_FIELDS } from "#schemas/quotes/request-fields.ts";

/** Number of optional questions that the quote form asks for one insurance type. More would cost requests. */
const MAX_QUESTIONS = 3;

/** Questions that are kept although the form does not have them, or cannot be read. */
const MAX_UNKNOWN_ANSWERS = 10;

const QUESTION_ID = /^[\w-]{1,80}$/;

/** Returns all questions of a form in order: the fields of a kind of request, and the agency's own questions. */
export function allQuestions({ asks = [], questions = [] }: Form = {}): FormQuestion[] {
  return [
    ...asks.map(({ name, required: isRequired, unmapped: _, ...given }) => ({
      id: name,
      type: "text" as const,
      ...REQUEST_FIELDS[name],
      ...given,
      isRequired,
    })),
    ...questions.map(({ unmapped: _, type = "text", ...question }) => ({ type, ...question })),
  ];
}

/** Returns the questions that a form asks for an insurance type, in order. */
export function listQuestions(form: Form | undefined, insuranceType: string): FormQuestion[] {
  const asked = allQuestions(form).filter((question) => isAskedFor(question, insuranceType));
  return form?.asks === undefined ? asked.slice(0, MAX_QUESTIONS) : asked;
}

/**
 * Returns the answers to the questions that the form asks for an insurance type, in the order of the form. Each is kept as
 * the visitor wrote it: "about 1,200" helps an agent, and a choice may have had other words when the page was loaded. An
 * answer to a question that the form does not have any more is kept with its ID.
 */
export function readAnswers(form: Form | undefined, insuranceType: string, submitted: Answers): StoredAnswer[] {
  const known = new Set(allQuestions(form).map(({ id }) => id));
  const unknown = Object.keys(submitted).filter((id) => !known.has(id) && QUESTION_ID.test(id));
  return [
    ...listQuestions(form, insuranceType),
    ...unknown.slice(0, MAX_UNKNOWN_ANSWERS).map((id) => ({ id, label: id })),
  ].flatMap(({ id, label }) => {
    const value = readAnswer(submitted, id);
    return value === "" ? [] : [{ id, label, value }];
  });
}

/** Formats an answer for people: a date as "December 1, 2026", other answers as they are. */
export function formatAnswer(value: string): string {
  if (!isDate(value)) return value;
  return new Date(`${value}T00:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
}
