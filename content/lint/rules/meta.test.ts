import { siteWith, testRule } from "#tests/support/lint.ts";

const text = (length: number) => "x".repeat(length);

testRule("meta/title-length", [
  [
    "accepts titles at the limits",
    siteWith({ home: { meta: { title: text(15) } }, about: { meta: { title: text(60) } } }),
    [],
  ],
  ["counts characters, not UTF-16 code units", siteWith({ home: { meta: { title: "🌾".repeat(60) } } }), []],
  ["ignores pages that are not indexed", siteWith({ home: { meta: { title: "T", noIndex: true } } }), []],
  [
    "reports titles beyond the limits",
    siteWith({ home: { meta: { title: text(14) } }, about: { meta: { title: text(61) } } }),
    [
      "home /meta/title The title has 14 characters. Use at least 15 to describe what the page is about.",
      "about /meta/title The title has 61 characters. Search results show about 60.",
    ],
  ],
]);

testRule("meta/description-length", [
  [
    "accepts descriptions at the limits",
    siteWith({ home: { meta: { description: text(25) } }, about: { meta: { description: text(160) } } }),
    [],
  ],
  [
    "reports descriptions beyond the limits",
    siteWith({ home: { meta: { description: text(24) } }, about: { meta: { description: text(161) } } }),
    [
      "home /meta/description The description has 24 characters. Use at least 25 to describe what the page is about.",
      "about /meta/description The description has 161 characters. Search results show about 160.",
    ],
  ],
]);

testRule("meta/duplicate-title", [
  ["accepts different titles", siteWith({ home: {}, about: {} }), []],
  [
    "ignores pages that are not indexed",
    siteWith({ home: { meta: { title: "T" } }, about: { meta: { title: "T", noIndex: true } } }),
    [],
  ],
  [
    "ignores differences in case and space",
    siteWith({ home: { meta: { title: "T" } }, about: { meta: { title: "t " } }, farm: { meta: { title: "T" } } }),
    [
      "about /meta/title The page home has the same title. (home /meta/title)",
      "farm /meta/title The page home has the same title. (home /meta/title)",
    ],
  ],
]);

testRule("meta/duplicate-description", [
  ["accepts different descriptions", siteWith({ home: {}, about: {} }), []],
  [
    "reports the second page with the same description",
    siteWith({ home: { meta: { description: "D" } }, about: { meta: { description: "D" } } }),
    ["about /meta/description The page home has the same description. (home /meta/description)"],
  ],
]);
