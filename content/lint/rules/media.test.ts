import { siteWith, testRule } from "#tests/support/lint.ts";

testRule("media/missing", [
  [
    "accepts existing files and web addresses",
    siteWith(
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
    siteWith(
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
]);

testRule("media/alt", [
  [
    "accepts images with alternative text and images that need none",
    siteWith({
      home: { meta: { og: { image: "a.png" } }, hero: { title: "T", image: "a.png", imageAlt: "A barn" } },
      about: { team: { members: [{ name: "A", title: "B", image: "a.png" }] } },
    }),
    [],
  ],
  [
    "reports images without alternative text",
    siteWith({
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
]);

testRule("media/elsewhere", [
  [
    "accepts images of the site and of shared links",
    siteWith({
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
    siteWith({
      home: { hero: { title: "T", image: "https://example.com/a.png" }, officeInfo: { image: "http://" } },
    }),
    [
      "home /hero/image Browsers block the image https://example.com/a.png, because it is on another website.",
      "home /officeInfo/image Browsers block the image http://, because it is on another website.",
    ],
  ],
]);

testRule("map/elsewhere", [
  [
    "accepts maps from supported origins and pages without a map",
    siteWith({
      home: { mapEmbed: { src: "https://www.google.com/maps/embed?pb=x" } },
      contact: { mapEmbed: { src: "https://www.openstreetmap.org/export/embed.html" } },
      about: { mapEmbed: { title: "T" } },
    }),
    [],
  ],
  [
    "reports maps from other origins",
    siteWith({
      home: { mapEmbed: { src: "https://www.google.com.example.com/maps" } },
      contact: { mapEmbed: { src: "/map" } },
    }),
    [
      "home /mapEmbed/src Browsers block the map https://www.google.com.example.com/maps. It must be from https://www.openstreetmap.org or https://www.google.com.",
      "contact /mapEmbed/src Browsers block the map /map. It must be from https://www.openstreetmap.org or https://www.google.com.",
    ],
  ],
]);
