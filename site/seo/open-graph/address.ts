import type { PageId } from "#schemas/page-ids.ts";

/** Pixels of the picture that a shared link shows. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 };

const FOLDER = "/og/";

/** Where the picture of a page is. */
export function openGraphPath(page: PageId): string {
  return `${FOLDER}${page}.png`;
}

export function isOpenGraphPath(address: string): boolean {
  return address.startsWith(FOLDER);
}
