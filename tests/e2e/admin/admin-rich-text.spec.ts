/** The editor for formatted text in the form of a page. */
import { expect, type Locator, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-history-fixture.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

const ANSWER = "/faq/items/0/answer";

/** Opens the editor of an answer. */
async function openEditor(page: Page): Promise<{ field: Locator; editor: Locator }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin#pages/farm?field=${ANSWER}`);
  const field = page.locator(`[data-pointer="${ANSWER}"]`);
  await field.getByRole("button", { name: "Add Formatting" }).click();
  const editor = field.getByRole("textbox", { name: /^Answer/ });
  await expect(editor).toHaveAttribute("aria-multiline", "true");
  await expect(editor).toBeFocused();
  return { field, editor };
}

/** Pastes HTML as a browser does. */
function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", data);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("words become bold, a link, a list and a fact by keyboard, pasted HTML is cleaned, and undo takes it back", async ({
  page,
  browserProblems,
}) => {
  const { field, editor } = await openEditor(page);
  const before = await editor.innerHTML();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("One");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(field.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog", { name: "Add a Link" });
  await dialog.getByLabel("Address").fill("contcat");
  await dialog.getByRole("button", { name: "Save Link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Enter a page such as /contact");
  await expectAccessible(page, "link dialog with an error");
  await dialog.getByLabel("Address").fill("/contact");
  await dialog.getByLabel("Address").press("Enter");
  await expect(editor.getByRole("link", { name: "One" })).toHaveAttribute("href", "/contact");
  await field.getByRole("button", { name: "Bulleted list" }).click();
  await expect(editor.getByRole("listitem")).toHaveText("One");
  await expectAccessible(page, "editor for formatted text");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => editor.innerHTML()).toBe(before);

  // The toolbar is one stop for Tab, and Tab leaves the editor.
  await editor.focus();
  await page.keyboard.press("Tab");
  await expect(editor).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(field.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(field.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(field.getByRole("button", { name: "Redo" })).toBeFocused();

  // A pasted page keeps only what is allowed.
  await editor.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(
    editor,
    `<style>p { color: red }</style><b style="font-weight:normal"><h2 class="MsoTitle" style="color:red">Title</h2>
    <p onclick="alert(1)">A <span style="x">word</span>, <b>bold</b>, <a href="javascript:alert(1)">bad</a>
    and <a href="https://example.com/" target="_blank">good</a><script>alert(1)</script><img src="x"></p>
    <ul><li>One</li></ul></b>`,
  );
  await expect(editor).toHaveJSProperty(
    "innerHTML",
    '<p>Title</p><p>A word, <b>bold</b>, bad and <a href="https://example.com/">good</a></p><ul><li><p>One</p></li></ul>',
  );

  // A fact shows its present value, and one Backspace deletes it.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Call ");
  await field.getByLabel("Insert a Fact", { exact: true }).selectOption("site.phone");
  await expect(editor.locator(".fact-chip")).toHaveText("(515) 555-0142");
  await expect(editor).toBeFocused();
  await expect(page.locator(".preview-pane iframe").contentFrame().locator(`[data-field="${ANSWER}"]`)).toHaveText(
    "Call (515) 555-0142",
  );
  await page.keyboard.press("Backspace");
  await expect(editor).toHaveText("Call");
  expect(browserProblems).toEqual([]);
});

test("without the code of the editor, the text is edited in a text box", NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Only the code of the editor is missing. Other parts of the page may still be loading.
  await page.route("**/assets/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("ProseMirror")) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`/admin#pages/farm?field=${ANSWER}`);
  const field = page.locator(`[data-pointer="${ANSWER}"]`);
  const failure = page.waitForEvent("requestfailed");
  await field.getByRole("button", { name: "Add Formatting" }).click();
  await failure;
  const box = field.getByRole("textbox", { name: /^Answer/ });
  await box.fill("Plain");
  await expect(box).toHaveValue("Plain");
  await expect(field.getByRole("toolbar")).toHaveCount(0);
});
