import type { FactQuoter, QuotedText, QuoteOptions, WrittenFact } from "#content/facts/quote-facts.ts";
import type { LintDocument, LintText } from "#content/lint/model/lint-document.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import type { Rule } from "#content/lint/model/rule.ts";

export const writtenOutFacts: Rule = {
  code: "fact/written-out",
  severity: "warning",
  title: "A text writes a fact out",
  why: "The text keeps the old value when the fact changes in the site settings.",
  fix: "Replace the words by the reference that the message names. `agency import --fix` does so where the words can mean nothing else.",
  checkDocument: (document, site) =>
    quotableTexts(document, site).flatMap((text) => {
      const { value, found } = quoteFacts(text, site.quoter);
      if (value === text.stored) return [];
      const { pointer } = text;
      return uniqueFacts(found).map(({ written, reference }) => ({
        page: document.page,
        pointer,
        message: `The text writes out "${written}". Write ${reference} instead, so that it follows the site settings.`,
        phrase: written,
        suggestion: reference,
        fix: { value },
      }));
    }),
};

/** Returns the texts of a document that may quote facts: not the words of clients, who said what they said. */
export function quotableTexts(document: LintDocument, site: LintSite): LintText[] {
  return [...site.candidatesOf(document), ...document.links].filter(
    ({ pointer }) => !pointer.startsWith("/testimonials/items/"),
  );
}

/** Replaces the facts that a text of a document writes out by references. */
export function quoteFacts(
  { stored, kind, statisticLabel }: LintText,
  quoter: FactQuoter,
  options?: QuoteOptions,
): QuotedText {
  const statistic = statisticLabel === undefined ? undefined : quoter.quoteStatistic(stored, statisticLabel);
  return statistic ?? quoter.quote(stored, kind, options);
}

/** Returns the first occurrence of each fact in a text. */
export function uniqueFacts(found: readonly WrittenFact[]): WrittenFact[] {
  return [...new Map(found.toReversed().map((fact) => [fact.name, fact])).values()].reverse();
}
