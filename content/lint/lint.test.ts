import { describe, expect, test } from "vitest";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { lintContent } from "./lint.ts";
import { conflictingClaims } from "./rules/claims.ts";
import { externalImages, externalMaps } from "./rules/csp.ts";
import { brokenAnchors, brokenLinks, unlinkedPages } from "./rules/links.ts";
import { missingAltText, missingFiles } from "./rules/media.ts";
import { descriptionLengths, duplicateDescriptions, duplicateTitles, titleLengths } from "./rules/meta.ts";
import { medicareDisclaimer, publishedAddress, sampleData } from "./rules/production.ts";
import type { LintInput, Rule } from "./rules/rule.ts";

const FACTS: Site = {
  name: "Agency",
  url: "https://www.agency.net",
  phone: "1",
  email: "a@b.c",
  address: { street: "1 Main", city: "C", state: "IA", zip: "5" },
};

/** The parts of a page that a case is about. */
type Parts = Omit<Partial<PageContent>, "meta"> & { meta?: Partial<PageContent["meta"]> };

function content(
  pages: Record<PageId, Parts>,
  facts: Partial<Site> = {},
  more: Partial<Omit<LintInput, "pages" | "site">> = {},
): LintInput {
  const whole = Object.entries(pages).map(([id, { meta, ...sections }]): [PageId, PageContent] => [
    id,
    {
      meta: { title: `The page ${id} of the agency`, description: `What the page ${id} says about it.`, ...meta },
      hero: { title: id },
      ...sections,
    },
  ]);
  return { pages: new Map(whole), site: { ...FACTS, ...facts }, media: new Set(), ...more };
}

const link = (href: string) => ({ about: { description: `<p>See <a title="x" href="${href}">it</a>.</p>` } });
const text = (length: number) => "x".repeat(length);

