import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { RequestList } from "#schemas/quotes/quote-inbox.ts";
import { answer, api } from "../api/client.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import type { InboxSelection } from "./filters.ts";
import { useRegularly } from "./use-regularly.ts";

const PART = 50;
/** The largest part that the API sends. */
const MAX_PART = 500;

/**
 * Reads the requests of the inbox. What arrives later is only counted, and other changes appear in place, so that nothing
 * moves while the user reads.
 */
export function useInbox({ filter, search, kind, assignee }: InboxSelection, isShown: boolean) {
  const choices = { search, ...(kind && { kind }), ...(assignee && { assignee }) };
  const selection = { state: filter.id, ...choices };
  const list = useInfiniteQuery({
    queryKey: ["quotes", "list", selection],
    queryFn: ({ pageParam: before }) =>
      answer(api.quotes.$get({ query: { ...selection, before, limit: String(PART) } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const parts = list.isPlaceholderData ? [] : (list.data?.pages ?? []);
  const count = parts.reduce((sum, { requests }) => sum + requests.length, 0);
  const latest = useQuery({
    queryKey: ["quotes", "latest", selection],
    queryFn: () =>
      answer(api.quotes.$get({ query: { ...selection, limit: String(Math.min(MAX_PART, Math.max(PART, count))) } })),
    enabled: false,
  });
  useRegularly(isShown && parts.length > 0, latest.refetch);

  const isFetching = list.isFetching || latest.isFetching;
  const error = isFetching ? null : newestError(list, latest);
  const merged = mergeLatest(parts, latest.data);
  return {
    ...merged,
    /** Conditions of the list besides the state. */
    choices,
    // While another list loads, the numbers of the last one stay.
    counts: merged.counts ?? list.data?.pages[0]?.counts,
    isLoaded: parts.length > 0,
    error: error ? errorMessage(error, NO_RESPONSE) : undefined,
    isFetching,
    reload: () => list.refetch(),
    /** Reads older requests; undefined if all are read. */
    readMore: parts.length > 0 && list.hasNextPage ? () => list.fetchNextPage() : undefined,
  };
}

type Outcome = Pick<UseQueryResult, "error" | "errorUpdatedAt" | "dataUpdatedAt">;

/**
 * Returns the error of the last of two queries that has failed, unless one has succeeded since: the server responds again.
 * @internal exported for tests
 */
export function newestError(...queries: readonly [Outcome, Outcome]): Error | null {
  const succeededAt = Math.max(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const failed = queries.filter(({ error, errorUpdatedAt }) => error !== null && errorUpdatedAt >= succeededAt);
  return failed.sort((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)[0]?.error ?? null;
}

/**
 * Joins the parts of a list, updates its requests in place, and counts those that have arrived since it was read.
 * @param latest the newest requests as they were read last, which may have been before the list
 * @internal exported for tests
 */
export function mergeLatest(parts: readonly RequestList[], latest: RequestList | undefined) {
  const [first] = parts;
  const requests = parts.flatMap((part) => part.requests);
  const { readAt } = first ?? {};
  if (readAt === undefined || latest === undefined || latest.readAt <= readAt)
    return { requests, readAt, counts: first?.counts, newCount: 0 };
  if (requests.length === 0) return { ...latest, newCount: 0 };
  const known = new Set(requests.map(({ id }) => id));
  const lastKnown = latest.requests.findLastIndex(({ id }) => known.has(id));
  // Later ones may be requests that the list has not read yet.
  const isWhole = lastKnown < 0 || parts.at(-1)?.next === undefined;
  const comparable = isWhole ? latest.requests : latest.requests.slice(0, lastKnown);
  const changed = new Map(latest.requests.map((request) => [request.id, request]));
  return {
    requests: requests.map((request) => changed.get(request.id) ?? request),
    /** Time at which the list was read. Later requests are not in it. */
    readAt,
    counts: latest.counts,
    newCount: comparable.filter(({ id }) => !known.has(id)).length,
  };
}
