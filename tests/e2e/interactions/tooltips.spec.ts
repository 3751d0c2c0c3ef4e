import { expect, type Locator, type Page, test } from "playwright/test";
import { holdRequests, ISLAND_CHUNKS } from "#tests/support/browser/hold-requests.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const NOTES = [
  ["About Years of Service", "Counted from 2013"],
  ["About Clients Protected", "Everyone who has bought a policy through us"],
  ["About BBB Rating", "The Better Business Bureau grades"],
] as const;

interface Tooltips {
  years: Locator;
  clients: Locator;
  tooltip: Locator;
  /** Advances the clock. */
  wait(ms: number): Promise<void>;
  /** Moves the pointer away. */
  leave(): Promise<void>;
}

/** Opens the home page with a paused clock and scrolls to the trust card, which is not hydrated yet. */
async function openTrustCard(page: Page): Promise<Tooltips> {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const years = page.getByRole("button", { name: NOTES[0][0] });
  await years.scrollIntoViewIfNeeded();
  return {
    years,
    clients: page.getByRole("button", { name: NOTES[1][0] }),
    tooltip: page.getByRole("tooltip"),
    wait: (ms) => page.clock.runFor(ms),
    leave: () => page.mouse.move(2, 300, { steps: 20 }),
  };
}

async function expectOpensAfter(ms: number, { tooltip, wait }: Tooltips, note: string): Promise<void> {
  await wait(ms - 1);
  await expect(tooltip).toHaveCount(0);
  await wait(1);
  await expect(tooltip).toHaveText(new RegExp(`^${note}`));
}

for (const [interaction, start] of [
  ["the first hover", (button: Locator) => button.hover()],
  ["the first focus", (button: Locator) => button.focus()],
] as const) {
  test(`${interaction} opens a tooltip 700 ms after hydration`, async ({ page }) => {
    const card = await openTrustCard(page);
    await start(card.years);
    await waitForHydration(card.years);
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
    await expect(card.years).toHaveAccessibleDescription(/^Counted from 2013/);
  });
}

test("the first hover opens nothing if the pointer leaves before hydration", async ({ page }) => {
  const release = await holdRequests(page, ISLAND_CHUNKS);
  const { years, tooltip, wait, leave } = await openTrustCard(page);
  await years.hover();
  await leave();
  release();
  await waitForHydration(years);
  await wait(2 * DELAY_MS);
  await expect(tooltip).toHaveCount(0);
});

/** Opens the trust card and hydrates it, with all tooltips closed. */
async function openHydratedCard(page: Page): Promise<Tooltips> {
  const card = await openTrustCard(page);
  await card.years.hover();
  await waitForHydration(card.years);
  await card.leave();
  await card.wait(2 * DELAY_MS);
  await expect(card.tooltip).toHaveCount(0);
  return card;
}

for (const [interaction, enter, leave] of [
  ["hover", (button: Locator) => button.hover(), (_: Locator, card: Tooltips) => card.leave()],
  ["focus", (button: Locator) => button.focus(), (button: Locator) => button.blur()],
] as const) {
  test(`${interaction} opens a tooltip after 700 ms, or at once within 300 ms of another`, async ({ page }) => {
    const card = await openHydratedCard(page);
    const { years, clients, tooltip, wait } = card;
    await enter(years);
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);

    await leave(years, card);
    await expect(tooltip).toHaveCount(0);
    await wait(SKIP_DELAY_MS - 1);
    await enter(clients);
    await expect(tooltip).toHaveText(new RegExp(`^${NOTES[1][1]}`));

    await leave(clients, card);
    await expect(tooltip).toHaveCount(0);
    await wait(SKIP_DELAY_MS);
    await enter(years);
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
  });
}

for (const [action, enter, close] of [
  ["leaving", "hover", (_: Page, card: Tooltips) => card.leave()],
  ["a click", "hover", (_: Page, { years }: Tooltips) => years.click()],
  ["scrolling", "hover", (page: Page) => page.mouse.wheel(0, 40)],
  ["Escape", "hover", (page: Page) => page.keyboard.press("Escape")],
  ["blur", "focus", (_: Page, { years }: Tooltips) => years.blur()],
  ["Enter", "focus", (page: Page) => page.keyboard.press("Enter")],
] as const) {
  test(`${action} closes a tooltip that ${enter} opened`, async ({ page }) => {
    const card = await openHydratedCard(page);
    await card.years[enter]();
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
    await close(page, card);
    await expect(card.tooltip).toHaveCount(0);
    await card.wait(2 * DELAY_MS);
    await expect(card.tooltip).toHaveCount(0);
  });
}

test("a click during the delay keeps the tooltip closed", async ({ page }) => {
  const { years, tooltip, wait } = await openHydratedCard(page);
  await years.hover();
  await wait(DELAY_MS - 1);
  await years.click();
  await wait(2 * DELAY_MS);
  await expect(tooltip).toHaveCount(0);
});

test("the tooltip stays open while the pointer moves onto it", async ({ page }) => {
  const card = await openHydratedCard(page);
  await card.years.hover();
  await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.tooltip.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await card.wait(DELAY_MS);
  await expect(card.tooltip).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens a tooltip, and the next tap closes it", async ({ page }) => {
    const card = await openTrustCard(page);
    await card.years.tap();
    await waitForHydration(card.years);
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
    await card.years.tap();
    await expect(card.tooltip).toHaveCount(0);
    await card.wait(2 * DELAY_MS);
    await expect(card.tooltip).toHaveCount(0);
    await card.years.tap();
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
    await page.touchscreen.tap(5, 300);
    await expect(card.tooltip).toHaveCount(0);
  });

  test("a tap opens a tooltip even if the button gets no focus", async ({ page }) => {
    const card = await openHydratedCard(page);
    for (const type of ["pointerdown", "pointerup", "pointerout", "click"]) {
      await card.years.dispatchEvent(type, { pointerType: "touch" });
    }
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
  });
});

test("the home page loads no React until a tooltip is used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the notes are visible", async ({ page }) => {
    await page.goto("/");
    for (const [button, note] of NOTES) {
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("button", { name: button })).toBeHidden();
    }
  });
});
