import { assert, property, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { collectFacts } from "#content/facts/facts.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { LintDocument } from "../../model/lint-document.ts";
import { LintSite } from "../../model/lint-site.ts";
import { PHRASE_SCREEN } from "../../model/phrase-words.ts";
import type { Rule } from "../../model/rule.ts";
import { DUTIES, duties } from "./duties.ts";
import { FULL_COVERAGE, fullCoverage } from "./full-coverage.ts";
import { GUARANTEES, guarantees } from "./guarantees.ts";
import { medicareWords } from "./medicare-words.ts";
import { SUPERLATIVES, superlatives } from "./superlatives.ts";
import { unlicensedStates } from "./unlicensed-states.ts";

const SETTINGS: Site = {
  name: "Agency",
  url: "https://www.agency.net",
  phone: "515-555-0142",
  email: "a@example.com",
  address: { street: "1 Main", city: "C", state: "IA", zip: "5" },
  licensedStates: ["IA", "IL", "VA"],
  claims: [{ id: "reach", value: "nationwide", wording: "licensed {value}" }],
};

/** Returns the phrases that a rule reports in a text. */
function phrasesIn(rule: Rule, description: string, { page = "home", settings = SETTINGS } = {}): string[] {
  const content: JsonObject = { about: { description } };
  const document = new LintDocument(page, content, collectFacts(settings));
  const site = new LintSite(settings, new Map(), { today: "2026-11-22" });
  return (rule.checkDocument?.(document, site) ?? []).map(({ phrase = "" }) => phrase);
}

/** Texts with the phrases that each rule reports. */
const REPORTED: [rule: Rule, text: string, phrases: string[]][] = [
  [guarantees, "Ask about our Same-Day Response Guarantee.", ["Same-Day Response Guarantee"]],
  [guarantees, "<p>We <b>guarantee</b> it.</p>", ["We guarantee"]],
  [
    guarantees,
    "Rest assured: you’re covered, and the carrier always pays.",
    ["Rest assured", "you’re covered", "always pays"],
  ],
  [guarantees, "Your claim will be paid. We will save you money.", ["will be paid", "We will save you"]],
  [superlatives, "The best rates from the leading independent agency", ["best rates", "leading independent agency"]],
  [superlatives, "Iowa's #1 agency, with unbeatable service", ["#1 agency", "unbeatable"]],
  [
    duties,
    "Our specialists ensure that you have the right coverage.",
    ["Our specialists", "ensure that you", "the right coverage"],
  ],
  [duties, "Peace of mind from your trusted advisor", ["trusted advisor", "Peace of mind"]],
  [fullCoverage, "Full coverage means you are 100% protected.", ["Full coverage", "100% protected"]],
  [fullCoverage, "One policy covers everything.", ["covers everything"]],
  [unlicensedStates, "We are licensed in Iowa, Illinois and Ohio.", ["licensed in Iowa, Illinois and Ohio"]],
  [unlicensedStates, "Quotes for drivers in Ohio. We serve Florida.", ["Quotes for drivers in Ohio", "serve Florida"]],
  [unlicensedStates, "Insurance in West Virginia", ["Insurance in West Virginia"]],
  [unlicensedStates, "Kentucky auto insurance", ["Kentucky auto insurance"]],
  [unlicensedStates, "We are licensed {claim.reach}.", ["licensed nationwide"]],
  [medicareWords, "The best Medicare plans, approved by Medicare", ["best Medicare plans", "approved by Medicare"]],
  [medicareWords, "Free Medicare plans: act now!", ["Free Medicare plans", "act now"]],
  [medicareWords, "Our Medicare plans save $2,000.", ["Our Medicare plans", "save $2,000"]],
];

/** Texts that a rule accepts. */
const ACCEPTED: [rule: Rule, text: string][] = [
  [guarantees, "A policy is a promise about a bad day. We cannot promise or guarantee your rate."],
  [guarantees, "It excludes guarantees of results. Guaranteed replacement cost is an endorsement."],
  [guarantees, "We cannot guarantee that a claim will be paid. You have a guaranteed right to buy."],
  [
    guarantees,
    "You are covered only if the policy lists the driver. Ask whether you are covered. A photo can save you time.",
  ],
  [superlatives, "You reach us best by phone. At best, the lowest deductible helps with the largest loss."],
  [superlatives, "Trusted by families since 2013. The cheapest policy is not always cheap."],
  [duties, "A breach needs recovery specialists. Check that staff carry adequate insurance."],
  [duties, "Ask an expert in tax law."],
  [duties, "We will make sure that the request comes from you."],
  [fullCoverage, "There is no full coverage policy. What people call “full coverage” has limits."],
  [fullCoverage, "A total loss coverage endorsement"],
  [fullCoverage, "Insured for full replacement cost, with full-glass coverage"],
  [unlicensedStates, "We are licensed in Iowa and Virginia. The storm crossed Ohio. Trucks run to Texas."],
  [unlicensedStates, "Insurance in Kansas City. We are not licensed in Ohio."],
  [medicareWords, "Not connected with or endorsed by the federal Medicare program."],
  [medicareWords, "You do not wait for Medicare."],
  [medicareWords, "Part B pays 80 percent of the Medicare-approved amount."],
  [medicareWords, "Act now: cover the hay before the rain."],
];

describe("a wording rule", () => {
  test.each(REPORTED.map(([rule, ...rest]) => [rule.code, ...rest, rule] as const))(
    "%s reports the phrases of: %s",
    (_code, text, phrases, rule) => {
      expect(phrasesIn(rule, text)).toEqual(phrases);
    },
  );

  test.each(ACCEPTED.map(([rule, text]) => [rule.code, text, rule] as const))("%s accepts: %s", (_code, text, rule) => {
    expect(phrasesIn(rule, text)).toEqual([]);
  });
});

test("a phrase that a text repeats is reported once, with the reason and the advice", () => {
  const document = new LintDocument("home", { hero: { title: "Peace of mind. Peace of mind." } }, new Map());
  const site = new LintSite(SETTINGS, new Map(), { today: "2026-11-22" });
  expect(duties.checkDocument?.(document, site)).toEqual([
    {
      page: "home",
      pointer: "/hero/title",
      message:
        'The text says "Peace of mind", which suggests that the client need not read the policy. Describe what the policy may pay.',
      phrase: "Peace of mind",
    },
  ]);
});

test("wordings of claims and waivers in the site settings are not reported", () => {
  const content: JsonObject = {
    tagline: "The best service",
    claims: [{ id: "service", value: "best", wording: "The {value} service" }],
    lint: { waivers: [{ rule: "wording/superlative", text: "best service" }] },
  };
  const document = new LintDocument("site", content, new Map());
  const site = new LintSite(SETTINGS, new Map(), { today: "2026-11-22" });
  expect(superlatives.checkDocument?.(document, site).map(({ pointer }) => pointer)).toEqual(["/tagline"]);
});

test("the page medicare is about Medicare even in texts that do not name it", () => {
  expect(phrasesIn(medicareWords, "Hurry, the date is near.")).toEqual([]);
  expect(phrasesIn(medicareWords, "Hurry, the date is near.", { page: "medicare" })).toEqual(["Hurry"]);
});

test("without licensed states, no state is reported", () => {
  const { licensedStates: _, ...settings } = SETTINGS;
  expect(phrasesIn(unlicensedStates, "Licensed in Ohio, licensed nationwide", { settings })).toEqual([]);
});

test.each([GUARANTEES, SUPERLATIVES, DUTIES, FULL_COVERAGE].flat().flatMap(({ phrases }) => phrases))(
  "every text that matches %s has one of the words that are searched first",
  (phrase) => {
    const withoutLookahead = phrase.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, "");
    const texts = stringMatching(new RegExp(`^(?:${withoutLookahead})$`));
    assert(property(texts, (text) => PHRASE_SCREEN.test(text)));
  },
);
