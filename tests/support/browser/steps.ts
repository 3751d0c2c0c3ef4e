/** A person who works on a page by mouse or by keyboard alone, and whose steps are counted. */
import { expect, type Locator, type Page } from "playwright/test";

/** A way to use the controls of a page. */
export interface Input {
  /** Selects a link, a button or an option. */
  select(page: Page, target: Locator): Promise<void>;
  /** Types into a field, in the place of what it has. */
  type(page: Page, field: Locator, text: string): Promise<void>;
}

export const MOUSE: Input = {
  select: (_, target) => target.click(),
  type: (_, field, text) => field.fill(text),
};

/** Uses no mouse, and moves the focus only with the Tab key. */
export const KEYBOARD: Input = {
  async select(page, target) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  },
  async type(page, field, text) {
    await tabTo(page, field);
    if ((await field.getAttribute("type")) === "time") return page.keyboard.type(toClockKeys(text));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  },
};

/** More than any form needs. From Monday's hours to Publish it takes about 155, three for each time and date. */
const MAX_TABS = 200;

/** Presses Tab or Shift+Tab until an element has the focus. Each element on the way must be in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled({ timeout: 30_000 });
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === undefined) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(describeHiddenFocus), "the focused element, if it is not in view").toBeUndefined();
  }
  throw new Error(`The focus did not reach ${target} with ${MAX_TABS} presses of Tab.`);
}

/** Returns the key that moves the focus towards an element, or undefined if the element has it. */
function keyTowards(target: Element): "Tab" | "Shift+Tab" | undefined {
  const { activeElement } = document;
  if (activeElement === target) return undefined;
  const isBefore = activeElement?.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? "Shift+Tab" : "Tab";
}

/** Returns the HTML of the focused element if it is outside the window, or if other elements cover it (WCAG 2.4.11). */
function describeHiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isInView = [...focused.getClientRects()].some(({ left, top, width, height }) =>
    parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found !== null && (focused.contains(found) || found.contains(focused));
      }),
    ),
  );
  return isInView ? undefined : focused.outerHTML.slice(0, 200);
}

/** Returns the keys for a time of day in the fields of a 12-hour clock: "0600PM" for "18:00". */
function toClockKeys(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const digits = [hours % 12 || 12, minutes].map((part) => String(part).padStart(2, "0"));
  return `${digits.join("")}${hours < 12 ? "AM" : "PM"}`;
}

/** Counts the steps of a person: each choice of a link or button, each field that is filled in, and each chosen file. */
export class Steps {
  #count = 0;
  readonly #page: Page;
  readonly #input: Input;

  constructor(page: Page, input: Input) {
    this.#page = page;
    this.#input = input;
  }

  /** Selects a link, a button or an option. */
  async choose(target: Locator): Promise<void> {
    await this.#input.select(this.#page, target);
    await this.#finish(1);
  }

  /** Types into a field, in the place of what it has. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#input.type(this.#page, field, text);
    await this.#finish(1);
  }

  /** Selects a button that opens the file dialog, and chooses a file in it. */
  async chooseFile(button: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    const opened = this.#page.waitForEvent("filechooser");
    await this.#input.select(this.#page, button);
    await (await opened).setFiles(file);
    await this.#finish(2);
  }

  async #finish(steps: number): Promise<void> {
    this.#count += steps;
    const overflow = await this.#page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
  }

  expectAtMost(maximum: number): void {
    expect(this.#count, "number of steps").toBeLessThanOrEqual(maximum);
  }
}
