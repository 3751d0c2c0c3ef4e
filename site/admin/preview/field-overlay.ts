/** An outline around an element of the preview. The label may be empty, because a field may have several elements. */
export type Outline = { element: Element; kind: "changed" | "current"; label: string };

/** The outlines differ by their line and their label, not only by color. `--px` is a pixel of the screen. */
const STYLE = `
  div {
    position: absolute;
    box-sizing: border-box;
    border: calc(2 * var(--px)) dashed var(--accent);
    border-radius: calc(3 * var(--px));
    box-shadow: 0 0 0 var(--px) var(--paper);
  }
  div.current { border: calc(3 * var(--px)) solid var(--ink); }
  span {
    position: absolute;
    inset: auto auto 100% calc(-2 * var(--px));
    padding: 0 calc(6 * var(--px));
    border-radius: calc(3 * var(--px));
    background: var(--accent);
    color: var(--on-accent);
    font: 600 calc(12 * var(--px)) / 1.6 system-ui, sans-serif;
    white-space: nowrap;
  }
  div.current span { background: var(--ink); color: var(--paper); }
  span:empty { display: none; }
  div.low span { inset-block: 0 auto; }
`;

/** Distance between an element and its outline, in pixels of the screen. */
const GAP_PX = 4;

/** Space above an element that its label needs, in pixels of the screen. */
const LABEL_HEIGHT_PX = 20;

/**
 * Outlines in a layer over a document. The document itself stays as it is, so that outlines cannot change its layout. Its
 * policy allows no inline styles, so the layer has a constructed style sheet.
 */
export class FieldOverlay {
  readonly #window: Window & typeof globalThis;
  readonly #layer: HTMLElement;
  readonly #root: ShadowRoot;
  #boxes: readonly (readonly [box: HTMLElement, element: Element])[] = [];
  /** The length of a pixel of the screen in pixels of the document. */
  #pixel = 1;

  constructor(window: Window & typeof globalThis) {
    const { document } = window;
    this.#window = window;
    this.#layer = document.createElement("div");
    this.#layer.ariaHidden = "true";
    Object.assign(this.#layer.style, {
      position: "absolute",
      inset: "0 auto auto 0",
      pointerEvents: "none",
      zIndex: "9",
    });
    this.#root = this.#layer.attachShadow({ mode: "open" });
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    document.documentElement.append(this.#layer);
    // Sticky parts move against the page.
    document.addEventListener("scroll", () => this.place(), { passive: true });
    new window.ResizeObserver(() => this.place()).observe(document.body);
  }

  /** Sets the size of the document on the screen, so that outlines have the same size at every scale. */
  set scale(scale: number) {
    this.#pixel = 1 / scale;
    this.#layer.style.setProperty("--px", `${this.#pixel}px`);
    this.place();
  }

  draw(outlines: readonly Outline[]): void {
    this.#boxes = outlines.map(({ element, kind, label }) => {
      const box = this.#window.document.createElement("div");
      const name = this.#window.document.createElement("span");
      box.className = kind;
      name.textContent = label;
      box.append(name);
      return [box, element];
    });
    this.#root.replaceChildren(...this.#boxes.map(([box]) => box));
    this.place();
  }

  place(): void {
    const { scrollX, scrollY } = this.#window;
    const gap = GAP_PX * this.#pixel;
    const header = this.#window.document.querySelector(".header");
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    for (const [box, element] of this.#boxes) {
      const { left, top, width, height } = element.getBoundingClientRect();
      box.hidden = width === 0;
      box.classList.toggle("low", top + scrollY < LABEL_HEIGHT_PX * this.#pixel);
      box.style.translate = `${left + scrollX - gap}px ${top + scrollY - gap}px`;
      // The sticky header covers what scrolls under it, but not its own fields.
      box.style.clipPath = header?.contains(element) ? "" : `inset(${edge - top + gap}px -100vw -100vh)`;
      box.style.width = `${width + 2 * gap}px`;
      box.style.height = `${height + 2 * gap}px`;
    }
  }
}
