import { anchorOf } from "#schemas/anchors.ts";
import { isSame, isWithin, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { fieldLabel } from "../fields/field-labels.ts";
import { FieldOverlay, type Outline } from "./field-overlay.ts";

/** The elements that would navigate away from the page. */
const NAVIGATING = "a, area, button:not([type=button]), input[type=submit], input[type=image]";
const FOCUSABLE = "a, area, button, input, select, textarea, summary, iframe, [tabindex]";

/** Keys that move between fields, with the distance that they move by. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const FIELD = "[data-field]";

type PreviewField = { document: DocumentId; pointer: Pointer };

export interface PageViewOptions {
  page: DocumentId;
  onEscape?: (() => void) | undefined;
  /** Called with the field of a text or photo that the user chooses. Without it, the preview only shows the page. */
  onEditField?: ((field: PreviewField) => void) | undefined;
}

/** The document in a preview frame. Scripts of the frame cannot run, so everything in it happens from outside. */
export class PageView {
  readonly #window: Window & typeof globalThis;
  readonly #document: Document;
  readonly #overlay: FieldOverlay;
  /** Read at each event, so that the caller can change it. */
  readonly #options: () => PageViewOptions;
  #changed: readonly Pointer[] = [];
  #followed: Pointer | undefined;
  /** The element under the pointer, and the one that has the focus, or that shows the field with the focus in the form. */
  readonly #current: { hovered?: HTMLElement | undefined; focused?: HTMLElement | undefined } = {};
  #elements: HTMLElement[] = [];

  constructor(window: Window & typeof globalThis, options: () => PageViewOptions) {
    this.#window = window;
    this.#document = window.document;
    this.#options = options;
    this.#overlay = new FieldOverlay(window);
    for (const type of ["click", "auxclick"]) this.#document.addEventListener(type, (event) => this.#choose(event));
    this.#document.addEventListener("mouseover", ({ target }) => this.#note("hovered", target));
    this.#document.documentElement.addEventListener("mouseleave", () => this.#note("hovered", null));
    this.#document.addEventListener("focusin", ({ target }) => this.#note("focused", target));
    this.#document.addEventListener("keydown", (event) => this.#press(event));
    // A toggle event does not bubble.
    this.#document.addEventListener("toggle", () => this.#refresh(), { capture: true });
    this.#findElements();
  }

  set scale(scale: number) {
    this.#overlay.scale = scale;
  }

  /** Shows another state of the page in place of the present one. Its scroll position stays. */
  update(next: Document): void {
    morph(this.#document.head, next.head);
    morph(this.#document.body, next.body);
    this.#refresh();
    // A field that was not on the page before comes into view now.
    this.follow(this.#followed);
  }

  #refresh(): void {
    this.#findElements();
    this.#draw();
  }

  /** Outlines the fields that differ from the published page. */
  markChanged(changed: readonly Pointer[]): void {
    if (isSame(changed, this.#changed)) return;
    this.#changed = changed;
    this.#draw();
  }

  /** Keeps a field in view, also after an update. If undefined, the page stays where it is. */
  follow(pointer: Pointer | undefined): void {
    this.#followed = pointer;
    if (pointer !== undefined) this.#showField(pointer);
  }

  /** Scrolls to a field and outlines it. An answer that is closed opens. */
  #showField(pointer: Pointer): void {
    const all = this.#elementsOf(pointer, [...this.#document.querySelectorAll<HTMLElement>(FIELD)]);
    if (!all.some(isVisible)) this.#open(all);
    [this.#current.focused] = this.#elementsOf(pointer);
    const target = this.#targetOf(pointer);
    if (target !== null) this.#scrollTo(target);
    this.#draw();
  }

  /** Scrolls to the first field that differs, or to its section. */
  showFirstChange(): void {
    const targets = this.#changed.map((pointer) => this.#targetOf(pointer)).filter((target) => target !== null);
    const [first] = targets.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    if (first !== undefined) this.#scrollTo(first, "instant");
  }

  /** Returns the first element of a field, or else that of its section. */
  #targetOf(pointer: Pointer): HTMLElement | null {
    const [section = ""] = segments(pointer);
    return this.#elementsOf(pointer)[0] ?? this.#document.getElementById(anchorOf(section));
  }

  /** Returns the elements that show a field of the page, a part of it or something around it. */
  #elementsOf(pointer: Pointer, elements: readonly HTMLElement[] = this.#elements): HTMLElement[] {
    const { page } = this.#options();
    return elements.filter((element) => {
      const shown = this.#fieldOf(element);
      return shown.document === page && (isWithin(shown.pointer, pointer) || isWithin(pointer, shown.pointer));
    });
  }

  #fieldOf({ dataset }: HTMLElement): PreviewField {
    return { document: dataset.document ?? this.#options().page, pointer: dataset.field ?? "" };
  }

  /** Scrolls an element into the upper third unless it is visible. `scrollIntoView` would also scroll the page around the frame. */
  #scrollTo(element: Element, behavior: ScrollBehavior = scrollBehavior()): void {
    const { top, bottom } = element.getBoundingClientRect();
    const { innerHeight, scrollY } = this.#window;
    // The padding leaves room for the header and for the call button of phones.
    const padding = this.#window.getComputedStyle(this.#document.documentElement);
    const start = Number.parseFloat(padding.scrollPaddingTop) || 0;
    const end = Number.parseFloat(padding.scrollPaddingBottom) || 0;
    if (top >= start && bottom <= innerHeight - end) return;
    this.#window.scrollTo({ top: scrollY + top - Math.max(start, innerHeight / 3), behavior });
  }

  /** Opens the answer that contains one of these elements. */
  #open(elements: readonly HTMLElement[]): void {
    const details = elements.map((element) => element.closest("details")).find((found) => found !== null);
    if (details) details.open = true;
    this.#findElements();
  }

