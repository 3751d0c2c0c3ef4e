import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import { withThemeColors } from "#site/illustrations/drawing-colors.ts";
import { OPEN_GRAPH_SIZE_PX, type OpenGraphContent } from "./open-graph-page.ts";

export interface OpenGraphArt {
  /** Bytes of a TrueType file. */
  font: Buffer;
  /** Icon of the agency, as SVG. */
  icon: string;
  /** Scene of the page, a file of `site/illustrations/scenes`. Undefined if the theme has no drawings. */
  scene: string | undefined;
  theme: ResolvedTheme;
  /** Tint whose colors the scene takes. */
  tint: string | undefined;
}

/** Font sizes of the title, largest first. The first one that fits is used. */
const TITLE_SIZES_PX = [76, 66, 58, 50, 42, 36];
const TITLE_LINE_HEIGHT = 1.06;
const TITLE_LETTER_SPACING = "-0.015em";
const TITLE_MAX_LINES = 6;
const TITLE_WIDTH_PX = 470;
const SENTENCE_BREAK = /(?<=[.!?])\s+/;
const MEASURED_SIZE_PX = 100;
/** Leaves room for the agency's name below. */
const TITLE_MAX_HEIGHT_PX = 340;
const FONT = { name: "Display", weight: 600 } as const;
/** Left edge of the scene. The text is on the left half, which is dark. */
const SCENE_X_PX = 600;

/** Draws a share picture as SVG. Text becomes outlines, so the picture looks the same on every machine. */
export async function openGraphSvg(content: OpenGraphContent, art: OpenGraphArt): Promise<string> {
  return compose(await drawFittedText(content, art.font, art.theme.colors.onNight.light), art);
}

/**
 * Returns a text that changes with anything that determines the SVG except the font file, without loading satori. It is
 * the cache key of the image, so a change of the layout needs no version number.
 */
export function openGraphLayout(content: OpenGraphContent, art: Omit<OpenGraphArt, "font">): string {
  // Markup, because the properties of React elements differ between development and production.
  const texts = TITLE_SIZES_PX.map((titleSizePx) =>
    renderToStaticMarkup(<ShareText {...content} titleSizePx={titleSizePx} color={art.theme.colors.onNight.light} />),
  );
  const measured = renderToStaticMarkup(<MeasuredText text={content.title} />);
  return JSON.stringify([compose("", art), texts, measured, TITLE_MAX_HEIGHT_PX, TITLE_MAX_LINES, FONT]);
}

function compose(text: string, { icon, scene, theme, tint }: Omit<OpenGraphArt, "font">): string {
  const { width, height } = OPEN_GRAPH_SIZE_PX;
  const placedIcon = icon.replace("<svg ", '<svg x="72" y="506" width="60" height="60" ');
  const place = `<svg x="${SCENE_X_PX}" width="${width - SCENE_X_PX}" height="${height}" `;
  const placedScene = scene === undefined ? "" : withThemeColors(scene, theme, tint).replace("<svg ", place);
  const night = `<path fill="${theme.colors.night.light}" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${night}${placedScene}${placedIcon}${text}</svg>`;
}

/**
 * Draws the title in the largest size that fits and, if one does, that keeps its words whole, or each of several sentences on
 * a line. At the smallest size, a long title is cut.
 */
async function drawFittedText(content: OpenGraphContent, font: Buffer, color: string): Promise<string> {
  const sentences = content.title.split(SENTENCE_BREAK);
  let sizesPx = sentences.length > 1 ? await listSizes(sentences, font) : [];
  if (sizesPx.length === 0) sizesPx = await listSizes(content.title.split(/\s+/), font);
  const mayBreakWords = sizesPx.length === 0;
  let svg = "";
  for (const titleSizePx of mayBreakWords ? TITLE_SIZES_PX : sizesPx) {
    const text = <ShareText {...content} {...{ titleSizePx, mayBreakWords, color }} />;
    const drawn = await draw(text, font);
    svg = drawn.svg;
    const lines = Math.round(drawn.height / (titleSizePx * TITLE_LINE_HEIGHT));
    if (drawn.height <= TITLE_MAX_HEIGHT_PX && lines <= TITLE_MAX_LINES) break;
  }
  return svg;
}

/** Lists the sizes of the title in which each of the texts fits on a line. */
async function listSizes(texts: readonly string[], font: Buffer): Promise<number[]> {
  const drawn = await Promise.all(texts.map((text) => draw(<MeasuredText text={text} />, font)));
  const widest = Math.max(...drawn.map(({ width }) => width / MEASURED_SIZE_PX));
  return TITLE_SIZES_PX.filter((sizePx) => widest * sizePx <= TITLE_WIDTH_PX);
}

/** Draws an element, and measures the part of it that has the key "measured", in pixels. */
async function draw(element: ReactNode, font: Buffer): Promise<{ svg: string; width: number; height: number }> {
  const { default: satori } = await import("satori");
  let [width, height] = [0, 0];
  const svg = await satori(element, {
    ...OPEN_GRAPH_SIZE_PX,
    fonts: [{ ...FONT, data: font }],
    onNodeDetected: (node) => {
      if (node.key === "measured") [width, height] = [node.width, node.height];
    },
  });
  return { svg, width, height };
}

function MeasuredText({ text }: { text: string }) {
  const style = { fontSize: MEASURED_SIZE_PX, letterSpacing: TITLE_LETTER_SPACING, whiteSpace: "nowrap" } as const;
  return (
    <div style={{ display: "flex" }}>
      <div key="measured" style={style}>
        {text}
      </div>
    </div>
  );
}

interface ShareTextProps extends OpenGraphContent {
  titleSizePx: number;
  color: string;
  /** If false, the words of the title are in one piece, also where the lines are balanced. */
  mayBreakWords?: boolean;
}

function ShareText({ title, label, agency, titleSizePx, color, mayBreakWords = false }: ShareTextProps) {
  const isSmallest = titleSizePx === TITLE_SIZES_PX.at(-1);
  const fit = isSmallest ? { lineClamp: TITLE_MAX_LINES } : ({ textWrap: "balance" } as const);
  const column = { display: "flex", flexDirection: "column" } as const;
  const font = { fontSize: titleSizePx, lineHeight: TITLE_LINE_HEIGHT, letterSpacing: TITLE_LETTER_SPACING };
  const wordBreak = mayBreakWords ? "break-word" : "normal";
  return (
    <div style={{ ...column, width: "100%", padding: "76px 72px", color }}>
      <div style={{ fontSize: 22, letterSpacing: "0.14em", textTransform: "uppercase", opacity: 0.85 }}>{label}</div>
      <div key="measured" style={{ ...column, width: TITLE_WIDTH_PX, marginTop: 22, ...font, wordBreak }}>
        {title.split(SENTENCE_BREAK).map((sentence) => (
          <div key={sentence} style={{ display: "block", ...fit }}>
            {sentence}
          </div>
        ))}
      </div>
      <div style={{ position: "absolute", left: 150, top: 516, fontSize: 30 }}>{agency}</div>
    </div>
  );
}
