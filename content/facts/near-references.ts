/** Finds words in braces that were meant to quote a fact, but do not: `{ site.phone }`, `{{site.phone}}`, `{phone}`. */
import type { Facts } from "./facts.ts";

/** Braces of any kind and number around a few words, also as templates of other programs write them. */
const BRACED = /\$?[{｛]+([^{}｛｝<>"\n]{1,80})[}｝]+/g;

/** Replaces the words in braces that can only mean a fact by its reference. */
export function correctReferences(text: string, facts: Facts) {
  const found: { written: string; reference: string }[] = [];
  if (!/[{｛]/.test(text)) return { value: text, found };
  const value = text.replace(BRACED, (written, words: string) => {
    const name = findFact(words, facts);
    const reference = `{${name}}`;
    // The dollar sign before a number is that of an amount.
    const isPrice = /^\$\{claim\./.test(written) && /^\d/.test(facts.get(name ?? "")?.text ?? "");
    if (name === undefined || written === reference || isPrice) return written;
    found.push({ written, reference });
    return reference;
  });
  return { value, found };
}

/** Returns the only fact that differs from the words in case and punctuation, or whose name ends with them. */
function findFact(words: string, facts: Facts): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const wanted = letters(words);
  const isMeant = (name: string) =>
    [name, name.replace(".", "s."), name.slice(name.indexOf("."))].some((form) => letters(form) === wanted);
  const [name, ...others] = [...facts.keys()].filter(isMeant);
  return others.length === 0 ? name : undefined;
}
