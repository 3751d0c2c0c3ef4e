import type { Site, State } from "#schemas/generated/site.ts";
import { LINT_SETTINGS, type SiteSample, shownDefaults, siteWith, testRule } from "#tests/support/lint.ts";

testRule("production/default-content", [
  ["accepts a site that shows no default content", siteWith({ home: {} }, {}, shownDefaults()), []],
  [
    "reports each document that shows default content",
    siteWith({ home: {}, medicare: {} }, {}, shownDefaults("site", "medicare")),
    [
      "site - The store has no valid site settings, so the site shows default content.",
      "medicare - The store has no valid page medicare, so the site shows default content.",
    ],
  ],
]);

testRule("production/sample", [
  [
    "accepts texts about another agency",
    siteWith({ home: { about: { description: "Sample and Sons, 515 555 0199" } } }, {}, shownDefaults()),
    [],
  ],
  [
    "ignores documents that show default content, which are reported once",
    siteWith({ about: { about: { description: "Sample & Sons" } } }, {}, shownDefaults("about")),
    [],
  ],
  [
    "reports the name, telephone number, email address and street of the sample agency, without any mark",
    siteWith(
      {
        home: { about: { description: 'Call <a href="tel:+15155550199">us</a> or <b>Sample & Sons</b>.' } },
        about: { hero: { title: "9 Sample Road" } },
      },
      { name: "Sample & Sons", phone: "(515) 555-0199", email: "hi@sample.example" },
      shownDefaults(),
    ),
    [
      'site /name "Sample & Sons" belongs to the invented sample agency.',
      'site /phone "(515) 555-0199" belongs to the invented sample agency.',
      'site /email "hi@sample.example" belongs to the invented sample agency.',
      'home /about/description "Sample & Sons" belongs to the invented sample agency.',
      'about /hero/title "9 Sample Road" belongs to the invented sample agency.',
    ],
  ],
  [
    "accepts entries that are not marked as a sample",
    siteWith({ home: { testimonials: { items: [{ quote: "Q", author: "A", sample: false }] } } }),
    [],
  ],
  [
    "reports every entry that is marked as a sample",
    siteWith(
      {
        home: {
          testimonials: { items: [{ quote: "Q", author: "Vera", sample: true }] },
          team: { members: [{ name: "Ann", title: "T", sample: true }] },
        },
      },
      { sample: true, carriers: [{ name: "Mutual", phone: "515-555-0142", sample: true }] },
    ),
    [
      "site /sample Agency is marked as a sample.",
      "site /carriers/0/sample Mutual is marked as a sample.",
      "home /testimonials/items/0/sample Vera is marked as a sample.",
      "home /team/members/0/sample Ann is marked as a sample.",
    ],
  ],
]);

testRule("production/placeholder", [
  [
    "reports texts that say what to write",
    siteWith({ home: { hero: { title: "Home", description: "[Write why.] Or call." } } }),
    ["home /hero/description The text is left to write: [Write why.]"],
  ],
]);

const seniors = [{ id: "seniors", title: "Seniors", shortTitle: "Seniors", regulation: "medicare" as const }];

testRule("production/medicare-counts", [
  [
    "accepts complete settings",
    siteWith({}, { lines: seniors, medicare: { organizations: 3, products: 40, disclaimer: "D" } }),
    [],
  ],
  [
    "accepts a site without a line of business under the Medicare rules",
    siteWith({}, { lines: [{ id: "medicare", title: "Medicare", shortTitle: "Medicare" }] }),
    [],
  ],
  [
    "reports one missing setting",
    siteWith({}, { lines: seniors, medicare: { organizations: 3, disclaimer: "D" } }),
    ["site /medicare The Medicare disclaimer cannot be shown without `medicare.products`."],
  ],
  [
    "reports all settings if none is set",
    siteWith({}, { lines: seniors }),
    [
      "site /medicare The Medicare disclaimer cannot be shown without `medicare.organizations`, `medicare.products`, and `medicare.disclaimer`.",
    ],
  ],
]);

testRule("production/address", [
  ["accepts a real address", siteWith({}, { url: "https://www.agency.net/" }), []],
  ["accepts a host that only resembles a reserved one", siteWith({}, { url: "https://myexample.com" }), []],
  [
    "reports a path instead of an address",
    siteWith({}, { url: "/home" }),
    ["site /url The website has no web address. Set `url` to the published address."],
  ],
  [
    "reports an empty address",
    siteWith({}, { url: "" }),
    ["site /url The website has no web address. Set `url` to the published address."],
  ],
  ...["example.com", "www.agency.example.com", "agency.test", "localhost"].map(
    (host): [string, SiteSample, string[]] => [
      `reports the reserved host ${host}`,
      siteWith({}, { url: `https://${host}/` }),
      [`site /url ${host} is reserved for examples. Set \`url\` to the published address.`],
    ],
  ),
]);

testRule(
  "production/licenses",
  (
    [
      [["IL", "IA"], []],
      [[], ["site /licensedStates The site settings list no state where the agency is licensed."]],
      [["IL"], ["site /licensedStates The agency has an office in IA, but `licensedStates` does not list this state."]],
      [["IA"], ["site /licensedStates The agency has an office in IL, but `licensedStates` does not list this state."]],
    ] as [State[], string[]][]
  ).map(([licensedStates, findings]) => {
    const [main] = LINT_SETTINGS.offices;
    const second = { ...main, id: "second", address: { ...main.address, state: "IL" as const } };
    const offices: Site["offices"] = licensedStates.join() === "IL" ? [main] : [main, second];
    return [
      `checks the licensed states ${licensedStates} of offices`,
      siteWith({}, { licensedStates, offices }),
      findings,
    ];
  }),
);
