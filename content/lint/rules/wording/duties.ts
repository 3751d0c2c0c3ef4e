import type { Rule } from "../../model/rule.ts";
import { type PhraseGroup, reportPhrases } from "./find-phrases.ts";

/**
 * Words that make the agency an expert, or its advice complete.
 * @internal exported for tests
 */
export const DUTIES: readonly PhraseGroup[] = [
  {
    phrases: [
      "expert (?:guidance|advice|services?|help|support|assistance|care|agents?|team|staff|recommendations?)",
      "(?:our|your|local|licensed|insurance|coverage|risk|industry|farm|medicare) (?:experts?|specialists?|(?:adviser|advisor)s?|consultants?|counsel(?:or)?s?)",
      "(?:experts?|specialists?) in (?:\\w+ )?(?:insurance|coverage|risks?|medicare)",
      "we (?:are (?:experts?|specialists?)|specialize)",
      "trusted (?:adviser|advisor)s?",
      "risk managers?",
    ],
    advice: 'presents the agency as an expert. Write "agent", "help" or "licensed staff".',
  },
  {
    phrases: [
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
    advice: 'promises coverage that fits every loss. Write what you do: "we compare", "we explain", "you choose".',
  },
  {
    phrases: ["peace of mind", "sleep (?:better|soundly|well) at night", "worry-free", "special relationship"],
    advice: "suggests that the client need not read the policy. Describe what the policy may pay.",
  },
];

export const duties: Rule = {
  code: "wording/duty",
  severity: "warning",
  title: "A text takes on more duties than an insurance agency has",
  why: "An agency usually has to procure the coverage that the client asks for. One that presents itself as an expert, or promises the right coverage, can be held to a duty to advise: the special relationship of errors-and-omissions lawsuits.",
  fix: "Describe the service instead of its result: explain, compare, ask, help you choose.",
  source:
    "Iowa Code section 522B.11 (duties of producers who present themselves as specialists, consultants or counselors); “Independent Agents: Pay Special Attention to Your Special Relationship Clients”, irmi.com; The E&O Report, Big I New York, March 2019",
  checkDocument: reportPhrases(DUTIES),
};
