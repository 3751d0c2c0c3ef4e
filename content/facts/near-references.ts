/** Finds words in braces that were meant to quote a fact, but do not: `{ site.phone }`, `{{site.phone}}`, `{phone}`. */
import type { Facts } from "./facts.ts";

/** Words that look like a reference. */
export interface NearReference {
  written: string;
  reference: string;
}

/** Braces of any kind and number around a few words, also as templates of other programs write them. */
const BRACED = /\$?[{｛]+([^{}｛｝<>"\n]{1,80})[}｝]+/g;

/** Replaces the words in braces that can only mean a fact by its reference. */
export function correctReferences(text: string, facts: Facts): { value: string; found: NearReference[] } {
  const found: NearReference[] = [];
  if (!/[{｛]/.test(text)) return { value: text, found };
  const value = text.replace(BRACED, (written, inner: string) => {
    const name = findFact(inner, facts);
    const reference = `{${name}}`;
    if (name === undefined || written === reference || mayBePrice(written, name, facts)) return written;
    found.push({ written, reference });
    return reference;
  });
  return { value, found };
}

/** Returns the fact that differs from the words only in case and punctuation, or whose name ends with them. */
function findFact(words: string, facts: Facts): string | undefined {
  const wanted = letters(words);
  const names = [...facts.keys()];
  const isWhole = (name: string) => letters(name) === wanted || letters(name.replace(".", "s.")) === wanted;
  const whole = names.find(isWhole);
  if (whole !== undefined) return whole;
  const ends = names.filter((name) => letters(name.slice(name.indexOf("."))) === wanted);
  return ends.length === 1 ? ends[0] : undefined;
}

function letters(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Checks whether a dollar sign before a reference may be that of an amount. */
function mayBePrice(written: string, name: string, facts: Facts): boolean {
  return written === `\${${name}}` && name.startsWith("claim.") && /^\d/.test(facts.get(name)?.text ?? "");
}
