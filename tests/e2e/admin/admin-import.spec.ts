/** The import form: from a text or a file to the result of its import. */
import { expect, type Locator, type Route } from "playwright/test";
import { mockAdminApi, NAME } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, HALF_WRONG_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";

const DOCUMENTS = "**/api/admin/documents";
const IMPORT = /\/api\/admin\/import(?:\?|$)/;

const EMPTY = "Please enter JSON content to import";
const NO_JSON = "Invalid JSON format. Please check your JSON syntax.";

const TARGETS = ["home", "about", "commercial", "farm", "personal", "medicare", "contact"];

test("sends nothing without JSON, and shows a running import, then its result until the next attempt", async ({
  page,
}) => {
  const api = await mockAdminApi(page);
  const { editor, enter, importButton, summary, outcome, toast, type } = await openPanel(page);

  await test.step("an error for a text that is empty or not JSON", async () => {
    for (const [text, message] of [
      ["", EMPTY],
      ['{ "pages": ', NO_JSON],
      [" \n ", EMPTY],
      ["{ pages: {} }", NO_JSON],
    ] as const) {
      await type(text);
      await importButton.click();
      await expect(toast.first(), text).toContainText(`Error${message}`);
      await expect(toast.first()).toHaveClass(/destructive/);
      await expect(importButton).toBeEnabled();
    }
    expect(api.imports).toEqual([]);
  });

  await test.step("a running import, then its result", async () => {
    await enter(GOOD_INPUT);
    await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
    await page.getByLabel("Note (optional)").fill(" Spring ");
    await expect(importButton).toHaveText("Import Content");
    await expect(importButton).toHaveClass("button");
    const release = await holdRequests(page, IMPORT);
    await importButton.click();
    await expect(importButton).toHaveText("Importing...");
    await expect(importButton).toBeDisabled();
    release();
    const box = outcome("Import Successful");
    await expect(box).toBeFocused();
    await expect(box).toContainText("Imported 2 pages as version 1: 2 updated.");
    await expect(box.getByRole("heading", { name: "Import Results" })).toBeVisible();
    for (const [name, path] of [
      ["home", "/"],
      ["farm", "/farm"],
    ] as const) {
      const line = box.getByRole("listitem").filter({ hasText: name }).first();
      await expect(line).toContainText("updated");
      await expect(line.getByRole("link").first()).toHaveAttribute("href", path);
      await expect(line.getByRole("link").first()).toHaveAttribute("target", "_blank");
    }
    expect(api.imports).toEqual([{ query: { message: "Spring" }, ifMatch: '"0"', body: GOOD_INPUT }]);
    expect(api.store.history()).toMatchObject([{ by: NAME, message: "Spring" }]);
    await expect(page.getByLabel("Note (optional)")).toHaveValue("");
    // The check has run again, on the imported text.
    await expect(summary).toHaveText("Nothing to do: 2 pages unchanged.");
    await expect(importButton).toHaveClass("button secondary");
  });

  await test.step("beside the check of another text, the result is closed and named the last import", async () => {
    await enter(GOOD_INPUT.replace("New", "Newer"));
    const earlier = page.locator("details.outcome");
    await expect(outcome("Import Successful")).toHaveCount(0);
    await earlier.getByText("Last import: Import Successful").click();
    await expect(earlier).toContainText("Imported 2 pages as version 1: 2 updated.");
    await editor.fill("");
    await importButton.click();
    await expect(earlier).toHaveCount(0);
  });
});

test("sends the target page and the options, and lists each page of a rejected import", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { enter, importButton, outcome, summary, toast } = await openPanel(page);
  const target = page.getByLabel("Target Page");

  await test.step("the target page goes only with token-only content", async () => {
    await expect(target).toHaveValue("home");
    await expect(target.getByRole("option")).toHaveText(TARGETS);
    await expect(target).toHaveAccessibleDescription(/^Used only for token-only content/);
    await enter(GOOD_INPUT);
    await target.selectOption("farm");
    await expect(target).toHaveAccessibleDescription("Not used. Your content is for Home and Farm.");
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    await enter(TOKEN_ONLY_INPUT.replace("New", "Spring"));
    await expect(target).toHaveAccessibleDescription(/it goes to this one\.$/);
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ query }) => query)).toEqual([{}, { page: "farm" }]);
  });

  await test.step("a rejected import names each page, with errors in red", async () => {
    await enter(HALF_WRONG_INPUT.replace("New", "Newer"));
    await expect(summary).toHaveText("Nothing will be imported until you fix 1 error.");
    await importButton.click();
    const box = outcome("Import Failed");
    await expect(box).toBeFocused();
    await expect(box).toContainText("Nothing was imported: 1 error.");
    await expect(toast).toContainText("Import ErrorNothing was imported: 1 error.");
    const [home, farm] = ["home", "farm"].map((name) => box.getByRole("listitem").filter({ hasText: name }).first());
    await expect(farm as Locator).toContainText("skipped");
    const status = (home as Locator).getByText(/error: Headline must be a string/).last();
    await expect(status).toBeVisible();
    const red = await page.evaluate(() => {
      const element = document.body.appendChild(document.createElement("i"));
      element.style.color = "var(--error)";
      const { color } = getComputedStyle(element);
      element.remove();
      return color;
    });
    await expect(status).toHaveCSS("color", red);
    await expect(importButton).toBeEnabled();
    expect(api.store.history()).toHaveLength(2);
  });

  await test.step("the options go with the import", async () => {
    await page.getByText("Options", { exact: true }).click();
    await page.getByLabel("Create pages that don't exist yet").check();
    await page.getByLabel("Import pages without errors even if other pages have errors").check();
    await importButton.click();
    await expect(outcome("Import Successful")).toContainText("1 updated; 1 error in other pages");
    expect(api.imports.at(-1)?.query).toEqual({ create: "1", partial: "1" });
  });
});

