/** Fields of a quote request, and how the office gets them. */
import { isDate } from "#schemas/quotes/answers.ts";
import { CAMPAIGN_PARAMETERS, type CampaignParameter } from "#schemas/quotes/campaign.ts";
import type { QuoteRequest, StoredAnswer, StoredQuote } from "#schemas/quotes/quote-request.ts";
import { NEEDED_BY } from "#schemas/quotes/request-fields.ts";

interface FieldRule {
  /** Mask numbers that identify a person, because the visitor or a link to the site can put any text into the field. */
  isMasked: boolean;
  /** Label in lists of answers. Null if emails, the inbox, the search and the CSV each have a place for the field. */
  label: string | null;
}

const TEXT: FieldRule = { isMasked: true, label: null };
const NO_TEXT: FieldRule = { isMasked: false, label: null };

/** Rules by field, in the order of the schema. Masking, emails, inbox, search and CSV follow them. */
export const FIELD_RULES: Readonly<Record<keyof QuoteRequest, FieldRule>> = {
  firstName: TEXT,
  lastName: TEXT,
  email: NO_TEXT,
  // Some visitors add a Social Security number to the phone number.
  phone: TEXT,
  insuranceType: NO_TEXT,
  message: TEXT,
  pageSource: TEXT,
  kind: NO_TEXT,
  about: NO_TEXT,
  // The answers are masked one by one.
  details: NO_TEXT,
  consent: NO_TEXT,
  ...(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, TEXT])) as Record<CampaignParameter, FieldRule>),
};

export const kindTitle = ({ kind }: Pick<StoredQuote, "kind">): string => kind?.title ?? "Quote request";

/** Returns the day by which a request must be done, in ISO 8601, or undefined if it has none. */
export function neededBy({ details }: Pick<StoredQuote, "details">): string | undefined {
  return details?.find(({ id, value }) => id === NEEDED_BY && isDate(value))?.value;
}

/** Lists the fields that have a label, and then the answers to the optional questions, as the visitor wrote them. */
export function listAnswers(request: StoredQuote): StoredAnswer[] {
  const values = new Map<string, unknown>(Object.entries(request));
  const labeled = Object.entries(FIELD_RULES).flatMap(([name, { label }]) => {
    const value = values.get(name);
    return label !== null && typeof value === "string" && value !== "" ? [{ id: name, label, value }] : [];
  });
  return [...labeled, ...(request.details ?? [])];
}
