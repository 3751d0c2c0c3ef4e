/** Masks numbers that identify a person or open an account, so that they are neither stored nor mailed. */
import { DETAIL_PREFIX, type QuoteRequest } from "#schemas/quotes/quote-request.ts";
import { FIELD_RULES } from "../quote-fields.ts";

interface NumberRule {
  pattern: RegExp;
  /** Checks what the pattern cannot, given the match without separators. Default: every match is masked. */
  isValid?: (characters: string) => boolean;
  /** Replaces everything but the last four characters. */
  mask: string;
}

/** Hyphens, dashes and the minus sign, for use in a class of characters. */
const DASH = "\\p{Pd}\u2212";
const SEPARATOR = `[\\p{Zs}\\t./${DASH}]`;
/** A card number may continue on the next line, because its check digit tells it from a list. */
const CARD_SEPARATOR = `[\\s./${DASH}]`;

/** Excludes a part of a longer number or word. */
const START = "(?<![\\p{L}\\d+])";
const END = "(?![\\p{L}\\d])";
const COUNTRY_CODE = "(?:\\+|\\b00)\\d{1,3}\\)?\\p{Zs}?";
/** Letter, with or without a digit, that makes a Social Security number a Medicare claim number. */
const CLAIM_SUFFIX = "(?:[A-Za-z]\\d?)?";

const SOCIAL = "(?:social(?:\\s{1,2}(?:security|sec\\.?))?|soc\\.?\\s{0,2}(?:security|sec\\.?))";
/** Words that name the number, such as "SSNs", "S.S.N.", "SS number" and "social security #". */
const SOCIAL_SECURITY_NUMBER = [
  "\\bs[. ]{0,2}s[. ]{0,2}n(?:\\.|'?s)?(?!\\p{L})",
  `\\b(?:ss|${SOCIAL})\\s{0,2}(?:#|(?:no|nos|nr|num|numbers?|card)(?!\\p{L})\\.?)`,
].join("|");
/** Words that may also name the benefit or a party, so the number must follow at once. */
const SOCIAL_SECURITY = `\\b(?:${SOCIAL}\\s{0,2}(?:is|are|[:=-])?|ss:)\\s{0,2}`;
const OTHER_NUMBER = "policy|policies|account|routing|claim|zip|member";
/** Period of "Dr." or of an initial, which does not end the clause. */
const ABBREVIATION = "(?<=[^\\p{L}](?:\\p{L}|Dr|Mrs?|Ms|Jr|Sr))\\.";
/** Rest of the clause up to a number, unless it names another one. */
const CLAUSE = `(?:(?!${OTHER_NUMBER})(?:[^\\d.;!?]|${ABBREVIATION})){0,40}`;
const EARLIER_NUMBER = `[*\\d]{3}${SEPARATOR}{0,3}[*\\d]{2}${SEPARATOR}{0,3}\\d{4}${CLAUSE}`;

const MEDICARE_LETTER = "[AC-HJKMNP-RT-Y]";
const MEDICARE_CHARACTER = "[AC-HJKMNP-RT-Y\\d]";

/** Words that name the number of a driver's license, which has another form in each state. */
const DRIVERS_LICENSE = [
  `(?:\\bdriver(?:['’]?s|s['’])?['’]?\\s{1,2}lic(?:\\.|en[cs]e)?(?!\\p{L})|\\bdln?(?!\\p{L})|\\bd\\.l\\.)`,
  `\\s{0,2}(?:\\p{L}{1,12}\\s{1,2}){0,3}(?:#|(?:nos?|num|numbers?)(?!\\p{L})\\.?)?\\s{0,2}(?:is|[:=-])?\\s{0,2}(?:\\p{L}{2,12}\\s{1,2})?`,
].join("");

const LICENSE_GAP = `[${DASH}\\p{Zs}.]?`;
const NO_DATE = "(?!\\d{1,4}[-./]\\d{1,2}[-./]\\d{2,4}(?!\\d))";

/** Groups of digits as they are embossed on cards, and digits without separators. */
const CARD_NUMBERS = [
  `\\d{4}(?:${CARD_SEPARATOR}{1,3}\\d{4}){3}`,
  `\\d{4}(?:${CARD_SEPARATOR}{1,3}\\d{4}){3}${CARD_SEPARATOR}{1,3}\\d{1,3}`,
  `\\d{4}${CARD_SEPARATOR}{1,3}\\d{6}${CARD_SEPARATOR}{1,3}\\d{4,5}`,
  "\\d{13,19}",
];

const CARD_NAME = "(?<=visa|mastercard|amex|american express|discover|card|\\bcc)";

