import { expect, test } from "vitest";
import { runRule, siteWith, testRule } from "#tests/support/lint.ts";

const link = (href: string) => ({ about: { description: `<p>See <a title="x" href="${href}">it</a>.</p>` } });

testRule("link/broken", [
  [
    "suggests the new path of a page that has moved",
    siteWith({ home: link("/old#faq"), about: {} }, { redirects: { "/old": "/older", "/older": "/about" } }),
    ["home /about/description No page or file exists at /old. Did you mean /about?"],
  ],
  [
    "accepts links to pages with a query, a fragment, the origin of the site or a relative path",
    siteWith(
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
    siteWith({ home: link("https://example.com/x"), about: link("mailto:a@b.c") }),
    [],
  ],
  ["ignores an invalid link", siteWith({ home: link("https://") }), []],
  [
    "accepts a link to a file in media",
    siteWith({ home: link("/media/a b.pdf") }, {}, { media: new Set(["a b.pdf"]) }),
    [],
  ],
  [
    "accepts a link to a further path of the site",
    siteWith({ home: link("/map.xml") }, {}, { addresses: ["/map.xml"] }),
    [],
  ],
  [
    "reports links to missing pages and suggests similar paths",
    siteWith(
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
    siteWith({ home: { about: { description: '<a href="/maps">X</a> or <a href="/maps">X</a>' } } }),
    ["home /about/description No page or file exists at /maps."],
  ],
  ["ignores links in unknown fields", siteWith({ home: { unmapped: { url: "/x" } } }), []],
]);

testRule("link/anchor", [
  [
    "accepts anchors of sections",
    siteWith(
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
    siteWith({ home: link("/about#map"), about: {} }, {}, { addresses: ["/about#map", "/files"] }),
    [],
  ],
  ["ignores anchors of paths without content", siteWith({ home: link("/files#a") }, {}, { addresses: ["/files"] }), []],
  ["ignores anchors of missing pages", siteWith({ home: link("/x#a") }), []],
  [
    "reports missing anchors and suggests similar ones",
    siteWith({ home: link("#tean"), about: { team: {}, ...link("/#team") }, contact: link("/about#teams") }),
    [
      "home /about/description The page / has no anchor #tean.",
      "about /about/description The page / has no anchor #team.",
      "contact /about/description The page /about has no anchor #teams. Did you mean #team?",
    ],
  ],
  [
    "reports a bare anchor in the site settings",
    siteWith({ home: { team: {} } }, { navigation: [{ title: "T", url: "#team" }] }),
    [
      "site /navigation/0/url This link is on every page, but not every page has the anchor #team. Put the path of a page before it.",
    ],
  ],
]);

testRule("page/unlinked", [
  [
    "accepts a coverage page that another page links to",
    siteWith({
      home: link("/farm"),
      farm: { coverage: { items: [{ title: "T", url: "/farm/crops#faq" }] } },
      "farm/crops": {},
    }),
    [],
  ],
  [
    "accepts a coverage page that the site settings link to",
    siteWith({ "farm/a": {} }, { navigation: [{ title: "T", url: "/farm/a" }] }),
    [],
  ],
  [
    "reports a coverage page that only links to itself, and any other page that nothing links to",
    siteWith({ about: {}, careers: {}, "farm/crops": link("/farm/crops") }),
    [
      "careers /hero/title No other page links to /careers.",
      "farm/crops /hero/title No other page links to /farm/crops.",
    ],
  ],
]);

testRule("redirect/broken", [
  [
    "accepts redirects to pages, files, URLs and nothing, also through others, and those without effect",
    siteWith(
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
    siteWith({ about: {} }, { redirects: { "/a": "/abuot", "/b": "/a", "/c": "/d", "/d": "/c" } }),
    [
      "site /redirects/~1a The redirect from /a leads to /abuot, where no page or file exists. Did you mean /about?",
      "site /redirects/~1b The redirect from /b leads to /abuot, where no page or file exists. Did you mean /about?",
      "site /redirects/~1c The redirect from /c leads in a circle.",
      "site /redirects/~1d The redirect from /d leads in a circle.",
    ],
  ],
]);

testRule("redirect/shadowed", [
  [
    "reports a redirect from the path of a page",
    siteWith({ home: {}, about: {} }, { redirects: { "/about": "/", "/old": "/about" } }),
    ["site /redirects/~1about There is a page at /about, so it is not redirected."],
  ],
]);

test.each([
  ["link/broken", siteWith({ home: {}, about: link("/abuot") }), "/about"],
  ["link/anchor", siteWith({ about: { faq: {}, ...link("#fap") } }), "#faq"],
  ["redirect/broken", siteWith({ about: {} }, { redirects: { "/a": "/abuot" } }), "/about"],
])("%s adds the closest target as a suggestion", async (code, sample, suggestion) => {
  expect(await runRule(code, sample)).toMatchObject([{ suggestion }]);
});

const dead = "https://acme.example.com/old";
const busy = "https://acme.example.com/busy";
const linkProblems = new Map([
  [dead, { isDead: true, reason: "it answers with status 404" }],
  [busy, { isDead: false, reason: "it answers with status 503" }],
]);
const carriers = [{ name: "Acme", phone: "515-555-0150", pay: `${dead}#form`, claims: busy }];

testRule("link/dead", [
  ["accepts links that nobody has requested", siteWith({}, { carriers }), []],
  [
    "reports a dead link at its field",
    siteWith({}, { carriers }, { linkProblems }),
    [`site /carriers/0/pay The link ${dead} is dead, because it answers with status 404.`],
  ],
]);

testRule("link/unchecked", [
  [
    "reports a link that may work for visitors",
    siteWith({}, { carriers }, { linkProblems }),
    [`site /carriers/0/claims The link ${busy} could not be checked, because it answers with status 503.`],
  ],
]);
