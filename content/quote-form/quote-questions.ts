import type { PageContent, QuoteQuestion } from "#schemas/generated/page.ts";
import type { InsuranceType } from "#schemas/insurance-types.ts";

/** Number of optional questions that the form asks for one insurance type. More would cost requests. */
const MAX_QUESTIONS = 3;

/** Returns the questions that the form asks for an insurance type, in order. */
export function listQuoteQuestions(form: PageContent["form"], insuranceType: InsuranceType): QuoteQuestion[] {
  const asked = (form?.questions ?? []).filter(
    ({ insuranceTypes }) => insuranceTypes === undefined || insuranceTypes.includes(insuranceType),
  );
  return asked.slice(0, MAX_QUESTIONS);
}
