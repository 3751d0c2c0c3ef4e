/** The import form: from a text to the result of its import. */
import { expect, type Locator, type Page, type Route, test } from "playwright/test";
import { mockAdminApi, NAME, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, HALF_WRONG_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";

const DOCUMENTS = "**/api/admin/documents";
const IMPORT = /\/api\/admin\/import(?:\?|$)/;

const EMPTY = "Please enter JSON content to import";
const NO_JSON = "Invalid JSON format. Please check your JSON syntax.";

const TARGETS = ["home", "about", "commercial", "farm", "personal", "medicare", "contact"];

for (const [input, text, message] of [
  ["an empty text", "", EMPTY],
  ["white space", " \n ", EMPTY],
  ["an unfinished text", '{ "pages": ', NO_JSON],
  ["JavaScript", "{ pages: {} }", NO_JSON],
] as const) {
  test(`shows an error for ${input} and sends nothing`, async ({ page }) => {
    const api = await mockAdminApi(page);
    const { editor, importButton, toast } = await openPanel(page);
    await editor.fill(text);
    await importButton.click();
    await expect(toast).toContainText(`Error${message}`);
    await expect(toast).toHaveClass(/destructive/);
    await expect(importButton).toBeEnabled();
    expect(api.imports).toEqual([]);
  });
}

test("shows a running import, then its result until the next attempt", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { editor, importButton, summary, outcome, enter } = await openPanel(page);
  await enter(GOOD_INPUT);
  await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
  await page.getByLabel("Note (optional)").fill(" Spring ");
  await expect(importButton).toHaveText("Import Content");
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
  await editor.fill(GOOD_INPUT.replace("New", "Newer"));
  // Beside the check of another text, the result is closed and named the last import.
  const earlier = page.locator("details.outcome");
  await expect(box).toHaveCount(0);
  await earlier.getByText("Last import: Import Successful").click();
  await expect(earlier).toContainText("Imported 2 pages as version 1: 2 updated.");
  await editor.fill("");
  await importButton.click();
  await expect(earlier).toHaveCount(0);
});

test("sends the target page only with token-only content", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { editor, importButton, outcome } = await openPanel(page);
  const target = page.getByLabel("Target Page");
  await expect(target).toHaveValue("home");
  await expect(target.getByRole("option")).toHaveText(TARGETS);
  for (const [text, chosen, sent] of [
    [TOKEN_ONLY_INPUT, "home", { page: "home" }],
    [TOKEN_ONLY_INPUT, "farm", { page: "farm" }],
    ['{ "about": {}, "x_y": 1 }', "about", { page: "about" }],
    [`\uFEFF${TOKEN_ONLY_INPUT}`, "personal", { page: "personal" }],
    [GOOD_INPUT, "farm", {}],
    ['{ "site": {}, "HERO_TITLE": "T" }', "farm", {}],
    ['{ "pages": {}, "HERO_TITLE": "T" }', "farm", {}],
    ['{ "home": { "HERO_TITLE": "T" } }', "farm", {}],
    ['["HERO_TITLE"]', "farm", {}],
  ] as const) {
    await editor.fill(text);
    await target.selectOption(chosen);
    await importButton.click();
    await expect(outcome("Import Successful").or(outcome("Import Failed")), text).toBeFocused();
    expect(api.imports.pop()?.query, text).toEqual(sent);
    expect(api.imports).toEqual([]);
  }
});

test("explains whether the target page is used", async ({ page }) => {
  await mockAdminApi(page);
  const { enter } = await openPanel(page);
  const target = page.getByLabel("Target Page");
  await expect(target).toHaveAccessibleDescription(/^Used only for token-only content/);
  await enter(GOOD_INPUT);
  await expect(target).toHaveAccessibleDescription("Not used. Your content is for Home and Farm.");
  await enter(TOKEN_ONLY_INPUT);
  await expect(target).toHaveAccessibleDescription(/it goes to this one\.$/);
});

test("sends the options", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { enter, importButton, outcome } = await openPanel(page);
  await enter(HALF_WRONG_INPUT);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Create pages that don't exist yet").check();
  await page.getByLabel("Import pages without errors even if other pages have errors").check();
  await importButton.click();
  await expect(outcome("Import Successful")).toContainText("1 updated; 1 error in other pages");
  expect(api.imports[0]?.query).toEqual({ create: "1", partial: "1" });
});

test("lists each page of a rejected import, errors in red", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { enter, importButton, summary, outcome, toast } = await openPanel(page);
  await enter(HALF_WRONG_INPUT);
  await expect(summary).toHaveText("Nothing will be imported until you fix 1 error.");
  await importButton.click();
  const box = outcome("Import Failed");
  await expect(box).toBeFocused();
  await expect(box).toContainText("Nothing was imported: 1 error.");
  await expect(toast).toContainText("Import ErrorNothing was imported: 1 error.");
  const [home, farm] = ["home", "farm"].map((name) => box.getByRole("listitem").filter({ hasText: name }).first());
  await expect(farm as Locator).toContainText("skipped");
  const status = (home as Locator).getByText(/error: “Headline” must be a string/).last();
  await expect(status).toBeVisible();
  const probe = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement("i"));
    element.style.color = "var(--error)";
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  });
  await expect(status).toHaveCSS("color", probe);
  await expect(importButton).toBeEnabled();
  expect(api.store.history()).toEqual([]);
});

