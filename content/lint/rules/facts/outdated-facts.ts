import type { WrittenFact } from "#content/facts/quote-facts.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { UNCHECKED_SETTINGS } from "./written-out-facts.ts";

export const outdatedFacts: Rule = {
  code: "fact/outdated",
  severity: "warning",
  title: "A text has the former value of a fact that an import changes",
  why: "After the import, the site would show the new value on some pages and the former one on others.",
  fix: "Replace the words by the reference that the message names, in the same import.",
  checkChange: ({ page, texts }, before, after) => {
    const hasChanged = (reference: string) => {
      const name = reference.slice(1, -1);
      return before.facts.get(name)?.text !== after.facts.get(name)?.text;
    };
    return texts.flatMap((text) => {
      if (!text.isProse && text.kind !== "url") return [];
      const found: WrittenFact[] = [];
      before.quoter.quote(text.stored, text.kind, found);
      const outdated = found.filter(({ reference }) => reference.startsWith("{site.") && hasChanged(reference));
      if (outdated.length === 0) return [];
      const { pointer } = text;
      if (page === SITE && UNCHECKED_SETTINGS.has(segments(pointer)[0] ?? "")) return [];
      return outdated.map(({ written, reference }) => ({
        page,
        pointer,
        message: `The text has "${written}", the former value of ${reference}. Write ${reference} instead.`,
        phrase: written,
        suggestion: reference,
      }));
    });
  },
};
