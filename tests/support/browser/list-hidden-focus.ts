import type { Page } from "playwright/test";

/** Approximate height of the sticky header and breadcrumbs. */
const STICKY_BARS_PX = 130;

declare global {
  interface Window {
    /** Outline styles of every focusable element without the focus, and the elements that had the focus. */
    focusRecord?: { unfocusedStyles: Map<Element, string>; focused: Set<Element> };
  }
}

/**
 * Presses Tab to the end of the page and Shift+Tab back to its start, and lists what is wrong: elements that do not show the
 * focus, that are out of view or behind a sticky bar, or that are never reached.
 */
export async function listHiddenFocus(page: Page): Promise<string[]> {
  const stops = await recordUnfocusedStyles(page);
  const problems = [...(await tabThrough(page, "Tab")), ...(await tabThrough(page, "Shift+Tab"))];
  if (stops <= 10) problems.push(`only ${stops} elements can have the focus`);
  const unreached = await listUnreached(page);
  return [...problems, ...unreached.map((element) => `${element} is never reached`)];
}

/** Records the outline styles of all focusable elements without the focus, and returns their number. */
function recordUnfocusedStyles(page: Page): Promise<number> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex='0']")
    .evaluateAll((elements) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const stops = elements.filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(":disabled, [tabindex='-1'], [inert] *"),
      );
      const outlineStyles = (element: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return [outlineStyle, outlineWidth, boxShadow].join();
      };
      window.focusRecord = {
        unfocusedStyles: new Map(stops.map((stop) => [stop, outlineStyles(stop)])),
        focused: new Set(),
      };
      return stops.length;
    });
}

/**
 * Presses a key until the focus leaves the page, and lists elements whose focus is invisible. After each step, it scrolls
 * so that the next element would lie behind the sticky bars if the browser did not correct the position.
 */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const found = await page.evaluate(
      ({ isUp, barsPx }) => {
        const { activeElement: element, body } = document;
        const { focusRecord } = window;
        if (element === null || element === body || focusRecord === undefined) return undefined;
        focusRecord.focused.add(element);
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const styles = [outlineStyle, outlineWidth, boxShadow].join();
        const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        // The calendar button within a date input has the focus ring of the browser.
        const isPart = !element.matches(":focus");
        const isIndicated =
          isPart || (styles !== focusRecord.unfocusedStyles.get(element) && (hasOutline || boxShadow !== "none"));
        const coveringBar = (x: number, y: number) => {
          let hit = document.elementFromPoint(x, y);
          while (hit !== null && !/sticky|fixed/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
          return hit === null || hit.contains(element) ? undefined : `${hit.tagName.toLowerCase()}.${hit.className}`;
        };
        const boxes = [...element.getClientRects()];
        const bars = boxes.flatMap(({ left, width, top, bottom }) =>
          [top + 1, bottom - 1].map((y) => coveringBar(left + width / 2, y)),
        );
        const isOutside = boxes.every(({ top, bottom }) => bottom <= 0 || top >= innerHeight);
        const name = element.outerHTML.slice(0, 100);
        const { top, bottom } = element.getBoundingClientRect();
        scrollBy(0, isUp ? top - barsPx : bottom - innerHeight + barsPx);
        return [
          ...(isIndicated ? [] : [`${name} does not show its focus: ${styles}`]),
          ...(isOutside ? [`${name} is out of view`] : []),
          ...[...new Set(bars)].flatMap((bar) => (bar === undefined ? [] : [`${name} is under ${bar}`])),
        ];
      },
      { isUp: key === "Shift+Tab", barsPx: STICKY_BARS_PX },
    );
    if (found === undefined) return problems;
    problems.push(...found);
  }
}

/** Lists the focusable elements that never had the focus. */
function listUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window.focusRecord?.unfocusedStyles.keys() ?? [])]
      .filter((stop) => !window.focusRecord?.focused.has(stop))
      .map((stop) => stop.outerHTML.slice(0, 100)),
  );
}
