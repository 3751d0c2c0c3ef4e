/** The preview beside a form. */
import { expect, type Page } from "playwright/test";
import { signIn } from "#tests/support/browser/admin-fixture.ts";
import { test } from "#tests/support/browser/admin-history-fixture.ts";

/** Opens the form of a page, with its preview. */
async function openForm(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto(`/admin#pages/${path}`);
  const frame = page.locator(".preview-pane iframe").contentFrame();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  const control = (pointer: string) => page.locator(`[data-pointer="${pointer}"]`).locator("input, textarea").first();
  return { frame, control, pane: page.locator(".preview-pane") };
}

/** Returns the labels of the outlines in the preview. They are in a shadow root, which the policy of the frame closes to scripts. */
function outlineLabels(page: Page): Promise<string[]> {
  return page.locator(".preview-pane iframe").evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement.lastElementChild?.shadowRoot;
    return [...(root?.querySelectorAll("span") ?? [])].map((label) => label.textContent ?? "");
  });
}

test("a click on a text in the preview focuses its field, and what is typed shows with an outline", async ({
  page,
  browserProblems,
}) => {
  const { frame, control, pane } = await openForm(page, "farm");
  // The visit before signing in.
  browserProblems.length = 0;
  await frame.getByRole("heading", { level: 1 }).click();
  await expect(control("/hero/title")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Farms of Iowa, Insured");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Farms of Iowa, Insured");
  await expect(pane).toContainText("Changed, not published yet");
  await expect.poll(() => outlineLabels(page)).toEqual([expect.stringMatching(/Headline · Changed$/)]);
  expect(browserProblems).toEqual([]);
});

test("the keyboard reaches the fields in the preview with one stop, and Enter edits one", async ({ page }) => {
  const { frame, control, pane } = await openForm(page, "farm");
  await pane.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("Tab");
  await expect(frame.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(control("/hero/subtitle")).toBeFocused();
});

test("a field with the focus comes into view in the preview, also in an answer that is closed, and the page stays", async ({
  page,
}) => {
  const { frame, control } = await openForm(page, "farm?field=/faq/items/2/answer");
  await control("/hero/title").focus();
  await control("/faq/items/2/answer").focus();
  const answer = frame.locator('[data-field="/faq/items/2/answer"]').first();
  await expect(answer).toBeVisible();
  await expect(control("/faq/items/2/answer")).toBeInViewport();
});

test("a preview that the server cannot render keeps the last page and can be repeated", async ({ page }) => {
  const { frame, control, pane } = await openForm(page, "farm");
  await page.route("**/api/admin/preview", (route) => route.abort());
  await control("/hero/title").fill("Not yet");
  await expect(pane.getByRole("status")).toContainText("The server did not respond.");
  await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText("Not yet");
  await page.unroute("**/api/admin/preview");
  await pane.getByRole("button", { name: "Update Preview" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Not yet");
  await expect(pane.getByRole("status")).toBeEmpty();
});

test("the preview has three screen sizes", async ({ page }) => {
  const { pane } = await openForm(page, "farm");
  for (const [name, width] of [
    ["Phone", 390],
    ["Tablet", 768],
    ["Desktop", 1280],
  ] as const) {
    await pane.getByRole("radio", { name }).check();
    const frame = page.locator(".preview-pane iframe");
    await expect
      .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth))
      .toBe(width);
  }
});