test("imports once after a double click during a check, and checks again if the current content could not be read", async ({
  page,
}) => {
  const api = await mockAdminApi(page);
  const { importButton, outcome, summary, type } = await openPanel(page);
  await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
  const release = await holdRequests(page, DOCUMENTS);
  await type(GOOD_INPUT);
  await importButton.dblclick();
  await expect(importButton).toHaveText("Importing...");
  expect(api.imports).toEqual([]);
  release();
  await expect(outcome("Import Successful")).toBeFocused();
  expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);

  await test.step("a text that was not checked can be checked again", async () => {
    const abort = (route: Route) => route.abort();
    await page.route(DOCUMENTS, abort);
    await page.reload();
    await type(GOOD_INPUT.replace("New", "Newer"));
    await expect(summary).toHaveText("We couldn't load the current site, so changes can't be shown yet.");
    await page.unroute(DOCUMENTS, abort);
    await page.getByRole("button", { name: "Check Again" }).click();
    await expect(summary).toHaveText("Would import 1 page: 1 updated, 1 unchanged.");
  });
});

test("keeps the text after a failure, and the toast clear of the outcome on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockAdminApi(page);
  await page.route(IMPORT, (route) => route.abort());
  const { enter, importButton, outcome, text, toast } = await openPanel(page);
  await enter(GOOD_INPUT);
  await importButton.click();
  const box = outcome("Import Failed");
  await expect(box).toBeFocused();
  await expect(box).toContainText("Failed to import content");
  await expect(toast).toContainText("ErrorFailed to import content");
  await expect(importButton).toBeEnabled();
  expect(await text()).toBe(GOOD_INPUT);
  await expect(box.getByRole("link", { name: "History" })).toBeInViewport({ ratio: 1 });
  // A toast stays under the pointer.
  await toast.hover();
  const [boxEnd, toastStart] = [await box.boundingBox(), await toast.boundingBox()];
  expect((boxEnd?.y ?? 0) + (boxEnd?.height ?? 0)).toBeLessThanOrEqual(toastStart?.y ?? 0);
});

test("the help and the button can be reached on a laptop, and findings are corrected with a click", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await mockAdminApi(page);
  const { editor, enter, importButton, report, summary, text } = await openPanel(page);
  const help = page.getByRole("group").filter({ hasText: "What you can import" });

  await test.step("the end of the help can be reached above the bar, and the editor stays in view", async () => {
    await expect(importButton).toBeInViewport({ ratio: 1 });
    const last = page.getByRole("button", { name: "Use This Example of String content" });
    await last.scrollIntoViewIfNeeded();
    // A click fails if something covers the button.
    await last.click({ trial: true });
    const { bottom, limit, column } = await last.evaluate((button) => ({
      bottom: button.getBoundingClientRect().bottom,
      limit: document.querySelector(".import-bar")?.getBoundingClientRect().top ?? 0,
      column: button.closest(".check-column")?.scrollHeight ?? 0,
    }));
    expect(bottom).toBeLessThanOrEqual(limit);
    // The column scrolls by itself.
    expect(column).toBeGreaterThan(657);
    await expect(editor).toBeInViewport();
  });

  await test.step("the help names the formats, and offers an example for an empty editor", async () => {
    await expect(help.locator("strong")).toHaveText([
      "Standard site export",
      "Nested token structure",
      "Token-only",
      "String content",
    ]);
    const use = help.getByRole("button", { name: "Use This Example of Token-only" });
    await use.click();
    expect(JSON.parse(await text())).toHaveProperty("HERO_TITLE");
    await expect(summary).toHaveText(/home|1 page/);
    await help.getByText("What you can import").click();
    await expect(use).toBeDisabled();
  });

  await test.step("minified JSON is tidied, and curly quotes are replaced", async () => {
    await enter('{"pages":{"home":{"hero":{"subtitle":"New","zzz":"A"}}}}');
    await expect(summary).toHaveText("Would import 1 page: 1 updated. 1 warning.");
    await expect(importButton).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: /^Tidy/ }).click();
    await expect.poll(text).toContain('{\n  "pages": {');
    await enter("{ “pages”: { “home”: { “hero”: { “subtitle”: “New” } } } }");
    await expect(summary).toHaveText("Nothing will be imported until you fix 1 error.");
    await report.getByRole("button", { name: "Replace Curly Quotes" }).first().click();
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
  });

  await test.step("a dead link gets a suggestion, and a phone number becomes a reference to it", async () => {
    const enterHero = (hero: object) => enter(JSON.stringify({ pages: { about: { hero } } }, null, 2));
    const findings = report.locator(".finding");
    await enterHero({ ctaText: "Contact Us", ctaUrl: "/contacts" });
    await expect(findings).toHaveCount(1);
    await expect(findings).toContainText("No page or file exists at /contacts. Did you mean /contact?");
    await enterHero({ subtitle: "Call (515) 555-0142 today." });
    await expect(findings).toHaveCount(1);
    await expect(findings).toContainText('The text writes out "(515) 555-0142".');
    await expect(page.locator(".cm-lintRange-warning")).toBeVisible();
    await findings.getByRole("button", { name: "Use {site.phone}", exact: true }).click();
    await expect(findings).toHaveCount(0);
    expect(await text()).toContain('"subtitle": "Call {site.phone} today."');
  });
});

