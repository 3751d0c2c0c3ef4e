import { defineRule } from "#content/lint/model/rule.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { resolveTint } from "#content/theme/tone.ts";
import { child } from "#schemas/json.ts";

/** The text color of pages in the light scheme. A text that asks for it is not reported. */
const WHITE = /white|^#fff(?:fff)?$/i;

export const colorsWithoutEffect = defineRule<{ color: string }>({
  code: "color/no-effect",
  severity: "warning",
  title: "A color has no effect",
  why: "Pages show the colors of the site instead. Each background has one text color, which is readable in light and dark.",
  fix: "Choose one of these words as the background color: amber, blue, green, red, purple or black. Remove any other color, and the text color.",
  message: ({ color }) => `The color "${color}" has no effect.`,
  checkDocument: ({ page, pageContent }, { theme }) =>
    (["hero", "cta"] as const).flatMap((section) => {
      const { backgroundColor = "", textColor = "" } = pageContent?.[section] ?? {};
      const isUsed = {
        backgroundColor: resolveTint(backgroundColor, resolveTheme(theme)) !== undefined,
        textColor: WHITE.test(textColor),
      };
      return Object.entries({ backgroundColor, textColor }).flatMap(([key, color]) => {
        const finding = { page, pointer: child(`/${section}`, key), params: { color }, phrase: color };
        return color === "" || isUsed[key as keyof typeof isUsed] ? [] : [finding];
      });
    }),
});
