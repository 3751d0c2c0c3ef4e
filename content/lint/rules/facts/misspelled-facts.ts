import { correctReferences } from "#content/facts/near-references.ts";
import type { Rule } from "#content/lint/model/rule.ts";

export const misspelledFacts: Rule = {
  code: "fact/misspelled",
  severity: "warning",
  title: "Words in braces look like a fact, but quote none",
  why: "Visitors see the words and the braces instead of the fact.",
  fix: "Write the reference as the message does, without spaces and with one brace on each side. `agency import --fix` does so.",
  checkDocument: ({ page, prose, links }, { facts }) =>
    [...prose, ...links].flatMap(({ stored, pointer }) => {
      const { value, found } = correctReferences(stored, facts);
      // The rule fact/unknown reports an unknown name after `{site.` or `{claim.`.
      return found
        .filter(({ written }) => !/^\{(?:site|claim)\.[^}]*\}$/.test(written))
        .map(({ written, reference }) => ({
          page,
          pointer,
          message: `Visitors see "${written}" as it is. Write ${reference}.`,
          phrase: written,
          suggestion: reference,
          fix: { value },
        }));
    }),
};
