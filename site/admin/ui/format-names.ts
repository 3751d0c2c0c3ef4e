/** The formats as staff are told of them; content/importer/formats reads them. */
import type { JsonObject } from "#schemas/json.ts";

interface FormatHelp {
  /** What the importer calls it. */
  name: string;
  title: string;
  text: string;
  example: JsonObject;
}

export const FORMAT_HELP: readonly FormatHelp[] = [
  {
    name: "site-export",
    title: "Standard site export",
    text: "Any number of pages by their names, each with its sections, and under “site” the facts of the agency.",
    example: { pages: { home: { hero: { title: "Built on Trust. Driven by Service." } } } },
  },
  {
    name: "nested-tokens",
    title: "Nested token structure",
    text: "Any number of pages by their names, each a record of tokens.",
    example: { pages: { "commercial/trucking": { HERO_TITLE: "Trucking & Logistics Insurance" } } },
  },
  {
    name: "tokens",
    title: "Token-only",
    text: "One record of tokens that does not say its page. It is for the Target Page.",
    example: { HERO_TITLE: "Built on Trust. Driven by Service.", HERO_CTA: "Get Your Free Quote" },
  },
  {
    name: "string",
    title: "String content",
    text: "Pages whose content is a string that holds JSON, as databases keep it.",
    example: { pages: { farm: { content: JSON.stringify({ hero: { ctaText: "Get Your Farm Quote" } }) } } },
  },
];

/** What staff know a format by. */
export function formatTitle(name: string): string {
  return FORMAT_HELP.find((format) => format.name === name)?.title ?? name;
}
