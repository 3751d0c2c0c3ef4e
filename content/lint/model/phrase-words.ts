/** Characters that are rare in texts: they begin a reference, and "#1". */
const RARE = ["{", "#"];

/**
 * Creates a quick check whether a rule could report a text: it lets every text pass that has one of the words. It searches for all words at once: literals from
 * a word boundary on are several times as fast as patterns anywhere.
 * @param words the beginnings of words, as sources of regular expressions
 */
export function createTextScreen(words: readonly string[]) {
  const sources = [...new Set(words.map((word) => word.toLowerCase()))].sort();
  const pattern = new RegExp(`\\b(?:${sources.join("|")})`, "i");
  return (text: string) => pattern.test(text) || RARE.some((rare) => text.includes(rare));
}

/**
 * The beginnings of the words that phrases of the wording rules have. Each phrase has one of them, and most texts have
 * none, so one search replaces a search by each rule.
 */
export const PHRASE_WORDS: readonly string[] = [
  "guarantee|promise|assure|risk-free|be paid|will pay|shall pay|must pay|save you|saves you|re covered|are covered",
  "be covered|is covered|always pa|always cov|always app|always be|are always|never pa|never den|never rej|never rai",
  "never inc|everyone qual|everybody qual|anyone qual|anybody qual|everyone is app|everybody is app|anyone is app",
  "anybody is app|best|lowest|cheapest|no\\.|number 1|number one|leading|premier ",
  "foremost|top-rated|top-ranked|highest-ra|top agency|top agencies|top agent|top insurer|top insurance|top team",
  "top choice|biggest|largest|greatest|finest|fastest|oldest|most trusted|most experienced|most reliable",
  "most respected|most knowledgeable|most affordable|most comp|unbeatable|unmatched|unparalleled|unrivaled",
  "unsurpassed|second to none|world-class|nobody|no one|better than|expert|specialist|we specialize|special relation",
  "adviser|advisor|consultant|counsel|risk manager|ensure|ensuring|make sure|make certain|see to it|all you|all of you",
  "everything|review all|check all|monitor all|analyze all|review every|check every|monitor every|analyze every|right ",
  "proper |ideal |perfect |correct |appropriate |adequate|sufficient|properly |complete |total |ultimate |maximum ",
  "best interest|gap in|gaps in|peace of mind|sleep |worry-free|full |fully |completely |totally |entirely |100%",
  "100 percent|anything|all risk|all loss|all claim|every loss|every risk|every claim|risk covered|risk insured",
  "risks covered|risks insured|bumper to|bumper-to|nationwide|coast to coast|across the country|across america",
  "all state|all 50|all fifty|every state|every 50|every fifty|medicare|medigap",
].flatMap((line) => line.split("|"));

/** Returns false for a text that certainly has no phrase of a wording rule. */
export const mayHavePhrase = createTextScreen(PHRASE_WORDS);
