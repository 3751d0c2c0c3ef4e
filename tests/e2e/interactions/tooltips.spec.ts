import { expect, type Locator, type Page } from "playwright/test";
import { holdRequests, ISLAND_CHUNKS } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
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

/** Expects that a tooltip is closed, and that it does not open by itself. */
async function expectStaysClosed({ tooltip, wait }: Tooltips): Promise<void> {
  await expect(tooltip).toHaveCount(0);
  await wait(2 * DELAY_MS);
  await expect(tooltip).toHaveCount(0);
}

const HOVER = { enter: (button: Locator) => button.hover(), leave: (_: Locator, card: Tooltips) => card.leave() };
const FOCUS = { enter: (button: Locator) => button.focus(), leave: (button: Locator) => button.blur() };

for (const [interaction, { enter, leave }, waysToClose] of [
  [
    "hover",
    HOVER,
    {
      "a click": (_: Page, { years }: Tooltips) => years.click(),
      scrolling: (page: Page) => page.mouse.wheel(0, 40),
      Escape: (page: Page) => page.keyboard.press("Escape"),
    },
  ],
  ["focus", FOCUS, { Enter: (page: Page) => page.keyboard.press("Enter") }],
] as const) {
  test(`${interaction} opens a tooltip after 700 ms, or at once within 300 ms of another`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const card = await openTrustCard(page);
    const { years, clients, tooltip, wait } = card;
    // The page loads no React until a tooltip is used.
    expect(scripts).toHaveLength(1);
    await enter(years);
    await waitForHydration(years);
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
    await expect(years).toHaveAccessibleDescription(/^Counted from 2013/);

    await leave(years, card);
    await expect(tooltip).toHaveCount(0);
    await wait(SKIP_DELAY_MS - 1);
    await enter(clients);
    await expect(tooltip).toHaveText(new RegExp(`^${NOTES[1][1]}`));
    await leave(clients, card);
    await expectStaysClosed(card);

    for (const [way, close] of Object.entries(waysToClose)) {
      await test.step(`${way} closes it`, async () => {
        await enter(years);
        await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
        await close(page, card);
        await expectStaysClosed(card);
        await leave(years, card);
        await wait(SKIP_DELAY_MS);
      });
    }
  });
}

test("a click during the delay keeps the tooltip closed, and the pointer on the tooltip keeps it open", async ({
  page,
}) => {
  const card = await openTrustCard(page);
  const { years, tooltip, wait, leave } = card;
  await years.hover();
  await waitForHydration(years);
  await wait(DELAY_MS - 1);
  await years.click();
  await expectStaysClosed(card);
  await leave();
  await years.hover();
  await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
  const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await wait(DELAY_MS);
  await expect(tooltip).toBeVisible();
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
    await card.wait(2 * DELAY_MS);

    // Some browsers do not focus a button that is tapped.
    for (const type of ["pointerdown", "pointerup", "pointerout", "click"]) {
      await card.years.dispatchEvent(type, { pointerType: "touch" });
    }
    await expectOpensAfter(DELAY_MS, card, NOTES[0][1]);
  });
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
