import { formatList } from "#content/documents/format-number.ts";
import type { State } from "#schemas/generated/site.ts";
import { US_STATES } from "#schemas/us-states.ts";
import { defineRule } from "../model/rule.ts";
import { findPhrases, phrasePattern, textsWithPhraseWords } from "./find-phrases.ts";

export const unlicensedStates = defineRule<{ phrase: string } & ({ states: State[] } | { licensed: number })>({
  code: "wording/unlicensed-state",
  title: "A text offers insurance in a state without a license",
  why: "An agency may sell or solicit insurance only in states where it is licensed.",
  fix: "Correct the text, or add the state to `licensedStates` in site.json if the agency has the license.",
  formFix: "Correct the text, or add the state in Business Info if the agency has the license.",
  source: "NAIC Producer Licensing Model Act (#218), section 3",
  message: (params, words) => {
    const start = `The text says "${params.phrase}", but ${words.field("licensedStates")} in ${words.settings}`;
    if ("licensed" in params) return `${start} lists ${params.licensed} of ${STATE_COUNT} states.`;
    const names = params.states.map((state) => US_STATES[state]);
    return `${start} does not list ${formatList(names, "disjunction")}.`;
  },
  checkDocument: (document, site) => {
    const { licensedStates = [] } = site.settings;
    if (licensedStates.length === 0) return [];
    const texts = site.candidatesOf(document).filter(({ visible }) => namesOther(visible, licensedStates));
    const offers = findPhrases(texts, OFFER, (phrase) => {
      const names = Array.from(phrase.matchAll(EACH_STATE), ([name]) => name.toLowerCase().replace(/\s+/g, " "));
      const states = names.flatMap((name) => CODES.get(name) ?? []).filter((state) => !licensedStates.includes(state));
      return states.length === 0 ? undefined : { states };
    });
    if (licensedStates.length >= STATE_COUNT) return offers;
    const licensed = licensedStates.length;
    return [...offers, ...findPhrases(textsWithPhraseWords(document, site), NATIONWIDE, () => ({ licensed }))];
  },
});

/** Number of states, without the District of Columbia and the territories. */
const STATE_COUNT = 50;

/** The longest names come first, so that “West Virginia” is not read as “Virginia”. */
const NAMES = Object.values(US_STATES).sort((a, b) => b.length - a.length);
/** Names of states, except in the names of cities and counties: “Kansas City”. */
const STATE = `(?:${NAMES.map((name) => name.replaceAll(".", "\\.")).join("|")})(?! (?:city|county))`;
const STATES = `${STATE}(?:(?:,? (?:and|or|to)|,) ${STATE})*`;

const CLIENTS =
  "(?:businesses|clients|contractors|drivers|families|farmers|farms|homeowners|homes|households|landlords|people|renters|residents|seniors|truckers)";
const LINES =
  "(?:auto|business|car|commercial|crop|farm|health|home|homeowners|life|medicare|renters|trucking|umbrella)";

/** Phrases that offer insurance in states. A bare mention of a state is not an offer. */
const OFFER = phrasePattern([
  `(?:licensed|licenses?|insurance|coverage|policies|quotes?|agency|agents?|offices?|available)(?: for ${CLIENTS})?(?: (?:in|across|throughout|within|for))? (?:the states? of )?${STATES}`,
  `states,? from ${STATES}`,
  `(?:insures?|insuring|serves?|serving)(?: (?:our )?${CLIENTS})?(?: (?:in|across|throughout|all of))? ${STATES}`,
  `${STATES} (?:licenses?|agency|agents?|office|insurance (?:agency|agents?)|${LINES} insurance)`,
  `${STATES},? where we(?:'re| are) (?:also )?licensed`,
]);

const NATIONWIDE = phrasePattern([
  "licensed (?:nationwide|coast to coast|across (?:the country|America)|in (?:all|every)(?: 50| fifty)? states?)",
  "nationwide (?:coverage|service|licenses?|licensing)",
  "(?:serves?|serving|available|insurance|coverage)(?: (?:clients|people))? (?:nationwide|coast to coast|in (?:all 50|all fifty|every) states?)",
]);

const CODES = new Map(Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code as State]));
const EACH_STATE = phrasePattern(NAMES);
const NAME = new RegExp(NAMES.join("|"), "g");

/** Checks whether a text names a state that is not one of these. It rules out most texts faster than the phrases. */
function namesOther(text: string, licensedStates: readonly State[]): boolean {
  const names = text.match(NAME) ?? [];
  return names.some((name) => !licensedStates.some((state) => US_STATES[state] === name));
}
