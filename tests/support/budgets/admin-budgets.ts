/** The scripts that the admin loads and when, against their budgets. */
import { type Browser, expect, type Page } from "playwright/test";
import { PASSWORD } from "../api/admin-client.ts";
import { adminPage } from "../browser/admin-page.ts";
import { startAdminServer } from "../browser/admin-server.ts";
import { openForm } from "../browser/document-form.ts";
import { DESKTOP, PHONE } from "../browser/viewports.ts";
import type { Budget } from "./budget.ts";
import { type LoadedResource, measureResponse, scriptKilobytes, waitUntilIdle } from "./transfer-size.ts";

/** Code that only some screens need, by a word that only its scripts contain. */
const EDITOR_OF_JSON = "cm-content";
const RICH_TEXT = "ProseMirror";
const PASSKEYS = "navigator.credentials";
const CHECK_WORKER = /\/check-worker-/;

const PASTED_BYTES = 5e6;
/** Time in which the editor has reported the text after a key, and the draft is stored. */
const REPORT_MS = 2000;

interface Scripts {
  /** Returns what the page has loaded since the last call. */
  next(): Promise<LoadedResource[]>;
  /** Returns how many of the loaded scripts contain a word. */
  countWith(word: string): Promise<number>;
}

/** Measures the admin on a server that it starts. */
export async function measureAdmin(browser: Browser): Promise<Budget[]> {
  const server = await startAdminServer();
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: server.url });
  try {
    const phone = await context.newPage();
    await phone.setViewportSize(PHONE);
    const signIn = await measureSignIn(phone);
    const form = await measureForm(await context.newPage());
    return [...signIn, ...form, ...(await measurePaste(await context.newPage()))];
  } finally {
    await context.close();
    await server.close();
  }
}

async function measureSignIn(page: Page): Promise<Budget[]> {
  const scripts = watchScripts(page);
  await page.goto("/admin");
  await expect(page.getByLabel("Password")).toBeVisible();
  const [passkeys, editor] = [await scripts.countWith(PASSKEYS), await scripts.countWith(EDITOR_OF_JSON)];

  await page.getByLabel("Your Name").fill("Ann Lee");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await scripts.next();
  const editorAtHome = await scripts.countWith(EDITOR_OF_JSON);
  await page.getByRole("button", { name: "Import content as JSON" }).click();
  await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");
  return [
    { what: "admin, sign-in screen: scripts with code of passkeys", measured: passkeys, limit: 0 },
    { what: "admin, sign-in screen: scripts with the editor of Content Import", measured: editor, limit: 0 },
    {
      what: "admin, Home on a phone: scripts with the editor of Content Import",
      measured: editorAtHome,
      limit: 0,
    },
  ];
}

async function measureForm(page: Page): Promise<Budget[]> {
  const scripts = watchScripts(page);
  const form = await openForm(page, "farm");
  const opened = await scripts.next();
  const [richText, passkeys] = [await scripts.countWith(RICH_TEXT), await scripts.countWith(PASSKEYS)];
  const worker = opened.filter(({ url }) => CHECK_WORKER.test(url)).length;

  // Toasts are loaded when the user first points somewhere.
  await page.mouse.move(1, 1);
  await expect(page.locator(".toast-viewport")).toBeAttached();
  await scripts.next();
  const title = form.field("Headline required");
  const checkWorker = page.waitForResponse(CHECK_WORKER);
  await title.fill("Farm insurance for every season");
  await expect(form.bar.getByText("1 change", { exact: true })).toBeVisible();
  await checkWorker;
  const checked = await scripts.next();

  const typedAt = performance.now();
  await title.fill("");
  await expect(page.locator(".document-form .field-error").first()).toBeVisible();
  const findingMs = performance.now() - typedAt;

  await page.getByRole("button", { name: "Add Formatting" }).first().click();
  await expect(page.locator(".rich-text-box")).toBeVisible();
  const loaded = [...opened, ...checked, ...(await scripts.next())];
  const ofWorker = loaded.filter(({ url }) => CHECK_WORKER.test(url));
  const pageScripts = scriptKilobytes(loaded) - scriptKilobytes(ofWorker);
  const kB = { unit: "kB" };
  return [
    // The worker loads beside the page, after the first change.
    { what: "admin, form with formatting: JavaScript of the page", measured: pageScripts, limit: 200, ...kB },
    { what: "admin, form of a page: check workers before a change", measured: worker, limit: 0 },
    { what: "admin, form of a page: scripts with the editor of rich text", measured: richText, limit: 0 },
    { what: "admin, form of a page: scripts with code of passkeys", measured: passkeys, limit: 0 },
    { what: "admin, first change: check worker", measured: scriptKilobytes(ofWorker), limit: 110, ...kB },
    { what: "admin, from a key to a finding", measured: findingMs, limit: 300, unit: "ms", isTime: true },
  ];
}

async function measurePaste(page: Page): Promise<Budget[]> {
  await page.goto("/admin#import");
  await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");
  const { editor, summary, type } = adminPage(page);
  await editor.focus();
  const longestTask = await page.evaluateHandle(watchLongestTask);
  const pastedAt = performance.now();
  await type(JSON.stringify({ pages: { farm: { note: "a ".repeat(PASTED_BYTES / 2) } } }));
  await expect(summary).toHaveText(/^(?:Would|Nothing)|problem|error/i, { timeout: 30_000 });
  const checkedMs = performance.now() - pastedAt;
  await editor.press("ControlOrMeta+End");
  await page.keyboard.type("ab");
  await page.waitForTimeout(REPORT_MS);
  const ms = { unit: "ms", isTime: true };
  return [
    { what: "admin, 5 MB pasted until checked", measured: checkedMs, limit: 5000, ...ms },
    {
      what: "admin, 5 MB pasted and a key: longest task",
      measured: await longestTask.evaluate(({ ms }) => ms),
      limit: 100,
      ...ms,
    },
  ];
}

/** Returns an object with the longest task from now on. It runs in the page. Tasks below 50 ms count as 0. */
function watchLongestTask(): { ms: number } {
  const longest = { ms: 0 };
  new PerformanceObserver((list) => {
    longest.ms = Math.max(longest.ms, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  return longest;
}

function watchScripts(page: Page): Scripts {
  const responses: Promise<LoadedResource & { text: string }>[] = [];
  let seen = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    responses.push(
      Promise.all([measureResponse(response), response.text()]).then(([size, text]) => ({ ...size, text })),
    );
  });
  return {
    async next() {
      await waitUntilIdle(page, responses);
      const loaded = await Promise.all(responses.slice(seen));
      seen = responses.length;
      return loaded;
    },
    async countWith(word) {
      return (await Promise.all(responses)).filter(({ text }) => text.includes(word)).length;
    },
  };
}
