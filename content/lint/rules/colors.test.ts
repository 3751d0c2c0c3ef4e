import { siteWith, testRule } from "#tests/support/lint.ts";

testRule("color/no-effect", [
  [
    "accepts color words, also of a style sheet, white text, and a page without colors",
    siteWith({
      home: { hero: { title: "T", backgroundColor: "bg-blue-700", textColor: "text-white" } },
      about: { cta: { title: "T", backgroundColor: "Amber", textColor: "white" } },
      terms: { cta: { title: "T", backgroundColor: "", textColor: "#fff" } },
    }),
    [],
  ],
  [
    "reports backgrounds without a tone and text colors other than white",
    siteWith({
      home: { hero: { title: "T", backgroundColor: "#123456", textColor: "yellow" } },
      about: { cta: { title: "T", backgroundColor: "white", textColor: "#eee" } },
    }),
    [
      'home /hero/backgroundColor The color "#123456" has no effect.',
      'home /hero/textColor The color "yellow" has no effect.',
      'about /cta/backgroundColor The color "white" has no effect.',
      'about /cta/textColor The color "#eee" has no effect.',
    ],
  ],
]);
