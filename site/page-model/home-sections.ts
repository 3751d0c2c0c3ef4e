import type { Item, PageContent, Product } from "#schemas/generated/page.ts";
import { linesOf, type SiteLines } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { contactPath, defaultCallToAction, productExcerptMaxCharacters } from "../constants.ts";

/**
 * Fills the home page's nested sections from its flat fields and the lines of business where the record lacks them: the hero's
 * call to action and tiles, and the product cards. A card without a description takes the start of the matching feature.
 */
export function deriveHomeSections(content: PageContent, site: SiteLines): PageContent {
  const { hero, products, features } = content;
  const defaults = linesOf(site).map(({ shortTitle, page, card = {} }) => {
    return { title: shortTitle, link: pathOf(page), linkText: `Explore ${shortTitle}`, ...card };
  });
  const tiles = linesOf(site).map(({ shortTitle, tagline, page }) => {
    return { title: shortTitle, ...(tagline !== undefined && { description: tagline }), url: pathOf(page) };
  });
  const cards = products?.items ?? defaults.map(({ title }) => ({ title }));
  return {
    ...content,
    hero: {
      ...hero,
      ctaText: hero.ctaText ?? defaultCallToAction,
      ctaUrl: hero.ctaUrl ?? contactPath,
      tiles: hero.tiles ?? tiles,
    },
    products: {
      title: "What We Insure",
      ...products,
      items: cards.map((product) => completeProduct(product, features?.items ?? [], defaults)),
    },
  };
}

/** Completes a product card. Features and lines of business match by the first word of the title. */
function completeProduct(product: Product, features: readonly Item[], lines: readonly Product[]): Product {
  const word = firstWord(product.title);
  const line = lines.find(({ title }) => firstWord(title) === word);
  const feature = features.find(({ title }) => firstWord(title) === word)?.description;
  const description = product.description ?? (feature === undefined ? line?.description : excerpt(feature));
  return {
    ...product,
    link: product.link ?? line?.link ?? `/${word}`,
    linkText: product.linkText ?? line?.linkText ?? `Explore ${product.title}`,
    ...(description !== undefined && { description }),
  };
}

function excerpt(html: string): string {
  const start = html.replace(/<[^>]*>/g, "").slice(0, productExcerptMaxCharacters);
  // The cut may be within a character reference such as &amp;.
  return `${start.replace(/&[#\w]*$/, "")}...`;
}

function firstWord(title: string): string {
  return (title.split(/\s+/)[0] ?? "").toLowerCase();
}
