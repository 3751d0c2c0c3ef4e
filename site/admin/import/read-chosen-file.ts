import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { formatMegabytes } from "#content/media-store/photo-limits.ts";

/**
 * Reads the text of a file that the user chose or dropped.
 * @returns the text without a byte order mark
 * @throws Error with a message for the user if the file is a photo, too large, not UTF-8 text, or unreadable
 */
export async function readChosenFile(file: File): Promise<string> {
  const { name, size } = file;
  if (isPhoto(file)) throw new Error("That's a photo. Add it under Photos.");
  if (size > API_LIMITS.bytes) {
    throw new Error(
      `${name} is ${formatMegabytes(size)}. The limit is ${formatMegabytes(API_LIMITS.bytes)}. ` +
        "Split it into smaller files and import them one by one.",
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch (cause) {
    if (cause instanceof TypeError) {
      throw new Error(`${name} has characters that we can't read. Save it as UTF-8 text, then choose it again.`);
    }
    throw new Error(`We couldn't read ${name}. Choose it again.`, { cause });
  }
}

/** Returns whether a file is a photo. Some systems know no type for HEIC files. */
export function isPhoto({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}
