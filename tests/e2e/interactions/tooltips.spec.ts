import { expect, type Locator, type Page, test } from "playwright/test";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const NOTES = [
  ["About Years of Service", "Counted from 2013"],
  ["About Clients Protected", "Everybody we have placed a policy for"],
  ["About BBB Rating", "The Better Business Bureau grades"],
] as const;

interface Tooltips {
  years: Locator;
  clients: Locator;
  tooltip: Locator;
  /** Lets time pass. */
  wait(ms: number): Promise<void>;
  /** Takes the pointer away from everything. */
  leave(): Promise<void>;
}

/** The trust card of the home page, with React only as far as a visitor has brought it, in a world whose clock stands still. */
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

async function opensAfter(ms: number, { tooltip, wait }: Tooltips, note: string): Promise<void> {
  await wait(ms - 1);
  await expect(tooltip).toHaveCount(0);
  await wait(1);
  await expect(tooltip).toHaveText(new RegExp(`^${note}`));
}

for (const [what, start] of [
  ["the very first hover", (button: Locator) => button.hover()],
  ["the very first focus", (button: Locator) => button.focus()],
] as const) {
  test(`${what} opens a tooltip, 700 ms after React has come`, async ({ page }) => {
    const card = await openTrustCard(page);
    await start(card.years);
    await waitForHydration(card.years);
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
    await expect(card.years).toHaveAccessibleDescription(/^Counted from 2013/);
  });
}

test("the first hover opens nothing where the pointer is gone before React comes", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/chunks/*", async (route) => {
    await held;
    await route.continue();
  });
  const { years, tooltip, wait, leave } = await openTrustCard(page);
  await years.hover();
  await leave();
  release();
  await waitForHydration(years);
  await wait(2 * DELAY_MS);
  await expect(tooltip).toHaveCount(0);
});

/** The same, alive, with nothing open. */
async function openLiveCard(page: Page): Promise<Tooltips> {
  const card = await openTrustCard(page);
  await card.years.hover();
  await waitForHydration(card.years);
  await card.leave();
  await card.wait(2 * DELAY_MS);
  await expect(card.tooltip).toHaveCount(0);
  return card;
}

for (const [what, enter, leave] of [
  ["hover", (button: Locator) => button.hover(), (_: Locator, card: Tooltips) => card.leave()],
  ["focus", (button: Locator) => button.focus(), (button: Locator) => button.blur()],
] as const) {
  test(`${what} opens after 700 ms, and at once within 300 ms of another`, async ({ page }) => {
    const card = await openLiveCard(page);
    const { years, clients, tooltip, wait } = card;
    await enter(years);
    await opensAfter(DELAY_MS, card, NOTES[0][1]);

    await leave(years, card);
    await expect(tooltip).toHaveCount(0);
    await wait(SKIP_DELAY_MS - 1);
    await enter(clients);
    await expect(tooltip).toHaveText(new RegExp(`^${NOTES[1][1]}`));

    await leave(clients, card);
    await expect(tooltip).toHaveCount(0);
    await wait(SKIP_DELAY_MS);
    await enter(years);
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
  });
}

for (const [what, enter, close] of [
  ["leaving", "hover", (_: Page, card: Tooltips) => card.leave()],
  ["a click", "hover", (_: Page, { years }: Tooltips) => years.click()],
  ["scrolling", "hover", (page: Page) => page.mouse.wheel(0, 40)],
  ["Escape", "hover", (page: Page) => page.keyboard.press("Escape")],
  ["blur", "focus", (_: Page, { years }: Tooltips) => years.blur()],
  ["Enter", "focus", (page: Page) => page.keyboard.press("Enter")],
] as const) {
  test(`${what} closes a tooltip that ${enter} opened`, async ({ page }) => {
    const card = await openLiveCard(page);
    await card.years[enter]();
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
    await close(page, card);
    await expect(card.tooltip).toHaveCount(0);
    await card.wait(2 * DELAY_MS);
    await expect(card.tooltip).toHaveCount(0);
  });
}

test("a click before it opens keeps it closed", async ({ page }) => {
  const { years, tooltip, wait } = await openLiveCard(page);
  await years.hover();
  await wait(DELAY_MS - 1);
  await years.click();
  await wait(2 * DELAY_MS);
  await expect(tooltip).toHaveCount(0);
});

test("the pointer may go over to the tooltip", async ({ page }) => {
  const card = await openLiveCard(page);
  await card.years.hover();
  await opensAfter(DELAY_MS, card, NOTES[0][1]);
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.tooltip.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await card.wait(DELAY_MS);
  await expect(card.tooltip).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens, from the very first, and the next one closes", async ({ page }) => {
    const card = await openTrustCard(page);
    await card.years.tap();
    await waitForHydration(card.years);
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
    await card.years.tap();
    await expect(card.tooltip).toHaveCount(0);
    await card.wait(2 * DELAY_MS);
    await expect(card.tooltip).toHaveCount(0);
    await card.years.tap();
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
    await page.touchscreen.tap(5, 300);
    await expect(card.tooltip).toHaveCount(0);
  });

  test("a tap opens where it gives a button no focus", async ({ page }) => {
    const card = await openLiveCard(page);
    for (const type of ["pointerdown", "pointerup", "pointerout", "click"]) {
      await card.years.dispatchEvent(type, { pointerType: "touch" });
    }
    await opensAfter(DELAY_MS, card, NOTES[0][1]);
  });
});

test("the home page loads no React for a tooltip that nobody wants", async ({ page }) => {
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

  test("the notes can be read", async ({ page }) => {
    await page.goto("/");
    for (const [button, note] of NOTES) {
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("button", { name: button })).toBeHidden();
    }
  });
});