/** By rule, content and what is found in it, as `page pointer message`. */
const CASES: [code: string, rule: Rule, cases: [name: string, content: LintInput, found: string[]][]][] = [
  [
    "link/broken",
    brokenLinks,
    [
      [
        "to pages, with queries, fragments, the site's own address, and relative",
        content(
          {
            home: { hero: { title: "T", ctaUrl: "/about?from=home#team" } },
            about: link("https://www.agency.net/"),
            commercial: { about: { description: '<a href="about">A</a> <A HREF="/commercial/trucking">T</A>' } },
            "commercial/trucking": { meta: { canonical: "/commercial" }, ...link("../about") },
          },
          { navigation: [{ title: "Home", url: "/" }] },
        ),
        [],
      ],
      ["to elsewhere", content({ home: link("https://example.com/x"), about: link("mailto:a@b.c") }), []],
      ["that is none", content({ home: link("https://") }), []],
      ["to a file", content({ home: link("/media/a b.pdf") }, {}, { media: new Set(["a b.pdf"]) }), []],
      ["to what the site has beside", content({ home: link("/map.xml") }, {}, { addresses: ["/map.xml"] }), []],
      [
        "to pages that are not there",
        content(
          {
            home: { hero: { title: "T", ctaUrl: "/abuot" } },
            about: link("https://www.agency.net/admin"),
            "farm/crops": link("trucks"),
            "farm/tracks": { related: { items: [{ title: "T", url: "/about/" }] } },
          },
          { footer: { links: [{ title: "T", url: "/site" }] } },
        ),
        [
          "site /footer/links/0/url Visitors find no page at /site.",
          "home /hero/ctaUrl Visitors find no page at /abuot. Did you mean /about?",
          "about /about/description Visitors find no page at /admin.",
          "farm/crops /about/description Visitors find no page at /farm/trucks. Did you mean /farm/tracks?",
          "farm/tracks /related/items/0/url Visitors find no page at /about/. Did you mean /about?",
        ],
      ],
      [
        "twice in a text",
        content({ home: { about: { description: '<a href="/maps">X</a> or <a href="/maps">X</a>' } } }),
        ["home /about/description Visitors find no page at /maps."],
      ],
      ["in what the model does not know", content({ home: { unmapped: { url: "/x" } } }), []],
    ],
  ],
  [
    "link/anchor",
    brokenAnchors,
    [
      [
        "that pages have",
        content(
          {
            home: { whyChoose: {}, ...link("#why-choose") },
            about: link("/privacy#security"),
            privacy: { legal: { sections: [{ title: "Security" }] }, ...link("/#top") },
            terms: link("#main"),
          },
          { navigation: [{ title: "T", url: "/#why-choose" }] },
        ),
        [],
      ],
      [
        "that the site adds",
        content({ home: link("/about#map"), about: {} }, {}, { addresses: ["/about#map", "/files"] }),
        [],
      ],
      ["of no page of content", content({ home: link("/files#a") }, {}, { addresses: ["/files"] }), []],
      ["of a page that is not there", content({ home: link("/x#a") }), []],
      [
        "that pages lack",
        content({ home: link("#tean"), about: { team: {}, ...link("/#team") }, contact: link("/about#teams") }),
        [
          "home /about/description The page / has no anchor #tean.",
          "about /about/description The page / has no anchor #team.",
          "contact /about/description The page /about has no anchor #teams. Did you mean #team?",
        ],
      ],
      [
        "alone in the facts",
        content({ home: { team: {} } }, { navigation: [{ title: "T", url: "#team" }] }),
        [
          "site /navigation/0/url The link stands on every page, but #team does not. Write the address of its page before it.",
        ],
      ],
    ],
  ],
  [
    "page/unlinked",
    unlinkedPages,
    [
      [
        "of what is linked",
        content({
          home: {},
          farm: { coverage: { items: [{ title: "T", url: "/farm/crops#faq" }] } },
          "farm/crops": {},
        }),
        [],
      ],
      ["of what the facts link", content({ "farm/a": {} }, { navigation: [{ title: "T", url: "/farm/a" }] }), []],
      [
        "of what only links to itself",
        content({ about: {}, "farm/crops": link("/farm/crops") }),
        ["farm/crops /hero/title No link on the site leads to /farm/crops."],
      ],
    ],
  ],
  [
    "meta/title-length",
    titleLengths,
    [
      ["at the limits", content({ home: { meta: { title: text(15) } }, about: { meta: { title: text(60) } } }), []],
      ["in characters", content({ home: { meta: { title: "🌾".repeat(60) } } }), []],
      ["of a page that is not indexed", content({ home: { meta: { title: "T", noIndex: true } } }), []],
      [
        "beyond the limits",
        content({ home: { meta: { title: text(14) } }, about: { meta: { title: text(61) } } }),
        [
          "home /meta/title The title has 14 characters; at least 15 tell what the page is about.",
          "about /meta/title The title has 61 characters; search results show about 60.",
        ],
      ],
    ],
  ],
  [
    "meta/description-length",
    descriptionLengths,
    [
      [
        "at the limits",
        content({ home: { meta: { description: text(25) } }, about: { meta: { description: text(160) } } }),
        [],
      ],
      [
        "beyond the limits",
        content({ home: { meta: { description: text(24) } }, about: { meta: { description: text(161) } } }),
        [
          "home /meta/description The description has 24 characters; at least 25 tell what the page is about.",
          "about /meta/description The description has 161 characters; search results show about 160.",
        ],
      ],
    ],
  ],
  [
    "meta/duplicate-title",
    duplicateTitles,
    [
      ["of each its own", content({ home: {}, about: {} }), []],
      [
        "of a page that is not indexed",
        content({ home: { meta: { title: "T" } }, about: { meta: { title: "T", noIndex: true } } }),
        [],
      ],
      [
        "but for case and space",
        content({ home: { meta: { title: "T" } }, about: { meta: { title: "t " } }, farm: { meta: { title: "T" } } }),
        [
          "about /meta/title The page home has the same title. (home /meta/title)",
          "farm /meta/title The page home has the same title. (home /meta/title)",
        ],
      ],
    ],
  ],
  [
    "meta/duplicate-description",
    duplicateDescriptions,
    [
      ["of each its own", content({ home: {}, about: {} }), []],
      [
        "of two pages",
        content({ home: { meta: { description: "D" } }, about: { meta: { description: "D" } } }),
        ["about /meta/description The page home has the same description. (home /meta/description)"],
      ],
    ],
  ],
  [
    "media/missing",
    missingFiles,
    [
      [
        "of files and addresses",
        content(
          {
            home: {
              hero: { title: "T", image: "team/ann lee.png" },
              officeInfo: { image: "https://example.com/a.png" },
            },
            about: { team: { members: [{ name: "A", title: "B", image: "/assets/a.png" }] } },
          },
          {},
          { media: new Set(["team/ann lee.png"]) },
        ),
        [],
      ],
      [
        "of no file",
        content(
          {
            home: { meta: { og: { image: "share.png" } }, hero: { title: "T", image: "Office.jpg" } },
            about: { team: { members: [{ name: "A", title: "B", image: "ann.jpg" }] } },
          },
          {},
          { media: new Set(["office.jpg"]) },
        ),
        [
          "home /meta/og/image There is no file media/share.png.",
          "home /hero/image There is no file media/Office.jpg. Did you mean office.jpg?",
          "about /team/members/0/image There is no file media/ann.jpg.",
        ],
      ],
    ],
  ],
  [
    "media/alt",
    missingAltText,
    [
      [
        "where it is, and where none is needed",
        content({
          home: { meta: { og: { image: "a.png" } }, hero: { title: "T", image: "a.png", imageAlt: "A barn" } },
          about: { team: { members: [{ name: "A", title: "B", image: "a.png" }] } },
        }),
        [],
      ],
      [
        "where it is not",
        content({
          home: {
            officeInfo: { image: "a.png" },
            products: { items: [{ title: "T", image: "b.png", imageAlt: " " }] },
          },
        }),
        [
          "home /products/items/0/image The picture b.png has no imageAlt beside it.",
          "home /officeInfo/image The picture a.png has no imageAlt beside it.",
        ],
      ],
    ],
  ],
  [
    "media/elsewhere",
    externalImages,
    [
      [
        "of the site, and of shared links",
        content({
          home: {
            meta: { og: { image: "https://example.com/a.png" } },
            hero: { title: "T", image: "https://www.agency.net/media/a.png" },
            officeInfo: { image: "/media/a.png" },
            products: { items: [{ title: "T", image: "https.png" }] },
          },
        }),
        [],
      ],
      [
        "of elsewhere",
        content({
          home: { hero: { title: "T", image: "https://example.com/a.png" }, officeInfo: { image: "http://" } },
        }),
        [
          "home /hero/image Pages cannot show https://example.com/a.png, which is not on this site.",
          "home /officeInfo/image Pages cannot show http://, which is not on this site.",
        ],
      ],
    ],
  ],
  [
    "map/elsewhere",
    externalMaps,
    [
      [
        "from where pages may show them, and none",
        content({
          home: { mapEmbed: { src: "https://www.google.com/maps/embed?pb=x" } },
          contact: { mapEmbed: { src: "https://www.openstreetmap.org/export/embed.html" } },
          about: { mapEmbed: { title: "T" } },
        }),
        [],
      ],
      [
        "from elsewhere",
        content({
          home: { mapEmbed: { src: "https://www.google.com.example.com/maps" } },
          contact: { mapEmbed: { src: "/map" } },
        }),
        [
          "home /mapEmbed/src Pages cannot show https://www.google.com.example.com/maps, which is not from https://www.openstreetmap.org or https://www.google.com.",
          "contact /mapEmbed/src Pages cannot show /map, which is not from https://www.openstreetmap.org or https://www.google.com.",
        ],
      ],
    ],
  ],
  [
    "claim/conflict",
    conflictingClaims,
    [
      [
        "in one reading",
        content(
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
        "in two",
        content(
          {},
          {
            claims: [
              { id: "years", label: "Years", readings: [{ value: "10+", pages: ["home"] }] },
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
        ['site /claims/1/label There are 2 readings of Carriers: "40+" on home, about; "12+" on farm.'],
      ],
    ],
  ],
  [
    "production/sample",
    sampleData,
    [
      [
        "of what is real",
        content({ home: { testimonials: { items: [{ quote: "Q", author: "A", sample: false }] } } }),
        [],
      ],
      [
        "of what is not",
        content(
          {
            home: {
              testimonials: { items: [{ quote: "Q", author: "Vera", sample: true }] },
              team: { members: [{ name: "Ann", title: "T", sample: true }] },
            },
          },
          { sample: true, carriers: [{ name: "Mutual", phone: "1", sample: true }] },
        ),
        [
          "site /sample Agency is marked as a sample.",
          "site /carriers/0/sample Mutual is marked as a sample.",
          "home /testimonials/items/0/sample Vera is marked as a sample.",
          "home /team/members/0/sample Ann is marked as a sample.",
        ],
      ],
    ],
  ],
  [
    "production/medicare-counts",
    medicareDisclaimer,
    [
      ["with both", content({}, { medicare: { organizations: 3, products: 40, disclaimer: "D" } }), []],
      [
        "with one",
        content({}, { medicare: { organizations: 3, disclaimer: "D" } }),
        ["site /medicare No page can show the Medicare disclaimer without medicare.products."],
      ],
      [
        "without any",
        content({}),
        [
          "site /medicare No page can show the Medicare disclaimer without medicare.organizations and medicare.products and medicare.disclaimer.",
        ],
      ],
    ],
  ],
  [
    "production/address",
    publishedAddress,
    [
      ["of its own", content({}, { url: "https://www.agency.net/" }), []],
      ["like an example", content({}, { url: "https://myexample.com" }), []],
      ["on no web", content({}, { url: "/home" }), ["site /url The site has no address on the web."]],
      ["that is empty", content({}, { url: "" }), ["site /url The site has no address on the web."]],
      ...["example.com", "www.agency.example.com", "agency.test", "localhost"].map(
        (host): [string, LintInput, string[]] => [
          `at ${host}`,
          content({}, { url: `https://${host}/` }),
          [`site /url ${host} is reserved for examples.`],
        ],
      ),
    ],
  ],
];

describe.each(CASES)("%s", (code, rule, cases) => {
  test.each(cases)("%s", (_, given, expected) => {
    const findings = rule(given);
    expect(
      findings.map(({ page, pointer, message, related = [] }) =>
        [page, pointer, message, ...related.map((other) => `(${other.page} ${other.pointer})`)].join(" "),
      ),
    ).toEqual(expected);
    for (const finding of findings) expect(finding.code).toBe(code);
  });
});

test("every code of lint has its cases", () => {
  const others = new Set(["page/unknown", "media/unreadable"]);
  const codes = Object.keys(DIAGNOSTICS).filter((code) =>
    /^(?:link|meta|media|map|claim|production)\/|^page\/un/.test(code),
  );
  expect(CASES.map(([code]) => code).sort()).toEqual(codes.filter((code) => !others.has(code)).sort());
});

test("a link has what was probably meant", () => {
  expect(brokenLinks(content({ home: {}, about: link("/abuot") }))).toMatchObject([{ suggestion: "/about" }]);
  expect(brokenAnchors(content({ about: { faq: {}, ...link("#fap") } }))).toMatchObject([{ suggestion: "#faq" }]);
});

describe("lintContent", () => {
  const source = (page: PageId, title: string) => ({
    file: `pages/${page}.json`,
    text: `{\n  "page": "${page}",\n  "content": { "meta": { "title": "${title}" } }\n}`,
    pointer: "",
  });
  const twins = { home: { meta: { title: "The same title" } }, about: { meta: { title: "The same title" } } };

  test("says where in the files things are, in the order of the documents", () => {
    const sources = new Map([
      ["about", source("about", "The same title")],
      ["home", source("home", "The same title")],
    ]);
    const found = lintContent(content(twins, {}, { sources }));
    expect(found.map(({ code, file, line, column }) => `${code} ${file} ${line}:${column}`)).toEqual([
      "meta/title-length pages/home.json 3:35",
      "meta/title-length pages/about.json 3:35",
      "meta/duplicate-title pages/about.json 3:35",
    ]);
    expect(found.at(-1)).toMatchObject({
      severity: "warning",
      page: "about",
      pointer: "/content/meta/title",
      related: [{ file: "pages/home.json", line: 3, column: 35, pointer: "/content/meta/title" }],
    });
  });

  test("names the page where the built-in content stands in", () => {
    const sources = new Map([["about", source("about", "The same title")]]);
    const found = lintContent(content(twins, {}, { sources }));
    expect(found[0]).toEqual({
      code: "meta/title-length",
      severity: "warning",
      page: "home",
      message: expect.stringMatching(/ \(Built-in content: the store has none of its own\.\)$/),
    });
    expect(found.at(-1)).not.toHaveProperty("related");
  });

  test("asks for what is real before the site is published, and not earlier", () => {
    const sample = content({ home: {} }, { sample: true, url: "https://example.com" });
    expect(lintContent(sample)).toEqual([]);
    expect(lintContent({ ...sample, isProduction: true }).map(({ code }) => code)).toEqual([
      "production/sample",
      "production/medicare-counts",
      "production/address",
    ]);
  });
});
