import { type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { fieldLabel } from "../fields/field-labels.ts";

export interface PreviewField {
  document: DocumentId;
  pointer: Pointer;
}

const FIELD = "[data-field]";

/** Returns the field that an element or the closest one around it shows. */
export function fieldAt(
  target: EventTarget | null,
  page: DocumentId,
): { element: HTMLElement; field: PreviewField } | undefined {
  // `instanceof Element` fails here: the target belongs to the frame, which has its own classes.
  const element = (target as Partial<Element> | null)?.closest?.<HTMLElement>(FIELD);
  return element ? { element, field: fieldOf(element, page) } : undefined;
}

function fieldOf({ dataset }: HTMLElement, page: DocumentId): PreviewField {
  return { document: dataset.document ?? page, pointer: dataset.field ?? "" };
}

/** Returns the visible elements that show fields, in document order. */
export function fieldElements(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FIELD)].filter(isVisible);
}

/** Returns false for an element in an answer that is closed, for one without a box, and for one that only screen readers see. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

/** Returns the elements that show a field of the page, a part of it or something around it. */
export function elementsOf(elements: readonly HTMLElement[], pointer: Pointer, page: DocumentId): HTMLElement[] {
  return elements.filter((element) => {
    const shown = fieldOf(element, page);
    return shown.document === page && (isWithin(shown.pointer, pointer) || isWithin(pointer, shown.pointer));
  });
}

function isWithin(pointer: Pointer, outer: Pointer): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** Returns the name of a field in the interface, such as "Questions › Answer". Its place on the page shows which item it is. */
export function nameOfField({ document, pointer }: PreviewField): string {
  const path = segments(pointer).filter((key) => !/^\d+$/.test(key));
  const [section = ""] = path;
  const names = path.length > 1 ? [fieldLabel([section]), fieldLabel(path)] : [fieldLabel(path)];
  return [...(document === SITE ? ["Business Info"] : []), ...names].join(" › ");
}
