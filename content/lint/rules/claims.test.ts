import { hoursOf, siteWith, testRule } from "#tests/support/lint.ts";

const CARRIERS = { id: "carriers", subject: "Carriers", value: "40+", wording: "{value} insurance carriers" };
const FARM_CARRIERS = { ...CARRIERS, id: "farm-carriers", value: "12+", wording: "{value} farm carriers" };
const BBB = { id: "bbb", subject: "BBB rating", value: "A+", wording: "{value} BBB rating" };
const SPAN = { opens: "08:30", closes: "17:00" };
const about = (description: string) => ({ about: { about: { description } } });
const stats = (value: string, label: string) => ({ home: { trust: { stats: [{ value, label }] } } });

testRule("claim/figure", [
  [
    "accepts figures of claims, quoted claims, and figures in texts that name claims literally",
    siteWith(
      {
        ...about("40+ insurance carriers, {claim.carriers} insurance carriers"),
        ...stats("40+", "Insurance carriers"),
      },
      { claims: [{ ...CARRIERS, source: "45 insurance carriers on the list" }] },
    ),
    [],
  ],
  [
    "names the text, the claim and both values",
    siteWith(about("With <b>999+</b> insurance carriers."), { claims: [CARRIERS] }),
    [
      'about /about/description The text says "999+ insurance carriers", but the claim in the site settings is 40+ ({claim.carriers}).',
    ],
  ],
  [
    "names all claims with the same words",
    siteWith(about("With 45 carriers."), {
      claims: [CARRIERS, FARM_CARRIERS].map((claim) => ({ ...claim, terms: ["carriers"] })),
    }),
    [
      'about /about/description The text says "45 carriers", but the claim in the site settings is 40+ ({claim.carriers}) or 12+ ({claim.farm-carriers}).',
    ],
  ],
  [
    "reports statistics and texts of the site settings",
    siteWith(stats("45+", "Insurance Carriers"), { footer: { blurb: "B BBB rating" }, claims: [CARRIERS, BBB] }),
    [
      'site /footer/blurb The text says "B BBB rating", but the claim in the site settings is A+ ({claim.bbb}).',
      'home /trust/stats/0/value The text says "45+ Insurance Carriers", but the claim in the site settings is 40+ ({claim.carriers}).',
    ],
  ],
]);

testRule("claim/conflict", [
  ["accepts claims with one value", siteWith({}, { claims: [CARRIERS, { ...FARM_CARRIERS, value: "40+" }, BBB] }), []],
  [
    "accepts a claim of an earlier version with one value",
    siteWith(
      {},
      {
        claims: [
          {
            id: "a",
            label: "A",
            readings: [
              { value: "1", pages: ["home"] },
              { value: "1", pages: ["farm"] },
            ],
          },
        ],
      },
    ),
    [],
  ],
  [
    "reports claims about one subject with different values",
    siteWith({}, { claims: [BBB, CARRIERS, FARM_CARRIERS] }),
    [
      'site /claims/1/value The claims about "Carriers" have different values: "40+" ({claim.carriers}), "12+" ({claim.farm-carriers}). (site /claims/2/value)',
    ],
  ],
  [
    "reports a claim of an earlier version with two values",
    siteWith(
      {},
      {
        claims: [
          {
            id: "carriers",
            label: "Carriers",
            readings: [
              { value: "40+", pages: ["home", "about"] },
              { value: "12+", pages: ["farm"] },
            ],
          },
        ],
      },
    ),
    [
      'site /claims/0/readings/0/value The claims about "Carriers" have different values: "40+" ({claim.carriers}), "12+" ({claim.carriers-2}). (site /claims/0/readings/1/value)',
    ],
  ],
  [
    "accepts the same office hours in both notations, and hours that it cannot read",
    siteWith({}, { ...hoursOf({ display: "Mon-Fri 8:30 a.m.–5 PM", structured: "Mo-Fr 08:30-17:00" }) }),
    [],
  ],
  ["accepts hours by appointment", siteWith({}, { ...hoursOf({ display: "By appointment", structured: "" }) }), []],
  [
    "reports office hours that differ from those for search engines",
    siteWith({}, { ...hoursOf({ display: "Mon-Fri 8:30 AM-12 PM, 1-5 PM", structured: "Mo-Fr 08:00-17:00" }) }),
    [
      'site /offices/0/hours/display The office hours have different values: "Mon-Fri 8:30 AM-12 PM, 1-5 PM" on pages, "Mo-Fr 08:00-17:00" for search engines. (site /offices/0/hours/structured)',
    ],
  ],
  [
    "accepts hours by day, alone or beside the words that follow from them",
    siteWith({}, { ...hoursOf({ display: "Monday 8:30 AM-5:00 PM", days: { monday: [SPAN] } }) }),
    [],
  ],
  [
    "reports words that differ from the hours by day",
    siteWith({}, { ...hoursOf({ weekend: "open", structured: "Mo 08:00-17:00", days: { monday: [SPAN] } }) }),
    [
      'site /offices/0/hours/weekend The office hours have different values: "open" in `offices.0.hours.weekend`, but "closed" by day, which pages show. Remove `offices.0.hours.weekend`. (site /offices/0/hours/days)',
      'site /offices/0/hours/structured The office hours have different values: "Mo 08:00-17:00" in `offices.0.hours.structured`, but "Mo 08:30-17:00" by day, which pages show. Remove `offices.0.hours.structured`. (site /offices/0/hours/days)',
    ],
  ],
]);

testRule("claim/source", [
  [
    "accepts a claim with a source and a date",
    siteWith({}, { claims: [{ ...BBB, source: "S", asOf: "2026-01-01" }] }),
    [],
  ],
  [
    "names what is missing",
    siteWith({}, { claims: [BBB, { ...CARRIERS, source: "S" }] }),
    [
      'site /claims/0/value The claim "bbb" (A+) has no `source` and no `asOf`.',
      'site /claims/1/value The claim "carriers" (40+) has no `asOf`.',
    ],
  ],
]);

testRule("claim/repeated-id", [
  [
    "reports the second claim with an id",
    siteWith({}, { claims: [BBB, { ...BBB, value: "B" }] }),
    ['site /claims/1/value Another claim has the id "bbb" as well. (site /claims/0/value)'],
  ],
]);

testRule("claim/expired", [
  ["accepts a claim on its last day", siteWith({}, { claims: [{ ...BBB, expires: "2026-11-22" }] }), []],
  [
    "reports a claim after its last day",
    siteWith({}, { claims: [{ ...BBB, expires: "2026-11-21" }] }),
    ['site /claims/0/value The claim "bbb" (A+) expired on 2026-11-21.'],
  ],
]);
