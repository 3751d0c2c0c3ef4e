/** The JSON editor of the admin, and the check that runs in a worker. */
import { expect, type Locator, type Page } from "playwright/test";
import { type AdminApiMock, mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { type AdminPage, openPanel } from "#tests/support/browser/admin-page.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { isFullRun, NIGHTLY } from "#tests/support/full-run.ts";

const WRONG = JSON.stringify({ pages: { home: { hero: { title: 3, shade: "red" } } } }, null, 2);

/** CodeMirror ignores keys for this time in a list that has just opened, because the user may still be typing. */
const LIST_DELAY_MS = 75;

/** CodeMirror's keys for folding, without the bracket. */
const FOLD_KEYS = process.platform === "darwin" ? "Meta+Alt" : "Control+Shift";

interface Editor extends AdminPage {
  /** The visible lines. */
  lines: Locator;
  options: Locator;
  api: AdminApiMock;
  /** The violations of the Content Security Policy. */
  policyViolations: string[];
}

async function openEditor(page: Page): Promise<Editor> {
  const policyViolations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) policyViolations.push(message.text());
  });
  const api = await mockAdminApi(page);
  const admin = await openPanel(page);
  const options = page.getByRole("listbox", { name: "Completions" }).getByRole("option");
  return { ...admin, api, lines: page.locator(".cm-line"), options, policyViolations };
}

/** Picks the first completion with the keyboard. */
async function pickFirst(page: Page, options: Locator): Promise<void> {
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.waitForTimeout(LIST_DELAY_MS);
  await page.keyboard.press("Enter");
}

test("shows findings and completes keys, values and references while the user types", async ({ page }) => {
  const { editor, lines, options, summary, policyViolations } = await openEditor(page);

  await test.step("the format and the findings", async () => {
    await page.getByText("JSON Content", { exact: true }).click();
    await expect(editor).toBeFocused();
    await page.keyboard.type('{ "HERO_TITLE": 3 }');
    await expect(page.getByText("Token-only", { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText("Headline must be a string, but got a number. Put the value in double quotes.").first(),
    ).toBeVisible();
    await expect(page.locator(".cm-lintRange-error")).toHaveText("3");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.type('"New"');
    await expect(page.getByText("Would import 1 page: 1 updated.")).toBeVisible();
    await expect(page.locator(".cm-lintRange-error")).toHaveCount(0);
  });

  await test.step("a reference to a fact, with its present value", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type('{ "HERO_TITLE": "Call {site.ph');
    await expect(options).toHaveText(["{site.phone}"]);
    await expect(page.getByText("Phone number: (515) 555-0142")).toBeVisible();
    await pickFirst(page, options);
    await expect(lines.first()).toHaveText('{ "HERO_TITLE": "Call {site.phone}"}');
    // Until then, the text has the error of the unfinished reference, which is shown instead of the fact.
    await expect(page.locator(".cm-lintRange-error")).toHaveCount(0);
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
    await page.getByText("{site.phone}").hover();
    await expect(page.locator(".cm-description")).toHaveText("Phone number: (515) 555-0142");
  });

  await test.step("keys and values from the schemas", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(summary).toHaveText("");
    await page.keyboard.press("Control+Space");
    await expect(options).toHaveText([
      "Standard site export",
      "Nested token structure",
      "Token-only",
      "String content",
    ]);
    await expect(page.locator(".cm-completionInfo")).toHaveText(
      /^Any number of pages by name, each with its sections\./,
    );
    await pickFirst(page, options);
    await page.keyboard.type("New");
    await expect(lines.nth(4)).toHaveText('        "title": "New"');
    await expect(summary).toHaveText(/^Would import/);
    await page.keyboard.press("End");
    await page.keyboard.type(',\n"cta');
    await expect(options).toHaveText(["ctaText", "ctaUrl"]);
    await page.keyboard.type("U");
    await expect(options).toHaveText(["ctaUrl"]);
    await pickFirst(page, options);
    await expect(options.filter({ hasText: "/farm/agribusiness" })).toBeVisible();
    await page.keyboard.type('"/con');
    await expect(options.first()).toHaveText("/contact");
    await pickFirst(page, options);
    await expect(lines.nth(5)).toHaveText('        "ctaUrl": "/contact"');
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
  });
  expect(policyViolations).toEqual([]);
});

