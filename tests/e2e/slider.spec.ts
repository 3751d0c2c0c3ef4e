import { expect, type Locator, type Page, test } from "playwright/test";

const ROTATION_MS = 5000;
const FADE_MS = 150;

interface Slider {
  position: Locator;
  previous: Locator;
  next: Locator;
  pause: Locator;
  /** Testimonials there are. */
  total: number;
}

/** The slider of the home page, alive, in a world whose clock stands still. */
async function openSlider(page: Page): Promise<Slider> {
  const start = new Date("2026-01-05T12:00:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto("/");
  const region = page.getByRole("region", { name: "Testimonials" });
  await region.scrollIntoViewIfNeeded();
  const next = region.getByRole("button", { name: "Next testimonial" });
  // React leaves its mark on what it has brought to life.
  await expect
    .poll(() => next.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  const position = region.getByText(/^\d+ of \d+$/);
  await expect(position).toHaveText(/^1 of [2-9]\d*$/);
  const total = Number((await position.textContent())?.split(" ").at(-1));
  return {
    position,
    total,
    next,
    previous: region.getByRole("button", { name: "Previous testimonial" }),
    pause: region.getByRole("button", { name: /^(?:Pause|Play)/ }),
  };
}

test("previous and next wrap, with a fade", async ({ page }) => {
  const { position, previous, next, total } = await openSlider(page);
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
});

test("it advances by itself every 5 seconds, and wraps", async ({ page }) => {
  const { position, total } = await openSlider(page);
  await page.clock.runFor(ROTATION_MS + FADE_MS - 1);
  await expect(position).toHaveText(`1 of ${total}`);
  await page.clock.runFor(1);
  await expect(position).toHaveText(`2 of ${total}`);
  await page.clock.runFor((total - 1) * ROTATION_MS);
  await expect(position).toHaveText(`1 of ${total}`);
});

test("the pause button stops it, and starts it again", async ({ page }) => {
  const { position, pause, total } = await openSlider(page);
  await pause.click();
  await page.mouse.move(0, 0);
  await pause.blur();
  await page.clock.runFor(3 * ROTATION_MS);
  await expect(position).toHaveText(`1 of ${total}`);
  await pause.click();
  await page.mouse.move(0, 0);
  await pause.blur();
  await page.clock.runFor(ROTATION_MS + FADE_MS);
  await expect(position).toHaveText(`2 of ${total}`);
});

for (const [what, stop] of [
  ["the pointer is on it", ({ position }: Slider) => position.hover()],
  ["the focus is in it", ({ next }: Slider) => next.focus()],
] as const) {
  test(`it waits while ${what}`, async ({ page }) => {
    const slider = await openSlider(page);
    await stop(slider);
    await page.clock.runFor(3 * ROTATION_MS);
    await expect(slider.position).toHaveText(`1 of ${slider.total}`);
  });
}

test("it stands still for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { position, next, total } = await openSlider(page);
  await page.clock.runFor(3 * ROTATION_MS);
  await expect(position).toHaveText(`1 of ${total}`);
  await next.click();
  await page.clock.runFor(FADE_MS);
  await expect(position).toHaveText(`2 of ${total}`);
});
