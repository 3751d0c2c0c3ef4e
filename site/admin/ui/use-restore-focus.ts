import { type RefObject, useEffect, useRef } from "react";

/**
 * Restores the last focus inside an element after a dialog over it has closed. The browser does this too, except if the
 * focused element was disabled when the dialog opened.
 */
export function useRestoreFocus(ref: RefObject<HTMLElement | null>, isCovered: boolean): void {
  const lastFocused = useRef<EventTarget>(null);

  useEffect(() => {
    const { current } = ref;
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [ref]);

  useEffect(() => {
    if (!isCovered && lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
  }, [isCovered]);
}
