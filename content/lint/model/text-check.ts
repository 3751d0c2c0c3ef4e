/** Finds the pages that a change of the site settings can concern by their stored text, before it is parsed. */
import { FACT_SOURCES } from "#content/facts/facts.ts";
import { FigureFinder } from "#content/facts/figures.ts";
import { FactQuoter } from "#content/facts/quote-facts.ts";
import { isSame } from "#schemas/json.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { LintSite } from "./lint-site.ts";
import { phoneDigits } from "./phone-numbers.ts";

export type TextCheck = (text: string) => boolean;

type Pair<Value> = Record<"before" | "after", Value>;

/** Checks whether a site setting can concern a page only by a text that quotes it or writes it out. */
const isTextual = (key: string) => key === "notice" || (FACT_SOURCES.has(key) && !/^(?:url|licensedStates)$/.test(key));

/**
 * Returns a check whether a page, as JSON, quotes a changed fact or may have words that write it out, before or after the change.
 * @param settings the index of the site settings
 * @returns undefined if the change can concern any page
 */
export function createTextCheck(
  { before, after }: Pair<LintSite>,
  settings: Pair<DocumentIndex | undefined> | undefined,
): TextCheck | undefined {
  const [earlier, later] = [before, after].map(({ settings: site }) => new Map<string, unknown>(Object.entries(site)));
  const keys = new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])]);
  const changed = [...keys].filter((key) => !isSame(earlier?.get(key), later?.get(key)));
  if (!changed.every(isTextual)) return undefined;
  const wordsOf = (site: LintSite, other: LintSite) => {
    const claims = site.claims.filter((claim) => !other.claims.some((same) => isSame(same, claim)));
    const facts = [...site.facts].filter(([name, { text }]) => other.facts.get(name)?.text !== text);
    const figures = new FigureFinder(claims);
    const quoter = new FactQuoter(new Map(facts), [], figures);
    return { words: [...quoter.words, ...figures.words], names: facts.map(([name]) => `\\{${name}\\b`) };
  };
  const [former, present] = [wordsOf(before, after), wordsOf(after, before)];
  const kept = new Set(settings?.after?.phones?.map(({ phone }) => phone));
  const removed = (settings?.before?.phones ?? []).filter(({ phone }) => !kept.has(phone));
  const areas = removed.map(({ phone }) => phoneDigits(phone).slice(0, 3));
  const hasSameNames = isSame([...before.facts.keys()], [...after.facts.keys()]);
  const braces = hasSameNames ? [...former.names, ...present.names] : ["[{｛]"];
  const words = [...former.words, ...present.words, ...areas];
  // A character that JSON escapes may belong to any word.
  const pattern = new RegExp([...new Set([...braces, ...words, "\\\\u"])].join("|"), "i");
  return (text) => pattern.test(text);
}
