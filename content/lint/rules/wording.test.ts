import { assert, property, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { collectFacts } from "#content/facts/facts.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { findRule, LINT_SETTINGS, shownDefaults, withMessages } from "#tests/support/lint.ts";
import { LintDocument } from "../model/lint-document.ts";
import { LintSite, type SiteSurroundings } from "../model/lint-site.ts";
import { mayHavePhrase } from "../model/phrase-words.ts";
import { severityOf } from "../model/rule.ts";
import { PHRASE_RULES } from "./wording.ts";

const SETTINGS: Site = {
  ...LINT_SETTINGS,
  licensedStates: ["IA", "IL", "VA"],
  claims: [{ id: "reach", value: "nationwide", wording: "licensed {value}" }],
};

/** Returns the phrases that a rule reports in a text. */
function phrasesIn(code: string, description: string, { page = "home", settings = SETTINGS } = {}): string[] {
  const content: JsonObject = { about: { description } };
  const document = new LintDocument(page, content, collectFacts(settings));
  const site = new LintSite(settings, new Map(), { today: "2026-11-22" });
  return (findRule(code).checkDocument?.(document, site) ?? []).map(({ phrase = "" }) => phrase);
}

/** Texts with the phrases that each rule reports. */
const REPORTED: [code: string, text: string, phrases: string[]][] = [
  ["wording/guarantee", "Ask about our Same-Day Response Guarantee.", ["Same-Day Response Guarantee"]],
  ["wording/guarantee", "<p>We <b>guarantee</b> it.</p>", ["We guarantee"]],
  [
    "wording/guarantee",
    "Rest assured: you’re covered, and the carrier always pays.",
    ["Rest assured", "you’re covered", "always pays"],
  ],
  ["wording/guarantee", "Your claim will be paid. We will save you money.", ["will be paid", "We will save you"]],
  [
    "wording/superlative",
    "The best rates from the leading independent agency",
    ["best rates", "leading independent agency"],
  ],
  ["wording/superlative", "Iowa's #1 agency, with unbeatable service", ["#1 agency", "unbeatable"]],
  [
    "wording/duty",
    "Our specialists ensure that you have the right coverage.",
    ["Our specialists", "ensure that you", "the right coverage"],
  ],
  ["wording/duty", "Peace of mind from your trusted advisor", ["trusted advisor", "Peace of mind"]],
  ["wording/full-coverage", "Full coverage means you are 100% protected.", ["Full coverage", "100% protected"]],
  ["wording/full-coverage", "One policy covers everything.", ["covers everything"]],
  ["wording/unlicensed-state", "We are licensed in Iowa, Illinois and Ohio.", ["licensed in Iowa, Illinois and Ohio"]],
  [
    "wording/unlicensed-state",
    "Quotes for drivers in Ohio. We serve Florida.",
    ["Quotes for drivers in Ohio", "serve Florida"],
  ],
  ["wording/unlicensed-state", "Insurance in West Virginia", ["Insurance in West Virginia"]],
  ["wording/unlicensed-state", "Kentucky auto insurance", ["Kentucky auto insurance"]],
  ["wording/unlicensed-state", "We are licensed {claim.reach}.", ["licensed nationwide"]],
  [
    "wording/medicare",
    "The best Medicare plans, approved by Medicare",
    ["best Medicare plans", "approved by Medicare"],
  ],
  ["wording/medicare", "Free Medicare plans: act now!", ["Free Medicare plans", "act now"]],
  ["wording/medicare", "Our Medicare plans save $2,000.", ["Our Medicare plans", "save $2,000"]],
];

/** Texts that a rule accepts. */
const ACCEPTED: [code: string, text: string][] = [
  ["wording/guarantee", "A policy is a promise about a bad day. We cannot promise or guarantee your rate."],
  ["wording/guarantee", "It excludes guarantees of results. Guaranteed replacement cost is an endorsement."],
  ["wording/guarantee", "We cannot guarantee that a claim will be paid. You have a guaranteed right to buy."],
  [
    "wording/guarantee",
    "You are covered only if the policy lists the driver. Ask whether you are covered. A photo can save you time.",
  ],
  ["wording/superlative", "You reach us best by phone. At best, the lowest deductible helps with the largest loss."],
  ["wording/superlative", "Trusted by families since 2013. The cheapest policy is not always cheap."],
  ["wording/duty", "A breach needs recovery specialists. Check that staff carry adequate insurance."],
  ["wording/duty", "Ask an expert in tax law."],
  ["wording/duty", "We will make sure that the request comes from you."],
  ["wording/full-coverage", "There is no full coverage policy. What people call “full coverage” has limits."],
  ["wording/full-coverage", "A total loss coverage endorsement"],
  ["wording/full-coverage", "Insured for full replacement cost, with full-glass coverage"],
  ["wording/unlicensed-state", "We are licensed in Iowa and Virginia. The storm crossed Ohio. Trucks run to Texas."],
  ["wording/unlicensed-state", "Insurance in Kansas City. We are not licensed in Ohio."],
  ["wording/medicare", "Not connected with or endorsed by the federal Medicare program."],
  ["wording/medicare", "You do not wait for Medicare."],
  ["wording/medicare", "Part B pays 80 percent of the Medicare-approved amount."],
  ["wording/medicare", "Act now: cover the hay before the rain."],
];

describe("a wording rule", () => {
  test.each(REPORTED)("%s reports the phrases of: %s", (code, text, phrases) => {
    expect(phrasesIn(code, text)).toEqual(phrases);
  });

  test.each(ACCEPTED)("%s accepts: %s", (code, text) => {
    expect(phrasesIn(code, text)).toEqual([]);
  });
});

test("a phrase that a text repeats is reported once, with the reason and the advice", () => {
  const document = new LintDocument("home", { hero: { title: "Peace of mind. Peace of mind." } }, new Map());
  const site = new LintSite(SETTINGS, new Map(), { today: "2026-11-22" });
  expect(findRule("wording/duty").checkDocument?.(document, site)).toEqual([
    {
      page: "home",
      pointer: "/hero/title",
      params: {
        phrase: "Peace of mind",
        advice: "suggests that the client need not read the policy. Describe what the policy may pay.",
      },
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
  expect(
    findRule("wording/superlative")
      .checkDocument?.(document, site)
      .map(({ pointer }) => pointer),
  ).toEqual(["/tagline"]);
});

test("pages of a line under the Medicare rules are about Medicare even in texts that do not name it", () => {
  const lines: Site["lines"] = [
    { id: "medicare", title: "Medicare", shortTitle: "Medicare" },
    { id: "seniors", title: "Seniors", shortTitle: "Seniors", page: "65-plus", regulation: "medicare" },
  ];
  const phrasesOn = (page: string) =>
    phrasesIn("wording/medicare", "Hurry, the date is near.", { page, settings: { ...SETTINGS, lines } });
  expect(["home", "medicare", "seniors"].flatMap(phrasesOn)).toEqual([]);
  expect(["65-plus", "65-plus/plans"].flatMap(phrasesOn)).toEqual(["Hurry", "Hurry"]);
});

test("without licensed states, no state is reported", () => {
  const { licensedStates: _, ...settings } = SETTINGS;
  expect(phrasesIn("wording/unlicensed-state", "Licensed in Ohio, licensed nationwide", { settings })).toEqual([]);
});

test.each(PHRASE_RULES.flatMap(({ groups }) => Object.values(groups).flat()))(
  "every text that matches %s has one of the words that are searched first",
  (phrase) => {
    const withoutLookahead = phrase.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, "");
    const texts = stringMatching(new RegExp(`^(?:${withoutLookahead})$`));
    assert(property(texts, (text) => mayHavePhrase(text)));
  },
);

test("a testimonial needs a source and a day of permission, unless it is a sample", () => {
  const [quote, source, permission] = ["Good people.", "Letter", "2026-05-01"];
  const items = [
    { quote, author: "Ann", source, permission },
    { quote, author: "Ben", source },
    { quote, author: "Cal" },
    { quote, author: "Dee", sample: true },
  ];
  const document = new LintDocument("home", { testimonials: { items } }, new Map());
  const site = new LintSite(LINT_SETTINGS, new Map(), { today: "2026-11-22" });
  const rule = findRule("testimonial/unverified");
  const findings = withMessages(rule, rule.checkDocument?.(document, site) ?? []);
  expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    "/testimonials/items/1 The testimonial of Ben has no `permission`.",
    "/testimonials/items/2 The testimonial of Cal has no `source` and no `permission`.",
  ]);
});

test("an unverified testimonial is an error before publishing, unless the site settings say otherwise", () => {
  const severities = { "testimonial/unverified": "warning" as const };
  const severityOn = (settings: Site, surroundings: Partial<SiteSurroundings>) =>
    severityOf(
      findRule("testimonial/unverified"),
      new LintSite(settings, new Map(), { today: "2026-11-22", ...surroundings }),
    );
  expect(severityOn(LINT_SETTINGS, {})).toBe("warning");
  expect(severityOn(LINT_SETTINGS, shownDefaults())).toBe("error");
  expect(severityOn({ ...LINT_SETTINGS, lint: { severities } }, shownDefaults())).toBe("warning");
});
