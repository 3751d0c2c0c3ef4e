/** Display font of the site: Fraunces (OFL), reduced to the glyphs and the axis that the site uses. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Printable ASCII, English typographic punctuation, and letters of common loan words. */
const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·•©®½¼¾×áàâäãåçéèêëíîïñóôöøúûüÁÉÑÖÜ`;

/** Fixed axes: a large optical size, slightly soft, without the unconventional letterforms. */
const AXES = { opsz: 72, SOFT: 50, WONK: 0 };

/** Options of each font file. Pages use the variable weights. Share pictures need only the weight of titles. */
export const FONTS = {
  "fraunces.woff2": { targetFormat: "woff2", variationAxes: { ...AXES, wght: { min: 400, max: 700 } } },
  "fraunces-600.ttf": { targetFormat: "truetype", variationAxes: { ...AXES, wght: 600 } },
} as const;

export type FontFile = keyof typeof FONTS;

export async function subsetFontFile(name: FontFile): Promise<Buffer> {
  const source = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2");
  return subsetFont(await readFile(fileURLToPath(source)), GLYPHS, FONTS[name]);
}
