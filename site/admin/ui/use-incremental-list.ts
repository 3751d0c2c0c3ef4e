import { type RefObject, useEffect, useRef, useState } from "react";

const FIRST = 100;
/** Entries that are added at once: the page answers in between. */
const STEP = 250;

interface IncrementalList<Entry, List> {
  shown: readonly Entry[];
  /** Undefined where nothing is left out, or it is on its way. */
  showAll: (() => void) | undefined;
  /** The list: the focus goes to the first of its entries that is new. */
  list: RefObject<List | null>;
}

/** The first of many entries and, once they are asked for, the others: some at a time. */
export function useIncrementalList<Entry, List extends Element>(
  entries: readonly Entry[],
): IncrementalList<Entry, List> {
  const [most, setMost] = useState(FIRST);
  const list = useRef<List>(null);
  const hasMore = most < entries.length;

  useEffect(() => {
    if (most === FIRST) return;
    const first = list.current?.children[FIRST];
    if (most === FIRST + STEP && first instanceof HTMLElement) {
      first.tabIndex = -1;
      first.focus();
    }
    if (!hasMore) return;
    const timer = setTimeout(() => setMost(most + STEP));
    return () => clearTimeout(timer);
  }, [most, hasMore]);

  return {
    shown: entries.slice(0, most),
    showAll: hasMore && most === FIRST ? () => setMost(FIRST + STEP) : undefined,
    list,
  };
}
