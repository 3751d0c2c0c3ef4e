import { expect, type Page, test } from "playwright/test";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";

/** Approximate height of the sticky header and breadcrumbs. */
const STICKY_BARS_PX = 130;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of SAMPLE_ROUTES) {
  for (const { width } of [PHONE, DESKTOP]) {
    test(`every focused element is visible on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(route);
      const stops = await recordUnfocusedStyles(page);
      const problems = [...(await tabThrough(page, "Tab")), ...(await tabThrough(page, "Shift+Tab"))];
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(10);
      expect(await listUnreached(page)).toEqual([]);
    });
  }
}

declare global {
  interface Window {
    /** Outline styles of every focusable element without the focus, and the elements that had the focus. */
    focusRecord?: { unfocusedStyles: Map<Element, string>; focused: Set<Element> };
  }
}

/** Records the outline styles of all focusable elements without the focus, and returns their number. */
function recordUnfocusedStyles(page: Page): Promise<number> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex='0']")
    .evaluateAll((elements) => {
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
        const isIndicated = styles !== focusRecord.unfocusedStyles.get(element) && (hasOutline || boxShadow !== "none");
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

test("the skip link moves the focus past the header", async ({ page }) => {
  await page.goto("/commercial/trucking");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});
