/** Everyday work of staff: holidays, notices, two tabs, the bar below a form, and the way between sections. */
import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "playwright/test";
import sharp from "sharp";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";
import { documentForm, openForm } from "#tests/support/browser/document-form.ts";
import { readDrafts } from "#tests/support/browser/read-drafts.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

const INTRODUCTION = "Introduction";
const SUBTITLE = "Line below the headline";

function bottomRight(box: { x: number; y: number; width: number; height: number }): [number, number] {
  return [box.x + box.width - 4, box.y + box.height - 4];
}

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element has no box.");
  return box;
}

/** Imports content with the session of the page, as a colleague would. */
async function importElsewhere(page: Page, pages: object): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/admin/import", { headers, data: { pages } })).status()).toBe(200);
}

test("a click on the closing time of a holiday keeps the holiday, and a wrong time is reported at its day", async ({
  page,
}) => {
  await page.goto("/admin#business-info?field=/offices/0/hours");
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await page
    .getByLabel(/^Name of holiday/)
    .last()
    .fill("Inventory");
  const choice = page.getByLabel("Open or closed on Inventory");
  await expect(choice.locator("option:checked")).toHaveText("Closed");
  await choice.selectOption("Other hours");
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 });
    await page.mouse.click(...bottomRight(await boxOf(page.getByLabel("Inventory to"))));
    await page.keyboard.press("Escape");
    await expect(choice).toBeVisible();
  }
  await page.getByRole("button", { name: "Remove Inventory" }).click();
  await expect(choice).toBeHidden();
  await page.getByLabel("Friday to").fill("07:00");
  const friday = page.locator(".day-rows > li").filter({ hasText: "Friday" });
  await expect(friday).toContainText("Hours on Friday: 7:00 AM must be later than 8:30 AM.");
  await expect(page.getByLabel("Friday to")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Friday to").fill("16:00");
  await expect(page.locator(".publish-state")).toHaveText("1 change");
  await page.getByRole("button", { name: "What Will Change" }).click();
  await expect(page.locator(".publish-details .field-changes")).toContainText("Office hours › Friday");
  await expect(page.locator(".publish-details .disclosure")).toHaveText("1 change to Business Info");
});

