import { sortByHue } from "./colors.ts";
import type { ResolvedTheme } from "./resolve-theme.ts";

/** Meanings of color names in content, with patterns for names such as `blue` and `bg-blue-700`: a hue in degrees, or a tone. */
const NAMES: readonly [names: RegExp, meaning: number | "accent" | "night"][] = [
  [/amber|orange|yellow/, "accent"],
  [/blue|sky|navy|indigo/, 250],
  [/green|emerald|teal/, 150],
  [/red|rose|maroon/, 28],
  [/purple|violet|plum/, 315],
  [/black|gr[ae]y|slate|dark/, "night"],
];

/**
 * Returns the id of the tint that a color name in content means, `accent`, `night`, or undefined for any other text. It is
 * the tint with that id, or else the one with the nearest hue. Content cannot set exact colors, because each tint has a text
 * color that is readable in light and dark.
 */
export function resolveTint(color: string | undefined, { tints }: Pick<ResolvedTheme, "tints">): string | undefined {
  const name = color?.trim().toLowerCase() ?? "";
  if (tints.some(({ id }) => id === name)) return name;
  const meaning = NAMES.find(([names]) => names.test(name))?.[1];
  if (typeof meaning !== "number") return meaning;
  return sortByHue(tints, meaning)[0]?.id;
}
