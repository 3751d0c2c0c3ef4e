/** What the policy of pages keeps browsers from loading. */
import { MAP_ORIGINS } from "#schemas/headers/csp.ts";
import { type Rule, siteUrl, valuesOfKind } from "./rule.ts";

export const externalMaps: Rule = ({ pages }) =>
  [...pages].flatMap(([page, { mapEmbed }]) => {
    const src = mapEmbed?.src;
    if (src === undefined || MAP_ORIGINS.includes(originOf(src))) return [];
    const message = `Pages cannot show ${src}, which is not from ${MAP_ORIGINS.join(" or ")}.`;
    return [{ code: "map/elsewhere", page, pointer: "/mapEmbed/src", message }];
  });

/** But for those of shared links, which no page shows. */
export const externalImages: Rule = (content) =>
  valuesOfKind(content, "media").flatMap(({ page, pointer, value }) => {
    if (typeof value !== "string" || !/^https?:/.test(value) || pointer.startsWith("/meta/")) return [];
    if (originOf(value) === siteUrl(content.site)?.origin) return [];
    return [
      { code: "media/elsewhere", page, pointer, message: `Pages cannot show ${value}, which is not on this site.` },
    ];
  });

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "";
}
