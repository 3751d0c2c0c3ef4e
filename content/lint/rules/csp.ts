/** Rules for maps and images that the Content Security Policy of pages blocks. */
import { MAP_ORIGINS } from "#schemas/headers/csp.ts";
import { type Rule, siteUrl, valuesOfKind } from "./rule.ts";

/** Reports embedded maps from unsupported origins. */
export const externalMaps: Rule = ({ pages }) =>
  [...pages].flatMap(([page, { mapEmbed }]) => {
    const src = mapEmbed?.src;
    if (src === undefined || MAP_ORIGINS.includes(originOf(src))) return [];
    const message = `Browsers block the map ${src}. It must be from ${MAP_ORIGINS.join(" or ")}.`;
    return [{ code: "map/elsewhere", page, pointer: "/mapEmbed/src", message }];
  });

/** Reports images on other websites. Images in `meta` are exempt, because only previews of shared links show them. */
export const externalImages: Rule = (content) =>
  valuesOfKind(content, "media").flatMap(({ page, pointer, value }) => {
    if (typeof value !== "string" || !/^https?:/.test(value) || pointer.startsWith("/meta/")) return [];
    if (originOf(value) === siteUrl(content.site)?.origin) return [];
    const message = `Browsers block the image ${value}, because it is on another website.`;
    return [{ code: "media/elsewhere", page, pointer, message }];
  });

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "";
}
