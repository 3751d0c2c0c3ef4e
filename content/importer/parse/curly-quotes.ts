/** Curly quotes around keys and strings, which word processors put in place of straight ones. */
import { endOfString } from "#content/findings/json-scanner.ts";
import { tryParseJson } from "#schemas/json.ts";

const CURLY = /[\u201c-\u201f]/;
/** The rest of a text after the end of a string. */
const AFTER_STRING = /^\s*(?:[,:}\]]|$)/;
/** The characters after a quote that decide whether the string ends there. */
const LOOK_AHEAD_LENGTH = 200;

/** Replaces curly quotes, except those inside strings. Returns undefined if the result is not JSON. */
export function straightenQuotes(text: string): string | undefined {
  if (!CURLY.test(text)) return undefined;
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const isStraight = character === '"';
    if (!isStraight && !CURLY.test(character)) {
      parts.push(character);
      at += 1;
      continue;
    }
    const end = isStraight ? endOfString(text, at) - 1 : endOfCurly(text, at);
    const inner = text.slice(at + 1, end).replace(/(\\.)|"/gs, (quote, escaped?: string) => escaped ?? `\\${quote}`);
    parts.push(isStraight ? text.slice(at, end + 1) : `"${inner}"`);
    at = end + 1;
  }
  const straight = parts.join("");
  return tryParseJson(straight) === undefined ? undefined : straight;
}

/** Returns the offset of the first curly quote that begins a key or a string. */
export function findCurlyQuote(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (CURLY.test(text.charAt(at))) return at;
    if (text.charAt(at) === '"') at = endOfString(text, at) - 1;
  }
  return 0;
}

/** Returns the offset of the quote, straight or curly, that something of JSON follows. */
function endOfCurly(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character !== '"' && !CURLY.test(character)) continue;
    if (AFTER_STRING.test(text.slice(at + 1, at + 1 + LOOK_AHEAD_LENGTH))) return at;
  }
  return text.length;
}