/** Brings the editor into states in which it shows more than the text. */
const STATES: Record<string, (page: Page, editor: Editor) => Promise<void>> = {
  async "the search with a match"(page) {
    await page.keyboard.press("ControlOrMeta+f");
    await page.keyboard.type("t");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-searchMatch-selected")).toBeVisible();
  },
  async "the finding at a value"(page) {
    await page.locator(".cm-lintRange-error").hover();
    await expect(page.locator(".cm-tooltip")).toContainText("content/type");
  },
  async "the finding on a line"(page) {
    await page.locator(".cm-lint-marker-warning").hover();
    await expect(page.locator(".cm-tooltip")).toContainText("content/unknown-key");
  },
  async "the description of a key"(page) {
    await page.locator(".cm-line").getByText('"title"').hover();
    await expect(page.locator(".cm-tooltip")).toHaveText(/^Text that must not be empty\./);
  },
  async "a list of completions"(page, { options }) {
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.type(',\n"');
    await expect(options.first()).toBeVisible();
  },
  async "folded code"(page) {
    await page.getByTitle("Fold line").last().click();
    await expect(page.getByLabel("folded code")).toBeVisible();
  },
};

test("leads to findings and works with the keyboard alone, accessible in every state", async ({ page }) => {
  test.slow(isFullRun, "six runs of axe in each state");
  const opened = await openEditor(page);
  const { editor, enter, lines, options, policyViolations, text } = opened;
  const target = page.getByLabel("Target Page");
  const search = page.getByRole("textbox", { name: "Find" });
  await enter(WRONG);

  await test.step("the caret moves to the line of a finding", async () => {
    await page.getByRole("button", { name: "Line 5 column 18" }).click();
    await expect(editor).toBeFocused();
    await page.keyboard.type("1");
    await expect(lines.nth(4)).toHaveText('        "title": 13,');
    // The first key press selects the finding at the caret.
    await page.keyboard.press("Alt+F8");
    await page.keyboard.press("Alt+F8");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("!");
    await expect(lines.nth(5)).toHaveText('        "shade"!: "red"');
  });

  await test.step("the keyboard folds and searches", async () => {
    await enter(WRONG);
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(`${FOLD_KEYS}+BracketLeft`);
    await expect(lines).toHaveText(["{", '  "pages": {…}', "}"]);
    await page.keyboard.press(`${FOLD_KEYS}+BracketRight`);
    await expect(lines).toHaveCount(10);
    await page.keyboard.press("ControlOrMeta+f");
    await expect(search).toBeFocused();
    await page.keyboard.type("shade");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(search).toHaveCount(0);
    await expect(editor).toBeFocused();
    await page.keyboard.type("tint");
    await expect(lines.nth(5)).toHaveText('        "tint": "red"');
    await page.keyboard.press("ControlOrMeta+z");
    await expect(lines.nth(5)).toHaveText('        "shade": "red"');
  });

  for (const [state, reach] of Object.entries(STATES)) {
    await test.step(`${state} is accessible`, async () => {
      await reach(page, opened);
      if (state === "the search with a match") await expectAccessible(page);
      expect(await listStateViolations(page, state, ".content-editor")).toEqual([]);
      await editor.focus();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      if ((await text()) !== WRONG) await enter(WRONG);
    });
  }

  await test.step("the keyboard leaves the editor, also while a list is open", async () => {
    await page.keyboard.press("ControlOrMeta+a");
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
  });
  expect(policyViolations).toEqual([]);
});

/** The length of a large text. The editor handles texts from 1 MiB on in another way. */
const LARGE_LENGTH = 5_000_000;

/** Ways in which a long text comes into the editor at once. */
const ARRIVALS = {
  async "pasted with the keyboard"(page: Page, text: string) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  },
  "pasted with an on-screen keyboard": (page: Page, text: string) => page.keyboard.insertText(text),
};
const SHAPES = { "one line": " ", "many lines": `${" ".repeat(99)}\n` };

