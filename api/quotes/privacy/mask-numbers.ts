/** Masks numbers that identify a person or open an account, so that they are neither stored nor mailed. */
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import type { QuoteRequest } from "#schemas/quote-request.ts";

/** Fields in which a visitor, or a link to the site, can put any text. */
const FREE_TEXT_FIELDS = ["firstName", "lastName", "message", "pageSource", ...CAMPAIGN_PARAMETERS] as const;

type FreeTextField = (typeof FREE_TEXT_FIELDS)[number];

interface NumberRule {
  pattern: RegExp;
  /** Checks what the pattern cannot, given the match without separators. Default: every match is masked. */
  isValid?: (characters: string) => boolean;
  /** Replaces everything but the last four characters. */
  mask: string;
}

const DASH = "[.\\p{Pd}]";
const SEPARATOR = "[ \\u00a0.\\p{Pd}]";

/** Excludes a part of a longer number or word. */
const START = "(?<![\\p{L}\\d])";
const END = "(?![\\p{L}\\d])";

const SOCIAL_SECURITY_WORD =
  "(?:\\bssn(?!\\p{L})|\\bss\\s?#|\\bsocial(?:\\s+security)?(?!\\s+media)|\\bsoc\\.?\\s*sec\\b)";

const MEDICARE_LETTER = "[AC-HJKMNP-RT-Y]";
const MEDICARE_CHARACTER = "[AC-HJKMNP-RT-Y\\d]";

/** Groups of digits as they are embossed on cards, and digits without separators. */
const CARD_NUMBERS = [
  `\\d{4}(?:${SEPARATOR}\\d{4}){3}`,
  `\\d{4}(?:${SEPARATOR}\\d{4}){3}${SEPARATOR}\\d{1,3}`,
  `\\d{4}${SEPARATOR}\\d{6}${SEPARATOR}\\d{4,5}`,
  "\\d{13,19}",
];

/** Leading digits and lengths of the numbers of a payment network. */
const CARD_NETWORKS: readonly { prefix: RegExp; lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [13, 16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(?:30[0-5]|36|3[89])/, lengths: [14, 16, 19] },
  { prefix: /^(?:35(?:2[89]|[3-8])|6011|62|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
];

const RULES: readonly NumberRule[] = [
  ...CARD_NUMBERS.map((digits) => ({
    pattern: new RegExp(`${START}${digits}${END}`, "gu"),
    isValid: isCardNumber,
    mask: "**** **** **** ",
  })),
  {
    pattern: new RegExp(`(?<!\\p{L}\\p{Pd}|\\d${DASH})${START}${socialSecurity(SEPARATOR)}${END}(?!${DASH}\\d)`, "gu"),
    mask: "***-**-",
  },
  {
    // Nine digits without separators may be anything, unless the visitor names them.
    pattern: new RegExp(`(?<=${SOCIAL_SECURITY_WORD}[^\\d]{0,24})${socialSecurity(`${SEPARATOR}?`)}${END}`, "giu"),
    mask: "***-**-",
  },
  {
    // https://www.cms.gov/medicare/new-medicare-card/understanding-the-mbi
    pattern: new RegExp(
      [
        `${START}[1-9]${MEDICARE_LETTER}${MEDICARE_CHARACTER}\\d`,
        `${MEDICARE_LETTER}${MEDICARE_CHARACTER}\\d`,
        `${MEDICARE_LETTER}{2}\\d{2}${END}`,
      ].join(`${SEPARATOR}?`),
      "giu",
    ),
    mask: "****-***-",
  },
];

/**
 * Returns the pattern of a Social Security number: three digits, two and four, without those that are never assigned.
 * @see https://www.ssa.gov/employer/randomizationfaqs.html
 */
function socialSecurity(separator: string): string {
  return ["(?!000|666|9)\\d{3}", "(?!00)\\d{2}", "(?!0000)\\d{4}"].join(separator);
}

export interface MaskedRequest {
  request: QuoteRequest;
  /** Fields in which a number was masked, in the order of the schema. */
  maskedFields: string[];
}

/**
 * Masks Social Security numbers, Medicare numbers and card numbers in the fields with free text. Their last four
 * characters stay, so that the agency can recognize the number later.
 */
export function maskNumbers(request: QuoteRequest): MaskedRequest {
  const masked = FREE_TEXT_FIELDS.flatMap((field): [FreeTextField, string][] => {
    const text = request[field];
    const maskedText = text && maskText(text);
    return maskedText === undefined || maskedText === text ? [] : [[field, maskedText]];
  });
  return { request: { ...request, ...Object.fromEntries(masked) }, maskedFields: masked.map(([field]) => field) };
}

function maskText(text: string): string {
  return RULES.reduce(applyRule, text);
}

function applyRule(text: string, { pattern, isValid = () => true, mask }: NumberRule): string {
  let masked = "";
  let copiedTo = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const characters = match[0].replaceAll(/[^\p{L}\d]/gu, "");
    if (isValid(characters)) {
      masked += text.slice(copiedTo, match.index) + mask + characters.slice(-4);
      copiedTo = pattern.lastIndex;
    } else {
      // The number may begin with a later group of digits.
      pattern.lastIndex = match.index + 1;
    }
  }
  return masked + text.slice(copiedTo);
}

function isCardNumber(digits: string): boolean {
  const isOfNetwork = CARD_NETWORKS.some(
    ({ prefix, lengths }) => prefix.test(digits) && lengths.includes(digits.length),
  );
  return isOfNetwork && hasValidCheckDigit(digits);
}

/** Checks the last digit with the Luhn algorithm (ISO/IEC 7812-1, annex B). */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
