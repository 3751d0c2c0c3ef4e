/**
 * Parts of texts that the phrases of the wording rules have. Each phrase has one of them, and most texts have none, so one
 * search replaces a search by each rule. They are literals, because the search is several times as fast without patterns.
 */
const PHRASE_WORDS = new RegExp(
  [
    "guarantee|promise|assure|risk-free|be paid|will pay|shall pay|must pay|save you|saves you|re covered",
    "be covered|is covered|ly covered|always pa|always cov|always app|always be|never pa|never den",
    "never rej|never rai|never inc|one qual|body qual|one is app|body is app|best|lowest|cheapest|#1|#one",
    "no\\.1|no\\. 1|no\\.one|no\\. one|number 1|number one|leading|premier |foremost|top-rated|top-ranked",
    "highest-ra|top agency|top agencies|top agent|top insurer|top insurance|top team|top choice|biggest|largest|greatest|finest|fastest|oldest",
    "most trusted|most experienced|most reliable|most respected|most knowledgeable|most affordable|most comp|unbeatable|unmatched|unparalleled|unrivaled",
    "unsurpassed|second to none|world-class|nobody|no one|better than|expert|specialist|we specialize",
    "special relation|adviser|advisor|consultant|counsel|risk manager|ensure|ensuring|make sure|make certain|see to it|all you",
    "all of you|everything|review all|check all|monitor all|analyze all|review every|check every",
    "monitor every|analyze every|right |proper |ideal |perfect |correct |appropriate |adequate|sufficient",
    "properly |complete |total |ultimate |maximum |best interest|gap in|gaps in|peace of mind|at night",
    "worry-free|full |fully |completely |totally |entirely |100%|100 percent|anything|all risk|all loss",
    "all claim|every loss|every risk|every claim|risk covered|risk insured|risks covered|risks insured",
    "bumper to|bumper-to|nationwide|coast to coast|across the country|across america|all state|all 50",
    "all fifty|every state|every 50|every fifty|medicare|medigap",
  ].join("|"),
  "i",
);

/** Checks whether a text may have a phrase of a wording rule. */
export function hasPhraseWord(text: string): boolean {
  return PHRASE_WORDS.test(text);
}
