import { renderToStaticMarkup } from "react-dom/server";
import type { PageId } from "#schemas/page-ids.ts";
import { type ColorPair, LINE_SCENE_COLORS, PALETTE, SCENE_COLORS } from "#schemas/palette.ts";
import { Scene } from "#site/illustrations/scene.tsx";
import { sceneForPage, tintLineForPage } from "#site/illustrations/scene-for-page.ts";
import { OPEN_GRAPH_SIZE_PX } from "./open-graph-path.ts";

const NIGHT = PALETTE.night.light;
const SCENE_X_PX = 600;

/**
 * Draws the page's scene on the right half and leaves the left half dark for the text. Colors are literal because the
 * renderer does not support custom properties.
 * @returns an SVG document of `OPEN_GRAPH_SIZE_PX`
 */
export function openGraphBackground(id: PageId): string {
  const { width, height } = OPEN_GRAPH_SIZE_PX;
  const line = tintLineForPage(id);
  const colors: Readonly<Record<string, ColorPair>> = { ...SCENE_COLORS, ...(line && LINE_SCENE_COLORS[line]) };
  const scene = renderToStaticMarkup(<Scene name={sceneForPage(id)} />)
    .replace("<svg ", `<svg x="${SCENE_X_PX}" width="${width - SCENE_X_PX}" height="${height}" `)
    .replace(/var\(--scene-([\w-]+)\)/g, (_, name: string) => colors[name]?.light ?? NIGHT);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${NIGHT}" d="M0 0h${width}v${height}H0z"/>${scene}</svg>`;
}
