import type { FactQuoter, WrittenFact } from "#content/facts/quote-facts.ts";
import type { LintText } from "#content/lint/model/lint-document.ts";
import type { Rule } from "#content/lint/model/rule.ts";

export const writtenOutFacts: Rule = {
  code: "fact/written-out",
  severity: "warning",
  title: "A text writes a fact out",
  why: "The text keeps the old value when the fact changes in the site settings.",
  fix: "Replace the words by the reference that the message names. `agency import --fix` does so.",
  checkDocument: (document, site) =>
    [...site.candidatesOf(document), ...document.links].flatMap((text) => {
      const found: WrittenFact[] = [];
      const value = quote(text, site.quoter, found);
      if (value === text.stored) return [];
      const { pointer } = text;
      return found.map(({ written, reference }) => ({
        page: document.page,
        pointer,
        message: `The text writes out "${written}". Write ${reference} instead, so that it follows the site settings.`,
        phrase: written,
        suggestion: reference,
        fix: { value },
      }));
    }),
};

function quote({ stored, kind, statisticLabel }: LintText, quoter: FactQuoter, found: WrittenFact[]): string {
  const quoted = statisticLabel === undefined ? stored : quoter.quoteStatistic(stored, statisticLabel, found);
  return quoted === stored ? quoter.quote(stored, kind, found) : quoted;
}
