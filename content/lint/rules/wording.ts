import { US_STATES } from "#schemas/us-states.ts";
import { defineRule, defineWarning, type Rule, type RuleDefinition } from "../model/rule.ts";
import { describePhrase, type FoundPhrase, type PhraseGroups, reportPhrases } from "./find-phrases.ts";
import { medicareWords } from "./medicare-words.ts";
import { unlicensedStates } from "./unlicensed-states.ts";

const SUBJECTS =
  "(?:prices?|rates?|deals?|values?|quotes?|premiums?|policy|policies|coverage|protection|insurance|service|agents?|agency|agencies|brokers?|team|staff|carriers?|insurers?|choice|selection)";

const STATE_NAMES = Object.values(US_STATES).join("|").replaceAll(".", "\\.");

type PhraseRule = Omit<RuleDefinition<FoundPhrase>, "message"> & { groups: PhraseGroups };

/** Rules that report phrases in texts about any subject. @internal exported for tests */
export const PHRASE_RULES: readonly PhraseRule[] = [
  // Promises of a result, of coverage or payment, and of savings.
  {
    code: "wording/guarantee",
    title: "A text guarantees a result",
    why: "Only the policy decides what an insurer pays, so a promise of coverage, payment or price misrepresents it. A guarantee is also an obligation of the agency that its errors-and-omissions policy may exclude.",
    fix: "Describe what the agency does and what a policy may pay, subject to its terms.",
    source:
      "NAIC Unfair Trade Practices Act (#880), section 4 (misrepresentation of insurance policies); Virginia Bates, “Smart Website Safety”, independentagent.com",
    groups: {
      'guarantees a result. Describe what you do, for example: "We answer within one business day."': [
        "we (?:(?!cannot|never)\\w+ )?guarantee",
        "(?:(?:same|next)[- ]day )?(?:response|service|satisfaction|price|rate|savings|coverage|claims?|money-back) guarantees?",
        "(?:our|this|lifetime|100%) guarantees?",
        "guarantees? (?:you|your|that|to|savings|coverage|payment|approval)",
        "guaranteed(?! (?:issue|renewable|replacement|insurability|access|right))",
        "we promise|our promises?|(?:I|we) assure(?: you)?|rest assured|be assured|risk-free",
      ],
      'promises coverage or payment. Write "may be covered" or "may pay", subject to the policy.': [
        "you(?:'re| are|'ll be| will be| are always) covered(?! (?:only|if|when|unless))",
        "(?:will|shall) (?:always )?be (?:covered|paid)",
        "(?:will|shall|must) (?:always )?pay (?:your|every|any|all|the) (?:claims?|loss|losses|bills?)",
        "always (?:pays?|covers?|approved)",
        "never (?:pays? less|den(?:y|ies)|rejects?|raises?|increases?)",
        "(?:every|any)(?:one|body) (?:qualifies|is approved)",
      ],
      'promises savings. Write "may save", or quote a claim with a source.': [
        "(?:we (?:can |will |always )?|will )save you",
        "saves? you (?:money|hundreds|thousands|time and money)",
      ],
    },
  },
  // Superlatives about the agency, its prices and its service. Others, such as “the largest loss”, are accepted.
  {
    code: "wording/superlative",
    severity: "warning",
    title: "A text praises the agency or its prices with a superlative",
    why: "A superlative is a claim that needs proof. In a lawsuit it can also raise the standard of care that a client may expect.",
    fix: "State a fact that readers can check: the number of carriers, the years in business, the hours.",
    source:
      "FTC Policy Statement Regarding Advertising Substantiation (1984); “Sticks and Stones May Break Your Bones But Your Words Can Create E&O Problems”, The E&O Report, Big I New York, March 2019",
    groups: {
      "is a superlative. Write a fact that you can prove, or leave it out.": [
        `(?:very )?best(?: possible| available| local| insurance)? ${SUBJECTS}`,
        "best(?:-| )(?:rated|in class)",
        `best in (?:${STATE_NAMES}|town|the (?:midwest|state|area|business|industry|country))`,
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
    },
  },
  // Words that make the agency an expert, or its advice complete.
  {
    code: "wording/duty",
    severity: "warning",
    title: "A text takes on more duties than an insurance agency has",
    why: "An agency usually has to procure the coverage that the client asks for. One that presents itself as an expert, or promises the right coverage, can be held to a duty to advise: the special relationship of errors-and-omissions lawsuits.",
    fix: "Describe the service instead of its result: explain, compare, ask, help you choose.",
    source:
      "“Independent Agents: Pay Special Attention to Your Special Relationship Clients”, irmi.com; The E&O Report, Big I New York, March 2019",
    groups: {
      'presents the agency as an expert. Write "agent", "help" or "licensed staff".': [
        "expert (?:guidance|advice|services?|help|support|assistance|care|agents?|team|staff|recommendations?)",
        "(?:our|your|local|licensed|insurance|coverage|risk|industry|farm|medicare) (?:experts?|specialists?|(?:adviser|advisor)s?|consultants?|counsel(?:or)?s?)",
        "(?:experts?|specialists?) in (?:\\w+ )?(?:insurance|coverage|risks?|medicare)",
        "we (?:are (?:experts?|specialists?)|specialize)",
        "trusted (?:adviser|advisor)s?|risk managers?",
      ],
      'promises coverage that fits every loss. Write what you do: "we compare", "we explain", "you choose".': [
        "we(?:'ll| will)? (?:always )?(?:ensure|make sure|make certain|see to it)(?: that)? (?:you|your|every|everything|nothing)",
        "(?:ensures?|ensuring)(?: that)? (?:you|your)",
        "we(?:'ll| will)? (?:always )?(?:review|check|monitor|analyze) (?:all|every|everything)",
        "(?:all|everything) you(?:'ll| will)? (?:ever )?need",
        "all (?:of )?your (?:insurance |coverage )?needs",
        "(?:the|your) (?:right|proper|ideal|perfect|correct|appropriate) (?:coverage|policy|policies|protection|limits|insurance)",
        "(?:adequate|proper|sufficient) (?:coverage|protection)",
        "(?:properly|adequately|sufficiently) (?:covered|insured|protected)",
        "(?:complete|total|ultimate|maximum) (?:protection|security)",
        "your best interests?",
        "(?:no|without|closes? (?:all|every)) gaps? in (?:your )?(?:coverage|protection)",
      ],
      "suggests that the client need not read the policy. Describe what the policy may pay.": [
        "peace of mind",
        "sleep (?:better|soundly|well) at night",
        "worry-free",
        "special relationship",
      ],
    },
  },
  // Words for a policy without limits and exclusions.
  {
    code: "wording/full-coverage",
    title: "A text offers full coverage",
    why: "Every policy has limits, deductibles and exclusions. A client whose loss is not covered will quote these words.",
    fix: "Name the coverages: liability, collision, comprehensive, their limits and what they leave out.",
    source:
      "NAIC Unfair Trade Practices Act (#880), section 4 (misrepresentation of insurance policies); “The myth of full coverage”, FC&S, propertycasualty360.com, March 25, 2019",
    groups: {
      "does not exist: every policy has limits and exclusions. Name the coverages.": [
        "(?:full|complete|100%|100 percent)(?: \\w+)? coverage",
        "total coverage",
        "(?:fully|completely|totally|entirely|100%|100 percent) (?:covered|insured|protected)",
        "all risks? (?:are )?(?:covered|insured)",
        "(?:covers?|insures?|protects? (?:you )?(?:against|from)) (?:everything|anything|all risks?|(?:all|every) (?:loss(?:es)?|risks?|claims?))",
        "everything is (?:covered|insured)",
        "bumper[- ]to[- ]bumper",
      ],
    },
  },
];

const unverifiedTestimonials = defineWarning<{ author: string; missing: string[] }>({
  code: "testimonial/unverified",
  productionSeverity: "error",
  title: "A testimonial has no source or no permission",
  why: "An advertiser must be able to show that a real client said the words and agreed to their publication.",
  fix: "Name the place where the client said it in `source`, and the day on which the client permitted it in `permission`.",
  formFix: "Enter where the client said it, and the day on which the client permitted you to show it.",
  source: "16 CFR 465.2 (fake or false consumer testimonials); 16 CFR 255.2 (consumer endorsements)",
  message: ({ author, missing }, words) =>
    `The testimonial of ${author} has no ${missing.map(words.field).join(" and no ")}.`,
  checkDocument: ({ page, pageContent }) =>
    (pageContent?.testimonials?.items ?? []).flatMap(({ author, source, permission, sample = false }, index) => {
      const missing = [...(source ? [] : ["source"]), ...(permission ? [] : ["permission"])];
      if (sample || missing.length === 0) return [];
      return [{ page, pointer: `/testimonials/items/${index}`, params: { author, missing }, phrase: author }];
    }),
});

export const WORDING_RULES: readonly Rule[] = [
  ...PHRASE_RULES.map(({ groups, ...rule }) =>
    defineRule({ ...rule, message: describePhrase, checkDocument: reportPhrases(groups) }),
  ),
  unlicensedStates,
  medicareWords,
  unverifiedTestimonials,
];
