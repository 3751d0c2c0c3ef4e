/**
 * The colors of the site. CSS and SVG files repeat them because they cannot import them, and `tests/palette.test.ts`
 * checks that they agree. Other modules import this table.
 */

export interface ColorPair {
  /** Color in the light scheme, as `#rrggbb`. */
  light: string;
  dark: string;
}

/** Colors of text, surfaces and controls. Each key is a custom property of `site/styles/tokens.css` without `--`. */
export const PALETTE = {
  paper: { light: "#fbf7ef", dark: "#0f1626" },
  panel: { light: "#f3ecdd", dark: "#161f36" },
  ink: { light: "#1b2430", dark: "#f1eadb" },
  muted: { light: "#4a5563", dark: "#b3bbc8" },
  rule: { light: "#d9cfb9", dark: "#33405f" },
  night: { light: "#14203a", dark: "#080d19" },
  "on-night": inBothSchemes("#f6efdf"),
  "on-night-muted": inBothSchemes("#bcc5d6"),
  "night-rule": inBothSchemes("#3a4868"),
  amber: { light: "#b4530a", dark: "#f2a33a" },
  "cta-ground": { light: "#b4530a", dark: "#8a420b" },
  "on-amber": { light: "#ffffff", dark: "#0f1626" },
  error: { light: "#a01c1c", dark: "#ffb4a8" },
  sky: { light: "#1f5a8a", dark: "#8cc0ea" },
  field: { light: "#2f5d3a", dark: "#9ccb9f" },
  barn: { light: "#8c2f23", dark: "#f0a08f" },
  plum: { light: "#5b3a63", dark: "#d3aedd" },
  "on-tone": { light: "#ffffff", dark: "#0f1626" },
  tint: { light: "#1f4a66", dark: "#a9c6dd" },
} as const satisfies Record<string, ColorPair>;

/** Color of links, rules and labels on the pages of each line of business. */
export const LINE_TINTS = {
  commercial: PALETTE.sky,
  farm: PALETTE.field,
  personal: PALETTE.barn,
  medicare: PALETTE.plum,
} as const satisfies Record<string, ColorPair>;

/** A line of business that has its own tint. */
export type TintLine = keyof typeof LINE_TINTS;

/** Parts of the illustrations whose colors depend on the line of business, from top to bottom. */
const SCENE_PARTS = ["sky-1", "sky-2", "sky-3", "far", "middle", "near", "ground", "detail"] as const;

/** Colors of illustrations without a line of business, keyed as in `site/styles/scenes.css` without `--scene-`. */
export const SCENE_COLORS = {
  ...inParts(
    ["#3a5680", "#d48b78", "#f7d79f", "#84707c", "#566a5a", "#37503f", "#223833", "#172623"],
    ["#0b1428", "#1c2c4e", "#47608a", "#2b3d60", "#1d2c48", "#142036", "#0c1526", "#060b16"],
  ),
  paper: { light: "#fdf0d3", dark: "#b7c6de" },
  light: inBothSchemes("#ffc04a"),
  flame: inBothSchemes("#fff0cc"),
  night: { light: "#3f587c", dark: "#24345a" },
} as const satisfies Record<string, ColorPair>;

/** Illustration colors that a line of business changes. */
export const LINE_SCENE_COLORS = {
  commercial: inParts(
    ["#1f5a8a", "#74a5bf", "#f5e2b8", "#5b86a2", "#30628a", "#1e456b", "#142f4c", "#0d1f35"],
    ["#071a30", "#143a5e", "#3f7aa8", "#1f4c72", "#143655", "#0d263f", "#081a2d", "#040d19"],
  ),
  farm: inParts(
    ["#2f6a49", "#93b380", "#f5e5ac", "#6f9469", "#437449", "#2b563b", "#1a3b2b", "#11281e"],
    ["#07190f", "#163d2a", "#487c58", "#28553a", "#193d28", "#102b1c", "#0a1d13", "#050f09"],
  ),
  personal: inParts(
    ["#8c2f23", "#d77d4d", "#f8d898", "#ac6049", "#7a372d", "#522427", "#36191f", "#241016"],
    ["#1d0b0d", "#4c1c1c", "#98483a", "#662d2a", "#451d1e", "#2f1316", "#1f0c0f", "#110607"],
  ),
  medicare: inParts(
    ["#5b3a63", "#b384a2", "#f7d9b5", "#8d6890", "#604573", "#433158", "#2b2141", "#1c152d"],
    ["#150d1d", "#382345", "#79568a", "#513661", "#382446", "#261931", "#190f22", "#0d0713"],
  ),
} as const satisfies Record<TintLine, Partial<Record<keyof typeof SCENE_COLORS, ColorPair>>>;

/** Sky of the drawing in emails, from top to bottom. The first color lies halfway between the night and the second. */
export const EMAIL_SKIES: Readonly<Record<TintLine, readonly string[]>> = {
  commercial: ["#1a3d62", ...skyOf("commercial")],
  farm: ["#224542", ...skyOf("farm")],
  personal: ["#50282f", ...skyOf("personal")],
  medicare: ["#382d4f", ...skyOf("medicare")],
};

/** Colors that only one drawing uses: the buildings in emails, and the land of `site/illustrations/icon.svg`. */
export const DRAWING_COLORS = { emailSilhouette: "#0b1326", iconLand: "#2f4d6e" } as const;

function inBothSchemes(color: string): ColorPair {
  return { light: color, dark: color };
}

function skyOf(line: TintLine): string[] {
  return (["sky-1", "sky-2", "sky-3"] as const).map((name) => LINE_SCENE_COLORS[line][name].light);
}

/** Gives each part of an illustration its colors, in the order of the parts. */
function inParts(light: readonly string[], dark: readonly string[]) {
  const pairs = SCENE_PARTS.map((part, index) => [part, { light: light[index], dark: dark[index] }]);
  return Object.fromEntries(pairs) as Record<(typeof SCENE_PARTS)[number], ColorPair>;
}
