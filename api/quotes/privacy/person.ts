import { domainToASCII, domainToUnicode } from "node:url";

/** Person whose data the outbox may have, identified by an email address. */
export interface Person {
  /** Returns whether an address is that of the person, in any spelling. */
  hasAddress(address: string): boolean;
  /** Returns whether a text contains the address of the person, in any spelling. */
  isMentionedIn(text: string): boolean;
}

/** Escapes in URLs, such as those of `mailto:`. */
const URL_ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** Escapes of line ends and tabs in JSON, whose letter would otherwise belong to the next word. */
const JSON_ESCAPE = /\\[bfnrt]/g;

/**
 * Creates a person from an email address. Upper and lower case are the same, and so are both spellings of an
 * internationalized domain: `bücher.example` and `xn--bcher-kva.example`.
 */
export function createPerson(email: string): Person {
  const normalized = normalizeAddress(email);
  const [localPart, domain] = splitAddress(normalized);
  const spellings = [...new Set([normalized, `${localPart}@${domainToUnicode(domain) || domain}`])];
  const alternatives = spellings.map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}][._%+-]{0,9})(?:${alternatives})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    "iu",
  );
  return {
    hasAddress: (address) => normalizeAddress(address) === normalized,
    isMentionedIn: (text) =>
      [text, text.replaceAll(URL_ESCAPES, unescapeUrl)].some((each) => mention.test(normalizeText(each))),
  };
}

function unescapeUrl(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

function normalizeText(text: string): string {
  return text.normalize("NFC").replaceAll(JSON_ESCAPE, " ");
}

function normalizeAddress(address: string): string {
  const [localPart, domain] = splitAddress(address.trim().normalize("NFC").toLowerCase());
  return `${localPart}@${domainToASCII(domain) || domain}`;
}

function splitAddress(address: string): [localPart: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
}