test("the notice offers pages for its link, and says that a stored end has passed", async ({ page }) => {
  await page.goto("/admin#business-info?field=/notice");
  await page.getByLabel("Notice on every page", { exact: true }).fill("Closed because of snow.");
  await expect(page.getByLabel("Show until")).toBeHidden();
  const link = page.getByRole("combobox", { name: "Link address" });
  await link.fill("claims");
  await expect(page.getByRole("option", { name: "/claims" }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toHaveValue("/claims");
  await link.fill("no page");
  await page.keyboard.press("Tab");
  await expect(link).toHaveAttribute("aria-invalid", "true");
  await expect(link).toHaveAccessibleDescription(/does not lead anywhere\. Choose a page from the list/);
  const headers = { Origin: new URL(page.url()).origin };
  const data = { site: { notice: { text: "Closed because of snow.", until: "2020-01-01T08:00" } } };
  expect((await page.request.post("/api/admin/import", { headers, data })).status()).toBe(200);
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect.poll(() => readDrafts(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Show until")).toHaveValue("2020-01-01T08:00");
  await page.getByLabel("Notice on every page", { exact: true }).fill("Closed because of much snow.");
  await expect(page.getByText(/^Visitors do not see the notice .* because it ended on /)).toBeVisible();
});

test(
  "two tabs with the same page keep what was typed in both, the newest first",
  NIGHTLY,
  async ({ page, context }) => {
    const other = await context.newPage();
    const [first, second] = [await openForm(page, "farm"), await openForm(other, "farm")];
    await first.field(INTRODUCTION).fill("Typed in the first tab.");
    await second.field(SUBTITLE).fill("Typed in the second tab.");
    for (const tab of [page, other]) await expect(tab.locator(".publish-state")).toHaveText("1 change");
    // Leaving the form saves what the delay has not saved yet.
    for (const tab of [page, other]) {
      await tab.evaluate(() => {
        location.hash = "#pages";
      });
      await expect(tab.getByRole("heading", { name: "Pages", exact: true })).toBeVisible();
    }
    await expect(page.getByText("Draft").first()).toBeVisible();
    await other.close();
    await page.goto("about:blank");
    await page.goto("/admin#pages/farm");
    await page.getByRole("button", { name: "Restore" }).click();
    const form = documentForm(page);
    await expect(form.field(SUBTITLE)).toHaveValue("Typed in the second tab.");
    await expect(form.field(INTRODUCTION)).not.toHaveValue("Typed in the first tab.");
    await page.goto("about:blank");
    await page.goto("/admin#pages/farm");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(form.field(INTRODUCTION)).toHaveValue("Typed in the first tab.");
    await expect(form.field(SUBTITLE)).not.toHaveValue("Typed in the second tab.");
  },
);

test("What Will Change closes by Esc and after publishing, which leaves the form where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const form = await openForm(page, "farm");
  const toggle = form.bar.getByRole("button", { name: "What Will Change", exact: true });
  const details = page.locator(".publish-details");
  await form.field(INTRODUCTION).fill("A new introduction.");
  await toggle.click();
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(details.locator(".field-changes")).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  // A click of the locator would scroll to the button first.
  await page.mouse.click(...bottomRight((await form.publish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }));
  await expect(form.published).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await form.field(INTRODUCTION).fill("Another introduction.");
  await expect(form.bar).toContainText("1 change");
  await expect(details).toBeHidden();
});

test("the preview follows Discard, a colleague's change, and a conflict that is settled", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await openForm(page, "farm");
  const frame = page.locator(".preview-pane iframe").contentFrame();
  const subtitle = form.field(SUBTITLE);
  await subtitle.fill("Discarded text");
  await expect(frame.getByText("Discarded text")).toBeVisible();
  await form.bar.getByRole("button", { name: "Discard Changes" }).click();
  await expect(frame.getByText("Discarded text")).toBeHidden();

  await importElsewhere(page, { farm: { hero: { subtitle: "A colleague's text" } } });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(subtitle).toHaveValue("A colleague's text");
  await expect(frame.getByText("A colleague's text")).toBeVisible();

  await subtitle.fill("My text");
  await expect(frame.getByText("My text")).toBeVisible();
  await importElsewhere(page, { farm: { hero: { subtitle: "Their text" } } });
  await form.publish.click();
  await page.getByRole("radio", { name: /^From/ }).check();
  await page.getByRole("button", { name: "Publish With These Versions" }).click();
  await expect(subtitle).toHaveValue("Their text");
  await expect(frame.getByText("Their text")).toBeVisible();
});

test("an import can be undone from its result", async ({ page }) => {
  await page.goto("/admin#import");
  const { type, importButton, outcome, report } = adminPage(page);
  await type('{ "pages": { "farm": { "hero": { "subtitle": "Imported" } } } }');
  await expect(report.getByText("updated").first()).toBeVisible();
  await importButton.click();
  await outcome("Import Successful").getByRole("button", { name: "Undo" }).click();
  await expect(outcome("Import Successful")).toBeHidden();
  await page.goto("/admin#history");
  await expect(page.getByText("Undo version").first()).toBeVisible();
  await expect(page.locator(".revision").first()).toContainText("Farm: Top of the page");
});

test("a photo above the limit is made smaller before it is sent", async ({ page }) => {
  const size = { width: 2600, height: 2600 };
  const noise = await sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(12 * 1024 * 1024);
  await page.goto("/admin#photos");
  await page
    .locator(".photos input[type=file]")
    .setInputFiles({ name: "noise.jpg", mimeType: "image/jpeg", buffer: noise });
  await expect(page.getByRole("article").filter({ hasText: "noise" })).toBeVisible();
});

test.describe("in an office with accounts", () => {
  test.use({ hasAccounts: true, person: "ben" });

  test("a link to a section that one may not open says so, and a dialog closes when one goes elsewhere", async ({
    page,
  }) => {
    await page.goto("/admin#quote-requests");
    await expect(page.getByRole("alert")).toHaveText("You may not open Quote Requests. Ask an owner to allow it.");
    await page.goto("/admin#pages");
    await expect(page.getByRole("alert")).toBeHidden();
    await page.getByRole("button", { name: "New Page" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
