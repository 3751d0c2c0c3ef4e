/** Pictures. */

import { closest, didYouMean } from "#content/importer/suggest.ts";
import { child, isObject } from "#schemas/json.ts";
import { type Rule, valuesOfKind } from "./rule.ts";

export const missingFiles: Rule = (content) =>
  valuesOfKind(content, "media").flatMap(({ page, pointer, value }) => {
    if (typeof value !== "string" || isAddress(value) || content.media.has(value)) return [];
    const suggestion = closest(value, content.media);
    const message = `There is no file media/${value}.${didYouMean(suggestion)}`;
    return [{ code: "media/missing", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });

/** Of pictures that the model has alternative text for: a portrait has its name, and shared links show a picture alone. */
export const missingAltText: Rule = (content) =>
  valuesOfKind(content, "object").flatMap(({ page, pointer, value, shape }) => {
    if (!shape.keys.has("imageAlt") || !isObject(value)) return [];
    const { image, imageAlt = "" } = value;
    if (image === undefined || String(imageAlt).trim() !== "") return [];
    const message = `The picture ${image} has no imageAlt beside it.`;
    return [{ code: "media/alt", page, pointer: child(pointer, "image"), message }];
  });

function isAddress(media: string): boolean {
  return /^(?:https?:\/\/|\/)/.test(media);
}
