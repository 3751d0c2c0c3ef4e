import type { TintLine } from "./scene-of.ts";

/**
 * The colors of the pictures as `styles/scenes.css` sets them, for a renderer that knows no custom properties.
 * Takes the text of that file; answers each property (`--scene-…`) with its literal color.
 */
export function sceneColors(css: string, line: TintLine | undefined, scheme: "light" | "dark"): Record<string, string> {
  const rulesOf = (selector: string) => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const rules = rulesOf(":root") + (line ? rulesOf(`[data-line="${line}"]`) : "");
  return Object.fromEntries(
    [...rules.matchAll(/(--scene-[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
      ([, name = "", light, dark, both]) => [name, (scheme === "light" ? light : dark) ?? both ?? ""],
    ),
  );
}
