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

/**
 * Colors of the illustrations on pages without a line of business. Each key is a custom property of
 * `site/styles/scenes.css` without `--scene-`.
 */
export const SCENE_COLORS = {
  "sky-1": { light: "#3a5680", dark: "#0b1428" },
  "sky-2": { light: "#d48b78", dark: "#1c2c4e" },
  "sky-3": { light: "#f7d79f", dark: "#47608a" },
  far: { light: "#84707c", dark: "#2b3d60" },
  middle: { light: "#566a5a", dark: "#1d2c48" },
  near: { light: "#37503f", dark: "#142036" },
  ground: { light: "#223833", dark: "#0c1526" },
  detail: { light: "#172623", dark: "#060b16" },
  paper: { light: "#fdf0d3", dark: "#b7c6de" },
  light: inBothSchemes("#ffc04a"),
  flame: inBothSchemes("#fff0cc"),
  night: { light: "#3f587c", dark: "#24345a" },
} as const satisfies Record<string, ColorPair>;

/** Illustration colors that a line of business changes. */
export const LINE_SCENE_COLORS = {
  commercial: {
    "sky-1": { light: "#1f5a8a", dark: "#071a30" },
    "sky-2": { light: "#74a5bf", dark: "#143a5e" },
    "sky-3": { light: "#f5e2b8", dark: "#3f7aa8" },
    far: { light: "#5b86a2", dark: "#1f4c72" },
    middle: { light: "#30628a", dark: "#143655" },
    near: { light: "#1e456b", dark: "#0d263f" },
    ground: { light: "#142f4c", dark: "#081a2d" },
    detail: { light: "#0d1f35", dark: "#040d19" },
  },
  farm: {
    "sky-1": { light: "#2f6a49", dark: "#07190f" },
    "sky-2": { light: "#93b380", dark: "#163d2a" },
    "sky-3": { light: "#f5e5ac", dark: "#487c58" },
    far: { light: "#6f9469", dark: "#28553a" },
    middle: { light: "#437449", dark: "#193d28" },
    near: { light: "#2b563b", dark: "#102b1c" },
    ground: { light: "#1a3b2b", dark: "#0a1d13" },
    detail: { light: "#11281e", dark: "#050f09" },
  },
  personal: {
    "sky-1": { light: "#8c2f23", dark: "#1d0b0d" },
    "sky-2": { light: "#d77d4d", dark: "#4c1c1c" },
    "sky-3": { light: "#f8d898", dark: "#98483a" },
    far: { light: "#ac6049", dark: "#662d2a" },
    middle: { light: "#7a372d", dark: "#451d1e" },
    near: { light: "#522427", dark: "#2f1316" },
    ground: { light: "#36191f", dark: "#1f0c0f" },
    detail: { light: "#241016", dark: "#110607" },
  },
  medicare: {
    "sky-1": { light: "#5b3a63", dark: "#150d1d" },
    "sky-2": { light: "#b384a2", dark: "#382345" },
    "sky-3": { light: "#f7d9b5", dark: "#79568a" },
    far: { light: "#8d6890", dark: "#513661" },
    middle: { light: "#604573", dark: "#382446" },
    near: { light: "#433158", dark: "#261931" },
    ground: { light: "#2b2141", dark: "#190f22" },
    detail: { light: "#1c152d", dark: "#0d0713" },
  },
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
