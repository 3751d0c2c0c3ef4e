import { lineOfPage } from "#schemas/lines.ts";
import type { LintDocument, LintText } from "../model/lint-document.ts";
import type { LintSite } from "../model/lint-site.ts";
import { defineRule } from "../model/rule.ts";
import { describePhrase, type PhraseGroups, reportPhrases, textsWithPhraseWords } from "./find-phrases.ts";

const PLANS = "(?:medicare|medigap|advantage|supplements?|part d|drug|health|plans?|benefits)";
const AUTHORITIES =
  "(?:medicare|cms|hhs|social security|(?:u\\.s\\.|us|federal|state) government|government|(?:centers for )?medicare (?:&|and) medicaid services)";

/** Superlatives, free plans, endorsements by the government, pressure, and savings without a basis. */
const MEDICARE_WORDS: PhraseGroups = {
  "is a superlative, which needs a source in the same material. Describe the plans neutrally.": [
    `(?:best|lowest|cheapest|highest|highest-rated|top|top-rated|leading|largest|biggest|perfect)(?: \\w+)? ${PLANS}`,
  ],
  'calls a plan free. Write the premium, for example "a $0 monthly plan premium".': [
    `(?:absolutely |completely )?free(?: \\w+)? (?:medicare|medigap|advantage|supplements?|part d|drug|plans?|premiums?|benefits|insurance|coverage|dental|prescriptions?)`,
    "(?:no|zero)[- ]cost (?:\\w+ )?(?:plans?|coverage|benefits)",
    "plans? (?:at no cost|for free)",
  ],
  "suggests that the government endorses the agency. Say that it does not, or leave it out.": [
    `(?:approved|endorsed|recommended|certified|authorized|sponsored|trusted) by (?:the )?${AUTHORITIES}`,
    "medicare[- ](?:approved|endorsed|certified|authorized|recommended)(?! amounts?)",
    "medicare (?:has |have )?(?:approves|approved|endorses|endorsed|recommends|recommended|certified) (?:us|our|this)",
    "official medicare(?: \\w+)?",
    "(?:on behalf of|in partnership with|partners? (?:of|with)|affiliated with) (?:the )?medicare",
    "we work for medicare",
    "(?:your|the|our) medicare (?:office|department|bureau|center|hotline|helpline)",
  ],
  "puts pressure on readers. Name the enrollment period and its dates.": [
    "act (?:now|fast|today)|hurry|last chance|limited[- ]time",
    "(?<!you )(?:don't|do not) (?:wait|delay|miss out)",
    "before it(?:'s| is) too late",
    "(?:final|urgent) notice",
    "you (?:will|could|may|might) lose your (?:benefits|coverage|medicare)",
  ],
  "misrepresents the program. Medicare is a federal program for everyone who qualifies, and plans come from insurers.":
    [
      "our (?:own )?medicare (?:plans?|program|card|coverage|insurance|benefits|products?)",
      "plans? (?:only )?for seniors",
    ],
  "promises savings or benefits without a basis. Describe the plan and let readers compare.": [
    "sav(?:e|es|ing) (?:up to |over |more than )?\\$?\\d[\\d,]*",
    "sav(?:e|es|ing) (?:you )?(?:hundreds|thousands|money)",
    "(?:put|puts|get) money back",
    "benefits you(?:'re| are)? (?:deserve|missing|entitled to)",
  ],
};

/** The rule with the text before contract year 2027, in which a superlative needs a source in the same material. */
export const medicareWords = defineRule({
  code: "wording/medicare",
  title: "A text about Medicare has words that the Medicare marketing rules restrict",
  why: "The rules bind agents who sell Medicare Advantage and Part D plans. Violations can cost the appointment with the insurer. For superlatives, this rule follows the text for contract years before 2027, which is the stricter one if a later text permits more.",
  fix: "Describe the plans neutrally. Name a source for a superlative, and never suggest that the government recommends a plan or the agency.",
  source: "42 CFR 422.2262(a) and 423.2262(a), superlatives as before contract year 2027; 42 CFR 422.2267(e)(41)",
  message: describePhrase,
  checkDocument: reportPhrases(MEDICARE_WORDS, textsAboutMedicare),
});

function textsAboutMedicare(document: LintDocument, site: LintSite): readonly LintText[] {
  if (lineOfPage(site.settings, document.page)?.regulation === "medicare") return document.prose;
  return textsWithPhraseWords(document, site).filter(({ visible }) => /\b(?:medicare|medigap)\b/i.test(visible));
}
