import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { PageId } from "#schemas/page-ids.ts";
import { fetchHistory } from "../api/content-api.ts";

interface HistoryOptions {
  /** The history is read only while it is shown. */
  isShown: boolean;
  /** Only revisions that changed this page. */
  page: PageId | undefined;
}

/** Reads the newest part of the history and, on request, older parts. */
export function useHistory({ isShown, page }: HistoryOptions) {
  return useInfiniteQuery({
    queryKey: ["content", "history", page],
    queryFn: ({ pageParam: before }) => fetchHistory({ page, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, revisions }) => (hasMore ? revisions.at(-1)?.id : undefined),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
}
