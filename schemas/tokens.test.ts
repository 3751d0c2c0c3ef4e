import { describe, expect, test } from "vitest";
import { type Shape, shapeFor } from "./content-shape.ts";
import { SITE } from "./page-ids.ts";
import { looksLikeToken, resolveToken, setAt, siteSettingsWithoutToken, TOKENS, tokensOf, toTokens } from "./tokens.ts";

/** The tokens that the record of any page can include. */
const PAGE_TOKENS =
  "META_TITLE META_DESCRIPTION META_KEYWORDS HERO_TITLE HERO_SUBTITLE HERO_DESCRIPTION HERO_CTA HERO_CTA_URL " +
  "ABOUT_TITLE ABOUT_DESCRIPTION FEATURES_TITLE FEATURES_ITEMS BENEFITS_TITLE BENEFITS_ITEMS COVERAGE_TITLE " +
  "COVERAGE_ITEMS SERVICE_AREAS_TITLE SERVICE_AREAS_ITEMS FAQ_TITLE FAQ_ITEMS RELATED_TITLE RELATED_DESCRIPTION " +
  "RELATED_ITEMS CTA_TITLE CTA_DESCRIPTION CTA_BUTTON_TEXT CTA_BUTTON_URL";

describe("TOKENS", () => {
  test("lists every token once, each with a different path", () => {
    expect(TOKENS.map(({ token }) => token)).toEqual([...PAGE_TOKENS.split(" "), "TOP_NAVIGATION", "FOOTER_LINKS"]);
    expect(new Set(TOKENS.map(({ path }) => path.join("."))).size).toBe(TOKENS.length);
  });

  test.each(TOKENS)("maps $token to a field of the content model", ({ token, path, siteSettingOn }) => {
    expect(looksLikeToken(token)).toBe(true);
    const root: Shape = shapeFor(siteSettingOn === undefined ? "home" : SITE);
    const found = path.reduce<Shape | undefined>(
      (shape, key) => (shape?.kind === "object" ? shape.keys.get(key) : undefined),
      root,
    );
    expect(found).toBeDefined();
  });
});

test.each([
  ["HERO_CTA_URL", "home", "home", ["hero", "ctaUrl"]],
  ["HERO_CTA", "home", "home", ["hero", "ctaText"]],
  ["SERVICE_AREAS_ITEMS", "farm", "farm", ["serviceAreas", "items"]],
  ["TOP_NAVIGATION", "home", SITE, ["navigation"]],
  ["FOOTER_LINKS", "home", SITE, ["footer", "links"]],
])("resolves %s on the page %s to %s %j", (token, page, document, path) => {
  expect(resolveToken(token, page)).toEqual({ document, path });
});

test.each([
  ["TOP_NAVIGATION", "about"],
  ["HERO_TITLE", SITE],
  ["HERO_CTA_URLS", "home"],
  ["HERO", "home"],
  ["toString", "home"],
])("does not resolve %s on the page %s", (token, page) => {
  expect(resolveToken(token, page)).toBeUndefined();
  expect(tokensOf(page)).not.toContain(token);
});

test.each([
  ["HERO_TITLE", true],
  ["HERO", true],
  ["H1", true],
  ["HERO_2", true],
  ["hero_title", false],
  ["Hero", false],
  ["_HERO", false],
  ["HERO_", false],
  ["HERO__TITLE", false],
  ["1ST", false],
  ["", false],
])("checks whether %j is written like a token: %s", (key, expected) => {
  expect(looksLikeToken(key)).toBe(expected);
});

describe("toTokens", () => {
  test("keeps what has no token in its section, beside the tokens", () => {
    const content = {
      hero: { title: "T", badge: "B" },
      about: {},
      cta: null,
      faq: { title: "F", items: [] },
      team: { members: [] },
      custom_key: "kept",
    };
    expect(toTokens("commercial", content)).toEqual({
      HERO_TITLE: "T",
      FAQ_TITLE: "F",
      FAQ_ITEMS: [],
      hero: { badge: "B" },
      about: {},
      cta: null,
      team: { members: [] },
      custom_key: "kept",
    });
  });

  test("includes site settings in the record of the home page only", () => {
    const site = { navigation: [{ title: "Home", url: "/" }] };
    expect(toTokens("home", {}, site)).toEqual({ TOP_NAVIGATION: site.navigation });
    expect(toTokens("about", {}, site)).toEqual({});
  });
});

describe("siteSettingsWithoutToken", () => {
  const site = { name: "N", navigation: [], footer: { blurb: "B", links: [] }, legacy: 1 };

  test("returns the settings that the record of the home page leaves out", () => {
    expect(siteSettingsWithoutToken(site, new Set(["home"]))).toEqual({ name: "N", footer: { blurb: "B" }, legacy: 1 });
  });

  test("returns all of the settings if the home page is not written", () => {
    expect(siteSettingsWithoutToken(site, new Set(["about"]))).toEqual(site);
  });
});

test("setAt creates missing objects and replaces values that are not objects", () => {
  const target = { hero: "text" };
  setAt(target, ["hero", "title"], "T");
  setAt(target, ["meta", "og", "title"], "O");
  expect(target).toEqual({ hero: { title: "T" }, meta: { og: { title: "O" } } });
});
