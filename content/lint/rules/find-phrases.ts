/** Finds phrases in the texts that visitors read. */
import type { LintDocument, LintText } from "../model/lint-document.ts";
import type { LintSite } from "../model/lint-site.ts";
import { mayHavePhrase } from "../model/phrase-words.ts";
import type { RuleFinding } from "../model/rule.ts";

/**
 * Phrases that a rule objects to, by the reason and what to write instead, which follow: The text says "…", which
 * They are regular expressions: a space is any white space, and an apostrophe is one in either form.
 */
export type PhraseGroups = Readonly<Record<string, readonly string[]>>;

export type FoundPhrase = Record<"phrase" | "advice", string>;

export const describePhrase = ({ phrase, advice }: FoundPhrase) => `The text says "${phrase}", which ${advice}`;

/**
 * Returns a check that reports each phrase once per text.
 * @param selectTexts returns the texts of a document to search. By default, those with one of the phrase words.
 */
export function reportPhrases(groups: PhraseGroups, selectTexts = textsWithPhraseWords) {
  const patterns = Object.entries(groups).map(([advice, phrases]) => ({ advice, pattern: phrasePattern(phrases) }));
  return (document: LintDocument, site: LintSite) => {
    const texts = selectTexts(document, site);
    return patterns.flatMap(({ pattern, advice }) => findPhrases(texts, pattern, () => ({ advice })));
  };
}

/**
 * Finds the phrases of texts. Quotation marks, a negation or a condition before a phrase show that the text does not claim it.
 * @param describe returns the problem of a phrase, or undefined if there is none
 */
export function findPhrases<Problem>(
  texts: readonly LintText[],
  pattern: RegExp,
  describe: (phrase: string) => Problem | undefined,
): RuleFinding<Problem & { phrase: string }>[] {
  return texts.flatMap((text) => {
    const { visible } = text;
    if (visible.search(pattern) < 0) return [];
    const isNegated = (index: number) => NEGATION.test(visible.slice(Math.max(0, index - 80), index));
    const found = [...visible.matchAll(pattern)].filter(({ index }) => !isNegated(index));
    return [...new Set(found.map(([phrase]) => phrase))].flatMap((phrase) => {
      const problem = describe(phrase);
      if (problem === undefined) return [];
      return [{ page: text.document.page, pointer: text.pointer, params: { ...problem, phrase }, phrase }];
    });
  });
}

/** Compiles phrases to one pattern that matches whole words in any letter case. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) => phrase.replaceAll(" ", "\\s+").replaceAll("'", "['’]"));
  return new RegExp(`(?<![\\w“"-])(?:${alternatives.join("|")})(?!\\w)`, "gi");
}

/** A negation or a condition with the words up to the phrase: “not connected with or”, “whether”. */
const NEGATION =
  /(?:\b(?:not(?!\s+(?:only|just))|never|cannot|nor|without)|n['’]t)(?:\s+[\w'’-]+){0,5}\s+$|\b(?:no|if|whether|unless)\s+(?:[\w-]+\s+)?$/i;

/** Returns the texts for visitors that may have a phrase of some rule. */
export function textsWithPhraseWords(document: LintDocument, site: LintSite): readonly LintText[] {
  return document.memoize(mayHavePhrase, () =>
    site.candidatesOf(document).filter(({ visible }) => mayHavePhrase(visible)),
  );
}
