import { DETAIL_PREFIX, type QuoteRequest } from "#schemas/quote-request.ts";
import type { FormQuestion } from "./quote-controls.ts";

/** Reads the fields that are never at fault: the subject, and the answers to the questions for the insurance type. */
export function readExtras(data: FormData, questions: readonly FormQuestion[]): Partial<QuoteRequest> {
  const read = (name: string) => data.get(name)?.toString().trim();
  const details = questions.flatMap(({ id, insuranceTypes }) => {
    const answer = read(`${DETAIL_PREFIX}${id}`);
    return answer && insuranceTypes.some((type) => type === read("insuranceType")) ? [[id, answer]] : [];
  });
  const about = read("about");
  return { ...(about && { about }), ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}
