import { useEffect, useRef, useState } from "react";

/** A ref that gives the focus to an element when it appears. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}

/** Does the same without scrolling to the element. */
export function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Moves the focus to the first item that a button adds to a list, because the button may have disappeared. */
export function useFocusAdded(count: number, selector: string) {
  const list = useRef<HTMLOListElement>(null);
  const [firstAdded, setFirstAdded] = useState<number>();

  useEffect(() => {
    if (firstAdded === undefined || count <= firstAdded) return;
    list.current?.children[firstAdded]?.querySelector<HTMLElement>(selector)?.focus();
    setFirstAdded(undefined);
  }, [firstAdded, count, selector]);

  return { list, noteMoreWanted: () => setFirstAdded(count) };
}
