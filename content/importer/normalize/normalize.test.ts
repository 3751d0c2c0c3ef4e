import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { prepareImport } from "../import-content.ts";

/** Returns the patch of each document in an input, and the codes of the findings. */
function normalizeInput(input: JsonObject, page?: string): { patches: Record<string, JsonObject>; codes: string[] } {
  const { patches, findings } = prepareImport([{ raw: JSON.stringify(input), file: "a.json" }], { page });
  return {
    patches: Object.fromEntries(patches.map((document) => [document.page, document.patch])),
    codes: findings.map(({ code }) => code),
  };
}

const page = { hero: { title: "T" } };

test("takes the only link of a carrier in earlier versions for its link for claims", () => {
  const carrier = { name: "Acme", phone: "(515) 555-0150" };
  const url = "https://acme.example.com/claims";
  const { patches, codes } = normalizeInput({ site: { carriers: [{ ...carrier, url }] } });
  expect([patches, codes]).toEqual([{ site: { carriers: [{ ...carrier, claims: url }] } }, []]);
});

describe("page names", () => {
  test.each<[JsonObject, string]>([
    [{ pages: { home: page } }, "home"],
    [{ pages: { "/": page } }, "home"],
    [{ pages: { "/commercial/trucking": { content: page } } }, "commercial/trucking"],
    [{ trucking: page }, "trucking"],
    [{ pages: [{ page: "home", content: page }] }, "home"],
    [{ pages: [{ id: "home", content: page }] }, "home"],
    [{ pages: [{ slug: "umbrella", path: "personal/umbrella", content: page }] }, "personal/umbrella"],
    [{ pages: [{ path: "/farm/agribusiness", tokens: { HERO_TITLE: "T" } }] }, "farm/agribusiness"],
    [{ pages: [{ path: "/about", ...page }] }, "about"],
    [{ pages: [{ id: "5f0c", slug: "careers", content: page }] }, "careers"],
    [{ page: "medicare", content: page }, "medicare"],
    [{ $schema: "x", page: "medicare", version: 7, content: page }, "medicare"],
    [{ pages: { medicare: { page: "medicare", version: 7, content: page } } }, "medicare"],
    [{ medicare: JSON.stringify(page) }, "medicare"],
    [{ medicare: { content: JSON.stringify(page) } }, "medicare"],
    [{ medicare: JSON.stringify({ content: page }) }, "medicare"],
    [{ medicare: JSON.stringify({ tokens: JSON.stringify({ HERO_TITLE: "T" }) }) }, "medicare"],
  ])("resolves the page of %j to %s", (input, id) => {
    expect(normalizeInput(input).patches).toEqual({ [id]: page });
  });

  test.each<JsonObject>([
    { HERO_TITLE: "T" },
    { content: page },
    { content: JSON.stringify(page) },
    { tokens: { HERO_TITLE: "T" } },
    { pages: [{ content: page }] },
  ])("uses the page of the import options for %j", (input) => {
    expect(normalizeInput(input, "/about")).toEqual({ patches: { about: page }, codes: [] });
    expect(normalizeInput(input)).toEqual({ patches: {}, codes: ["page/missing"] });
  });

  test("prefers the page that the input names to the page of the import options", () => {
    expect(normalizeInput({ home: page }, "about").patches).toEqual({ home: page });
  });
});

describe("page content", () => {
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
    ["benefits as strings", { benefits: ["a", "b"] }, { checklist: { items: ["a", "b"] } }],
    ["benefits as cards", { benefits: [{ title: "a" }] }, { benefits: { items: [{ title: "a" }] } }],
  ])("normalizes %s", (_, content, patch) => {
    expect(normalizeInput({ pages: { medicare: content } })).toEqual({ patches: { medicare: patch }, codes: [] });
  });

  test.each<[string, JsonObject, JsonObject]>([
    ["a token", { HERO_TITEL: "T" }, { unmapped: { HERO_TITEL: "T" } }],
    ["a member of a group", { HERO: { TITEL: "T" } }, { unmapped: { HERO_TITEL: "T" } }],
    ["the name of a token group without a group", { HERO: "T" }, { unmapped: { HERO: "T" } }],
    ["a section", { seo: { a: 1 } }, { unmapped: { seo: { a: 1 } } }],
    ["a field", { hero: { seo: 1, title: "T" } }, { hero: { title: "T", unmapped: { seo: 1 } } }],
    ["a field beside unmapped", { hero: { seo: 1, unmapped: { old: 2 } } }, { hero: { unmapped: { old: 2, seo: 1 } } }],
    ["a field of an item", { FAQ_ITEMS: [{ q: 1 }] }, { faq: { items: [{ unmapped: { q: 1 } }] } }],
    ["a field of an item in a bare list", { faqs: [{ q: 1 }] }, { faq: { items: [{ unmapped: { q: 1 } }] } }],
    ["a key that every object inherits", { hero: { toString: "x" } }, { hero: { unmapped: { toString: "x" } } }],
  ])("moves %s that the content model does not know to unmapped", (_, content, patch) => {
    const input = { pages: { about: content } };
    expect(normalizeInput(input)).toEqual({ patches: { about: patch }, codes: ["content/unknown-key"] });
  });

  test("merges tokens of home into the site settings", () => {
    const navigation = [{ title: "Home", url: "/" }];
    const input = {
      site: { footer: { blurb: "B" } },
      pages: { home: { TOP_NAVIGATION: navigation, FOOTER_LINKS: [] } },
    };
    expect(normalizeInput(input)).toEqual({
      patches: { home: {}, site: { navigation, footer: { blurb: "B", links: [] } } },
      codes: [],
    });
  });
});
