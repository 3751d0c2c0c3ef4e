import { useEffect, useState } from "react";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type PageListAnswer, readPages } from "../api/pages-api.ts";
import { pageName } from "../ui/page-name.ts";
import { pageTitle } from "./page-groups.ts";

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

/** Returns a function that names documents as the list of pages does. */
export function usePageNames(): (id: DocumentId) => string {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    readSharedPageList().then(
      (answer) => setPages(answer.pages),
      // Without the list, pages go by their addresses.
      () => undefined,
    );
  }, []);
  return (id) => {
    const page = pages.find((listed) => listed.id === id);
    return page === undefined ? pageName(id) : pageTitle(page);
  };
}
