import { describe, expect, it } from "vitest";
import { sampleLines } from "#tests/support/site/default-pages.ts";
import { testContent } from "#tests/support/site/sample-content.ts";
import { deriveHomeSections } from "./home-sections.ts";

const features = {
  items: [
    { title: "Commercial Insurance", description: `<b>Shops</b> ${"x".repeat(200)}` },
    { title: "Medicare Solutions", description: "Short" },
  ],
};

const site = {
  lines: sampleLines.map((line) => ({
    ...line,
    tagline: `For your ${line.id}`,
    ...(line.id === "farm" && { card: { description: "Barns.", linkText: "Explore Farm Coverage" } }),
  })),
};

describe("deriveHomeSections", () => {
  it("describes a product with the first 100 characters of the matching feature", () => {
    const { products } = deriveHomeSections(testContent("Home", { features }), site);
    expect(products?.items?.map(({ description }) => description)).toEqual([
      `Shops ${"x".repeat(94)}...`,
      "Barns.",
      undefined,
      "Short...",
    ]);
  });

  it("does not cut an excerpt within a character reference", () => {
    const items = [{ title: "Commercial Insurance", description: `${"x".repeat(97)}&amp; Sons` }];
    const { products } = deriveHomeSections(testContent("Home", { features: { items } }), site);
    expect(products?.items?.[0]?.description).toBe(`${"x".repeat(97)}...`);
  });

  it("links the hero and the products to the lines of business, with the words of a line if it has any", () => {
    const { products, hero } = deriveHomeSections(testContent("Home"), site);
    expect(products?.items?.map(({ link, linkText }) => `${link} ${linkText}`)).toEqual([
      "/commercial Explore Commercial",
      "/farm Explore Farm Coverage",
      "/personal Explore Personal",
      "/medicare Explore Medicare",
    ]);
    expect(hero.tiles?.map(({ description, url }) => `${url} ${description}`)).toEqual([
      "/commercial For your commercial",
      "/farm For your farm",
      "/personal For your personal",
      "/medicare For your medicare",
    ]);
    expect(hero.ctaText).toBe("Get Your Free Quote");
  });

  it("derives a missing product link from the first word of the title", () => {
    const products = { items: [{ title: "Farm & Ranch" }] };
    expect(deriveHomeSections(testContent("Home", { products }), site).products?.items?.[0]?.link).toBe("/farm");
  });

  it("keeps the values of the record", () => {
    const products = { title: "T", items: [{ title: "Farm", description: "Ours", link: "/x", linkText: "Go" }] };
    expect(deriveHomeSections(testContent("Home", { products, features }), site).products).toEqual(products);
  });
});
