import { LINE_SCENE_COLORS, PALETTE, SCENE_COLORS, type TintLine } from "#schemas/palette.ts";

/** Custom properties by their colors in the light scheme, which the files have. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  [PALETTE.night.light, "var(--night)"],
  ...Object.entries(SCENE_COLORS).map(([name, { light }]) => [light, `var(--scene-${name})`] as const),
]);

/**
 * Makes a drawing ready for a page: without title, comments and indentation, and with the custom properties of
 * `site/styles/scenes.css` in place of the colors. The files have colors so that browsers and drawing programs show them.
 */
export function withSchemeColors(svg: string): string {
  return recolor(svg, PROPERTIES);
}

/** Gives a drawing the light colors of a line of business, for programs that do not support custom properties. */
export function withLineColors(svg: string, line: TintLine | undefined): string {
  const colors = Object.entries(line === undefined ? {} : LINE_SCENE_COLORS[line]);
  return recolor(
    svg,
    new Map(colors.map(([name, { light }]) => [SCENE_COLORS[name as keyof typeof SCENE_COLORS].light, light])),
  );
}

function recolor(svg: string, colors: ReadonlyMap<string, string>): string {
  return svg
    .replace(/<!--.*?-->|<title>.*?<\/title>/gs, "")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim()
    .replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
}
