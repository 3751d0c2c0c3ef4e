import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./controls/button.tsx";

const INITIAL_COUNT = 100;
/** Entries that are added at a time. Between two steps the browser handles input. */
const STEP = 250;

interface IncrementalListProps<Entry> extends Pick<ComponentProps<"ul">, "className" | "aria-label"> {
  as?: "ul" | "ol" | "dl";
  entries: readonly Entry[];
  /** All entries in the name of the button, such as "120 Pages". */
  all: string;
  /** Renders an entry, with a key. */
  children(entry: Entry): ReactNode;
}

/** The first 100 entries of a long list, and a button that adds the rest in steps. */
export function IncrementalList<Entry>(props: IncrementalListProps<Entry>) {
  const { as: List = "ul", entries, all, children, ...attributes } = props;
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const list = useRef<HTMLElement>(null);
  const hasMore = limit < entries.length;

  useEffect(() => {
    if (limit === INITIAL_COUNT) return;
    // The button is gone, so the first new entry takes the focus.
    const firstNew = list.current?.children[INITIAL_COUNT];
    if (limit === INITIAL_COUNT + STEP && firstNew instanceof HTMLElement) {
      firstNew.tabIndex = -1;
      firstNew.focus();
    }
    if (!hasMore) return;
    const timer = setTimeout(() => setLimit(limit + STEP));
    return () => clearTimeout(timer);
  }, [limit, hasMore]);

  return (
    <>
      <List
        {...attributes}
        ref={(element: HTMLElement | null) => {
          list.current = element;
        }}
      >
        {entries.slice(0, limit).map((entry) => children(entry))}
      </List>
      {hasMore && limit === INITIAL_COUNT && (
        <Button look="quiet" text={`Show All ${all}`} onClick={() => setLimit(INITIAL_COUNT + STEP)} />
      )}
    </>
  );
}
