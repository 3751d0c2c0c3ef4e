/** The import formats as the admin presents them. The formats themselves are in content/importer/formats. */
import type { JsonObject } from "#schemas/json.ts";

interface FormatDescription {
  name: string;
  title: string;
  /** A few words about content in this format. */
  summary: string;
  text: string;
  example: JsonObject;
  /** The start of an input, for the editor to complete. `$1` is where the caret goes. */
  snippet: JsonObject;
}

export const FORMAT_DESCRIPTIONS: readonly FormatDescription[] = [
  {
    name: "site-export",
    title: "Standard site export",
    summary: "pages with their sections",
    text: "Any number of pages by name, each with its sections. Business Info goes under “site”.",
    example: { pages: { home: { hero: { title: "Built on Trust. Driven by Service." } } } },
    snippet: { pages: { home: { hero: { title: "$1" } } } },
  },
  {
    name: "nested-tokens",
    title: "Nested token structure",
    summary: "pages with their tokens",
    text: "Any number of pages by name, each with its tokens, such as HERO_TITLE.",
    example: { pages: { "commercial/trucking": { HERO_TITLE: "Trucking & Logistics Insurance" } } },
    snippet: { home: { HERO_TITLE: "$1" } },
  },
  {
    name: "tokens",
    title: "Token-only",
    summary: "single-page content",
    text: "The tokens of one page, without the page's name. They go to the Target Page.",
    example: { HERO_TITLE: "Built on Trust. Driven by Service.", HERO_CTA: "Get Your Free Quote" },
    snippet: { HERO_TITLE: "$1" },
  },
  {
    name: "string",
    title: "String content",
    summary: "pages with their content as JSON strings",
    text: "Pages whose content is a string that contains JSON, as a database may store it.",
    example: { pages: { farm: { content: JSON.stringify({ hero: { ctaText: "Get Your Farm Quote" } }) } } },
    snippet: { home: JSON.stringify({ hero: { title: "" } }) },
  },
];

/** Returns what the interface calls a format. */
export function describeFormat(name: string): Pick<FormatDescription, "title" | "summary"> {
  return FORMAT_DESCRIPTIONS.find((format) => format.name === name) ?? { title: name, summary: "" };
}
