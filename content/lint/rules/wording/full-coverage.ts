import type { Rule } from "../../model/rule.ts";
import { type PhraseGroup, reportPhrases } from "./find-phrases.ts";

/**
 * Words for a policy without limits and exclusions.
 * @internal exported for tests
 */
export const FULL_COVERAGE: readonly PhraseGroup[] = [
  {
    phrases: [
      "(?:full|complete|100%|100 percent)(?: \\w+)? coverage",
      "total coverage",
      "(?:fully|completely|totally|entirely|100%|100 percent) (?:covered|insured|protected)",
      "all risks? (?:are )?(?:covered|insured)",
      "(?:covers?|insures?|protects? (?:you )?(?:against|from)) (?:everything|anything|all risks?|(?:all|every) (?:loss(?:es)?|risks?|claims?))",
      "everything is (?:covered|insured)",
      "bumper[- ]to[- ]bumper",
    ],
    advice: "does not exist: every policy has limits and exclusions. Name the coverages.",
  },
];

export const fullCoverage: Rule = {
  code: "wording/full-coverage",
  severity: "error",
  title: "A text offers full coverage",
  why: "Every policy has limits, deductibles and exclusions. A client whose loss is not covered will quote these words.",
  fix: "Name the coverages: liability, collision, comprehensive, their limits and what they leave out.",
  source:
    "Iowa Code section 507B.4 (misrepresentation of insurance policies); “The myth of full coverage”, FC&S, propertycasualty360.com, March 25, 2019",
  checkDocument: reportPhrases(FULL_COVERAGE),
};
