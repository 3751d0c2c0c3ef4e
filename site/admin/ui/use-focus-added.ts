import { useEffect, useRef, useState } from "react";

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
