import type { WrittenFact } from "#content/facts/quote-facts.ts";
import type { Rule } from "#content/lint/model/rule.ts";

export const outdatedFacts: Rule = {
  code: "fact/outdated",
  severity: "warning",
  title: "A text has the former value of a fact that an import changes",
  why: "After the import, the site would show the new value on some pages and the former one on others.",
  fix: "Replace the words by the reference that the message names, in the same import.",
  checkChange: (document, before, after) => {
    const hasChanged = (name: string) => before.facts.get(name)?.text !== after.facts.get(name)?.text;
    if (![...before.facts.keys()].some(hasChanged)) return [];
    return [...before.candidatesOf(document), ...document.links].flatMap((text) => {
      const found: WrittenFact[] = [];
      before.quoter.quote(text.stored, text.kind, found);
      return found
        .filter(({ name }) => name.startsWith("site.") && hasChanged(name))
        .map(({ written, name, reference }) => ({
          page: document.page,
          pointer: text.pointer,
          message: `The text has "${written}", the former value of {${name}}. Write ${reference} instead.`,
          phrase: written,
          suggestion: reference,
        }));
    });
  },
};
