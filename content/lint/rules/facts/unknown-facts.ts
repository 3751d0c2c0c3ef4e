import { FACT_SOURCES, listReferences, SITE_FACTS } from "#content/facts/facts.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

export const unknownFacts: Rule = {
  code: "fact/unknown",
  severity: "error",
  title: "A text quotes a fact that does not exist",
  why: "Visitors see the reference in braces instead of the fact.",
  fix: "Correct the name after {site. or {claim. and close the brace. Names of claims are the ids of `claims` in site.json.",
  rejectsImports: true,
  checkDocument: ({ page, texts }, { facts }) =>
    texts
      .filter(({ stored }) => stored.includes("{"))
      .flatMap(({ stored, pointer }) =>
        listReferences(stored).flatMap((name) => {
          const [field = ""] = page === SITE ? segments(pointer) : [];
          const isNested = FACT_SOURCES.has(field) && (field !== "claims" || name.startsWith("claim."));
          if (isNested) {
            const message = `{${name}} is quoted in a text that is a fact itself. Write the value out.`;
            return [{ page, pointer, message }];
          }
          if (facts.has(name)) return [];
          if (Object.hasOwn(SITE_FACTS, name.replace(/^site\./, ""))) {
            return [{ page, pointer, message: `The site settings have no value for {${name}}.` }];
          }
          if (name.startsWith("{")) {
            return [{ page, pointer, message: `The reference "${name}" has no closing brace.` }];
          }
          const suggestion = closest(name, facts.keys());
          const message = `There is no fact {${name}}.${didYouMean(suggestion && `{${suggestion}}`)}`;
          return [{ page, pointer, message, ...(suggestion !== undefined && { suggestion: `{${suggestion}}` }) }];
        }),
      ),
};
