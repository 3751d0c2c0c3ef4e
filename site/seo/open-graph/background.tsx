import { renderToStaticMarkup } from "react-dom/server";
import type { PageId } from "#schemas/page-ids.ts";
import { Scene } from "#site/illustrations/scene.tsx";
import { sceneColors } from "#site/illustrations/scene-colors.ts";
import { tintLineForPage, sceneForPage } from "#site/illustrations/scene-of.ts";
import { OPEN_GRAPH_SIZE } from "./address.ts";

const NIGHT = "#14203a";
const PICTURE_X = 600;

/**
 * Night on the left, for words to stand on, and on the right the picture of a page, as on the page itself.
 * @param scenesCss the text of styles/scenes.css, which has the colors
 * @returns an SVG document of OPEN_GRAPH_SIZE
 */
export function openGraphBackground(id: PageId, scenesCss: string): string {
  const { width, height } = OPEN_GRAPH_SIZE;
  const colors = sceneColors(scenesCss, tintLineForPage(id), "light");
  const scene = renderToStaticMarkup(<Scene name={sceneForPage(id)} />)
    .replace("<svg ", `<svg x="${PICTURE_X}" width="${width - PICTURE_X}" height="${height}" `)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colors[name] ?? NIGHT);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${NIGHT}" d="M0 0h${width}v${height}H0z"/>${scene}</svg>`;
}
