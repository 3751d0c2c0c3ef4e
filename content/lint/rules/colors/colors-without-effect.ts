import type { Rule } from "#content/lint/model/rule.ts";
import { child } from "#schemas/json.ts";
import { resolveTone, TONE_NAMES } from "#schemas/values/resolve-tone.ts";

/** The text color of pages in the light scheme. A text that asks for it is not reported. */
const WHITE = /white|^#fff(?:fff)?$/i;

const colorNames = new Intl.ListFormat("en-US", { type: "disjunction" }).format(TONE_NAMES);

export const colorsWithoutEffect: Rule = {
  code: "color/no-effect",
  severity: "warning",
  title: "A color has no effect",
  why: "Pages show the colors of the site instead. Each background has one text color, which is readable in light and dark.",
  fix: `Choose one of these words as the background color: ${colorNames}. Remove any other color, and the text color.`,
  checkDocument: ({ page, pageContent }) =>
    (["hero", "cta"] as const).flatMap((section) => {
      const { backgroundColor, textColor } = pageContent?.[section] ?? {};
      const reported = [
        ["backgroundColor", backgroundColor && resolveTone(backgroundColor) === undefined ? backgroundColor : ""],
        ["textColor", textColor && !WHITE.test(textColor) ? textColor : ""],
      ] as const;
      return reported.flatMap(([key, color]) =>
        color
          ? [
              {
                page,
                pointer: child(`/${section}`, key),
                message: `The color "${color}" has no effect.`,
                phrase: color,
              },
            ]
          : [],
      );
    }),
};
