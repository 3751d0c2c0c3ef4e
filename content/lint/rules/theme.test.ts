import { expect, test } from "vitest";
import type { Theme } from "#schemas/generated/theme.ts";
import { lintSample, runRule, siteWith, testRule } from "#tests/support/lint.ts";

const siteWithTheme = (theme: Theme, context: Parameters<typeof siteWith>[2] = {}) =>
  siteWith({ home: {} }, {}, context, theme);

test("theme/contrast reports each color once, with the nearest color that can be read as its correction", async () => {
  const found = await runRule("theme/contrast", siteWithTheme({ colors: { ink: "#777777", paper: "#ffffff" } }));
  expect(found.map(({ page, pointer }) => [page, pointer])).toEqual([["theme", "/colors/ink"]]);
  expect(found[0]?.message).toMatch(/^The contrast of #\w{6} on #\w{6} is \d\.\d\d:1 in the (light|dark) scheme, and/);
  const { suggestion = "", fix } = found[0] ?? {};
  expect(fix).toEqual({ value: suggestion });
  const corrected = siteWithTheme({ colors: { ink: suggestion, paper: "#ffffff" } });
  expect(await runRule("theme/contrast", corrected)).toEqual([]);
});

testRule("theme/contrast", [["accepts a theme that leaves all colors out", siteWithTheme({}), []]]);

testRule("theme/logo", [
  ["accepts logos that can be used", siteWithTheme({ logo: { light: "a.svg" } }, { unusableLogos: new Map() }), []],
  [
    "reports each logo that cannot be used",
    siteWithTheme(
      { logo: { light: "a.svg", dark: "b.svg" } },
      { unusableLogos: new Map([["b.svg", "It is too large."]]) },
    ),
    ["theme /logo/dark media/b.svg: It is too large."],
  ],
]);

testRule("theme/file", [
  [
    "accepts files that exist, and fonts of the project",
    siteWithTheme({ logo: { light: "a.svg" }, font: "fraunces" }, { media: new Set(["a.svg"]) }),
    [],
  ],
  [
    "reports missing files of the logo and the font",
    siteWithTheme({
      logo: { light: "a.svg", dark: "b.svg" },
      font: { family: "A", file: "a.woff2", license: "OFL", style: "serif" },
    }),
    [
      "theme /logo/light The file media/a.svg does not exist.",
      "theme /logo/dark The file media/b.svg does not exist.",
      "theme /font/file The file media/a.woff2 does not exist.",
    ],
  ],
]);

testRule("theme/repeated-tint", [
  [
    "reports the second tint with a name",
    siteWithTheme({ tints: ["a", "b", "a"].map((id) => ({ id, color: "#1f5a8a" })) }),
    ['theme /tints/2/id Another tint has the name "a" too.'],
  ],
]);

test("a lint of the whole site reports what is wrong with its theme", async () => {
  const findings = await lintSample(siteWithTheme({ logo: { light: "a.svg" } }));
  expect(findings.map(({ code, page }) => [code, page])).toEqual([["theme/file", "theme"]]);
});

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
