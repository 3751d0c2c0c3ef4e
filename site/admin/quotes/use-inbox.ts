import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestFilter, RequestList } from "#schemas/quote-inbox.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { listRequests } from "../api/quotes-api.ts";
import { useRegularly } from "./use-regularly.ts";

const PART = 50;
/** The largest part that the API sends. */
const MAX_PART = 500;

interface InboxOptions {
  filter: RequestFilter;
  search: string;
  isShown: boolean;
  /** A number that changes when requests may have changed. */
  version: number;
}

interface LoadedInbox {
  /** Filter and search that the list belongs to. */
  key: string;
  list: RequestList;
  /** Number of requests that have arrived since, which the list does not have yet. */
  newCount: number;
}

/**
 * Reads the requests of the inbox. What arrives later is only counted, and other changes appear in place, so that nothing
 * moves while the user reads.
 */
export function useInbox({ filter, search, isShown, version }: InboxOptions) {
  const key = JSON.stringify([filter, search]);
  const [loaded, setLoaded] = useState<LoadedInbox>();
  const [error, setError] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const latestCall = useRef(0);
  const current = loaded?.key === key ? loaded : undefined;
  const shownCount = useRef(0);
  shownCount.current = current?.list.requests.length ?? 0;

  /** Runs the last of several calls, and passes its result on. */
  const run = useCallback(async (read: () => Promise<RequestList>, apply: (list: RequestList) => void) => {
    latestCall.current += 1;
    const call = latestCall.current;
    setFetching(true);
    try {
      const list = await read();
      if (call !== latestCall.current) return;
      setError(undefined);
      apply(list);
    } catch (cause) {
      if (call === latestCall.current) setError(errorMessage(cause, NO_RESPONSE));
    } finally {
      if (call === latestCall.current) setFetching(false);
    }
  }, []);

  const readFirst = useCallback(() => {
    const limit = Math.min(MAX_PART, Math.max(PART, shownCount.current));
    return listRequests({ state: filter, search, limit });
  }, [filter, search]);

  const reload = useCallback(
    () => run(readFirst, (list) => setLoaded({ key, list, newCount: 0 })),
    [run, readFirst, key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads the same list again
  useEffect(() => {
    if (isShown) void reload();
  }, [isShown, reload, version]);

  useRegularly(isShown && current !== undefined, () =>
    run(readFirst, (latest) => setLoaded((last) => (last?.key === key ? mergeLatest(last, latest) : last))),
  );

  const { requests = [], counts, next, readAt } = current?.list ?? {};
  return {
    requests,
    /** Time at which the list was read. Later requests are not in it. */
    readAt,
    counts: current?.list.counts ?? loaded?.list.counts,
    isLoaded: counts !== undefined,
    newCount: current?.newCount ?? 0,
    error,
    isFetching,
    reload,
    /** Reads older requests; undefined if all are read. */
    readMore:
      next === undefined
        ? undefined
        : () =>
            run(
              () => listRequests({ state: filter, search, before: next, limit: PART }),
              (part) =>
                setLoaded(
                  (last) =>
                    last && {
                      ...last,
                      list: { ...part, readAt: last.list.readAt, requests: [...requests, ...part.requests] },
                    },
                ),
            ),
  };
}

/**
 * Updates the requests of a list in place, and counts those that have arrived since it was read.
 * @internal exported for tests
 */
export function mergeLatest(last: LoadedInbox, latest: RequestList): LoadedInbox {
  if (last.list.requests.length === 0) return { ...last, list: latest, newCount: 0 };
  const known = new Set(last.list.requests.map(({ id }) => id));
  const firstKnown = latest.requests.findIndex(({ id }) => known.has(id));
  const changed = new Map(latest.requests.map((request) => [request.id, request]));
  return {
    ...last,
    list: {
      ...last.list,
      counts: latest.counts,
      requests: last.list.requests.map((request) => changed.get(request.id) ?? request),
    },
    newCount: firstKnown < 0 ? latest.requests.length : firstKnown,
  };
}
