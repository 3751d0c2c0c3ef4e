import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import { lintChange, runRule, siteWith, testRule } from "#tests/support/lint.ts";

const CARRIERS = { id: "carriers", subject: "Carriers", value: "40+", wording: "{value} insurance carriers" };
const BBB = { id: "bbb", subject: "BBB rating", value: "A+", wording: "{value} BBB rating" };

const about = (description: string) => ({ about: { about: { description } } });
const stats = (value: string, label: string) => ({ home: { trust: { stats: [{ value, label }] } } });

testRule("fact/unknown", [
  [
    "accepts known facts and other braces",
    siteWith(about("{site.phone} {claim.carriers} {x} {site} { {value}"), { claims: [CARRIERS] }),
    [],
  ],
  [
    "reports an unknown name, and suggests a similar one",
    siteWith(about("{site.phon} {claim.carrier} {claim.7x}"), { claims: [CARRIERS] }),
    [
      "about /about/description There is no fact {site.phon}. Did you mean {site.phone}?",
      "about /about/description There is no fact {claim.carrier}. Did you mean {claim.carriers}?",
      "about /about/description There is no fact {claim.7x}.",
    ],
  ],
  [
    "reports a fact that the site settings do not have",
    siteWith(about("{site.hours}")),
    ["about /about/description The site settings have no value for {site.hours}."],
  ],
  [
    "reports a reference without a closing brace",
    siteWith(about("Call {site.phone now")),
    ['about /about/description The reference "{site.phone" has no closing brace.'],
  ],
  [
    "reports facts and claims that quote each other, but not claims that quote facts",
    siteWith(
      {},
      {
        tagline: "{site.name}",
        shortName: "{site.name}",
        claims: [
          { ...CARRIERS, value: "{claim.bbb}" },
          { ...BBB, value: "{site.zip}" },
        ],
      },
    ),
    [
      "site /shortName {site.name} is quoted in a text that is a fact itself. Write the value out.",
      "site /claims/0/value {claim.bbb} is quoted in a text that is a fact itself. Write the value out.",
    ],
  ],
]);

const NEAR = [
  "{ site.phone }",
  "{Site.Phone}",
  "{SITE.PHONE}",
  "{{site.phone}}",
  "{site.phone}}",
  "$" + "{site.phone}",
  "{{ site.phone }}",
  "{site_phone}",
  "{sites.phone}",
  "{phone}",
  "｛site.phone｝",
];

testRule("fact/misspelled", [
  ...NEAR.map((written): [string, ReturnType<typeof siteWith>, string[]] => [
    `reports ${written}`,
    siteWith(about(`Call ${written} now`)),
    [`about /about/description Visitors see "${written}" as it is. Write {site.phone}.`],
  ]),
  [
    "reports it in a link and in a statistic",
    siteWith(
      { home: { hero: { title: "T", ctaUrl: "tel:{phone}" }, ...stats("{claims.carriers}", "Carriers").home } },
      { claims: [CARRIERS] },
    ),
    [
      'home /trust/stats/0/value Visitors see "{claims.carriers}" as it is. Write {claim.carriers}.',
      'home /hero/ctaUrl Visitors see "{phone}" as it is. Write {site.phone}.',
    ],
  ],
  [
    "accepts references, amounts, other braces, and words that could be several facts",
    siteWith(about("{site.phone} {site.Phone} $" + "{claim.amount} {x} {} { {value} {site} {phone number}"), {
      claims: [{ ...CARRIERS, id: "amount", value: "300" }],
    }),
    [],
  ],
]);

test("fact/misspelled offers the whole text with its references as the fix", async () => {
  expect(await runRule("fact/misspelled", siteWith(about("{{site.phone}} or { site.email }")))).toMatchObject([
    { suggestion: "{site.phone}", fix: { value: "{site.phone} or {site.email}" } },
    { suggestion: "{site.email}", fix: { value: "{site.phone} or {site.email}" } },
  ]);
});

