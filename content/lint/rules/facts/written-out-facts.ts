import { FACT_SOURCES } from "#content/facts/facts.ts";
import type { WrittenFact } from "#content/facts/quote-facts.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { isObject, segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Site settings that facts are read from, or that name wordings literally. */
export const UNCHECKED_SETTINGS: ReadonlySet<string> = new Set([...FACT_SOURCES, "lint"]);

export const writtenOutFacts: Rule = {
  code: "fact/written-out",
  severity: "warning",
  title: "A text writes a fact out",
  why: "The text keeps the old value when the fact changes in the site settings.",
  fix: "Replace the words by the reference that the message names. `agency import --fix` does so.",
  checkDocument: ({ page, texts }, { quoter }) =>
    texts.flatMap((text) => {
      if (!text.isProse && text.kind !== "url") return [];
      const found: WrittenFact[] = [];
      const { stored, kind, container, key } = text;
      const label = key === "value" && isObject(container) ? container.label : undefined;
      const quoted = typeof label === "string" ? quoter.quoteStatistic(stored, label, found) : stored;
      const value = quoted === stored ? quoter.quote(stored, kind, found) : quoted;
      if (value === stored) return [];
      const { pointer } = text;
      if (page === SITE && UNCHECKED_SETTINGS.has(segments(pointer)[0] ?? "")) return [];
      return found.map(({ written, reference }) => ({
        page,
        pointer,
        message: `The text writes out "${written}". Write ${reference} instead, so that it follows the site settings.`,
        phrase: written,
        suggestion: reference,
        fix: { value },
      }));
    }),
};
