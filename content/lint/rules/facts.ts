import { FACT_SOURCES, listReferences, SITE_FACTS } from "#content/facts/facts.ts";
import { correctReferences, type FactQuoter, type QuotedText, type WrittenFact } from "#content/facts/quote-facts.ts";
import type { ContentLocation, LintDocument, LintText } from "#content/lint/model/lint-document.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import { phoneDigits } from "#content/lint/model/phone-numbers.ts";
import { defineRule, defineWarning, type Rule, type RuleFinding, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Words } from "#schemas/words.ts";

interface FactReference {
  name: string;
  /** The problem, if it is not the name. */
  problem?: "in a fact" | "no value" | "open";
  suggestion?: string;
}

/** Words of a text, and the reference that they should be. */
type WrittenOut = Pick<WrittenFact, "written" | "reference"> & Partial<Pick<WrittenFact, "name">>;

function insert(reference: string, words: Words): string {
  return `${words.inForm("Insert the fact", "Write")} ${words.fact(reference)}`;
}

export const FACT_RULES: readonly Rule[] = [
  defineRule<FactReference>({
    code: "fact/unknown",
    title: "A text quotes a fact that does not exist",
    why: "Visitors see the reference in braces instead of the fact.",
    fix: "Correct the name after {site. or {claim. and close the brace. Names of claims are the ids of `claims` in site.json.",
    formFix: "Remove the reference and insert the fact again. Business Info has all facts and claims.",
    rejectsImports: true,
    message: ({ name, problem, suggestion }, words) => {
      const reference = words.fact(`{${name}}`);
      if (problem === "in a fact")
        return `${reference} is quoted in a text that is a fact itself. Write the value out.`;
      if (problem === "no value") {
        return `${words.inAdmin("Business Info has", "The site settings have")} no value for ${reference}.`;
      }
      if (problem === "open") return `The reference "${name}" has no closing brace.`;
      return `There is no fact {${name}}.${didYouMean(suggestion && words.fact(suggestion))}`;
    },
    checkDocument: ({ page, braced }, { facts }) =>
      braced.flatMap((text) =>
        listReferences(text.stored).flatMap((name): RuleFinding<FactReference>[] => {
          const { pointer } = text;
          const [field = ""] = page === SITE ? segments(pointer) : [];
          const report = (problem: "in a fact" | "no value" | "open") => [{ page, pointer, params: { name, problem } }];
          const isInFact = FACT_SOURCES.has(field) && (field !== "claims" || name.startsWith("claim."));
          if (isInFact) return report("in a fact");
          if (facts.has(name)) return [];
          if (Object.hasOwn(SITE_FACTS, name.replace(/^site\./, ""))) return report("no value");
          if (name.startsWith("{")) return report("open");
          const suggestion = closest(name, facts.keys());
          return [{ page, pointer, ...suggesting({ name }, suggestion && `{${suggestion}}`) }];
        }),
      ),
  }),
  defineWarning<WrittenOut>({
    code: "fact/misspelled",
    title: "Words in braces look like a fact, but quote none",
    why: "Visitors see the words and the braces instead of the fact.",
    fix: "Write the reference as the message does, without spaces and with one brace on each side. `agency import --fix` does so.",
    formFix: "Write the fact as the message does, or remove the words and insert the fact.",
    message: ({ written, reference }, words) => `Visitors see "${written}" as it is. ${insert(reference, words)}.`,
    checkDocument: ({ page, braced, prose, links }, { facts }) =>
      (braced.length === 0 ? [] : [...prose, ...links]).flatMap(({ stored, pointer }) => {
        const { value, found } = correctReferences(stored, facts);
        // The rule fact/unknown reports an unknown name after `{site.` or `{claim.`.
        return found
          .filter(({ written }) => !/^\{(?:site|claim)\.[^}]*\}$/.test(written))
          .map((words) => reportWritten({ page, pointer }, words, value));
      }),
  }),
  defineWarning<WrittenOut>({
    code: "fact/written-out",
    title: "A text writes a fact out",
    why: "The text keeps the old value when the fact changes in the site settings.",
    fix: "Replace the words by the reference that the message names. `agency import --fix` does so where the words can mean nothing else.",
    formFix: "Remove the words and insert the fact instead, so that it stays current.",
    message: ({ written, reference }, words) =>
      `The text writes out "${written}". ${insert(reference, words)} instead, so that it follows ${words.settings}.`,
    checkDocument: (document, site) =>
      quotableTexts(document, site).flatMap((text) => {
        const { value, found } = quoteFacts(text, site.quoter);
        if (value === text.stored) return [];
        const { pointer } = text;
        return uniqueFacts(found).map((fact) => reportWritten({ page: document.page, pointer }, fact, value));
      }),
  }),
  defineWarning<WrittenOut>({
    code: "fact/outdated",
    title: "A text has the former value of a fact that an import changes",
    why: "After the import, the site would show the new value on some pages and the former one on others.",
    fix: "Replace the words by the reference that the message names, in the same import.",
    message: ({ written, reference, name }, words) =>
      `The text has "${written}", the former value of ${words.fact(`{${name}}`)}. ${insert(reference, words)} instead.`,
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
        const { value } = before.quoter.quote(stored, kind, accepts);
        return uniqueFacts(former)
          .filter(isOutdated)
          .map((fact) => reportWritten({ page: document.page, pointer }, fact, fact.isCertain ? value : undefined));
      });
    },
  }),
  defineWarning<{ phone: string }>({
    code: "fact/unknown-phone",
    title: "A text has a phone number that nobody has",
    why: "It is often the former number of the office or of a carrier, which the texts kept when it changed.",
    fix: "Quote a fact, such as {site.phone}, or correct the number. If it is right, such as that of an authority, record a waiver for it under `lint.waivers` in site.json.",
    formFix: "Insert a fact, such as the phone number of the agency, or correct the number.",
    message: ({ phone }) => `${phone} is no number of the agency, its offices, its people or its carriers.`,
    checkSite({ index }) {
      const numbers = [...index].flatMap(([page, { phones = [] }]) => phones.map((each) => ({ page, ...each })));
      const known = new Set(numbers.filter(({ isField }) => isField).map(({ phone }) => phoneDigits(phone)));
      return numbers
        .filter(({ phone }) => !known.has(phoneDigits(phone)))
        .map(({ page, pointer, phone }) => ({ page, pointer, params: { phone }, phrase: phone }));
    },
  }),
];

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
  accepts?: (fact: WrittenFact) => boolean,
): QuotedText {
  const statistic = statisticLabel === undefined ? undefined : quoter.quoteStatistic(stored, statisticLabel);
  return statistic ?? quoter.quote(stored, kind, accepts);
}

/** @param value the text with the reference, if the correction is certain */
function reportWritten(place: ContentLocation, { written, reference, name }: WrittenOut, value: string | undefined) {
  const params = { written, reference, ...(name !== undefined && { name }) };
  return { ...place, params, phrase: written, suggestion: reference, ...(value !== undefined && { fix: { value } }) };
}

function uniqueFacts(found: readonly WrittenFact[]): WrittenFact[] {
  return [...new Map(found.toReversed().map((fact) => [fact.name, fact])).values()].reverse();
}
