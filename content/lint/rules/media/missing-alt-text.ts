import type { Rule } from "#content/lint/model/rule.ts";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { child, isObject } from "#schemas/json.ts";

export const missingAltText: Rule = {
  code: "media/alt",
  severity: "error",
  title: "An image has no alternative text",
  why: "People who cannot see the image do not learn what it shows. The name of a team member describes the portrait, and previews of shared links need no alternative text.",
  fix: "Describe the image in imageAlt.",
  source: "WCAG 2.2, success criterion 1.1.1",
  checkDocument: ({ page, content, images }) => {
    if (images.length === 0) return [];
    return [...walk(content, shapeFor(page))].flatMap(({ pointer, value, shape }) => {
      if (shape.kind !== "object" || !shape.keys.has("imageAlt") || !isObject(value)) return [];
      const { image, imageAlt = "" } = value;
      if (image === undefined || String(imageAlt).trim() !== "") return [];
      const message = `The image ${image} has no alternative text. Describe it in \`imageAlt\`.`;
      return [{ page, pointer: child(pointer, "image"), message }];
    });
  },
};
