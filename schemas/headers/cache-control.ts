/** Folders whose file names contain a hash of the content. */
export const IMMUTABLE_FOLDERS = ["/assets/", "/media/"] as const;

export const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";
/** Lets clients store a page, but makes them revalidate it before each use. */
export const CACHE_REVALIDATE = "no-cache";
const CACHE_ONE_HOUR = "public, max-age=3600";

/**
 * Returns the Cache-Control value for a file of the site.
 * @param file path relative to the site's folder, such as `assets/entry.js`
 */
export function cacheControlFor(file: string): string {
  if (IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) return CACHE_IMMUTABLE;
  return file.endsWith(".html") ? CACHE_REVALIDATE : CACHE_ONE_HOUR;
}
