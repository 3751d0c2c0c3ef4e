/** Colors of illustrations that follow from a tint: dusk in the light scheme, night in the dark one. */
import { type ColorPair, fromOklch, hueOf, hueTurn, type Scheme, toOklch } from "./colors.ts";

/** Parts of the illustrations whose colors depend on the line of business, from top to bottom. */
export const SCENE_PARTS = ["sky-1", "sky-2", "sky-3", "far", "middle", "near", "ground", "detail"] as const;
export type ScenePart = (typeof SCENE_PARTS)[number];
export type Scene = Readonly<Record<ScenePart, ColorPair>>;

/** Lightness of a part, its chroma as a share of the tint's, and its turn in degrees: to the sun, or away from it if negative. */
type Profile = readonly [lightness: number, chroma: number, turn: number];

/** Means of four scenes that were drawn by hand, in blue, green, red and purple. */
const PROFILES: Readonly<Record<Scheme, Readonly<Record<ScenePart, Profile>>>> = {
  light: {
    "sky-1": [0.445, 1, 0],
    "sky-2": [0.695, 0.87, 18],
    "sky-3": [0.907, 0, 0],
    far: [0.592, 0.83, 8],
    middle: [0.464, 0.91, 0],
    near: [0.369, 0.76, -8],
    ground: [0.289, 0.58, -14],
    detail: [0.229, 0.45, -18],
  },
  dark: {
    "sky-1": [0.191, 0.38, -9],
    "sky-2": [0.316, 0.71, -7],
    "sky-3": [0.525, 0.98, 0],
    far: [0.393, 0.82, -4],
    middle: [0.31, 0.66, -7],
    near: [0.25, 0.51, -9],
    ground: [0.2, 0.39, -10],
    detail: [0.149, 0.26, -10],
  },
};

/** Hues of the low sun and of the sky opposite to it. */
const [SUN_HUE, SHADE_HUE] = [84, 265];
/** Low sky at dusk, which is warm whatever the tint, and the sky above it on pages without one. */
const LOW_SKY = { l: 0.907, c: 0.07, h: SUN_HUE };
const ROSE_SKY = { l: 0.706, c: 0.094, h: 35 };
/** Chroma of tints that give scenes like the drawn ones. */
const [LEAST_CHROMA, MOST_CHROMA] = [0.03, 0.13];
/** The same on pages without a line of business, where the land has little color under a wide sky. */
const [SCENERY_CHROMA, LAND_CHROMA] = [0.08, 0.045];

/** Derives the colors of a scene from the light color of a tint. Grays get the blue of the evening. */
export function sceneOf(tint: string, mostChroma = MOST_CHROMA): Scene {
  const hue = hueOf(tint) ?? SHADE_HUE;
  const chroma = Math.min(Math.max(toOklch(tint).c, LEAST_CHROMA), mostChroma);
  return mapParts((part) => {
    const color = (scheme: Scheme) => {
      const [l, share, turn] = PROFILES[scheme][part];
      const way = hueTurn(hue, turn > 0 ? SUN_HUE : SHADE_HUE);
      const h = hue + Math.sign(way) * Math.min(Math.abs(turn), Math.abs(way));
      return share === 0 ? fromOklch(LOW_SKY) : fromOklch({ l, c: chroma * share, h });
    };
    return { light: color("light"), dark: color("dark") };
  });
}

/** Derives the colors of illustrations on pages without a line of business. */
export function sceneryOf(primary: string): Scene {
  const sky = sceneOf(primary, SCENERY_CHROMA);
  const land = sceneOf(primary, LAND_CHROMA);
  const scene = mapParts((part) => ({
    light: (part.startsWith("sky") ? sky : land)[part].light,
    dark: sky[part].dark,
  }));
  return { ...scene, "sky-2": { ...scene["sky-2"], light: fromOklch(ROSE_SKY) } };
}

export function mapParts<Value>(describe: (part: ScenePart, index: number) => Value): Record<ScenePart, Value> {
  const entries = SCENE_PARTS.map((part, index) => [part, describe(part, index)] as const);
  return Object.fromEntries(entries) as Record<ScenePart, Value>;
}
