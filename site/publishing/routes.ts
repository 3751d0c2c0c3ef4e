/** Routes of the site: their HTML files and their status codes. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandonedFiles } from "#content/platform/temporary-files.ts";
import { LINES_OF_BUSINESS, type PageId, resolvePage } from "#schemas/page-ids.ts";

/** Routes that are not content pages, with their status codes. Of the content, they show only the site settings. */
export const FIXED_ROUTES: Readonly<Record<string, number>> = { "/404": 404, "/admin": 200 };

/** Returns whether a route shows a content page. */
export function isPage(path: string): boolean {
  return !Object.hasOwn(FIXED_ROUTES, path);
}

/** Returns the content pages among routes. */
export function pagesAt(paths: Iterable<string>): PageId[] {
  return [...paths].filter(isPage).flatMap((path) => resolvePage(path) ?? []);
}

/** Returns the HTTP status that a route must be rendered with. */
export function expectedStatus(path: string): number {
  return FIXED_ROUTES[path] ?? 200;
}

/**
 * Returns the HTML file of a route. `/farm` is `farm.html`, because hosts redirect `/farm` to `/farm/` if it is
 * `farm/index.html`.
 */
export function htmlPath(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

/**
 * Lists the addresses of the HTML files in a site's folder, and removes what interrupted runs left beside them. One listing
 * of each folder is much faster than a look at each of thousands of files.
 */
export async function listHtmlFiles(out: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  for (const folder of ["", ...Object.keys(LINES_OF_BUSINESS)]) {
    const dir = join(out, folder);
    if (!existsSync(dir)) continue;
    const names = await readdir(dir);
    removeAbandonedFiles(dir, names);
    const prefix = folder === "" ? "/" : `/${folder}/`;
    for (const name of names) if (name.endsWith(".html")) addresses.add(prefix + name.slice(0, -".html".length));
  }
  if (addresses.delete("/index")) addresses.add("/");
  return addresses;
}
