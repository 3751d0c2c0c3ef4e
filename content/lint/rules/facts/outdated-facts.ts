import type { WrittenFact } from "#content/facts/quote-facts.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { quotableTexts, uniqueFacts } from "./written-out-facts.ts";

export const outdatedFacts: Rule = {
  code: "fact/outdated",
  severity: "warning",
  title: "A text has the former value of a fact that an import changes",
  why: "After the import, the site would show the new value on some pages and the former one on others.",
  fix: "Replace the words by the reference that the message names, in the same import.",
  checkChange: (document, before, after) => {
    const hasChanged = (name: string) => before.facts.get(name)?.text !== after.facts.get(name)?.text;
    if (![...before.facts.keys()].some(hasChanged)) return [];
    return quotableTexts(document, before).flatMap(({ stored, kind, pointer }) => {
      const { found: former } = before.quoter.quote(stored, kind);
      const { found: present } = after.quoter.quote(stored, kind);
      // The new value may contain the former one.
      const isPresent = (name: string) => present.some((fact) => fact.name === name);
      const isOutdated = ({ name }: WrittenFact) => name.startsWith("site.") && hasChanged(name) && !isPresent(name);
      const accepts = (fact: WrittenFact) => fact.isCertain && isOutdated(fact);
      const { value } = before.quoter.quote(stored, kind, { accepts });
      return uniqueFacts(former)
        .filter(isOutdated)
        .map(({ written, name, reference, isCertain }) => ({
          page: document.page,
          pointer,
          message: `The text has "${written}", the former value of {${name}}. Write ${reference} instead.`,
          phrase: written,
          suggestion: reference,
          ...(isCertain && { fix: { value } }),
        }));
    });
  },
};
