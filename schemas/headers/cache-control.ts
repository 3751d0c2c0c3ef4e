/** How long an answer may be kept by whoever got it. */

/** Folders whose files have names that change with what is in them. */
export const IMMUTABLE_FOLDERS = ["/assets/", "/media/"] as const;

export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Asked for anew each time, and sent only where it changed. */
const FRESH = "no-cache";
const AN_HOUR = "public, max-age=3600";

/** The Cache-Control of a file of the site, by its name from the folder of the site on. */
export function cacheControlFor(file: string): string {
  if (IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) return IMMUTABLE;
  return file.endsWith(".html") ? FRESH : AN_HOUR;
}
