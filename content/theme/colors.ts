/** Arithmetic with colors, as `#rrggbb`. OKLCH keeps the lightness that people see when hue or chroma change. */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from "culori/fn";

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode);
const toRgb = converter("rgb");
const toOklchColor = converter("oklch");

/** Scheme of colors that a visitor's device asks for. */
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A color in each scheme, as `#rrggbb`. */
export type ColorPair = Readonly<Record<Scheme, string>>;

/** Hues of colors with less chroma are the noise of rounding. */
const GRAY_CHROMA = 0.004;

/** Returns the color in lower case, as style sheets and SVG get it. @throws Error for any other text */
export function checkedHex(color: string): string {
  const hex = color.toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(hex))
    throw new Error(`"${color}" is not a color. Write it as # and six hexadecimal digits.`);
  return hex;
}

/** Returns coordinates in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, and hue in degrees. */
export function toOklch(color: string) {
  const { l = 0, c = 0, h = 0 } = toOklchColor(color) ?? {};
  return { l, c, h };
}

/** Returns the color with the coordinates. A chroma that screens cannot show becomes the largest that they can. */
export function fromOklch({ l, c, h }: ReturnType<typeof toOklch>): string {
  const lightness = Math.min(Math.max(l, 0), 1);
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c: Math.max(c, 0), h: (h + 360) % 360 }, "oklch"));
}

/** Returns the hue in degrees, or undefined for a gray. */
export function hueOf(color: string): number | undefined {
  const { c, h } = toOklch(color);
  return c < GRAY_CHROMA ? undefined : h;
}

/** Returns the turn from one hue to another by the shorter way, from -180 to 180 degrees. */
export function hueTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Returns the difference of a color's hue from another, which for grays is the largest. */
export function hueDistance(color: string, hue: number): number {
  const own = hueOf(color);
  return own === undefined ? 180 : Math.abs(hueTurn(own, hue));
}

/** Sorts tints by the difference of their hue from another. */
export function sortByHue<Tint extends { color: ColorPair }>(tints: readonly Tint[], hue: number): Tint[] {
  const distances = new Map(tints.map((tint) => [tint, hueDistance(tint.color.light, hue)]));
  return [...tints].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Mixes a share from 0 to 1 of a color with another, as `color-mix(in srgb, …)` and opacity do. */
export function mixColors(color: string, share: number, other: string): string {
  const [top, ground] = [toRgb(color), toRgb(other)];
  if (top === undefined || ground === undefined) throw new Error(`Cannot mix "${color}" with "${other}".`);
  const mix = (channel: "r" | "g" | "b") => top[channel] * share + ground[channel] * (1 - share);
  return formatHex({ mode: "rgb", r: mix("r"), g: mix("g"), b: mix("b") });
}

/** Returns the contrast ratio of two colors, from 1 to 21, as WCAG 2 defines it. */
export const contrastOf: (color: string, other: string) => number = wcagContrast;

export const [BLACK, WHITE] = [0, 1].map((l) => fromOklch({ l, c: 0, h: 0 })) as [string, string];

/** Steps between the lightness of colors that are tried: about those of 8-bit gray. */
const LIGHTNESS_STEP = 1 / 256;

/**
 * Returns the color nearest in lightness that passes. Its hue stays, and its chroma where screens can show it. If neither black
 * nor white passes, it is the color itself.
 */
export function nearestPassing(color: string, passes: (color: string) => boolean): string {
  if (passes(color) || !(passes(BLACK) || passes(WHITE))) return color;
  const { l, ...rest } = toOklch(color);
  for (let distance = LIGHTNESS_STEP; distance <= 1 + LIGHTNESS_STEP; distance += LIGHTNESS_STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < -LIGHTNESS_STEP || lightness > 1 + LIGHTNESS_STEP) continue;
      const candidate = fromOklch({ ...rest, l: lightness });
      if (passes(candidate)) return candidate;
    }
  }
  return color;
}
