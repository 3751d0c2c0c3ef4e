import { flushSync } from "react-dom";
import type { Pointer } from "#schemas/json.ts";
import { type EditorContext, toggle } from "./editor-context.ts";

/** The controls of a field, the best one first: a button beside its label comes before the text box. */
const CONTROLS = ["input:not([hidden]), textarea, select, [contenteditable=true]", "button"];

/**
 * Opens the section and the items that contain a field, scrolls to it and focuses its control. A field that is too high for the window shows its control. If the form does not show
 * the field, the nearest field around it takes the focus.
 * @param form the element that contains the fields
 */
export function focusField(form: HTMLElement | null, open: EditorContext["open"], pointer: Pointer): void {
  const path = pathTo(pointer);
  flushSync(() => toggle(open, path, true));
  const field = path
    .toReversed()
    .map((part) => form?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(part)}"]`))
    .find((element) => element);
  const [control = field] = CONTROLS.flatMap((selector) => field?.querySelector<HTMLElement>(selector) ?? []);
  control?.focus({ preventScroll: true });
  const isHigh = (field?.offsetHeight ?? 0) > innerHeight / 2;
  (isHigh ? control : field)?.scrollIntoView({ block: "center" });
}

/**
 * Returns the pointers of the values that contain the value at a pointer, from the outside in, and the pointer itself.
 * @internal exported for tests
 */
export function pathTo(pointer: Pointer): Pointer[] {
  const parts = pointer.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join("/"));
}
