import { resolveText } from "#content/facts/resolve-references.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import type { Rule } from "../../model/rule.ts";

/** The disclosures of a consent text, and the words that make each of them. */
const DISCLOSURES: readonly { action: string; words: RegExp }[] = [
  { action: "say that calls and texts may be automated", words: /\bauto(?:mat|dial)/i },
  {
    action: "say that consent is not a condition of purchase",
    words:
      /(?:\bnot|n['’]t) (?:(?:be )?a condition|required?|needed|necessary|(?:have|need) to)\b|\bwithout (?:agreeing|consent)/i,
  },
  {
    action: "say how often messages come",
    words: /\bfrequency\b|\b(?:messages?|msgs?|texts?)(?: (?:per|a|each|every) |\/)(?:day|week|month|mo)\b/i,
  },
  {
    action: "say that message and data rates may apply",
    words: /\b(?:message|msg)s? ?(?:and|&(?:amp;)?) ?data rates\b/i,
  },
  { action: "offer STOP to opt out", words: /\bSTOP\b/ },
  { action: "offer HELP", words: /\bHELP\b/ },
  { action: "refer to the privacy policy", words: /\bprivacy\b/i },
];

const disjunction = new Intl.ListFormat("en-US", { type: "disjunction" });

export const incompleteConsent: Rule = {
  code: "consent/incomplete",
  severity: "error",
  title: "The consent text lacks a disclosure",
  why: "Consent to marketing calls and texts is not valid without the disclosures, and carriers may block the texts.",
  fix: "Add the missing disclosures to form.consent on the contact page, or remove the text and its checkbox.",
  source:
    "47 CFR 64.1200(f)(9) (prior express written consent); CTIA, Messaging Principles and Best Practices (2023), section 5",
  checkDocument: ({ page, texts, facts }, { settings: { name, shortName = name } }) => {
    const consent = page === "contact" ? texts.find(({ pointer }) => pointer === "/form/consent") : undefined;
    if (!consent?.plain.trim()) return [];
    const shown = resolveText(consent.plain, "scalar", facts).replace(/\s+/g, " ");
    const missing = DISCLOSURES.filter(({ words }) => !words.test(shown)).map(({ action }) => action);
    const names = [name, shortName].flatMap((text) => [text, escapeHtml(text)]);
    if (!names.some((text) => shown.includes(text))) missing.unshift("name the agency ({site.name})");
    if (missing.length === 0) return [];
    const message = `The consent text does not ${disjunction.format(missing)}.`;
    return [{ page, pointer: consent.pointer, message }];
  },
};
