import type { Color, Theme, ThemeScene, ThemeTint } from "#schemas/generated/theme.ts";
import { type KnownColors, passes, RESOLUTION_ORDER, type Role } from "./color-pairs.ts";
import {
  BLACK,
  type ColorPair,
  checkedHex,
  contrastOf,
  fromOklch,
  hueDistance,
  hueOf,
  hueTurn,
  nearestPassing,
  type Scheme,
  sortByHue,
  toOklch,
  WHITE,
} from "./colors.ts";
import { mapParts, type Scene, type ScenePart, sceneOf, sceneryOf } from "./scene-colors.ts";

export type ResolvedTint = { id: string; color: ColorPair; scene: Scene };

/** Theme with everything that follows from what it gives. Colors are `#rrggbb` in lower case. */
export interface ResolvedTheme {
  colors: Readonly<Record<Role, ColorPair>>;
  /** Tints of the theme in its order, and others up to four. */
  tints: readonly ResolvedTint[];
  /** Colors of illustrations on pages without a line of business. */
  scenery: Readonly<Record<ScenePart | "paper" | "light" | "flame" | "night", ColorPair>>;
  font: NonNullable<Theme["font"]>;
  scale: NonNullable<Theme["scale"]>;
  /** Radius of corners in pixels. */
  radius: number;
  logo: Theme["logo"];
  scene: NonNullable<Theme["scene"]>;
}

/** Values of an empty theme. */
const DEFAULTS = {
  primary: "#1f4a66",
  accent: "#b4530a",
  error: "#a01c1c",
  good: "#2f5d3a",
  light: "#ffc04a",
  flame: "#fff0cc",
  font: "fraunces",
  scale: "standard",
  radius: 2,
  scene: "prairie",
} as const;

/** Lightness and chroma in each scheme of the colors that have a trace of the hue of `primary`. */
const NEUTRALS: Readonly<Partial<Record<Role, Readonly<Record<Scheme, readonly [l: number, c: number]>>>>> = {
  paper: { light: [0.979, 0.006], dark: [0.202, 0.027] },
  panel: { light: [0.947, 0.012], dark: [0.243, 0.036] },
  night: { light: [0.247, 0.053], dark: [0.161, 0.027] },
  muted: { light: [0.445, 0.027], dark: [0.79, 0.02] },
  ink: { light: [0.257, 0.026], dark: [0.938, 0.012] },
  rule: { light: [0.86, 0.022], dark: [0.374, 0.046] },
  onNight: { light: [0.953, 0.012], dark: [0.953, 0.012] },
  onNightMuted: { light: [0.822, 0.026], dark: [0.822, 0.026] },
  nightRule: { light: [0.404, 0.056], dark: [0.404, 0.056] },
};

/** Chroma of `primary` from which on the neutral colors have their full trace of it. */
const VIVID_CHROMA = 0.06;

/** Least difference in hue between links and derived buttons. */
const LEAST_ACCENT_TURN = 60;

/** Fewest tints: one for each of the usual lines of business. */
const LEAST_TINTS = 4;
/** Turns of the hue of `primary` that give tints which go with it, and lightness and chroma of these. */
const TINT_TURNS = [0, 145, 265, 75];
const TINT = { l: 0.44, c: 0.092 };
/** A theme's color of success is its tint near green, if it has one. */
const GREEN = { hue: 150, reach: 30 };
const ORANGE = { hue: 55, reach: 22, turn: 18 };

/**
 * Derives everything that a theme leaves out. Given colors stay as they are, also where their contrast is too low, unless
 * `settlesGiven` replaces them by the nearest ones that pass.
 */
export function resolveTheme(theme: Theme, { settlesGiven = false } = {}): ResolvedTheme {
  const colors: Partial<Record<Role, ColorPair>> = {};
  const tints: ResolvedTint[] = [];
  const known: KnownColors = { colors, tints };
  /** The derived color of the dark scheme may follow from the light one. */
  const settle = (role: Role | "tint", given: Color | undefined, derive: (scheme: Scheme, light: string) => string) => {
    const finish = (scheme: Scheme, givenColor: string | undefined, derived: () => string) => {
      if (givenColor !== undefined && !settlesGiven) return givenColor;
      return nearestPassing(givenColor ?? derived(), (color) => passes(known, role, scheme, color));
    };
    const { light: givenLight, dark: givenDark } = readColor(given);
    const light = finish("light", givenLight, () => derive("light", ""));
    return { light, dark: finish("dark", givenDark, () => derive("dark", light)) };
  };
  const seed = readSeed(theme);
  for (const role of RESOLUTION_ORDER) {
    if (role !== "tint") {
      const given = role === "good" ? undefined : theme.colors?.[role];
      colors[role] = settle(role, given, (scheme, light) => deriveColor(role, scheme, light, known, seed));
      continue;
    }
    for (const { id, color, scene, derived = "" } of listTints(theme, seed)) {
      const pair = settle(role, color, (scheme, light) => (scheme === "light" ? derived : inDarkScheme(role, light)));
      tints.push({ id, color: pair, scene: scene ? readScene(scene) : sceneOf(pair.light) });
    }
  }
  const { logo, font, scale, radius, scene } = { ...DEFAULTS, ...theme };
  const complete = colors as Record<Role, ColorPair>;
  return { colors: complete, tints, scenery: resolveScenery(theme, complete), font, scale, radius, logo, scene };
}

/** A tint of a theme, or one that goes with it. */
type TintSource = Partial<ThemeTint> & { id: string; derived?: string };

/** Hues and colors that others follow from, also where their contrast is too low. */
type Seed = ReturnType<typeof readSeed>;

