/** The picture that a shared link shows: words as outlines, so that it looks the same wherever it is made. */
import { OPEN_GRAPH_SIZE } from "./address.ts";
import type { OpenGraphContent } from "./content.ts";

export interface OpenGraphArt {
  /** A TrueType file. */
  font: Buffer;
  /** The sign of the agency, an SVG document. */
  icon: string;
  /** An SVG document of OPEN_GRAPH_SIZE, with its colors in it: what stands on it is light. */
  background: string;
}

/** Sizes of the title, the largest that fits first. */
const TITLE_SIZES = [76, 66, 58, 50, 42, 36];
const TITLE_LINE_HEIGHT = 1.06;
const TITLE_LINES = 6;
const TITLE_WIDTH = 470;
/** Pixels that the title may be high: below it stands the name of the agency. */
const TITLE_HEIGHT = 340;
const CREAM = "#fbf7ef";
const FONT = { name: "Display", weight: 600 } as const;

/** @returns an SVG document without text elements */
export async function openGraphSvg(content: OpenGraphContent, art: OpenGraphArt): Promise<string> {
  return compose(await fittedWords(content, art.font), art);
}

/**
 * Returns a text that changes with anything that determines the SVG except the font file, without loading satori. It is
 * the cache key of the image, so a change of the layout needs no version number.
 */
export function openGraphLayout(content: OpenGraphContent, art: Omit<OpenGraphArt, "font">): string {
  const words = TITLE_SIZES.map((titleSize) => Words({ ...content, titleSize }));
  return JSON.stringify([compose("", art), words, TITLE_HEIGHT, TITLE_LINES, FONT]);
}

function compose(words: string, { icon, background }: Omit<OpenGraphArt, "font">): string {
  const placedIcon = icon.replace("<svg ", '<svg x="72" y="506" width="60" height="60" ');
  const { width, height } = OPEN_GRAPH_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${placedIcon}${words}</svg>`;
}

/** The words with the title in the largest size in which it fits; in the smallest, its end may be left out. */
async function fittedWords(content: OpenGraphContent, font: Buffer): Promise<string> {
  const { default: satori } = await import("satori");
  let words = "";
  for (const size of TITLE_SIZES) {
    let titleHeight = 0;
    words = await satori(<Words {...content} titleSize={size} />, {
      ...OPEN_GRAPH_SIZE,
      fonts: [{ ...FONT, data: font }],
      onNodeDetected: ({ key, height }) => {
        if (key === "title") titleHeight = height;
      },
    });
    const lines = Math.round(titleHeight / (size * TITLE_LINE_HEIGHT));
    if (titleHeight <= TITLE_HEIGHT && lines <= TITLE_LINES) break;
  }
  return words;
}

function Words({ title, label, agency, titleSize }: OpenGraphContent & { titleSize: number }) {
  const isSmallest = titleSize === TITLE_SIZES.at(-1);
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "100%", padding: "76px 72px", color: CREAM }}>
      <div style={{ fontSize: 22, letterSpacing: "0.14em", textTransform: "uppercase", opacity: 0.85 }}>{label}</div>
      <div
        key="title"
        style={{
          display: "block",
          width: TITLE_WIDTH,
          marginTop: 22,
          fontSize: titleSize,
          lineHeight: TITLE_LINE_HEIGHT,
          letterSpacing: "-0.015em",
          wordBreak: "break-word",
          ...(isSmallest ? { lineClamp: TITLE_LINES } : { textWrap: "balance" }),
        }}
      >
        {title}
      </div>
      <div style={{ position: "absolute", left: 150, top: 516, fontSize: 30 }}>{agency}</div>
    </div>
  );
}
