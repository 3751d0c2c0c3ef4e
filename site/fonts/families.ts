/** Font families for headings and quotations, all under the OFL. Their files, styles and licenses derive from this table. */

/** Name of a family in themes. Its package is `@fontsource-variable/<id>`. */
export type FontFamilyId = "fraunces" | "source-sans-3" | "bitter" | "figtree";

type FontKind = "serif" | "sans-serif";

interface FontFamily {
  /** Name in style sheets. */
  name: string;
  kind: FontKind;
  /** File of the package with the axes that the family needs. */
  source: string;
  /** Fixed axes. */
  axes?: Readonly<Record<string, number>>;
  /** Height of a line above and below the baseline, in shares of the font size. None has a line gap. */
  ascent: number;
  descent: number;
  /**
   * Sizes at which the system fonts are as wide, in percent: of the regular weight in paragraphs, and of the bold weight in
   * headings. Averages of the texts of the site, measured in Chromium with kerning. A line differs by 1 % on average.
   */
  fallbackSizes: Readonly<Record<string, readonly [regular: number, bold: number]>>;
}

export const FONT_FAMILIES: Readonly<Record<FontFamilyId, FontFamily>> = {
  // Old-style letters with soft edges. A large optical size, without the unconventional letterforms.
  fraunces: {
    name: "Fraunces",
    kind: "serif",
    source: "fraunces-latin-full-normal.woff2",
    axes: { opsz: 72, SOFT: 50, WONK: 0 },
    ascent: 0.978,
    descent: 0.255,
    fallbackSizes: { Times: [106.3, 103.2], Noto: [89, 88.6], DejaVu: [83.9, 79.7] },
  },
  // Plain, humanist letters.
  "source-sans-3": {
    name: "Source Sans 3",
    kind: "sans-serif",
    source: "source-sans-3-latin-wght-normal.woff2",
    ascent: 1.024,
    descent: 0.4,
    fallbackSizes: { Arial: [93.5, 88.6], Roboto: [93.7, 94.4], DejaVu: [81.9, 75.1] },
  },
  // Sturdy letters with slab serifs.
  bitter: {
    name: "Bitter",
    kind: "serif",
    source: "bitter-latin-wght-normal.woff2",
    ascent: 0.935,
    descent: 0.265,
    fallbackSizes: { Times: [114, 106.9], Noto: [95.9, 92], DejaVu: [89.4, 82.7] },
  },
  // Round, geometric letters.
  figtree: {
    name: "Figtree",
    kind: "sans-serif",
    source: "figtree-latin-wght-normal.woff2",
    ascent: 0.95,
    descent: 0.25,
    fallbackSizes: { Arial: [100.5, 95.2], Roboto: [100.7, 101.4], DejaVu: [88, 80.6] },
  },
};

export const FONT_FAMILY_IDS = Object.keys(FONT_FAMILIES) as FontFamilyId[];

/** Weights of quotations, headings and emphasis. */
export const FONT_WEIGHTS = { min: 400, max: 700 } as const;

/** Folder of the font files, which every build writes, relative to the project. */
export const FONT_FOLDER = "dist/fonts";

/** Returns the path of a family's TrueType file for share pictures, relative to the project. */
export function shareFont(id: FontFamilyId): string {
  return `${FONT_FOLDER}/${id}-600.ttf`;
}

/**
 * Full and PostScript names of the system fonts in regular and bold: the first on Windows, macOS and Linux, the second on
 * Android, DejaVu on the other systems.
 */
const SYSTEM_FONTS: Record<FontKind, Readonly<Record<string, readonly [regular: string[], bold: string[]]>>> = {
  serif: {
    Times: [
      ["Times New Roman", "Liberation Serif"],
      ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
    ],
    Noto: [
      ["Noto Serif", "NotoSerif"],
      ["Noto Serif Bold", "NotoSerif-Bold"],
    ],
    DejaVu: [["DejaVu Serif"], ["DejaVu Serif Bold"]],
  },
  "sans-serif": {
    Arial: [
      ["Arial", "Helvetica", "Liberation Sans"],
      ["Arial Bold", "Arial-BoldMT", "Helvetica Bold", "Helvetica-Bold", "Liberation Sans Bold"],
    ],
    Roboto: [
      ["Roboto", "Roboto-Regular"],
      ["Roboto Bold", "Roboto-Bold"],
    ],
    DejaVu: [["DejaVu Sans"], ["DejaVu Sans Bold"]],
  },
};

/** Families after the fallbacks with the metrics of the display font. */
export const LAST_RESORT: Record<FontKind, string> = { serif: "Georgia,serif", "sans-serif": "sans-serif" };

/** Returns the faces of a family, whose file is at `url`, and of its fallbacks, and `--display`, the list of them. */
export function fontStyles(id: FontFamilyId, url: string): string {
  const { name, kind, ascent, descent, fallbackSizes } = FONT_FAMILIES[id];
  // Pages preload the file, and the fallbacks have its metrics, so the swap moves nothing.
  const own = `font-family:"${name}";src:url("${url}")format("woff2");font-weight:${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max};font-display:swap`;
  const fallbacks = Object.entries(SYSTEM_FONTS[kind]).flatMap(([system, [regular, bold]]) => {
    const [regularSize = 100, boldSize = 100] = fallbackSizes[system] ?? [];
    /** Returns the declarations that give a system font the metrics of the family. */
    const face = (fonts: readonly string[], weight: string, size: number) => {
      const sources = fonts.map((font) => `local("${font}")`).join();
      const override = (share: number) => `${((share / size) * 10_000).toFixed(1)}%`;
      return `font-family:"${name} ${system}";src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${override(ascent)};descent-override:${override(descent)};line-gap-override:0%`;
    };
    return [face(bold, "500 700", boldSize), face(regular, "400", regularSize)];
  });
  const stack = [`"${name}"`, ...Object.keys(SYSTEM_FONTS[kind]).map((system) => `"${name} ${system}"`)];
  const faces = [own, ...fallbacks].map((face) => `@font-face{${face}}`).join("");
  return `${faces}:root{--display:${stack.join()},${LAST_RESORT[kind]}}`;
}
