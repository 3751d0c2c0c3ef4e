import { createHash } from "node:crypto";

const MAX_LENGTH = 60;

/**
 * Returns the name under which a photo is stored: a readable part from the name of the uploaded file, and a hash of the
 * bytes, for example `ann-lee-3f9c2a1b.jpg`.
 * @param hint the name of the uploaded file, of which nothing but letters and digits is used
 */
export function photoName(hint: string, { bytes, ending }: { bytes: Uint8Array; ending: string }): string {
  return `${toSlug(hint)}${hashSuffix(bytes, ending)}`;
}

/** Returns the end of the name of every file with these bytes. */
export function hashSuffix(bytes: Uint8Array, ending: string): string {
  return `-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.${ending}`;
}

/** Returns "ann-lee" for "C:\Photos\Ann Lée.JPG". */
function toSlug(fileName: string): string {
  const base = fileName.slice(0, 1000).replace(/^.*[\\/]/s, "");
  const slug = base
    .replace(/(?<=.)\.[^.]*$/s, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_LENGTH)
    .replace(/-$/, "");
  return slug || "photo";
}
