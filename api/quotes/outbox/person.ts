import { domainToASCII, domainToUnicode } from "node:url";
import type { EntryFilter } from "./outbox.ts";

/** Person whose data the outbox may have, identified by an email address or a phone number. */
export interface Person {
  /** Condition of the entries with the person's own data. */
  filter: Pick<EntryFilter, "email" | "phone">;
  /** Returns whether a text contains the address or the number of the person, in any spelling. */
  isMentionedIn(text: string): boolean;
}

const URL_ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** Escapes of line ends and tabs in JSON, whose letter would otherwise belong to the next word. */
const JSON_ESCAPE = /\\[bfnrt]/g;

/** Number of digits from which a text is a phone number and not, for example, a year. */
const MIN_PHONE_DIGITS = 7;

/**
 * Creates a person from an email address or a phone number. In an address, upper and lower case are the same, and so are
 * both spellings of an internationalized domain: `bücher.example` and `xn--bcher-kva.example`.
 * @returns undefined if the text is neither
 */
export function createPerson(text: string): Person | undefined {
  if (text.includes("@")) return createPersonWithAddress(text);
  const digits = digitsOf(text);
  if (digits.length < MIN_PHONE_DIGITS || /\p{L}/u.test(text)) return undefined;
  const mention = new RegExp(`(?<!\\d)${[...digits].join('[^\\d\\n"]{0,3}')}(?!\\d)`);
  return { filter: { phone: digits }, isMentionedIn: (other) => mention.test(other) };
}

function createPersonWithAddress(email: string): Person {
  const normalized = normalizeAddress(email);
  const [localPart, domain] = splitAddress(normalized);
  const spellings = [...new Set([normalized, `${localPart}@${domainToUnicode(domain) || domain}`])];
  const alternatives = spellings.map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}][._%+-]{0,9})(?:${alternatives})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    "iu",
  );
  return {
    filter: { email: normalized },
    isMentionedIn: (text) =>
      [text, text.replaceAll(URL_ESCAPES, unescapeUrl)].some((each) =>
        mention.test(each.normalize("NFC").replaceAll(JSON_ESCAPE, " ")),
      ),
  };
}

/** Returns the digits of a phone number, by which numbers are compared. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, "");

function unescapeUrl(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Returns an email address in the form that addresses are compared by. */
export function normalizeAddress(address: string): string {
  const [localPart, domain] = splitAddress(address.trim().normalize("NFC").toLowerCase());
  return `${localPart}@${domainToASCII(domain) || domain}`;
}

function splitAddress(address: string): [localPart: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
}
