/** Cache-Control values of the files of the site. */

/** Folders with content-hashed file names: a changed file gets a new name. */
export const IMMUTABLE_FOLDERS = ["/assets/", "/media/"] as const;

export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caches revalidate on every use and download only changed pages. */
const REVALIDATE = "no-cache";
const ONE_HOUR = "public, max-age=3600";

/**
 * Returns the Cache-Control value of a file of the site.
 * @param file the path below the site's folder, such as `assets/app.3f9a.js`
 */
export function cacheControlFor(file: string): string {
  if (IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) return IMMUTABLE;
  return file.endsWith(".html") ? REVALIDATE : ONE_HOUR;
}
