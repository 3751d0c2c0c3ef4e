/** Writes the font files. Run it with `npm run fonts`. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FONTS, type FontFile, subsetFontFile } from "./subset-fonts.ts";

for (const name of Object.keys(FONTS) as FontFile[]) {
  await writeFile(join(import.meta.dirname, name), await subsetFontFile(name));
}
