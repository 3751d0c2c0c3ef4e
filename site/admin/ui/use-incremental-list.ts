import { type RefObject, useEffect, useRef, useState } from "react";

const INITIAL_COUNT = 100;
/** Entries that are added at a time. Between two steps the browser handles input. */
const STEP = 250;

interface IncrementalList<Entry, List> {
  shown: readonly Entry[];
  /** Shows the rest; undefined if everything is shown or about to be. */
  showAll: (() => void) | undefined;
  /** A ref for the list element. `showAll` moves the focus to the first new entry. */
  list: RefObject<List | null>;
}

/** Shows the first 100 entries of a long list and, on request, adds the rest in steps. */
export function useIncrementalList<Entry, List extends Element>(
  entries: readonly Entry[],
): IncrementalList<Entry, List> {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const list = useRef<List>(null);
  const hasMore = limit < entries.length;

  useEffect(() => {
    if (limit === INITIAL_COUNT) return;
    const firstNew = list.current?.children[INITIAL_COUNT];
    if (limit === INITIAL_COUNT + STEP && firstNew instanceof HTMLElement) {
      firstNew.tabIndex = -1;
      firstNew.focus();
    }
    if (!hasMore) return;
    const timer = setTimeout(() => setLimit(limit + STEP));
    return () => clearTimeout(timer);
  }, [limit, hasMore]);

  return {
    shown: entries.slice(0, limit),
    showAll: hasMore && limit === INITIAL_COUNT ? () => setLimit(INITIAL_COUNT + STEP) : undefined,
    list,
  };
}
