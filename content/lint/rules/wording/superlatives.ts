import type { Rule } from "../../model/rule.ts";
import { type PhraseGroup, reportPhrases } from "./find-phrases.ts";

const SUBJECTS =
  "(?:prices?|rates?|deals?|values?|quotes?|premiums?|policy|policies|coverage|protection|insurance|service|agents?|agency|agencies|brokers?|team|staff|carriers?|insurers?|choice|selection)";

/**
 * Superlatives about the agency, its prices and its service. Others, such as “the largest loss”, are accepted.
 * @internal exported for tests
 */
export const SUPERLATIVES: readonly PhraseGroup[] = [
  {
    phrases: [
      `(?:very )?best(?: possible| available| local| insurance)? ${SUBJECTS}`,
      "best(?:-| )(?:rated|in class)",
      "best in (?:iowa|town|the (?:midwest|state|area|business|industry|country))",
      "(?:lowest|cheapest)(?: possible| available| insurance)? (?:prices?|rates?|premiums?|quotes?|costs?|insurance)",
      "(?:#|no\\. ?|number )(?:1|one)(?: \\w+)?",
      `(?:leading|premier|foremost)(?: \\w+){0,2} ${SUBJECTS}`,
      "top (?:agency|agencies|agents?|insurers?|insurance agency|team|choice)",
      "(?:top|highest)-(?:rated|ranked)",
      `(?:biggest|largest|greatest|finest|fastest|oldest)(?: \\w+){0,2} ${SUBJECTS}`,
      "most (?:trusted|experienced|reliable|respected|knowledgeable|affordable|comprehensive|complete)",
      "unbeatable|unmatched|unparalleled|unrivaled|unsurpassed|second to none|world-class",
      "(?:nobody|no one) (?:beats|offers more|does it better)",
      "better than any(?:one| other \\w+)",
    ],
    advice: "is a superlative. Write a fact that you can prove, or leave it out.",
  },
];

export const superlatives: Rule = {
  code: "wording/superlative",
  severity: "warning",
  title: "A text praises the agency or its prices with a superlative",
  why: "A superlative is a claim that needs proof. In a lawsuit it can also raise the standard of care that a client may expect.",
  fix: "State a fact that readers can check: the number of carriers, the years in business, the hours.",
  source:
    "FTC Policy Statement Regarding Advertising Substantiation (1984); “Sticks and Stones May Break Your Bones But Your Words Can Create E&O Problems”, The E&O Report, Big I New York, March 2019",
  checkDocument: reportPhrases(SUPERLATIVES),
};