const LARGE_TEXTS: readonly (readonly [keyof typeof ARRIVALS, keyof typeof SHAPES])[] = [
  ["pasted with the keyboard", "one line"],
  ["pasted with the keyboard", "many lines"],
  ["pasted with an on-screen keyboard", "one line"],
  ["pasted with an on-screen keyboard", "many lines"],
];

test(
  "a large text is imported exactly as it is, and its check leaves the page free for input",
  NIGHTLY,
  async ({ page }) => {
    test.slow();
    const { api, editor, lines, outcome, policyViolations, summary, type } = await openEditor(page);

    await test.step("colors a text just below 1 MiB and marks its brackets", async () => {
      await type(`{ "about": {} }${" ".repeat(1_000_000)}`);
      await expect(summary).toHaveText(/^Nothing/);
      await page.keyboard.press("ControlOrMeta+Home");
      await expect(lines.first().locator(".tok-propertyName")).toHaveText('"about"');
      await expect(lines.first().locator(".cm-matchingBracket")).toHaveText(["{", "}"]);
      await type("");
    });

    await test.step("inserts a large text from the clipboard before the next key", async () => {
      const shown = await editor.evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "a".repeat(2 ** 20));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...options }));
        const before = element.textContent;
        element.dispatchEvent(new KeyboardEvent("keydown", { key: "b", ...options }));
        return { before, after: element.textContent.slice(0, 3) };
      });
      expect(shown).toEqual({ before: "", after: "aaa" });
      await type("");
    });

    for (const [arrival, shape] of LARGE_TEXTS) {
      await test.step(`in ${shape}, ${arrival}, of which only a part is shown`, async () => {
        const gap = SHAPES[shape].repeat(LARGE_LENGTH / SHAPES[shape].length);
        const text = `{ "about": { "hero": { "title": "${arrival}, ${shape}" },${gap}"note": "Kept" } }`;
        await editor.focus();
        const longestText = await watchLongestText(editor);
        await ARRIVALS[arrival](page, text);
        await expect(summary).toHaveText("Would import 1 page: 1 updated. 1 warning.", { timeout: 30_000 });
        await expect(page.getByRole("region", { name: "What Will Change" })).toContainText(`We don't recognize "note"`);
        await page.keyboard.press("ControlOrMeta+End");
        await page.keyboard.type(" ");
        await page.getByRole("button", { name: "Import Content" }).click();
        await expect(outcome("Import Successful")).toBeFocused({ timeout: 30_000 });
        expect(api.imports.map(({ body }) => body === `${text} `)).toEqual([true]);
        expect(await longestText()).toBeLessThan(100_000);
        api.imports.length = 0;
        await type("");
        await expect(summary).toHaveText("");
      });
    }

    await test.step("is checked in the background, with its progress", async () => {
      const hero = { title: "Sample", description: "Text. ".repeat(1000) };
      const count = Math.ceil(LARGE_LENGTH / 6000);
      const pages = Array.from({ length: count }, (_, index) => [`commercial/sample-${index}`, { hero }]);
      const text = JSON.stringify({ pages: Object.fromEntries(pages) }, null, 2);
      const release = await holdRequests(page, "**/api/admin/documents");
      const file = { name: "large.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.locator("input[type=file]").setInputFiles(file);
      const progress = page.getByRole("progressbar", { name: "Checking your content" });
      await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0.3);
      await editor.focus();
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.type(" ");
      await expect(lines.first()).toHaveText(" {", { useInnerText: true });
      await expect(progress).toBeVisible();
      release();
      const errors = (2 * count).toLocaleString("en-US");
      await expect(summary).toHaveText(`Nothing will be imported until you fix ${errors} errors.`);
      await expect(page.getByRole("button", { name: `Show All ${errors} Errors` })).toBeVisible();
    });
    expect(policyViolations).toEqual([]);
  },
);

/** Returns a function that returns the length of the longest text that was an element's at once. */
async function watchLongestText(editor: Locator): Promise<() => Promise<number>> {
  const watched = await editor.evaluateHandle((element) => {
    const longest = { length: 0 };
    const measure = (node: Node) => {
      longest.length = Math.max(longest.length, node.textContent?.length ?? 0);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(measure);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return longest;
  });
  return () => watched.evaluate(({ length }) => length);
}
