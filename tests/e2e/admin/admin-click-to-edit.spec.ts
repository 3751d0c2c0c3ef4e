/** The preview beside a form. */
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-history-fixture.ts";

/** Opens the form of a page, with its preview. */
async function openForm(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin#pages/${path}`);
  const frame = page.locator(".preview-pane iframe").contentFrame();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
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

test("the preview follows the form, and a click or Enter on a text in it leads to its field", async ({
  page,
  browserProblems,
}) => {
  const { frame, control, pane } = await openForm(page, "farm");
  const headline = frame.getByRole("heading", { level: 1 });

  await test.step("the keyboard reaches its fields with one stop", async () => {
    await pane.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("Tab");
    await expect(headline).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(control("/hero/subtitle")).toBeFocused();
  });

  await test.step("a field with the focus comes into view, also in an answer that is closed", async () => {
    const answer = control("/faq/items/2/answer");
    await page.goto("/admin#pages/farm?field=/faq/items/2/answer");
    await expect(answer).toBeFocused();
    await control("/hero/title").focus();
    await answer.focus();
    await expect(frame.locator('[data-field="/faq/items/2/answer"]').first()).toBeVisible();
    await expect(answer).toBeInViewport();
  });

  await test.step("the preview has three screen sizes", async () => {
    for (const [name, width] of [
      ["Phone", 390],
      ["Tablet", 768],
      ["Desktop", 1280],
    ] as const) {
      await pane.getByRole("radio", { name }).check();
      const element = page.locator(".preview-pane iframe");
      await expect
        .poll(() => element.evaluate(({ contentWindow }: HTMLIFrameElement) => contentWindow?.innerWidth))
        .toBe(width);
    }
  });

  await test.step("what is typed after a click shows with an outline", async () => {
    await headline.click();
    await expect(control("/hero/title")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("Farms of Iowa, Insured");
    await expect(headline).toHaveText("Farms of Iowa, Insured");
    await expect(pane).toContainText("Changed, not published yet");
    await expect.poll(() => outlineLabels(page)).toEqual([expect.stringMatching(/Headline · Changed$/)]);
    expect(browserProblems).toEqual([]);
  });

  await test.step("the last page stays if the server cannot render, and it can be repeated", async () => {
    await page.route("**/api/admin/preview", (route) => route.abort());
    await control("/hero/title").fill("Not yet");
    await expect(pane.getByRole("status")).toContainText("The server did not respond.");
    await expect(headline).not.toHaveText("Not yet");
    await page.unroute("**/api/admin/preview");
    await pane.getByRole("button", { name: "Update Preview" }).click();
    await expect(headline).toHaveText("Not yet");
    await expect(pane.getByRole("status")).toBeEmpty();
  });
});
