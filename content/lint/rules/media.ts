import { defineRule, type Rule, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { MAP_ORIGINS } from "#schemas/headers/csp.ts";

export const MEDIA_RULES: readonly Rule[] = [
  defineRule<{ file: string; suggestion?: string }>({
    code: "media/missing",
    title: "An image file is missing",
    why: "The page shows a placeholder instead of the image.",
    fix: "Put the file in the `media` folder next to site.json, or correct its name. File names are case-sensitive.",
    formFix: "Add the photo under Photos, then choose it here.",
    message: ({ file, suggestion }) => `The file media/${file} does not exist.${didYouMean(suggestion)}`,
    checkDocument: ({ page, images }, { surroundings: { media } }) =>
      images.flatMap(({ stored, pointer }) => {
        const isAddress = /^(?:https?:\/\/|\/)/.test(stored);
        if (media === undefined || isAddress || media.has(stored)) return [];
        return [{ page, pointer, ...suggesting({ file: stored }, closest(stored, media)) }];
      }),
  }),
  defineRule<{ image: string }>({
    code: "media/alt",
    title: "An image has no alternative text",
    why: "People who cannot see the image do not learn what it shows. The name of a team member describes the portrait, and previews of shared links need no alternative text.",
    fix: "Describe the image in imageAlt.",
    formFix: "Describe the photo for people who can't see it.",
    source: "WCAG 2.2, success criterion 1.1.1",
    message: ({ image }, words) =>
      `The image ${image} has no alternative text. Describe it in ${words.field("imageAlt")}.`,
    checkDocument: ({ page, images }) =>
      images.flatMap((text) => {
        const alternative = text.key === "image" ? text.beside("imageAlt") : undefined;
        if (alternative === undefined || String(alternative ?? "").trim() !== "") return [];
        return [{ page, pointer: text.pointer, params: { image: text.stored } }];
      }),
  }),
  defineRule<{ image: string }>({
    code: "media/elsewhere",
    title: "An image is on another website",
    why: "The Content Security Policy of the pages makes browsers block it. Images in `meta` are exempt, because only previews of shared links show them.",
    fix: "Put the file in the `media` folder next to site.json and use its name.",
    formFix: "Add the photo under Photos, then choose it here.",
    message: ({ image }) => `Browsers block the image ${image}, because it is on another website.`,
    checkDocument: ({ page, images }, { url }) =>
      images.flatMap(({ stored, pointer }) => {
        if (!/^https?:/.test(stored) || pointer.startsWith("/meta/")) return [];
        if (URL.canParse(stored) && new URL(stored).origin === url?.origin) return [];
        return [{ page, pointer, params: { image: stored } }];
      }),
  }),
  defineRule<{ src: string }>({
    code: "map/elsewhere",
    title: "A map comes from an unsupported website",
    why: "The Content Security Policy of the pages makes browsers block it.",
    fix: "Use the embed address from OpenStreetMap or Google Maps.",
    message: ({ src }) => `Browsers block the map ${src}. It must be from ${MAP_ORIGINS.join(" or ")}.`,
    checkDocument: ({ page, pageContent }) => {
      const src = pageContent?.mapEmbed?.src;
      if (src === undefined || (URL.canParse(src) && MAP_ORIGINS.includes(new URL(src).origin))) return [];
      return [{ page, pointer: "/mapEmbed/src", params: { src } }];
    },
  }),
];
