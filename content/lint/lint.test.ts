import { describe, expect, test } from "vitest";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";
import { lintContent } from "./lint.ts";
import { conflictingClaims } from "./rules/conflicting-claims.ts";
import { externalImages, externalMaps } from "./rules/csp.ts";
import { brokenAnchors, brokenLinks, unlinkedPages } from "./rules/links.ts";
import { missingAltText, missingFiles } from "./rules/media.ts";
import { descriptionLengths, duplicateDescriptions, duplicateTitles, titleLengths } from "./rules/meta.ts";
import {
  defaultDocuments,
  medicareDisclaimer,
  publishedAddress,
  sampleAgency,
  sampleData,
} from "./rules/production.ts";
import { brokenRedirects, shadowedRedirects } from "./rules/redirects.ts";
import type { LintInput, Rule } from "./rules/rule.ts";

const SITE_SETTINGS: Site = {
  name: "Agency",
  url: "https://www.agency.net",
  phone: "515-555-0142",
  email: "a@example.com",
  address: { street: "1 Main", city: "C", state: "IA", zip: "5" },
};

/** Returns default content that the site shows for these documents. Its agency is invented. */
function shownDefaults(...documents: DocumentId[]): Pick<LintInput, "defaults"> {
  const address = { street: "9 Sample Road", city: "C", state: "IA" as const, zip: "5" };
  const site = { name: "Sample & Sons", phone: "(515) 555-0199", email: "hi@sample.example", address };
  return { defaults: { documents: new Set(documents), site } };
}

/** The parts of a page that a test case needs. */
type PageParts = Omit<Partial<PageContent>, "meta"> & { meta?: Partial<PageContent["meta"]> };

/** Completes the parts to valid content. */
function content(
  pages: Record<PageId, PageParts>,
  site: Partial<Site> = {},
  more: Partial<Omit<LintInput, "pages" | "site">> = {},
): LintInput {
  const completePages = Object.entries(pages).map(([id, { meta, ...sections }]): [PageId, PageContent] => [
    id,
    {
      meta: { title: `The page ${id} of the agency`, description: `What the page ${id} says about it.`, ...meta },
      hero: { title: id },
      ...sections,
    },
  ]);
  return { pages: new Map(completePages), site: { ...SITE_SETTINGS, ...site }, media: new Set(), ...more };
}

const link = (href: string) => ({ about: { description: `<p>See <a title="x" href="${href}">it</a>.</p>` } });
const text = (length: number) => "x".repeat(length);