test("keeps the toast clear of the outcome on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockAdminApi(page);
  await page.route(IMPORT, (route) => route.abort());
  const { enter, importButton, outcome, toast } = await openPanel(page);
  await enter(GOOD_INPUT);
  await importButton.click();
  const box = outcome("Import Failed");
  await expect(box).toBeFocused();
  await expect(box.getByRole("link", { name: "History" })).toBeInViewport({ ratio: 1 });
  // A toast stays under the pointer.
  await toast.hover();
  const [boxEnd, toastStart] = [await box.boundingBox(), await toast.boundingBox()];
  expect((boxEnd?.y ?? 0) + (boxEnd?.height ?? 0)).toBeLessThanOrEqual(toastStart?.y ?? 0);
});

const DISK_FULL =
  "The server's disk is full. Nothing was imported, and the pages have not changed. Free some space and try again.";
const DEFAULT_MESSAGE = "Failed to import content";

for (const [shown, respond, message] of [
  ["the API's message", (route: Route) => respondWithError(route, 507, "disk-full", DISK_FULL), DISK_FULL],
  [
    "the response of another server",
    (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
    "502: Bad gateway",
  ],
  [
    "the default message for an empty message",
    (route: Route) => respondWithError(route, 500, "internal", ""),
    DEFAULT_MESSAGE,
  ],
  ["the default message without a response", (route: Route) => route.abort(), DEFAULT_MESSAGE],
] as const) {
  test(`shows ${shown} after a failure`, async ({ page }) => {
    await mockAdminApi(page);
    await page.route(IMPORT, respond);
    const { enter, importButton, outcome, toast, text } = await openPanel(page);
    await enter(GOOD_INPUT);
    await importButton.click();
    await expect(outcome("Import Failed")).toContainText(message);
    await expect(outcome("Import Failed")).toBeFocused();
    await expect(toast).toContainText(`Error${message}`);
    await expect(importButton).toBeEnabled();
    expect(await text()).toBe(GOOD_INPUT);
  });
}

test("waits for the check and imports once after a double click", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { editor, importButton, outcome } = await openPanel(page);
  await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
  const release = await holdRequests(page, DOCUMENTS);
  await editor.fill(GOOD_INPUT);
  await importButton.dblclick();
  await expect(importButton).toHaveText("Importing...");
  expect(api.imports).toEqual([]);
  release();
  await expect(outcome("Import Successful")).toBeFocused();
  expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
});

test.describe("without the current content", () => {
  async function openUnread(page: Page) {
    const api = await mockAdminApi(page);
    await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
    await page.route(DOCUMENTS, (route) => route.abort());
    const admin = await openPanel(page);
    await admin.editor.fill(GOOD_INPUT);
    await expect(admin.summary).toHaveText("We couldn't load the current site, so changes can't be shown yet.");
    return { api, admin };
  }

  test("the text can be checked again", async ({ page }) => {
    const { admin } = await openUnread(page);
    await page.unroute(DOCUMENTS);
    await page.getByRole("button", { name: "Check Again" }).click();
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
  });

  test("the text can be imported anyway", async ({ page }) => {
    const { api, admin } = await openUnread(page);
    await admin.importButton.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
  });
});

test("the help names the formats and offers an example for an empty editor", async ({ page }) => {
  await mockAdminApi(page);
  const { summary, text } = await openPanel(page);
  const help = page.getByRole("group").filter({ hasText: "What you can import" });
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

test("the end of the help can be reached on a laptop, above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await mockAdminApi(page);
  await openPanel(page);
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
  // The column scrolls by itself, so that the editor stays in view.
  expect(column).toBeGreaterThan(657);
  await expect(page.getByRole("textbox", { name: "JSON Content" })).toBeInViewport();
});

test("the button stays in view, counts warnings, and steps back when there is nothing to do", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await mockAdminApi(page);
  const { enter, importButton, outcome, summary } = await openPanel(page);
  await expect(importButton).toBeInViewport({ ratio: 1 });
  await enter(JSON.stringify({ pages: { home: { hero: { subtitle: "New", zzz: "A" } } } }));
  await expect(summary).toHaveText("Would import 1 page: 1 updated. 1 warning.");
  await enter(GOOD_INPUT);
  await expect(importButton).toHaveClass("button");
  await importButton.click();
  await expect(outcome("Import Successful")).toBeFocused();
  await expect(summary).toHaveText(/^Nothing to do/);
  await expect(importButton).toHaveClass("button secondary");
  await expect(importButton).toBeInViewport({ ratio: 1 });
});

test("minified JSON is tidied, and curly quotes are replaced, with one click each", async ({ page }) => {
  await mockAdminApi(page);
  const { editor, enter, report, summary, text } = await openPanel(page);
  await enter('{"pages":{"home":{"hero":{"subtitle":"New"}}}}');
  await page.getByRole("button", { name: /^Tidy/ }).click();
  await expect.poll(text).toContain('{\n  "pages": {');
  await editor.fill("{ “pages”: { “home”: { “hero”: { “subtitle”: “New” } } } }");
  await expect(summary).toHaveText("Nothing will be imported until you fix 1 error.");
  await report.getByRole("button", { name: "Replace Curly Quotes" }).first().click();
  await expect(summary).toHaveText("Would import 1 page: 1 updated.");
});
