import type { PageId } from "#schemas/page-ids.ts";

/** Size of a share picture. */
export const OPEN_GRAPH_SIZE_PX = { width: 1200, height: 630 };

const FOLDER = "/og/";

/** Returns the URL path of a page's share picture. */
export function openGraphPath(page: PageId): string {
  return `${FOLDER}${page}.png`;
}

/** Returns true for the URL path of a share picture. */
export function isOpenGraphPath(path: string): boolean {
  return path.startsWith(FOLDER);
}