function readSeed({ colors = {} }: Theme) {
  const primary = readColor(colors.primary).light ?? DEFAULTS.primary;
  const hue = hueOf(primary) ?? toOklch(DEFAULTS.primary).h;
  const { h, ...rest } = toOklch(DEFAULTS.accent);
  // A button in the hue of links would not stand out.
  const isNear = Math.abs(hueTurn(hue, h)) < LEAST_ACCENT_TURN;
  const accent = readColor(colors.accent).light ?? (isNear ? fromOklch({ ...rest, h: hue + 180 }) : DEFAULTS.accent);
  // The trace of the hue in neutral colors, from 0 for a gray to 1.
  const trace = Math.min(toOklch(primary).c / VIVID_CHROMA, 1);
  return { primary, accent, hue, trace };
}

function deriveColor(role: Role, scheme: Scheme, light: string, known: KnownColors, seed: Seed): string {
  const { colors, tints } = known;
  const [l, c] = NEUTRALS[role]?.[scheme] ?? [0, 0];
  const green = role === "good" ? sortByHue(tints, GREEN.hue)[0]?.color : undefined;
  if (green !== undefined && hueDistance(green.light, GREEN.hue) < GREEN.reach) return green[scheme];
  if (scheme === "dark" && FOLLOWS_LIGHT.has(role)) return inDarkScheme(role, light);
  if (role === "onTint" || role === "onAccent") {
    const ends = [WHITE, colors.paper?.dark ?? BLACK];
    const ground = role === "onAccent" ? (colors.accent?.[scheme] ?? "") : (tints[0]?.color[scheme] ?? "");
    return ends.reduce((best, end) => (contrastOf(end, ground) > contrastOf(best, ground) ? end : best));
  }
  if (role === "primary" || role === "accent") return seed[role];
  if (role === "accentGround") return colors.accent?.light ?? seed.accent;
  if (role === "error" || role === "good") return DEFAULTS[role];
  return fromOklch({ l, c: c * seed.trace, h: seed.hue });
}

/** Roles whose color of the dark scheme follows from that of the light one. */
const FOLLOWS_LIGHT: ReadonlySet<Role> = new Set<Role>([
  ...(["primary", "accent", "accentGround", "error", "good"] as const),
  ...(["night", "onNight", "onNightMuted", "nightRule"] as const),
]);

function inDarkScheme(role: Role | "tint", light: string): string {
  const { l, c, h } = toOklch(light);
  if (role === "night") return fromOklch({ l: l * 0.65, c: c * 0.5, h });
  if (role === "accentGround") return fromOklch({ l: l * 0.84, c: c * 0.8, h });
  // A bright orange looks like salmon without more yellow.
  const yellow = Math.abs(hueTurn(h, ORANGE.hue)) < ORANGE.reach ? ORANGE.turn : 0;
  if (role === "accent") return fromOklch({ l: 0.776, c: Math.min(c, 0.15), h: h + yellow });
  // Colors on the night, which is dark in both schemes, stay as they are.
  if (role === "onNight" || role === "onNightMuted" || role === "nightRule") return light;
  return fromOklch({ l: 0.79, c: Math.min(c * 0.9, 0.1), h });
}

/** Lists the tints of a theme, and up to four others that go with `primary`: those that differ most from the rest. */
function listTints({ tints = [] }: Theme, { hue }: Seed): TintSource[] {
  const hues = tints.map(({ color }) => hueOf(readColor(color).light ?? "") ?? hue);
  const ids = new Set(tints.map(({ id }) => id));
  const distance = (turn: number) => Math.min(...hues.map((other) => Math.abs(hueTurn(other, hue + turn))));
  const more = Array.from({ length: Math.max(LEAST_TINTS - tints.length, 0) }, () => {
    const turn = TINT_TURNS.reduce((best, next) => (distance(next) > distance(best) ? next : best));
    hues.push(hue + turn);
    let number = ids.size + 1;
    while (ids.has(`tint-${number}`)) number += 1;
    ids.add(`tint-${number}`);
    return { id: `tint-${number}`, derived: fromOklch({ ...TINT, h: hue + turn }) };
  });
  return [...tints, ...more];
}

function resolveScenery({ scenery = {} }: Theme, colors: Record<Role, ColorPair>): ResolvedTheme["scenery"] {
  const { h } = toOklch(colors.primary.light);
  const both = (given: Color | undefined, defaultLight: string, defaultDark?: string): ColorPair => {
    const { light = defaultLight, dark = defaultDark ?? light } = readColor(given);
    return { light, dark };
  };
  return {
    ...(scenery.scene ? readScene(scenery.scene) : sceneryOf(colors.primary.light)),
    paper: both(scenery.paper, fromOklch({ l: 0.958, c: 0.04, h: 87 }), fromOklch({ l: 0.823, c: 0.038, h })),
    light: both(scenery.light, DEFAULTS.light),
    flame: both(scenery.flame, DEFAULTS.flame),
    night: both(scenery.night, fromOklch({ l: 0.456, c: 0.067, h }), fromOklch({ l: 0.331, c: 0.071, h })),
  };
}

function readColor(color: Color | undefined): Partial<ColorPair> {
  if (color === undefined) return {};
  return typeof color === "string"
    ? { light: checkedHex(color) }
    : { light: checkedHex(color.light), dark: checkedHex(color.dark) };
}

function readScene({ light, dark }: ThemeScene): Scene {
  return mapParts((_, index) => readColor({ light: light[index] ?? "", dark: dark[index] ?? "" }) as ColorPair);
}
