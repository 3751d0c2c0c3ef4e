/** A ref that gives the focus to an element when it appears. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}
