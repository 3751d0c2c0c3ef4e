import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";

type ScenePaint = keyof ResolvedTheme["scenery"];

/** Colors that stand for the parts of a scene in the files, so that browsers and drawing programs show them. */
const PLACEHOLDERS: Readonly<Record<ScenePaint, string>> = {
  "sky-1": "#3a5680",
  "sky-2": "#d48b78",
  "sky-3": "#f7d79f",
  far: "#84707c",
  middle: "#566a5a",
  near: "#37503f",
  ground: "#223833",
  detail: "#172623",
  paper: "#fdf0d3",
  light: "#ffc04a",
  flame: "#fff0cc",
  night: "#3f587c",
};
const PAGE_NIGHT = "#14203a";

const PAINTS = Object.keys(PLACEHOLDERS) as ScenePaint[];

/** Makes a drawing ready for a page: without title, comments and indentation, and with custom properties for its colors. */
export function withSchemeColors(svg: string): string {
  return recolor(svg, "var(--night)", (name) => `var(--scene-${name})`);
}

/** Gives a drawing the light colors of a tint or of the theme, for programs that do not support custom properties. */
export function withThemeColors(svg: string, { colors, scenery, tints }: ResolvedTheme, tint?: string): string {
  const { scene = {} } = tints.find(({ id }) => id === tint) ?? {};
  const paints: ResolvedTheme["scenery"] = { ...scenery, ...scene };
  return recolor(svg, colors.night.light, (name) => paints[name].light);
}

function recolor(svg: string, night: string, colorOf: (paint: ScenePaint) => string): string {
  const colors = new Map([[PAGE_NIGHT, night], ...PAINTS.map((name) => [PLACEHOLDERS[name], colorOf(name)] as const)]);
  return svg
    .replace(/<!--.*?-->|<title>.*?<\/title>/gs, "")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim()
    .replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
}
