import type { Rule } from "#content/lint/model/rule.ts";
import { MAP_ORIGINS } from "#schemas/headers/csp.ts";

export const externalMaps: Rule = {
  code: "map/elsewhere",
  severity: "error",
  title: "A map comes from an unsupported website",
  why: "The Content Security Policy of the pages makes browsers block it.",
  fix: "Use the embed address from OpenStreetMap or Google Maps.",
  checkDocument: ({ page, pageContent }) => {
    const src = pageContent?.mapEmbed?.src;
    if (src === undefined || (URL.canParse(src) && MAP_ORIGINS.includes(new URL(src).origin))) return [];
    const message = `Browsers block the map ${src}. It must be from ${MAP_ORIGINS.join(" or ")}.`;
    return [{ page, pointer: "/mapEmbed/src", message }];
  },
};
