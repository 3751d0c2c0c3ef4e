/** Rules for images. */
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child, isObject } from "#schemas/json.ts";
import { type Rule, valuesOfKind } from "./rule.ts";

/** Reports image names without a file in `media`. */
export const missingFiles: Rule = (content) =>
  valuesOfKind(content, "media").flatMap(({ page, pointer, value }) => {
    if (typeof value !== "string" || isAddress(value) || content.media.has(value)) return [];
    const suggestion = closest(value, content.media);
    const message = `The file media/${value} does not exist.${didYouMean(suggestion)}`;
    return [{ code: "media/missing", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });

/**
 * Reports images without alternative text (WCAG 2.2, success criterion 1.1.1).
 * Only sections with a field `imageAlt` are checked: the name of a team member describes the portrait, and previews of
 * shared links need no alternative text.
 */
export const missingAltText: Rule = (content) =>
  valuesOfKind(content, "object").flatMap(({ page, pointer, value, shape }) => {
    if (!shape.keys.has("imageAlt") || !isObject(value)) return [];
    const { image, imageAlt = "" } = value;
    if (image === undefined || String(imageAlt).trim() !== "") return [];
    const message = `The image ${image} has no alternative text. Describe it in \`imageAlt\`.`;
    return [{ code: "media/alt", page, pointer: child(pointer, "image"), message }];
  });

function isAddress(media: string): boolean {
  return /^(?:https?:\/\/|\/)/.test(media);
}
