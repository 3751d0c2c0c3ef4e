import { join } from "node:path";
import type { ContentPlace } from "#content/media-store/content-place.ts";
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

export interface SiteFolders extends ContentPlace {
  /** The project, with the built code in `dist`. */
  root: string;
  /** The static site. */
  out: string;
}

/** Returns the folder that the site's code is bundled into. Its pages go there too, unless `--out` names another folder. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

/** Returns the folder of the files that content refers to by name, such as photos. */
export function mediaFolder(contentDir: string): string {
  return join(contentDir, "media");
}

/** Returns the folder for generated images and facts about media files. It can be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/agency-media");
}
