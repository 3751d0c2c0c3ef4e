import type { Rule } from "#content/lint/model/rule.ts";

export const externalImages: Rule = {
  code: "media/elsewhere",
  severity: "error",
  title: "An image is on another website",
  why: "The Content Security Policy of the pages makes browsers block it. Images in `meta` are exempt, because only previews of shared links show them.",
  fix: "Put the file in the `media` folder next to site.json and use its name.",
  checkDocument: ({ page, images }, { url }) =>
    images.flatMap(({ stored, pointer }) => {
      if (!/^https?:/.test(stored) || pointer.startsWith("/meta/")) return [];
      if (URL.canParse(stored) && new URL(stored).origin === url?.origin) return [];
      return [{ page, pointer, message: `Browsers block the image ${stored}, because it is on another website.` }];
    }),
};
