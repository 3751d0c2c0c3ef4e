import { type PageListAnswer, readPages } from "../api/pages-api.ts";

/** Time for which a list of pages is new enough to suggest links. */
const MAX_AGE_MS = 30_000;

let shared: { answer: Promise<PageListAnswer>; readAt: number } | undefined;

/**
 * Returns the pages of the site. Controls that ask within half a minute share one answer.
 * @throws RequestError or TypeError if the list cannot be read; the next call tries again
 */
export function readSharedPageList(nowMs = Date.now()): Promise<PageListAnswer> {
  if (shared === undefined || nowMs - shared.readAt > MAX_AGE_MS) {
    const answer = readPages();
    shared = { answer, readAt: nowMs };
    answer.catch(() => {
      shared = undefined;
    });
  }
  return shared.answer;
}
