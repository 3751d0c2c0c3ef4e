import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DocumentId } from "#schemas/page-ids.ts";
import { answer, api, type PageListAnswer } from "../api/client.ts";
import { queryClient } from "../query/query-client.ts";
import { pageName } from "../ui/page-name.ts";
import { pageTitle } from "./page-groups.ts";

/** Time for which a list of pages is new enough to name pages and to suggest links. */
const MAX_AGE_MS = 30_000;

export const pageListQuery = queryOptions({
  queryKey: ["content", "pages"],
  queryFn: () => answer(api.pages.$get()),
});

export const sharedPageListQuery = queryOptions({ ...pageListQuery, staleTime: MAX_AGE_MS, gcTime: MAX_AGE_MS });

/**
 * Returns the pages of the site. Controls that ask within half a minute share one answer.
 * @throws RequestError or TypeError if the list cannot be read; the next call tries again
 */
export function readSharedPageList(): Promise<PageListAnswer> {
  return queryClient.fetchQuery(sharedPageListQuery);
}

/** Returns a function that names documents as the list of pages does. Without the list, pages go by their addresses. */
export function usePageNames(): (id: DocumentId) => string {
  const { data } = useQuery(sharedPageListQuery, queryClient);
  return (id) => {
    const page = data?.pages.find((listed) => listed.id === id);
    return page === undefined ? pageName(id) : pageTitle(page);
  };
}