/** Test cases of each rule: a content and its findings in the form `page pointer message`. */
const CASES: [code: string, rule: Rule, cases: [name: string, content: LintInput, findings: string[]][]][] = [
  [
    "link/broken",
    brokenLinks,
    [
      [
        "suggests the new path of a page that has moved",
        content({ home: link("/old#faq"), about: {} }, { redirects: { "/old": "/older", "/older": "/about" } }),
        ["home /about/description No page or file exists at /old. Did you mean /about?"],
      ],
      [
        "accepts links to pages with a query, a fragment, the origin of the site or a relative path",
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
      [
        "accepts links to other websites",
        content({ home: link("https://example.com/x"), about: link("mailto:a@b.c") }),
        [],
      ],
      ["ignores an invalid link", content({ home: link("https://") }), []],
      [
        "accepts a link to a file in media",
        content({ home: link("/media/a b.pdf") }, {}, { media: new Set(["a b.pdf"]) }),
        [],
      ],
      [
        "accepts a link to a further path of the site",
        content({ home: link("/map.xml") }, {}, { addresses: ["/map.xml"] }),
        [],
      ],
      [
        "reports links to missing pages and suggests similar paths",
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
          "site /footer/links/0/url No page or file exists at /site.",
          "home /hero/ctaUrl No page or file exists at /abuot. Did you mean /about?",
          "about /about/description No page or file exists at /admin.",
          "farm/crops /about/description No page or file exists at /farm/trucks. Did you mean /farm/tracks?",
          "farm/tracks /related/items/0/url No page or file exists at /about/. Did you mean /about?",
        ],
      ],
      [
        "reports a link that appears twice in a text once",
        content({ home: { about: { description: '<a href="/maps">X</a> or <a href="/maps">X</a>' } } }),
        ["home /about/description No page or file exists at /maps."],
      ],
      ["ignores links in unknown fields", content({ home: { unmapped: { url: "/x" } } }), []],
    ],
  ],
  [
    "link/anchor",
    brokenAnchors,
    [
      [
        "accepts anchors of sections",
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
        "accepts further anchors of the site",
        content({ home: link("/about#map"), about: {} }, {}, { addresses: ["/about#map", "/files"] }),
        [],
      ],
      [
        "ignores anchors of paths without content",
        content({ home: link("/files#a") }, {}, { addresses: ["/files"] }),
        [],
      ],
      ["ignores anchors of missing pages", content({ home: link("/x#a") }), []],
      [
        "reports missing anchors and suggests similar ones",
        content({ home: link("#tean"), about: { team: {}, ...link("/#team") }, contact: link("/about#teams") }),
        [
          "home /about/description The page / has no anchor #tean.",
          "about /about/description The page / has no anchor #team.",
          "contact /about/description The page /about has no anchor #teams. Did you mean #team?",
        ],
      ],
      [
        "reports a bare anchor in the site settings",
        content({ home: { team: {} } }, { navigation: [{ title: "T", url: "#team" }] }),
        [
          "site /navigation/0/url This link is on every page, but not every page has the anchor #team. Put the path of a page before it.",
        ],
      ],
    ],
  ],
  [
    "page/unlinked",
    unlinkedPages,
    [
      [
        "accepts a coverage page that another page links to",
        content({
          home: {},
          farm: { coverage: { items: [{ title: "T", url: "/farm/crops#faq" }] } },
          "farm/crops": {},
        }),
        [],
      ],
      [
        "accepts a coverage page that the site settings link to",
        content({ "farm/a": {} }, { navigation: [{ title: "T", url: "/farm/a" }] }),
        [],
      ],
      [
        "reports a coverage page that only links to itself",
        content({ about: {}, "farm/crops": link("/farm/crops") }),
        ["farm/crops /hero/title No other page links to /farm/crops."],
      ],
    ],
  ],
  [
    "meta/title-length",
    titleLengths,
    [
      [
        "accepts titles at the limits",
        content({ home: { meta: { title: text(15) } }, about: { meta: { title: text(60) } } }),
        [],
      ],
      ["counts characters, not UTF-16 code units", content({ home: { meta: { title: "🌾".repeat(60) } } }), []],
      ["ignores pages that are not indexed", content({ home: { meta: { title: "T", noIndex: true } } }), []],
      [
        "reports titles beyond the limits",
        content({ home: { meta: { title: text(14) } }, about: { meta: { title: text(61) } } }),
        [
          "home /meta/title The title has 14 characters. Use at least 15 to describe what the page is about.",
          "about /meta/title The title has 61 characters. Search results show about 60.",
        ],
      ],
    ],
  ],
  [
    "meta/description-length",
    descriptionLengths,
    [
      [
        "accepts descriptions at the limits",
        content({ home: { meta: { description: text(25) } }, about: { meta: { description: text(160) } } }),
        [],
      ],
      [
        "reports descriptions beyond the limits",
        content({ home: { meta: { description: text(24) } }, about: { meta: { description: text(161) } } }),
        [
          "home /meta/description The description has 24 characters. Use at least 25 to describe what the page is about.",
          "about /meta/description The description has 161 characters. Search results show about 160.",
        ],
      ],
    ],
  ],
  [
    "meta/duplicate-title",
    duplicateTitles,
    [
      ["accepts different titles", content({ home: {}, about: {} }), []],
      [
        "ignores pages that are not indexed",
        content({ home: { meta: { title: "T" } }, about: { meta: { title: "T", noIndex: true } } }),
        [],
      ],
      [
        "ignores differences in case and space",
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
      ["accepts different descriptions", content({ home: {}, about: {} }), []],
      [
        "reports the second page with the same description",
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
        "accepts existing files and web addresses",
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
        "reports missing files and suggests similar names",
        content(
          {
            home: { meta: { og: { image: "share.png" } }, hero: { title: "T", image: "Office.jpg" } },
            about: { team: { members: [{ name: "A", title: "B", image: "ann.jpg" }] } },
          },
          {},
          { media: new Set(["office.jpg"]) },
        ),
        [
          "home /meta/og/image The file media/share.png does not exist.",
          "home /hero/image The file media/Office.jpg does not exist. Did you mean office.jpg?",
          "about /team/members/0/image The file media/ann.jpg does not exist.",
        ],
      ],
    ],
  ],
  [
    "media/alt",
    missingAltText,
    [
      [
        "accepts images with alternative text and images that need none",
        content({
          home: { meta: { og: { image: "a.png" } }, hero: { title: "T", image: "a.png", imageAlt: "A barn" } },
          about: { team: { members: [{ name: "A", title: "B", image: "a.png" }] } },
        }),
        [],
      ],
      [
        "reports images without alternative text",
        content({
          home: {
            officeInfo: { image: "a.png" },
            products: { items: [{ title: "T", image: "b.png", imageAlt: " " }] },
          },
        }),
        [
          "home /products/items/0/image The image b.png has no alternative text. Describe it in `imageAlt`.",
          "home /officeInfo/image The image a.png has no alternative text. Describe it in `imageAlt`.",
        ],
      ],
    ],
  ],
  [
    "media/elsewhere",
    externalImages,
    [
      [
        "accepts images of the site and of shared links",
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
        "reports images on other websites",
        content({
          home: { hero: { title: "T", image: "https://example.com/a.png" }, officeInfo: { image: "http://" } },
        }),
        [
          "home /hero/image Browsers block the image https://example.com/a.png, because it is on another website.",
          "home /officeInfo/image Browsers block the image http://, because it is on another website.",
        ],
      ],
    ],
  ],
  [
    "map/elsewhere",
    externalMaps,
    [
      [
        "accepts maps from supported origins and pages without a map",
        content({
          home: { mapEmbed: { src: "https://www.google.com/maps/embed?pb=x" } },
          contact: { mapEmbed: { src: "https://www.openstreetmap.org/export/embed.html" } },
          about: { mapEmbed: { title: "T" } },
        }),
        [],
      ],
      [
        "reports maps from other origins",
        content({
          home: { mapEmbed: { src: "https://www.google.com.example.com/maps" } },
          contact: { mapEmbed: { src: "/map" } },
        }),
        [
          "home /mapEmbed/src Browsers block the map https://www.google.com.example.com/maps. It must be from https://www.openstreetmap.org or https://www.google.com.",
          "contact /mapEmbed/src Browsers block the map /map. It must be from https://www.openstreetmap.org or https://www.google.com.",
        ],
      ],
    ],
  ],
  [
    "redirect/broken",
    brokenRedirects,
    [
      [
        "accepts redirects to pages, files, URLs and nothing, also through others, and those without effect",
        content(
          { home: {}, about: {} },
          {
            redirects: {
              "/a": "/about?x=1#team",
              "/about": "/nothing",
              "/b": "gone",
              "/c": "https://www.agency.org/",
              "/d": "/media/office.jpg",
              "/e": "/a",
              "/f": "/",
            },
          },
          { media: new Set(["office.jpg"]) },
        ),
        [],
      ],
      [
        "reports redirects to missing pages and redirects that lead in a circle",
        content({ about: {} }, { redirects: { "/a": "/abuot", "/b": "/a", "/c": "/d", "/d": "/c" } }),
        [
          "site /redirects/~1a The redirect from /a leads to /abuot, where no page or file exists. Did you mean /about?",
          "site /redirects/~1b The redirect from /b leads to /abuot, where no page or file exists. Did you mean /about?",
          "site /redirects/~1c The redirect from /c leads in a circle.",
          "site /redirects/~1d The redirect from /d leads in a circle.",
        ],
      ],
    ],
  ],
  [
    "redirect/shadowed",
    shadowedRedirects,
    [
      [
        "reports a redirect from the path of a page",
        content({ home: {}, about: {} }, { redirects: { "/about": "/", "/old": "/about" } }),
        ["site /redirects/~1about There is a page at /about, so it is not redirected."],
      ],
    ],
  ],
  [
    "claim/conflict",
    conflictingClaims,
    [
      [
        "accepts a claim with one value",
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
        "reports a claim with two values",
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
        [
          'site /claims/1/label The claim "Carriers" has 2 different values: "40+" on home, about; "12+" on farm. Use one value on all of these pages.',
        ],
      ],
    ],
  ],
  [
    "production/default-content",
    defaultDocuments,
    [
      ["accepts a site that shows no default content", content({ home: {} }, {}, shownDefaults()), []],
      [
        "reports each document that shows default content",
        content({ home: {}, medicare: {} }, {}, shownDefaults("site", "medicare")),
        [
          "site - The store has no valid site settings, so the site shows default content.",
          "medicare - The store has no valid page medicare, so the site shows default content.",
        ],
      ],
    ],
  ],
  [
    "production/sample",
    sampleAgency,
    [
      [
        "accepts texts about another agency",
        content({ home: { about: { description: "Sample and Sons, 515 555 0199" } } }, {}, shownDefaults()),
        [],
      ],
      [
        "ignores documents that show default content, which are reported once",
        content({ about: { about: { description: "Sample & Sons" } } }, {}, shownDefaults("about")),
        [],
      ],
      [
        "reports the name, telephone number, email address and street of the sample agency, without any mark",
        content(
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
    ],
  ],
  [
    "production/sample",
    sampleData,
    [
      [
        "accepts entries that are not marked as a sample",
        content({ home: { testimonials: { items: [{ quote: "Q", author: "A", sample: false }] } } }),
        [],
      ],
      [
        "reports every entry that is marked as a sample",
        content(
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
    ],
  ],
  [
    "production/medicare-counts",
    medicareDisclaimer,
    [
      ["accepts complete settings", content({}, { medicare: { organizations: 3, products: 40, disclaimer: "D" } }), []],
      [
        "reports one missing setting",
        content({}, { medicare: { organizations: 3, disclaimer: "D" } }),
        ["site /medicare The Medicare disclaimer cannot be shown without medicare.products."],
      ],
      [
        "reports all settings if none is set",
        content({}),
        [
          "site /medicare The Medicare disclaimer cannot be shown without medicare.organizations, medicare.products, and medicare.disclaimer.",
        ],
      ],
    ],
  ],
  [
    "production/address",
    publishedAddress,
    [
      ["accepts a real address", content({}, { url: "https://www.agency.net/" }), []],
      ["accepts a host that only resembles a reserved one", content({}, { url: "https://myexample.com" }), []],
      [
        "reports a path instead of an address",
        content({}, { url: "/home" }),
        ["site /url The website has no web address. Set `url` to the published address."],
      ],
      [
        "reports an empty address",
        content({}, { url: "" }),
        ["site /url The website has no web address. Set `url` to the published address."],
      ],
      ...["example.com", "www.agency.example.com", "agency.test", "localhost"].map(
        (host): [string, LintInput, string[]] => [
          `reports the reserved host ${host}`,
          content({}, { url: `https://${host}/` }),
          [`site /url ${host} is reserved for examples. Set \`url\` to the published address.`],
        ],
      ),
    ],
  ],
];

describe.each(CASES)("%s", (code, rule, cases) => {
  test.each(cases)("%s", (_, given, expected) => {
    const findings = rule(given);
    expect(
      findings.map(({ page, pointer = "-", message, related = [] }) =>
        [page, pointer, message, ...related.map((other) => `(${other.page} ${other.pointer})`)].join(" "),
      ),
    ).toEqual(expected);
    for (const finding of findings) expect(finding.code).toBe(code);
  });
});

test("has test cases for every lint code", () => {
  const others = new Set(["page/unknown", "media/unreadable"]);
  const codes = Object.keys(DIAGNOSTICS).filter((code) =>
    /^(?:link|meta|media|map|claim|production|redirect)\/|^page\/un/.test(code),
  );
  expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual(codes.filter((code) => !others.has(code)).sort());
});

test("adds a suggestion to a broken link", () => {
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

  test("locates findings in the files, in the order of the documents", () => {
    const sources = new Map([
      ["about", source("about", "The same title")],
      ["home", source("home", "The same title")],
    ]);
    const findings = lintContent(content(twins, {}, { sources }));
    expect(findings.map(({ code, file, line, column }) => `${code} ${file} ${line}:${column}`)).toEqual([
      "meta/title-length pages/home.json 3:35",
      "meta/title-length pages/about.json 3:35",
      "meta/duplicate-title pages/about.json 3:35",
    ]);
    expect(findings.at(-1)).toMatchObject({
      severity: "warning",
      page: "about",
      pointer: "/content/meta/title",
      related: [{ file: "pages/home.json", line: 3, column: 35, pointer: "/content/meta/title" }],
    });
  });

  test("names the page instead of a location for default content", () => {
    const sources = new Map([["about", source("about", "The same title")]]);
    const findings = lintContent(content(twins, {}, { sources }));
    expect(findings[0]).toEqual({
      code: "meta/title-length",
      severity: "warning",
      page: "home",
      message: expect.stringMatching(/ \(This is default content\. The store has no file for it\.\)$/),
    });
    expect(findings.at(-1)).not.toHaveProperty("related");
  });

  test("applies the production rules only if requested", () => {
    const sample = content({ home: {} }, { sample: true, url: "https://example.com" });
    expect(lintContent(sample)).toEqual([]);
    expect(lintContent({ ...sample, ...shownDefaults("home") }).map(({ code, page }) => `${page} ${code}`)).toEqual([
      "site production/sample",
      "site production/medicare-counts",
      "site production/address",
      "home production/default-content",
    ]);
  });
});
