import type { Rule } from "../../model/rule.ts";
import { type PhraseGroup, reportPhrases } from "./find-phrases.ts";

/**
 * Promises of a result, of coverage or payment, and of savings.
 * @internal exported for tests
 */
export const GUARANTEES: readonly PhraseGroup[] = [
  {
    phrases: [
      "we (?:(?!cannot|never)\\w+ )?guarantee",
      "(?:(?:same|next)[- ]day )?(?:response|service|satisfaction|price|rate|savings|coverage|claims?|money-back) guarantees?",
      "(?:our|this|lifetime|100%) guarantees?",
      "guarantees? (?:you|your|that|to|savings|coverage|payment|approval)",
      "guaranteed(?! (?:issue|renewable|replacement|insurability|access|right))",
      "we promise",
      "our promises?",
      "(?:I|we) assure(?: you)?",
      "rest assured",
      "be assured",
      "risk-free",
    ],
    advice: 'guarantees a result. Describe what you do, for example: "We answer within one business day."',
  },
  {
    phrases: [
      "you(?:'re| are|'ll be| will be| are always) covered(?! (?:only|if|when|unless))",
      "(?:will|shall) (?:always )?be (?:covered|paid)",
      "(?:will|shall|must) (?:always )?pay (?:your|every|any|all|the) (?:claims?|loss|losses|bills?)",
      "always (?:pays?|covers?|approved)",
      "never (?:pays? less|den(?:y|ies)|rejects?|raises?|increases?)",
      "(?:every|any)(?:one|body) (?:qualifies|is approved)",
    ],
    advice: 'promises coverage or payment. Write "may be covered" or "may pay", subject to the policy.',
  },
  {
    phrases: ["(?:we (?:can |will |always )?|will )save you", "saves? you (?:money|hundreds|thousands|time and money)"],
    advice: 'promises savings. Write "may save", or quote a claim with a source.',
  },
];

export const guarantees: Rule = {
  code: "wording/guarantee",
  severity: "error",
  title: "A text guarantees a result",
  why: "Only the policy decides what an insurer pays, so a promise of coverage, payment or price misrepresents it. A guarantee is also an obligation of the agency that its errors-and-omissions policy may exclude.",
  fix: "Describe what the agency does and what a policy may pay, subject to its terms.",
  source:
    "Iowa Code section 507B.4 (misrepresentation of insurance policies); Virginia Bates, “Smart Website Safety”, independentagent.com",
  checkDocument: reportPhrases(GUARANTEES),
};