test("a file is loaded with its name, from the button or dropped anywhere, unless it cannot be read", async ({
  page,
}) => {
  const api = await mockAdminApi(page);
  const { editor, enter, importButton, outcome, summary, text, type } = await openPanel(page);
  const file = (name: string, content: string) => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  const loaded = page.getByText("Loaded from spring.json");
  const alert = page.getByRole("alert");

  await test.step("can be dropped anywhere, also on the editor, but only one at a time", async () => {
    const ground = page.getByText("Drop the file to see");
    expect(await drag(editor, ["dragover"], [{ text: GOOD_INPUT }])).toEqual([true]);
    await expect(ground).toBeVisible();
    expect(await drag(editor, ["drop"], [{ text: GOOD_INPUT }])).toEqual([true]);
    await expect(ground).toHaveCount(0);
    await expect(loaded).toBeVisible();
    expect(await text()).toBe(GOOD_INPUT);
    await drag(editor, ["dragover", "drop"], [{ text: GOOD_INPUT }, { text: TOKEN_ONLY_INPUT }]);
    await expect(alert).toHaveText("Import one file at a time.");
    await expect(loaded).toBeVisible();
  });

  await test.step("is rejected with a message if it is not text, and the next one is loaded", async () => {
    await drag(editor, ["drop"], [{ size: 1, byte: 0xe9 }]);
    await expect(alert).toContainText("spring.json has characters that we can't read.");
    expect(await text()).toBe(GOOD_INPUT);
    await page.locator("input[type=file]").setInputFiles(file("good.json", TOKEN_ONLY_INPUT));
    await expect(alert).toHaveCount(0);
    expect(await text()).toBe(TOKEN_ONLY_INPUT);
    await type("");
  });

  await test.step("can be cleared and restored, and goes with its name", async () => {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a File" }).click();
    await (await chosen).setFiles(file("spring.json", `\uFEFF${GOOD_INPUT}`));
    await expect(loaded).toBeVisible();
    await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
    expect(await text()).toBe(GOOD_INPUT);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(loaded).toHaveCount(0);
    expect(await text()).toBe("");
    await page.getByRole("button", { name: "Restore Previous Text" }).click();
    expect(await text()).toBe(GOOD_INPUT);
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ query }) => query)).toEqual([{ source: "spring.json" }]);
  });

  await test.step("keeps its name while the user edits the text", async () => {
    await enter(TOKEN_ONLY_INPUT.replace("New", "Newer"));
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.at(-1)?.query).toEqual({ page: "home", source: "spring.json" });
  });
});

/**
 * Dispatches drag events with files on an element.
 * @returns for each event, true if the page handled it
 */
function drag(
  target: Locator,
  types: readonly string[],
  files: readonly { text?: string; size?: number; byte?: number }[],
): Promise<boolean[]> {
  return target.evaluate(
    (element, { types, files }) => {
      const dataTransfer = new DataTransfer();
      for (const { text, size = 0, byte = 0x20 } of files) {
        dataTransfer.items.add(new File([text ?? new Uint8Array(size).fill(byte)], "spring.json"));
      }
      const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      return types.map((type) => !element.dispatchEvent(new DragEvent(type, init)));
    },
    { types, files },
  );
}
