import { renderToStaticMarkup } from "react-dom/server";
import { PALETTE } from "#schemas/palette.ts";
import type { OpenGraphContent } from "./open-graph-content.ts";
import { OPEN_GRAPH_SIZE_PX } from "./open-graph-path.ts";

export interface OpenGraphArt {
  /** Bytes of a TrueType file. */
  font: Buffer;
  /** Logo as an SVG document. */
  icon: string;
  /** Dark SVG document of `OPEN_GRAPH_SIZE_PX` with literal colors. */
  background: string;
}

/** Font sizes of the title, largest first. The first one that fits is used. */
const TITLE_SIZES_PX = [76, 66, 58, 50, 42, 36];
const TITLE_LINE_HEIGHT = 1.06;
const TITLE_LETTER_SPACING = "-0.015em";
const TITLE_MAX_LINES = 6;
const TITLE_WIDTH_PX = 470;
/** Words are measured at this font size. */
const MEASURED_SIZE_PX = 100;
/** Leaves room for the agency's name below. */
const TITLE_MAX_HEIGHT_PX = 340;
const FONT = { name: "Display", weight: 600 } as const;

/**
 * Draws a share picture. Text becomes outlines, so the picture looks the same on every machine.
 * @returns an SVG document without text elements
 */
export async function openGraphSvg(content: OpenGraphContent, art: OpenGraphArt): Promise<string> {
  return compose(await drawFittedText(content, art.font), art);
}

/**
 * Returns a text that changes with anything that determines the SVG except the font file, without loading satori. It is
 * the cache key of the image, so a change of the layout needs no version number.
 */
export function openGraphLayout(content: OpenGraphContent, art: Omit<OpenGraphArt, "font">): string {
  // Markup, because the properties of React elements differ between development and production.
  const texts = TITLE_SIZES_PX.map((titleSizePx) =>
    renderToStaticMarkup(<ShareText {...content} titleSizePx={titleSizePx} />),
  );
  const measured = renderToStaticMarkup(<MeasuredWord word={content.title} />);
  return JSON.stringify([compose("", art), texts, measured, TITLE_MAX_HEIGHT_PX, TITLE_MAX_LINES, FONT]);
}

function compose(text: string, { icon, background }: Omit<OpenGraphArt, "font">): string {
  const placedIcon = icon.replace("<svg ", '<svg x="72" y="506" width="60" height="60" ');
  const { width, height } = OPEN_GRAPH_SIZE_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${placedIcon}${text}</svg>`;
}

/**
 * Draws the title in the largest size that fits and, if one does, that keeps its words whole. At the smallest size, a long
 * title is cut.
 */
async function drawFittedText(content: OpenGraphContent, font: Buffer): Promise<string> {
  const { default: satori } = await import("satori");
  const widths = await Promise.all(content.title.split(/\s+/).map((word) => measureWord(word, font)));
  const isWhole = (sizePx: number) => Math.max(...widths) * sizePx <= TITLE_WIDTH_PX;
  const mayBreakWords = !TITLE_SIZES_PX.some(isWhole);
  const sizesPx = mayBreakWords ? TITLE_SIZES_PX : TITLE_SIZES_PX.filter(isWhole);
  let svg = "";
  for (const titleSizePx of sizesPx) {
    let titleHeightPx = 0;
    svg = await satori(<ShareText {...content} titleSizePx={titleSizePx} mayBreakWords={mayBreakWords} />, {
      ...OPEN_GRAPH_SIZE_PX,
      fonts: [{ ...FONT, data: font }],
      onNodeDetected: ({ key, height }) => {
        if (key === "title") titleHeightPx = height;
      },
    });
    const lines = Math.round(titleHeightPx / (titleSizePx * TITLE_LINE_HEIGHT));
    if (titleHeightPx <= TITLE_MAX_HEIGHT_PX && lines <= TITLE_MAX_LINES) break;
  }
  return svg;
}

/** Returns the width of a word, as a multiple of the font size. */
async function measureWord(word: string, font: Buffer): Promise<number> {
  const { default: satori } = await import("satori");
  let widthPx = 0;
  await satori(<MeasuredWord word={word} />, {
    ...OPEN_GRAPH_SIZE_PX,
    fonts: [{ ...FONT, data: font }],
    onNodeDetected: ({ key, width }) => {
      if (key === "word") widthPx = width;
    },
  });
  return widthPx / MEASURED_SIZE_PX;
}

function MeasuredWord({ word }: { word: string }) {
  const style = { fontSize: MEASURED_SIZE_PX, letterSpacing: TITLE_LETTER_SPACING, whiteSpace: "nowrap" } as const;
  return (
    <div style={{ display: "flex" }}>
      <div key="word" style={style}>
        {word}
      </div>
    </div>
  );
}

interface ShareTextProps extends OpenGraphContent {
  titleSizePx: number;
  /** If false, the words of the title are in one piece, also where the lines are balanced. */
  mayBreakWords?: boolean;
}

function ShareText({ title, label, agency, titleSizePx, mayBreakWords = false }: ShareTextProps) {
  const isSmallest = titleSizePx === TITLE_SIZES_PX.at(-1);
  const color = PALETTE.paper.light;
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "100%", padding: "76px 72px", color }}>
      <div style={{ fontSize: 22, letterSpacing: "0.14em", textTransform: "uppercase", opacity: 0.85 }}>{label}</div>
      <div
        key="title"
        style={{
          display: "block",
          width: TITLE_WIDTH_PX,
          marginTop: 22,
          fontSize: titleSizePx,
          lineHeight: TITLE_LINE_HEIGHT,
          letterSpacing: TITLE_LETTER_SPACING,
          wordBreak: mayBreakWords ? "break-word" : "normal",
          ...(isSmallest ? { lineClamp: TITLE_MAX_LINES } : { textWrap: "balance" }),
        }}
      >
        {title}
      </div>
      <div style={{ position: "absolute", left: 150, top: 516, fontSize: 30 }}>{agency}</div>
    </div>
  );
}
