/** What has the focus is seen to have it, wherever one comes from. */
import { expect, type Page, test } from "playwright/test";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";

const HEIGHT = 740;
/** About what the header and the breadcrumbs take. */
const BARS_PX = 130;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of SAMPLE_ROUTES) {
  for (const width of [360, 1440]) {
    test(`the focus is seen on ${route} at ${width} px, all the way down and up again`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(route);
      const stops = await rememberUnfocused(page);
      const problems = [...(await tour(page, "Tab")), ...(await tour(page, "Shift+Tab"))];
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(10);
      expect(await neverFocused(page)).toEqual([]);
    });
  }
}

declare global {
  interface Window {
    /** What the tests of focus know: the rings of every stop while it has no focus, and the stops that had it. */
    tour?: { rings: Map<Element, string>; seen: Set<Element> };
  }
}

/** Remembers how everything that can have the focus looks without it, and answers how many there are. */
function rememberUnfocused(page: Page): Promise<number> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex='0']")
    .evaluateAll((elements) => {
      const stops = elements.filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(":disabled, [tabindex='-1'], [inert] *"),
      );
      const ringOf = (element: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return [outlineStyle, outlineWidth, boxShadow].join();
      };
      window.tour = { rings: new Map(stops.map((stop) => [stop, ringOf(stop)])), seen: new Set() };
      return stops.length;
    });
}

/**
 * Goes from stop to stop until the page is left, and answers what is wrong on the way. Each time the page is scrolled so
 * that the next stop lies where bars stick to the edge.
 */
async function tour(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const found = await page.evaluate(
      ({ isUp, barsPx }) => {
        const { activeElement: element, body } = document;
        const { tour } = window;
        if (element === null || element === body || tour === undefined) return undefined;
        tour.seen.add(element);
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const ring = [outlineStyle, outlineWidth, boxShadow].join();
        const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        const isRinged = ring !== tour.rings.get(element) && (hasOutline || boxShadow !== "none");
        const barOver = (x: number, y: number) => {
          let hit = document.elementFromPoint(x, y);
          while (hit !== null && !/sticky|fixed/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
          return hit === null || hit.contains(element) ? undefined : `${hit.tagName.toLowerCase()}.${hit.className}`;
        };
        const boxes = [...element.getClientRects()];
        const bars = boxes.flatMap(({ left, width, top, bottom }) =>
          [top + 1, bottom - 1].map((y) => barOver(left + width / 2, y)),
        );
        const isOutside = boxes.every(({ top, bottom }) => bottom <= 0 || top >= innerHeight);
        const name = element.outerHTML.slice(0, 100);
        const { top, bottom } = element.getBoundingClientRect();
        scrollBy(0, isUp ? top - barsPx : bottom - innerHeight + barsPx);
        return [
          ...(isRinged ? [] : [`${name} does not show its focus: ${ring}`]),
          ...(isOutside ? [`${name} is out of view`] : []),
          ...[...new Set(bars)].flatMap((bar) => (bar === undefined ? [] : [`${name} is under ${bar}`])),
        ];
      },
      { isUp: key === "Shift+Tab", barsPx: BARS_PX },
    );
    if (found === undefined) return problems;
    problems.push(...found);
  }
}

function neverFocused(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window.tour?.rings.keys() ?? [])]
      .filter((stop) => !window.tour?.seen.has(stop))
      .map((stop) => stop.outerHTML.slice(0, 100)),
  );
}

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/commercial/trucking");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});
