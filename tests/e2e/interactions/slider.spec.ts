import { expect, type Locator, type Page } from "playwright/test";
import { holdRequests, ISLAND_CHUNKS } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const ROTATION_MS = 5000;
const FADE_MS = 150;

interface Slider {
  region: Locator;
  position: Locator;
  slides: Locator;
  previous: Locator;
  next: Locator;
  pause: Locator;
  /** Number of testimonials. */
  total: number;
}

/** Stops the clock of the pages that follow. */
async function pauseClock(page: Page): Promise<void> {
  const start = new Date("2026-01-05T12:00:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

/** Opens the home page with a paused clock and hydrates the slider. */
async function openSlider(page: Page): Promise<Slider> {
  await pauseClock(page);
  await page.goto("/");
  const region = page.getByRole("region", { name: "Testimonials" });
  await region.scrollIntoViewIfNeeded();
  const next = region.getByRole("button", { name: "Next testimonial" });
  await waitForHydration(next);
  const position = region.getByText(/^\d+ of \d+$/);
  await expect(position).toHaveText(/^1 of [2-9]\d*$/);
  const total = Number((await position.textContent())?.split(" ").at(-1));
  return {
    region,
    position,
    total,
    next,
    slides: region.locator(".slides"),
    previous: region.getByRole("button", { name: "Previous testimonial" }),
    pause: region.getByRole("button", { name: /^(?:Pause|Play)/ }),
  };
}

test("the buttons fade and wrap around, and each of several clicks during the fade counts", async ({ page }) => {
  const { region, slides, position, previous, next, total } = await openSlider(page);
  expect(total).toBe(8);
  const step = async (button: Locator, expected: number) => {
    const before = (await position.textContent()) ?? "";
    await button.click();
    await page.clock.runFor(FADE_MS - 1);
    await expect(position).toHaveText(before);
    await page.clock.runFor(1);
    await expect(position).toHaveText(`${expected} of ${total}`);
  };
  await step(previous, total);
  await step(next, 1);
  await step(next, 2);

  for (let click = 0; click < 3; click += 1) await next.click();
  await page.clock.runFor(FADE_MS);
  await expect(position).toHaveText(`5 of ${total}`);
  await next.click();
  await previous.click();
  await page.clock.runFor(FADE_MS);
  await expect(position).toHaveText(`5 of ${total}`);

  const choose = (index: number) => region.getByRole("button", { name: `Show testimonial ${index}` }).click();
  await choose(5);
  await expect(slides).not.toHaveClass(/fading/);
  await choose(3);
  await expect(slides).toHaveClass(/fading/);
  await page.clock.runFor(FADE_MS);
  await expect(slides).not.toHaveClass(/fading/);
  await expect(position).toHaveText(`3 of ${total}`);
});

test("the slider advances every 5 seconds and wraps around, but not while the visitor pauses it", async ({ page }) => {
  const { region, slides, position, next, pause, total } = await openSlider(page);
  await page.clock.runFor(ROTATION_MS + FADE_MS - 1);
  await expect(position).toHaveText(`1 of ${total}`);
  await page.clock.runFor(1);
  await expect(position).toHaveText(`2 of ${total}`);
  await page.clock.runFor((total - 1) * ROTATION_MS);
  await expect(position).toHaveText(`1 of ${total}`);

  const expectStopped = async (why: string) => {
    // The slider announces changes only while it does not rotate.
    await expect(slides, why).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(3 * ROTATION_MS + FADE_MS);
    await expect(position, why).toHaveText(`1 of ${total}`);
  };
  await position.hover();
  await expectStopped("the pointer is on it");
  await page.mouse.move(0, 0);
  await next.focus();
  await expectStopped("the focus is in it");
  await next.blur();

  await expect(pause).toBeInViewport();
  const first = await region.evaluate((section) => section.querySelector("a, button, [tabindex]")?.textContent);
  expect(first).toBe("Pause testimonials");
  await expect(pause).toHaveAccessibleName("Pause testimonials");
  await pause.press("Enter");
  await expect(pause).toHaveAccessibleName("Play testimonials");
  await pause.blur();
  await expectStopped("the button has stopped it");
  await pause.press("Enter");
  await pause.blur();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStopped("the visitor prefers reduced motion");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(slides).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(ROTATION_MS + FADE_MS);
  await expect(position).toHaveText(`2 of ${total}`);
});

test("clicks before the hydration are not lost, and the pointer that made them stops the slider", async ({ page }) => {
  const release = await holdRequests(page, ISLAND_CHUNKS);
  await pauseClock(page);
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.click();
  await next.click();
  const position = page.getByText(/^\d+ of \d+$/);
  await expect(position).toHaveText(/^1 of/);
  release();
  await waitForHydration(next);
  await expect(page.locator(".slides")).toHaveClass(/fading/);
  await page.clock.runFor(FADE_MS);
  await expect(position).toHaveText(/^3 of/);
  await expect(page.locator(".slides")).toHaveAttribute("aria-live", "polite");
});

test.describe("on a touch screen", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a swipe to the side changes the testimonial", async ({ page }) => {
    const { position, slides, pause, total } = await openSlider(page);
    await pause.tap();
    await slides.scrollIntoViewIfNeeded();
    const swipe = async (distanceXPx: number, distanceYPx = 0) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await slides.boundingBox()) ?? {};
      await touch(page, [x + width / 2, y + height / 2], [x + width / 2 + distanceXPx, y + height / 2 + distanceYPx]);
      await page.clock.runFor(FADE_MS);
    };
    await swipe(-60);
    await expect(position).toHaveText(`2 of ${total}`);
    await swipe(-40);
    await expect(position).toHaveText(`2 of ${total}`);
    await swipe(60);
    await swipe(60);
    await expect(position).toHaveText(`${total} of ${total}`);

    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    await swipe(-20, -120);
    await expect.poll(scrollY).toBeGreaterThan(before);
    await expect(position).toHaveText(`${total} of ${total}`);
  });
});

/** Moves a finger from one point of the screen to another. */
async function touch(page: Page, [startX, startY]: [number, number], [endX, endY]: [number, number]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
    devTools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  await send("touchStart", startX, startY);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send("touchMove", startX + (endX - startX) * part, startY + (endY - startY) * part);
  }
  await send("touchEnd");
}

test("a prerendered page hydrates no slider until it is opened", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/chunks/")) chunks.push(request.url());
  });
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(chunks).toEqual([]);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await waitForHydration(next);
});
