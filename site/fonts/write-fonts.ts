/** Reduces the font families to the glyphs and weights that the site uses, and writes their files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "../../content/platform/short-hash.ts";
import { writeFileAtomic } from "../../content/platform/write-file-atomic.ts";
import { FONT_FAMILIES, FONT_FAMILY_IDS, FONT_FOLDER, FONT_WEIGHTS, type FontFamilyId, shareFont } from "./families.ts";

/** Printable ASCII, English typographic punctuation, and letters of common loan words. */
const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·•©®½¼¾×áàâäãåçéèêëíîïñóôöøúûüÁÉÑÖÜ`;

/** Weight of share pictures, which need only that of titles. */
const SHARE_WEIGHT = 600;

/** Writes the files of all families, unless the same ones were written before. It takes a second. */
export async function writeFonts(root: string): Promise<void> {
  const stampFile = join(root, FONT_FOLDER, "stamp.txt");
  const sourceOf = (id: FontFamilyId) => join(fontPackage(root, id), "files", FONT_FAMILIES[id].source);
  const sources = new Map(FONT_FAMILY_IDS.map((id) => [id, readFileSync(sourceOf(id))]));
  const { version } = JSON.parse(readFileSync(join(root, "node_modules/subset-font/package.json"), "utf8"));
  const settings = JSON.stringify([version, GLYPHS, FONT_WEIGHTS, SHARE_WEIGHT, FONT_FAMILIES]);
  const stamp = shortHash(settings, ...sources.values());
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  // Loaded only here, because it compiles WebAssembly.
  const { default: subsetFont } = await import("subset-font");
  for (const [id, source] of sources) {
    const { axes } = FONT_FAMILIES[id];
    const page = { targetFormat: "woff2", variationAxes: { ...axes, wght: FONT_WEIGHTS } } as const;
    const share = { targetFormat: "truetype", variationAxes: { ...axes, wght: SHARE_WEIGHT } } as const;
    writeFileAtomic(join(root, FONT_FOLDER, `${id}.woff2`), await subsetFont(source, GLYPHS, page));
    writeFileAtomic(join(root, shareFont(id)), await subsetFont(source, GLYPHS, share));
  }
  writeFileAtomic(stampFile, stamp);
}

/** Returns the folder of a family's package, which has its license. */
export function fontPackage(root: string, id: FontFamilyId): string {
  return join(root, "node_modules/@fontsource-variable", id);
}
