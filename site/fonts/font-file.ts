import { type FontFamilyId, fontStyles } from "./families.ts";

/** Addresses of the bundled files by path. The pattern repeats `FONT_FOLDER`, because Vite reads it before the code runs. */
const FILES: Readonly<Record<string, string>> = import.meta.glob("../../dist/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Returns the address of a family's file. */
export function fontFile(id: FontFamilyId): string {
  const file = FILES[`../../dist/fonts/${id}.woff2`];
  if (file === undefined) throw new Error(`dist/fonts has no ${id}.woff2. "npm run build" writes it.`);
  return file;
}

/** Returns the style sheet of a family, with the address of its file. */
export function fontSheet(id: FontFamilyId): string {
  return fontStyles(id, fontFile(id));
}
