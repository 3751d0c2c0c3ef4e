import { lineLabel } from "#schemas/quotes/request-labels.ts";
import { readQuoteReference } from "#schemas/values/quote-reference.ts";
import { listAnswers } from "../quote-fields.ts";
import type { RequestEntry } from "./outbox.ts";

/** Number of digits from which a word of a search is compared with the phone number without its separators. */
const MIN_PHONE_DIGITS = 3;

/** Precedes the ID, so that only a search for the beginning of a reference finds it. */
const ID_MARK = "\n#";

const normalize = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the text in which a search finds a request: name, contact data, what it is about, page, message and ID. */
export function searchText({ id, request }: RequestEntry): string {
  const { firstName, lastName, email, phone, message = "", pageSource = "", about } = request;
  const contact = [firstName, lastName, email, phone, phone.replace(/\D/g, "")];
  const answers = listAnswers(request).map(({ label, value }) => `${label}: ${value}`);
  const text = [...contact, lineLabel(request), about?.title ?? "", ...answers, pageSource, message, `${ID_MARK}${id}`];
  return normalize(text.join("\n"));
}

/** Returns the words of a search, each with its spellings. A text matches if it has one of each word, in any order. */
export function parseSearch(query: string): string[][] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const digits = word.replace(/[-().+]/g, "");
    const reference = readQuoteReference(word);
    return [
      word,
      ...(/^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? [digits] : []),
      ...(reference === undefined ? [] : [`${ID_MARK}${reference}`]),
    ];
  });
}
