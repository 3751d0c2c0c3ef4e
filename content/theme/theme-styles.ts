import { type ColorPair, checkedHex } from "./colors.ts";
import type { ResolvedTheme } from "./resolve-theme.ts";

/** Factor of the sizes of headings and large texts. */
const SCALES: Readonly<Record<ResolvedTheme["scale"], number>> = { compact: 0.875, standard: 1, generous: 1.125 };

/**
 * Renders the custom properties of a theme as CSS for a style element of pages and the admin. They are in the layer of the
 * tokens, so that print styles and the admin can change them.
 * @throws Error for colors that are not `#rrggbb` and for ids that are not ids, which could end the style element
 */
export function themeStyles({ colors, tints, scenery, scale, radius }: ResolvedTheme): string {
  const { primary, ink, muted, ...roles } = colors;
  const root = [
    ...declare("--", { tint: primary, ink, muted, ...roles }),
    ...declare("--scene-", scenery),
    `--scale:${SCALES[scale]}`,
    `--radius:${Number(radius)}px`,
  ];
  const rules = [
    rule(":root", root),
    ...tints.map(({ id, color, scene }) =>
      tintRule(id, [...declare("--", { tint: color }), ...declare("--scene-", scene)]),
    ),
    tintRule("accent", ["--tint:var(--accent)"]),
    tintRule("night", declare("--", { tint: { light: ink.light, dark: muted.dark } })),
  ];
  return `@layer tokens{${rules.join("")}}`;
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(";")}}`;
}

function tintRule(id: string, declarations: readonly string[]): string {
  if (!/^[a-z0-9-]+$/.test(id))
    throw new Error(`"${id}" is not the id of a tint. Use small letters, digits and hyphens.`);
  return rule(`[data-tint="${id}"]`, declarations);
}

function declare(prefix: string, colors: Readonly<Record<string, ColorPair>>): string[] {
  return Object.entries(colors).map(([name, pair]) => {
    const [light, dark] = [checkedHex(pair.light), checkedHex(pair.dark)];
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${prefix}${property}:${light === dark ? light : `light-dark(${light},${dark})`}`;
  });
}
