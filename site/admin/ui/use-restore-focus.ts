import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to where it last was in an element, when a dialog over it is gone. The browser does so too, but not
 * where what had the focus was disabled as the dialog opened.
 */
export function useRestoreFocus(ref: RefObject<HTMLElement | null>, isAway: boolean): void {
  const last = useRef<EventTarget>(null);

  useEffect(() => {
    const { current } = ref;
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [ref]);

  useEffect(() => {
    if (!isAway && last.current instanceof HTMLElement) last.current.focus();
  }, [isAway]);
}
