/** The display face as the site serves it: Fraunces (OFL), cut to the glyphs and the one axis that are used. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Letters of the English language, those of its loan words, and its punctuation. */
const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·•©®½¼¾×áàâäãåçéèêëíîïñóôöøúûüÁÉÑÖÜ`;

/** A large optical size, somewhat softened, its stranger letters left out. */
const AXES = { opsz: 72, SOFT: 50, WONK: 0 };

/** Each file, and how it is cut: the one of the pages keeps its weights, the one of the pictures has the weight of titles. */
export const FONTS = {
  "fraunces.woff2": { targetFormat: "woff2", variationAxes: { ...AXES, wght: { min: 400, max: 700 } } },
  "fraunces-600.ttf": { targetFormat: "truetype", variationAxes: { ...AXES, wght: 600 } },
} as const;

export type FontFile = keyof typeof FONTS;

/** The bytes of a font file of the site. */
export async function subsetFontFile(name: FontFile): Promise<Buffer> {
  const source = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2");
  return subsetFont(await readFile(fileURLToPath(source)), GLYPHS, FONTS[name]);
}
