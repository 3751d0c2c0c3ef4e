/** The editor of the admin, and the importer that runs beside it in a worker. */
import { expect, type Locator, type Page, test } from "playwright/test";
import { answerAdmin, openPanel } from "#tests/support/browser/admin-api.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WRONG = JSON.stringify({ pages: { home: { hero: { title: 3, colour: "red" } } } }, null, 2);

/** CodeMirror's: whoever is typing means the text, not a list that comes up meanwhile. */
const LIST_REST_MS = 75;

interface Editor {
  editor: Locator;
  /** The lines that are shown. */
  lines: Locator;
  options: Locator;
  summary: Locator;
  /** What its policy kept from happening in the page. */
  refused: string[];
}

async function openEditor(page: Page): Promise<Editor> {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await answerAdmin(page);
  const { editor, summary } = await openPanel(page);
  const options = page.getByRole("listbox", { name: "Completions" }).getByRole("option");
  return { editor, summary, lines: page.locator(".cm-line"), options, refused };
}

/** Opens the editor with a text in it that was checked. */
async function openChecked(page: Page, text: string): Promise<Editor> {
  const opened = await openEditor(page);
  await opened.editor.focus();
  await page.keyboard.insertText(text);
  await expect(opened.summary).toHaveText(/^(?:Would|Nothing)/);
  return opened;
}

/** Takes the first of the completions, by a key: a list that has just come takes none yet. */
async function takeFirst(page: Page, options: Locator): Promise<void> {
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.waitForTimeout(LIST_REST_MS);
  await page.keyboard.press("Enter");
}

test("the format and the findings show as one types", async ({ page }) => {
  const { editor, refused } = await openEditor(page);
  await page.getByText("JSON Content", { exact: true }).click();
  await expect(editor).toBeFocused();

  await page.keyboard.type('{ "HERO_TITLE": 3 }');
  await expect(page.getByText("Token-only", { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText("`hero.title` must be a string, but got a number. Put the value in double quotes.").first(),
  ).toBeVisible();
  await expect(page.locator(".cm-lintRange-error")).toHaveText("3");

  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.type('"New"');
  await expect(page.getByText("Would import 1 page: 1 updated.")).toBeVisible();
  await expect(page.locator(".cm-lintRange-error")).toHaveCount(0);
  expect(refused).toEqual([]);
});

test("a finding leads to its place", async ({ page }) => {
  const { editor, lines } = await openChecked(page, WRONG);
  await page.getByRole("button", { name: "Go to 5:18" }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type("1");
  await expect(lines.nth(4)).toHaveText('        "title": 13,');

  // The first is where the caret is.
  await page.keyboard.press("Alt+F8");
  await page.keyboard.press("Alt+F8");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("!");
  await expect(lines.nth(5)).toHaveText('        "colour"!: "red"');
});

test("the schemas complete keys and values", async ({ page }) => {
  const { editor, lines, options, summary, refused } = await openEditor(page);
  await editor.focus();
  await page.keyboard.press("Control+Space");
  await expect(options).toHaveText(["Standard site export", "Nested token structure", "Token-only", "String content"]);
  await expect(page.getByText("Pages with their sections, and the facts of the agency.")).toBeVisible();
  await takeFirst(page, options);
  await page.keyboard.type("New");
  await expect(lines.nth(4)).toHaveText('        "title": "New"');
  await expect(summary).toHaveText(/^Would import/);

  await page.keyboard.press("End");
  await page.keyboard.type(',\n"cta');
  await expect(options).toHaveText(["ctaText", "ctaUrl"]);
  await page.keyboard.type("U");
  await expect(options).toHaveText(["ctaUrl"]);
  await takeFirst(page, options);
  await expect(options.filter({ hasText: "/farm/agribusiness" })).toBeVisible();
  await page.keyboard.type('"/con');
  await expect(options.first()).toHaveText("/contact");
  await takeFirst(page, options);
  await expect(lines.nth(5)).toHaveText('        "ctaUrl": "/contact"');
  await expect(summary).toHaveText("Would import 1 page: 1 updated.");
  expect(refused).toEqual([]);
});

test("everything goes by keys, and none holds whoever has no pointer", async ({ page }) => {
  const { editor, lines, options, refused } = await openChecked(page, WRONG);
  const target = page.getByLabel("Target Page");
  const search = page.getByRole("textbox", { name: "Find" });

  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+Shift+BracketLeft");
  await expect(lines).toHaveText(["{", '  "pages": {…}', "}"]);
  await page.keyboard.press("Control+Shift+BracketRight");
  await expect(lines).toHaveCount(10);

  await page.keyboard.press("Control+f");
  await expect(search).toBeFocused();
  await page.keyboard.type("colour");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.type("color");
  await expect(lines.nth(5)).toHaveText('        "color": "red"');
  await page.keyboard.press("Control+z");
  await expect(lines.nth(5)).toHaveText('        "colour": "red"');

  await page.keyboard.press("Control+a");
  await page.keyboard.type("{");
  await page.keyboard.press("Control+Space");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Control+Space");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  expect(refused).toEqual([]);
});

test("a large export is checked beside the page, which shows how far it is and takes keys", async ({ page }) => {
  const hero = { title: "Sample", description: "Text. ".repeat(1000) };
  const pages = Array.from({ length: 800 }, (_, index) => [`commercial/sample-${index}`, { hero }]);
  const text = JSON.stringify({ pages: Object.fromEntries(pages) }, null, 2);
  const { editor, lines, summary, refused } = await openEditor(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/admin/documents", async (route) => {
    await held;
    await route.fallback();
  });
  const file = { name: "large.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);

  const progress = page.getByRole("progressbar", { name: "Checking" });
  await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0.3);
  await editor.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(" ");
  await expect(lines.first()).toHaveText(" {", { useInnerText: true });
  await expect(progress).toBeVisible();
  release();
  await expect(summary).toHaveText("Nothing would be imported: 1,600 errors.");
  await expect(page.getByRole("button", { name: "Show All 1,600 Errors" })).toBeVisible();
  expect(refused).toEqual([]);
});

/** Where the editor shows something beside the text. */
const STATES: Record<string, (page: Page, editor: Editor) => Promise<void>> = {
  async "a list of completions"(page, { options }) {
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.type(',\n"');
    await expect(options.first()).toBeVisible();
  },
  async "the search, with something found"(page) {
    await page.keyboard.press("Control+f");
    await page.keyboard.type("t");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-searchMatch-selected")).toBeVisible();
  },
  async "what is wrong at a place"(page) {
    await page.locator(".cm-lintRange-error").hover();
    await expect(page.locator(".cm-tooltip")).toContainText("content/type");
  },
  async "what is wrong on a line"(page) {
    await page.locator(".cm-lint-marker-warning").hover();
    await expect(page.locator(".cm-tooltip")).toContainText("content/unknown-key");
  },
  async "what the schemas say of a key"(page) {
    await page.locator(".cm-line").getByText('"title"').hover();
    await expect(page.locator(".cm-tooltip")).toHaveText("Text that must not be empty.");
  },
  async "something folded"(page) {
    await page.getByTitle("Fold line").last().click();
    await expect(page.getByLabel("folded code")).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state}: accessible in the light, in the dark and on a telephone, and within the policy`, async ({ page }) => {
    const editor = await openChecked(page, WRONG);
    const found: string[] = [];
    await reach(page, editor);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await listAxeViolations(page)));
    }
    await page.setViewportSize({ width: 360, height: 740 });
    found.push(...(await listAxeViolations(page)));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([...found, ...editor.refused, overflow]).toEqual([0]);
  });
}
