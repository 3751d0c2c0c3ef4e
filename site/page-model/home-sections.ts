import type { Item, PageContent, Product } from "#schemas/generated/page.ts";
import { contactPath, defaultCallToAction, productExcerptMaxCharacters } from "../constants.ts";

const TILES: readonly Item[] = [
  { title: "Commercial", description: "For your business", url: "/commercial" },
  { title: "Farm", description: "For your farm", url: "/farm" },
  { title: "Personal", description: "For your family", url: "/personal" },
  { title: "Medicare", description: "For your health", url: "/medicare" },
];

const DEFAULT_PRODUCTS: readonly Required<Pick<Product, "title" | "description" | "link" | "linkText">>[] = [
  {
    title: "Commercial",
    description: "Liability, property, vehicles and workers’ compensation for businesses of every size.",
    link: "/commercial",
    linkText: "Explore Commercial Options",
  },
  {
    title: "Farm & Agribusiness",
    description: "Buildings, machinery, livestock and farm liability in one plan.",
    link: "/farm",
    linkText: "Explore Farm Coverage",
  },
  {
    title: "Personal",
    description: "Auto, home, renters and umbrella coverage for you and your family.",
    link: "/personal",
    linkText: "Explore Personal Options",
  },
  {
    title: "Medicare Solutions",
    description: "Help with Medicare, Medicare Supplement policies and Part D plans.",
    link: "/medicare",
    linkText: "Explore Medicare Options",
  },
];

/**
 * Fills the home page's nested sections from its flat fields where the record lacks them: the hero's call to action and
 * tiles, and the product cards. A card without a description takes the start of the matching feature.
 */
export function deriveHomeSections(content: PageContent): PageContent {
  const { hero, products, features } = content;
  return {
    ...content,
    hero: {
      ...hero,
      ctaText: hero.ctaText ?? defaultCallToAction,
      ctaUrl: hero.ctaUrl ?? contactPath,
      tiles: hero.tiles ?? [...TILES],
    },
    products: {
      title: "What We Insure",
      ...products,
      items: (products?.items ?? DEFAULT_PRODUCTS.map(({ title }) => ({ title }))).map((product) =>
        completeProduct(product, features?.items ?? []),
      ),
    },
  };
}

/** Completes a product card. Features and defaults match by the first word of the title. */
function completeProduct(product: Product, features: readonly Item[]): Product {
  const line = firstWord(product.title);
  const fallback = DEFAULT_PRODUCTS.find(({ title }) => firstWord(title) === line);
  const feature = features.find(({ title }) => firstWord(title) === line)?.description;
  const description = product.description ?? (feature === undefined ? fallback?.description : excerpt(feature));
  return {
    ...product,
    link: product.link ?? `/${line}`,
    linkText: product.linkText ?? fallback?.linkText ?? `Explore ${product.title}`,
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
