import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { ContentPlace } from "#content/media-store/content-place.ts";
import { findUp } from "#content/platform/find-up.ts";
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
  // Addresses need no normalization, and `join` is slow for the thousands of pages of a large site.
  return `${out}${path === "/" ? "/index" : path}.html`;
}

export interface SiteFolders extends ContentPlace {
  /** The program, with its built code in `dist`. */
  root: string;
  /** The static site. */
  out: string;
}

/** Returns the folder of a project's site. That of the program has the bundled code, which every other site copies. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

/** Returns the folder of the files that content refers to by name, such as photos. */
export function mediaFolder(contentDir: string): string {
  return join(contentDir, "media");
}

/** Returns the folder for generated images, of the project or else of the user. It can be deleted at any time. */
export function cacheFolder(out: string): string {
  const project = findUp(resolve(out), (folder) => existsSync(join(folder, "package.json")));
  const cache = project === undefined ? join(homedir(), ".cache") : join(project, "node_modules/.cache");
  return join(cache, "agency-media");
}
