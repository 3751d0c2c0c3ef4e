import { getLabel } from "../mail/quote-mail.ts";
import type { RequestEntry } from "../outbox/outbox.ts";

/** Number of digits from which a word of a search is compared with the phone number without its separators. */
const MIN_PHONE_DIGITS = 3;

const MARKS = /\p{M}/gu;

function normalize(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase();
}

/** Returns the text in which a search finds a request: name, contact data, line of business, page and message. */
export function searchText({ request }: RequestEntry): string {
  const { firstName, lastName, email, phone, message = "", pageSource = "" } = request;
  const parts = [firstName, lastName, email, phone, phone.replace(/\D/g, ""), getLabel(request), pageSource, message];
  return normalize(parts.join("\n"));
}

/** Creates a search for requests that have all words, in any order. Without words, it finds every request. */
export function createSearch(query: string): (text: string) => boolean {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const alternatives = words.map((word) => {
    const digits = word.replace(/[-().+]/g, "");
    return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? [word, digits] : [word];
  });
  return (text) => alternatives.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
}
