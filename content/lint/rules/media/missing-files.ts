import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";

export const missingFiles: Rule = {
  code: "media/missing",
  severity: "error",
  title: "An image file is missing",
  why: "The page shows a placeholder instead of the image.",
  fix: "Put the file in the `media` folder next to site.json, or correct its name. File names are case-sensitive.",
  checkDocument: ({ page, images }, { media }) =>
    images.flatMap(({ stored, pointer }) => {
      if (media === undefined || isAddress(stored) || media.has(stored)) return [];
      const suggestion = closest(stored, media);
      const message = `The file media/${stored} does not exist.${didYouMean(suggestion)}`;
      return [{ page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
    }),
};

function isAddress(media: string): boolean {
  return /^(?:https?:\/\/|\/)/.test(media);
}