/** Leading digits and lengths of the numbers of a payment network. */
const CARD_NETWORKS: readonly { prefix: RegExp; lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(?:30[0-5]|36|3[89])/, lengths: [14, 16, 19] },
  { prefix: /^(?:35(?:2[89]|[3-8])|6011|62|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
];

/** A Social Security number with any separators, but not a ZIP+4 code. */
const NAMED_NUMBER = `(?!\\d{5}\\p{Pd})${socialSecurity(`${SEPARATOR}{0,3}`)}${CLAIM_SUFFIX}${END}`;

/** Limits of insurance, such as 250-50-1000. */
const ROUND_AMOUNTS = /^\d\d0\d0\d\d00/;

const RULES: readonly NumberRule[] = [
  ...CARD_NUMBERS.map((digits) => ({
    pattern: new RegExp(`(?:${START}|${CARD_NAME})${digits}${END}`, "giu"),
    isValid: isCardNumber,
    mask: "**** **** **** ",
  })),
  {
    pattern: new RegExp(
      [
        `(?<!\\p{L}[${DASH}]|\\d[./${DASH}]|\\$|${COUNTRY_CODE})${START}`,
        socialSecurity(`\\p{Zs}?[${DASH}]\\p{Zs}?`),
        `${CLAIM_SUFFIX}${END}(?![./${DASH}]\\d)`,
      ].join(""),
      "gu",
    ),
    isValid: (characters) => !ROUND_AMOUNTS.test(characters),
    mask: "***-**-",
  },
  // Nine digits without dashes may be anything, unless the visitor names them before or after.
  {
    pattern: new RegExp(
      // The digit first, because looking behind costs more.
      `(?=\\d)(?<=(?:(?:${SOCIAL_SECURITY_NUMBER})${CLAUSE}|${SOCIAL_SECURITY})(?:${EARLIER_NUMBER}){0,3})${NAMED_NUMBER}`,
      "giu",
    ),
    mask: "***-**-",
  },
  {
    pattern: new RegExp(
      `${START}${NAMED_NUMBER}(?=\\s{0,2}(?:\\(|is\\s[^\\d.,;!?]{0,24})?(?:${SOCIAL_SECURITY_NUMBER}|\\bmy social\\b))`,
      "giu",
    ),
    mask: "***-**-",
  },
  {
    pattern: new RegExp(
      `(?<=${DRIVERS_LICENSE})${NO_DATE}(?=[A-Z\\d])[A-Z]{0,3}${LICENSE_GAP}\\d(?:${LICENSE_GAP}[A-Z]{0,2}\\d){5,18}${END}`,
      "giu",
    ),
    mask: "***",
  },
  {
    // https://www.cms.gov/medicare/new-medicare-card/understanding-the-mbi
    pattern: new RegExp(
      [
        `(?:${START}|(?<=\\bmbi|medicare))[1-9]${MEDICARE_LETTER}${MEDICARE_CHARACTER}\\d`,
        `${MEDICARE_LETTER}${MEDICARE_CHARACTER}\\d`,
        `${MEDICARE_LETTER}{2}\\d{2}${END}`,
      ].join(`${SEPARATOR}{0,3}`),
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

/** Digits of a phone number with its area code. A Social Security number has fewer. */
const PHONE_DIGITS = 10;

/** A number as the rules leave it. */
const MASKED_NUMBER = /\*{3}[* -]*[\p{L}\d]{4}/gu;

/**
 * Masks Social Security numbers, Medicare numbers and card numbers in the fields with free text. Their last four
 * characters stay, so that the agency can recognize the number later.
 */
export function maskNumbers(request: QuoteRequest) {
  const values = new Map<string, unknown>(Object.entries(request));
  const texts = Object.entries(FIELD_RULES).flatMap(([name, { isMasked }]): [string, string][] => {
    const value = values.get(name);
    return isMasked && typeof value === "string" ? [[name, value]] : [];
  });
  const masked = maskValues(texts);
  const maskedDetails = maskValues(Object.entries(request.details ?? {}));
  return {
    request: {
      ...request,
      ...Object.fromEntries(masked),
      ...(request.details && { details: { ...request.details, ...Object.fromEntries(maskedDetails) } }),
    },
    /** Fields in which a number was masked, in the order of the schema. Answers have the names of their fields. */
    maskedFields: [...masked.map(([field]) => field), ...maskedDetails.map(([id]) => `${DETAIL_PREFIX}${id}`)],
  };
}

/** Returns the fields in which a number was masked, with their new text. */
function maskValues(fields: readonly (readonly [name: string, text: string | undefined])[]): [string, string][] {
  return fields.flatMap(([name, text]): [string, string][] => {
    const maskedText = text && maskField(name, text);
    return maskedText === undefined || maskedText === text ? [] : [[name, maskedText]];
  });
}

/** Returns the text of a field with its numbers masked, unless the agency would lose the phone number. */
export function maskField(field: string, text: string): string {
  const digitCount = countDigits(text);
  const masked = maskText(text);
  const isPhoneLost =
    field === "phone" && digitCount >= PHONE_DIGITS && countDigits(masked.replaceAll(MASKED_NUMBER, "")) < PHONE_DIGITS;
  return isPhoneLost ? text : masked;
}

/** Masks the numbers in any text, such as the name of a file. */
export const maskText = (text: string): string => RULES.reduce(applyRule, text);

const countDigits = (text: string): number => text.replaceAll(/\P{Nd}/gu, "").length;

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

/** Checks the network, and the last digit with the Luhn algorithm (ISO/IEC 7812-1, annex B). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const isOfNetwork = CARD_NETWORKS.some(
    ({ prefix, lengths }) => prefix.test(digits) && lengths.includes(digits.length),
  );
  return isOfNetwork && sum % 10 === 0;
}