  /** Finds the fields on the page. If they can be edited, the keyboard reaches one of them, and from there the others. */
  #findElements(): void {
    this.#elements = [...this.#document.querySelectorAll<HTMLElement>(FIELD)].filter(isVisible);
    for (const kind of ["hovered", "focused"] as const) {
      if (this.#current[kind]?.isConnected === false) this.#current[kind] = undefined;
    }
    if (this.#options().onEditField === undefined) return;
    for (const element of this.#document.querySelectorAll<HTMLElement>(FOCUSABLE)) element.tabIndex = -1;
    for (const element of this.#elements) {
      element.tabIndex = -1;
      element.style.cursor = "pointer";
      element.setAttribute("aria-description", `Press Enter to edit ${nameOfField(this.#fieldOf(element))}`);
    }
    const reachable = this.#current.focused ?? this.#elements.find(({ dataset }) => dataset.document === undefined);
    if (reachable !== undefined) reachable.tabIndex = 0;
  }

  #choose(event: Event): void {
    if (closest(event.target, NAVIGATING)) event.preventDefault();
    const element = closest(event.target, FIELD);
    if (element && event.type === "click") this.#options().onEditField?.(this.#fieldOf(element));
  }

  #note(kind: "hovered" | "focused", target: EventTarget | null): void {
    const element = closest(target, FIELD);
    if (this.#options().onEditField === undefined || element === this.#current[kind]) return;
    this.#current[kind] = element;
    this.#draw();
  }

  #press(event: KeyboardEvent): void {
    const { onEscape, onEditField } = this.#options();
    if (event.key === "Escape") onEscape?.();
    const element = closest(event.target, FIELD);
    if (onEditField === undefined || element === undefined) return;
    const step = STEPS[event.key];
    if (step !== undefined) this.#move(element, step);
    else if (event.key === "Enter" || event.key === " ") onEditField(this.#fieldOf(element));
    else return;
    event.preventDefault();
  }

  #move(from: HTMLElement, step: number): void {
    const next = this.#elements[this.#elements.indexOf(from) + step];
    if (next === undefined) return;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus({ preventScroll: true });
    this.#scrollTo(next, "instant");
  }

  #draw(): void {
    const groups = this.#changed.map((pointer) => this.#elementsOf(pointer));
    const changed = new Set(groups.flat());
    const labeled = new Set(groups.map(([first]) => first));
    const current = this.#current.hovered ?? this.#current.focused;
    const outlined = new Set(current === undefined ? changed : [...changed, current]);
    const outlines = [...outlined].map((element): Outline => {
      const isCurrent = element === current;
      const isChanged = (isCurrent ? changed : labeled).has(element);
      const name = isCurrent && nameOfField(this.#fieldOf(element));
      const label = [name, isChanged && "Changed"].filter(Boolean).join(" · ");
      return { element, kind: isCurrent ? "current" : "changed", label };
    });
    this.#overlay.draw(outlines);
  }
}

/** Returns the closest element that fits. `instanceof Element` fails here: each frame has its own classes. */
function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector) ?? undefined;
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Returns false for an element in an answer that is closed, for one without a box, and for one that only screen readers see. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

/** Returns the name of a field in the interface, such as "Questions › Answer". Its place on the page shows which item it is. */
function nameOfField({ document, pointer }: PreviewField): string {
  const path = segments(pointer).filter((key) => !/^\d+$/.test(key));
  const [section = ""] = path;
  const names = path.length > 1 ? [fieldLabel([section]), fieldLabel(path)] : [fieldLabel(path)];
  return [...(document === SITE ? ["Business Info"] : []), ...names].join(" › ");
}

/** Attributes that a visitor changes, such as an answer that is open. */
const STATE_ATTRIBUTES: ReadonlySet<string> = new Set(["open"]);

/** Makes an element equal to another one. Parts that are equal stay, so that nothing flashes and no photo loads again. */
function morph(current: Element, next: Element): void {
  syncAttributes(current, next);
  const [before, after] = [[...current.childNodes], [...next.childNodes]];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (old === undefined) current.append(current.ownerDocument.importNode(node, true));
    else morphNode(old, node);
  }
  for (const extra of before.slice(after.length)) extra.remove();
}

function morphNode(current: ChildNode, next: ChildNode): void {
  if (current.nodeName !== next.nodeName) {
    current.replaceWith(document.importNode(next, true));
  } else if (isElement(current) && isElement(next)) {
    morph(current, next);
  } else if (current.nodeValue !== next.nodeValue) {
    current.nodeValue = next.nodeValue;
  }
}

function syncAttributes(current: Element, next: Element): void {
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name) && !STATE_ATTRIBUTES.has(name)) current.removeAttribute(name);
  }
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? "";
    if (current.getAttribute(name) !== value && !STATE_ATTRIBUTES.has(name)) current.setAttribute(name, value);
  }
}

/** `instanceof` would fail: each frame has its own classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
