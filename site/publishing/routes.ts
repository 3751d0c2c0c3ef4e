/** Routes of the site: their HTML files and their status codes. */
import { join } from "node:path";
import { type PageId, resolvePage } from "#schemas/page-ids.ts";

/** Routes that are not content pages, with their status codes. Of the content, they show only the site settings. */
export const FIXED_ROUTES: Readonly<Record<string, number>> = { "/404": 404, "/admin": 200 };

export function isPage(path: string): boolean {
  return !Object.hasOwn(FIXED_ROUTES, path);
}

export function pagesAt(paths: Iterable<string>): PageId[] {
  return [...paths].filter(isPage).flatMap((path) => resolvePage(path) ?? []);
}

/**
 * Returns the HTML file of a route. `/farm` is `farm.html`, because hosts redirect `/farm` to `/farm/` if it is
 * `farm/index.html`.
 */
export function htmlPath(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}
