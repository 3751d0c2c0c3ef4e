import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { prepare } from "./import-content.ts";

/** What an input says of its documents, and the codes of what there is to say about it. */
function normalised(input: JsonObject, page?: string): { patches: Record<string, JsonObject>; codes: string[] } {
  const { drafts, findings } = prepare([{ raw: JSON.stringify(input), file: "a.json" }], { page });
  return {
    patches: Object.fromEntries(drafts.map((draft) => [draft.page, draft.patch])),
    codes: findings.map(({ code }) => code),
  };
}

const page = { hero: { title: "T" } };

describe("every way to name a page", () => {
  test.each<[JsonObject, string]>([
    [{ pages: { home: page } }, "home"],
    [{ pages: { "/": page } }, "home"],
    [{ pages: { "/commercial/trucking": { content: page } } }, "commercial/trucking"],
    [{ trucking: page }, "commercial/trucking"],
    [{ pages: [{ page: "home", content: page }] }, "home"],
    [{ pages: [{ id: "home", content: page }] }, "home"],
    [{ pages: [{ slug: "umbrella", content: page }] }, "personal/umbrella"],
    [{ pages: [{ path: "/farm/agribusiness", tokens: { HERO_TITLE: "T" } }] }, "farm/agribusiness"],
    [{ pages: [{ path: "/about", ...page }] }, "about"],
    [{ pages: [{ id: "5f0c", slug: "trucking", content: page }] }, "commercial/trucking"],
    [{ page: "medicare", content: page }, "medicare"],
    [{ $schema: "x", page: "medicare", version: 7, content: page }, "medicare"],
    [{ pages: { medicare: { page: "medicare", version: 7, content: page } } }, "medicare"],
    [{ medicare: JSON.stringify(page) }, "medicare"],
    [{ medicare: { content: JSON.stringify(page) } }, "medicare"],
    [{ medicare: JSON.stringify({ content: page }) }, "medicare"],
    [{ medicare: JSON.stringify({ tokens: JSON.stringify({ HERO_TITLE: "T" }) }) }, "medicare"],
  ])("%j is %s", (input, id) => {
    expect(normalised(input).patches).toEqual({ [id]: page });
  });

  test.each<JsonObject>([
    { HERO_TITLE: "T" },
    { content: page },
    { content: JSON.stringify(page) },
    { tokens: { HERO_TITLE: "T" } },
    { pages: [{ content: page }] },
  ])("%j is the page that the import names", (input) => {
    expect(normalised(input, "/about")).toEqual({ patches: { about: page }, codes: [] });
    expect(normalised(input)).toEqual({ patches: {}, codes: ["page/missing"] });
  });

  test("a name in the input comes before the import's", () => {
    expect(normalised({ home: page }, "about").patches).toEqual({ home: page });
  });
});

describe("content", () => {
  test.each<[string, JsonObject, JsonObject]>([
    ["tokens", { HERO_CTA: "Go", HERO_CTA_URL: "/" }, { hero: { ctaText: "Go", ctaUrl: "/" } }],
    ["a group of tokens", { HERO: { CTA: "Go", CTA_URL: "/" } }, { hero: { ctaText: "Go", ctaUrl: "/" } }],
    ["groups in a group", { CTA: { BUTTON: { TEXT: "Go" }, TITLE: "T" } }, { cta: { buttonText: "Go", title: "T" } }],
    ["tokens and groups", { HERO_TITLE: "T", HERO: { SUBTITLE: "S" } }, { hero: { title: "T", subtitle: "S" } }],
    ["tokens and sections", { HERO_TITLE: "T", faq: { title: "F" } }, { hero: { title: "T" }, faq: { title: "F" } }],
    [
      "null",
      { HERO_SUBTITLE: null, about: null, cta: { title: null } },
      { hero: { subtitle: null }, about: null, cta: { title: null } },
    ],
    ["a bare list", { faq: [{ question: "Q", answer: "A" }] }, { faq: { items: [{ question: "Q", answer: "A" }] } }],
    ["a bare list of steps", { medicareProcess: [{ title: "1" }] }, { medicareProcess: { steps: [{ title: "1" }] } }],
    [
      "a bare list of members",
      { team: [{ name: "N", title: "T" }] },
      { team: { members: [{ name: "N", title: "T" }] } },
    ],
    ["faqs", { faqs: [{ question: "Q", answer: "A" }] }, { faq: { items: [{ question: "Q", answer: "A" }] } }],
    ["faq and faqs", { faq: { title: "F" }, faqs: [] }, { faq: { title: "F", items: [] } }],
    ["benefits as words", { benefits: ["a", "b"] }, { checklist: { items: ["a", "b"] } }],
    ["benefits as cards", { benefits: [{ title: "a" }] }, { benefits: { items: [{ title: "a" }] } }],
    ["what belongs to the file", { $schema: "x", version: 3, hero: {} }, { hero: {} }],
  ])("%s", (_, content, patch) => {
    expect(normalised({ pages: { medicare: content } })).toEqual({ patches: { medicare: patch }, codes: [] });
  });

  test.each<[string, JsonObject, JsonObject]>([
    ["a token", { HERO_TITEL: "T" }, { unmapped: { HERO_TITEL: "T" } }],
    ["a member of a group", { HERO: { TITEL: "T" } }, { unmapped: { HERO_TITEL: "T" } }],
    ["a token that begins a group but holds none", { HERO: "T" }, { unmapped: { HERO: "T" } }],
    ["a section", { seo: { a: 1 } }, { unmapped: { seo: { a: 1 } } }],
    ["a field", { hero: { seo: 1, title: "T" } }, { hero: { title: "T", unmapped: { seo: 1 } } }],
    ["a field beside a bag", { hero: { seo: 1, unmapped: { old: 2 } } }, { hero: { unmapped: { old: 2, seo: 1 } } }],
    ["a field of an item", { FAQ_ITEMS: [{ q: 1 }] }, { faq: { items: [{ unmapped: { q: 1 } }] } }],
    ["a field of an item in a bare list", { faqs: [{ q: 1 }] }, { faq: { items: [{ unmapped: { q: 1 } }] } }],
    ["a name that every object inherits", { hero: { toString: "x" } }, { hero: { unmapped: { toString: "x" } } }],
  ])("keeps what the model does not know: %s", (_, content, patch) => {
    const input = { pages: { about: content } };
    expect(normalised(input)).toEqual({ patches: { about: patch }, codes: ["content/unknown-key"] });
  });

  test("the agency's facts may be told by the tokens of home", () => {
    const navigation = [{ title: "Home", url: "/" }];
    const input = {
      site: { footer: { blurb: "B" } },
      pages: { home: { TOP_NAVIGATION: navigation, FOOTER_LINKS: [] } },
    };
    expect(normalised(input)).toEqual({
      patches: { home: {}, site: { navigation, footer: { blurb: "B", links: [] } } },
      codes: [],
    });
  });
});