testRule("fact/written-out", [
  [
    "accepts references, facts in the settings that define them, and texts that visitors do not read",
    siteWith(
      { about: { about: { description: "{site.phone}" }, hero: { title: "T", image: "515-555-0142" } } },
      { lint: { waivers: [] }, claims: [{ ...CARRIERS, source: "Call 515-555-0142." }] },
    ),
    [],
  ],
  [
    "reports facts in texts, links, statistics and the site settings",
    siteWith(
      {
        home: { hero: { title: "T", ctaUrl: "tel:5155550142" }, ...stats("40+", "Insurance carriers").home },
        ...about("Call 515.555.0142 or <b>40+</b> insurance carriers."),
      },
      { footer: { blurb: "Call 515-555-0142." }, claims: [CARRIERS] },
    ),
    [
      'site /footer/blurb The text writes out "515-555-0142". Write {site.phone} instead, so that it follows the site settings.',
      'home /trust/stats/0/value The text writes out "40+". Write {claim.carriers} instead, so that it follows the site settings.',
      'home /hero/ctaUrl The text writes out "tel:5155550142". Write tel:{site.phone} instead, so that it follows the site settings.',
      'about /about/description The text writes out "515.555.0142". Write {site.phone} instead, so that it follows the site settings.',
      'about /about/description The text writes out "40+". Write {claim.carriers} instead, so that it follows the site settings.',
    ],
  ],
]);

test("fact/written-out offers the whole text with references as its fix", async () => {
  const sample = siteWith(about("515-555-0142 and a@example.com"));
  const fix = { value: "{site.phone} and {site.email}" };
  expect(await runRule("fact/written-out", sample)).toMatchObject([
    { phrase: "515-555-0142", suggestion: "{site.phone}", fix },
    { phrase: "a@example.com", suggestion: "{site.email}", fix },
  ]);
});

test("fact/outdated reports texts with the former value of a fact that changes", async () => {
  const pages = { ...about("Call 515-555-0142, write to a@example.com."), contact: {} };
  const settings: Partial<Site> = { footer: { blurb: "1 Main" }, claims: [CARRIERS] };
  const before = siteWith(pages, settings);
  const after = siteWith(pages, { ...settings, phone: "515-555-0199", claims: [{ ...CARRIERS, value: "50+" }] });
  expect(await lintChange("fact/outdated", before, before)).toEqual([]);
  expect(await lintChange("fact/outdated", before, after)).toEqual([
    'about /about/description The text has "515-555-0142", the former value of {site.phone}. Write {site.phone} instead.',
  ]);
});

const carriers = [{ name: "Acme", phone: "800-555-0150", roadside: "(515) 555-0151" }];
const member = { name: "Ann Lee", title: "Agent", phone: "515.555.0160" };

testRule("fact/unknown-phone", [
  [
    "accepts the numbers of the agency, its people and its carriers in any spelling, examples, and other digits",
    siteWith(
      {
        home: {
          team: { members: [member] },
          form: { fields: [{ name: "phone", label: "Phone", placeholder: "(515) 555-0100" }] },
          testimonials: { items: [{ quote: "Call 515-555-0199.", author: "B" }] },
        },
        ...about(
          "515 555 0142, 1-800-555-0150, <b>(515)</b> 555-0151, 515-555-0160, 1-800-MEDICARE, 50099-1234, 1-515-2026.",
        ),
      },
      { carriers },
    ),
    [],
  ],
  [
    "reports other numbers in texts and links",
    siteWith(
      {
        home: { hero: { title: "T", ctaUrl: "tel:+15155550199" } },
        ...about("Call (515) 555-0152 or 1-800-555-0153."),
      },
      { carriers },
    ),
    [
      "home /hero/ctaUrl +15155550199 is no number of the agency, its offices, its people or its carriers.",
      "about /about/description (515) 555-0152 is no number of the agency, its offices, its people or its carriers.",
      "about /about/description 1-800-555-0153 is no number of the agency, its offices, its people or its carriers.",
    ],
  ],
]);
