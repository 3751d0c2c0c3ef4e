import { describe, expect, it } from "vitest";
import { testContent } from "#tests/support/site/sample-content.ts";
import { deriveHomeSections } from "./home-sections.ts";

const features = {
  items: [
    { title: "Commercial Insurance", description: `<b>Shops</b> ${"x".repeat(200)}` },
    { title: "Medicare Solutions", description: "Short" },
  ],
};

describe("deriveHomeSections", () => {
  it("describes a product with the first 100 characters of the matching feature", () => {
    const { products } = deriveHomeSections(testContent("Home", { features }));
    expect(products?.items?.map(({ description }) => description)).toEqual([
      `Shops ${"x".repeat(94)}...`,
      expect.stringMatching(/^Buildings/),
      expect.stringMatching(/^Auto/),
      "Short...",
    ]);
  });

  it("does not cut an excerpt within a character reference", () => {
    const items = [{ title: "Commercial Insurance", description: `${"x".repeat(97)}&amp; Sons` }];
    const { products } = deriveHomeSections(testContent("Home", { features: { items } }));
    expect(products?.items?.[0]?.description).toBe(`${"x".repeat(97)}...`);
  });

  it("links the hero and the products to the four lines of business", () => {
    const { products, hero } = deriveHomeSections(testContent("Home"));
    expect(products?.items?.map(({ link, linkText }) => `${link} ${linkText}`)).toEqual([
      "/commercial Explore Commercial Options",
      "/farm Explore Farm Coverage",
      "/personal Explore Personal Options",
      "/medicare Explore Medicare Options",
    ]);
    expect(hero.tiles?.map(({ description }) => description)).toEqual([
      "For your business",
      "For your farm",
      "For your family",
      "For your health",
    ]);
    expect(hero.ctaText).toBe("Get Your Free Quote");
  });

  it("derives a missing product link from the first word of the title", () => {
    const products = { items: [{ title: "Farm & Ranch" }] };
    expect(deriveHomeSections(testContent("Home", { products })).products?.items?.[0]?.link).toBe("/farm");
  });

  it("keeps the values of the record", () => {
    const products = { title: "T", items: [{ title: "Farm", description: "Ours", link: "/x", linkText: "Go" }] };
    expect(deriveHomeSections(testContent("Home", { products, features })).products).toEqual(products);
  });
});
