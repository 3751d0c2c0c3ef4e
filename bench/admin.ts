/**
 * Time from a key press to a finding in the admin, and how long a paste of 5 MB keeps the page from drawing.
 *
 * Each key press of a pair creates an error or removes it. The time ends with the first frame after the finding has
 * appeared or disappeared. The editor of Content Import has the whole site or one page, and a form has one page. A freeze is
 * the longest time between two frames. The loop shows how fast the machine is at the moment: compare only runs in which it
 * takes the same time. Budgets: the median key and the longest freeze.
 */
import { type Browser, chromium, type Page } from "playwright/test";
import type { JsonObject } from "#schemas/json.ts";
import { signIn } from "#tests/support/browser/admin-fixture.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { type AdminServer, startAdminServer } from "#tests/support/browser/admin-server.ts";
import { openForm } from "#tests/support/browser/document-form.ts";
import { findBrowser } from "#tests/support/browser/find-browser.ts";
import { DESKTOP } from "#tests/support/browser/viewports.ts";
import { runCli } from "#tests/support/cli/cli-process.ts";
import { generateExport } from "./support/generate-export.ts";
import { median } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

/** Pairs of key presses, after one pair that is not measured. */
const PAIRS = 10;
const PAUSE_MS = 300;
const MAX_KEY_MS = 150;
const MAX_FREEZE_MS = 100;

/** About 5 MB, the limit of an import. */
const PASTED_PAGES = 730;
const PASTED_BYTES = 5e6;
const PASTE_TIMEOUT_MS = 60_000;

export async function benchAdmin(): Promise<boolean> {
  const server = await startAdminServer();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const areKeysFast = await benchKeys(browser, server);
    const arePastesSmooth = await benchPastes(browser, server);
    return areKeysFast && arePastesSmooth;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function benchKeys(browser: Browser, server: AdminServer): Promise<boolean> {
  console.log(`from a key to a finding, ${2 * PAIRS} keys, ms\n`);
  console.log(tableRow("", "error", "corrected", "worst", "budget", "loop"));
  const { stdout } = await runCli(["export", "--content", server.contentDir]);
  const site: { pages: JsonObject } = JSON.parse(stdout);
  const screens: Record<string, (page: Page) => Promise<KeyPair>> = {
    "whole site in the editor": (page) => openText(page, site),
    "one page in the editor": (page) => openText(page, { pages: { farm: site.pages.farm } }),
    "form of a page": openHeadline,
  };
  let isWithinBudget = true;
  for (const [name, open] of Object.entries(screens)) {
    const page = await openAdmin(browser, server);
    const pair = await open(page);
    const [errorsMs, correctionsMs]: [number[], number[]] = [[], []];
    for (let round = 0; round <= PAIRS; round += 1) {
      const errorMs = await measureKey(page, pair.breaks, { ...pair, isShown: true });
      const correctionMs = await measureKey(page, pair.corrects, { ...pair, isShown: false });
      if (round === 0) continue;
      errorsMs.push(errorMs);
      correctionsMs.push(correctionMs);
    }
    const times = [median(errorsMs), median(correctionsMs)];
    isWithinBudget &&= Math.max(...times) <= MAX_KEY_MS;
    const cells = [...times, Math.max(...errorsMs, ...correctionsMs)].map((ms) => ms.toFixed(0));
    console.log(tableRow(name, ...cells, `≤ ${MAX_KEY_MS}`, (await measureLoop(page)).toFixed(0)));
    await page.context().close();
  }
  return isWithinBudget;
}

async function benchPastes(browser: Browser, server: AdminServer): Promise<boolean> {
  console.log("\n5 MB pasted into the editor, ms\n");
  console.log(tableRow("", "findings", "freeze", "long task", "budget", "loop"));
  const texts: Record<string, string> = {
    [`${PASTED_PAGES} pages on many lines`]: JSON.stringify(generateExport(PASTED_PAGES), null, 1),
    [`${PASTED_PAGES} pages on one line`]: JSON.stringify(generateExport(PASTED_PAGES)),
    "one text": JSON.stringify({ pages: { farm: { note: "a ".repeat(PASTED_BYTES / 2) } } }),
  };
  let isWithinBudget = true;
  for (const [name, text] of Object.entries(texts)) {
    const page = await openAdmin(browser, server);
    const { checkedMs, freezeMs, longTaskMs } = await measurePaste(page, text);
    isWithinBudget &&= freezeMs <= MAX_FREEZE_MS;
    const cells = [checkedMs, freezeMs, longTaskMs].map((ms) => ms.toFixed(0));
    console.log(tableRow(name, ...cells, `≤ ${MAX_FREEZE_MS}`, (await measureLoop(page)).toFixed(0)));
    await page.context().close();
  }
  return isWithinBudget;
}

async function openAdmin(browser: Browser, { url }: AdminServer): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    baseURL: url,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  // tsx wraps functions inside functions with this helper.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  await signIn(page);
  return page;
}

/** Two keys and the finding that the first one causes and the second one removes. */
interface KeyPair {
  breaks: string;
  corrects: string;
  /** The place of the finding, as a selector. */
  place: string;
  finding: string;
}

/** Puts content into the editor, with the caret in the name of the first subtitle. */
async function openText(page: Page, content: object): Promise<KeyPair> {
  const { editor, summary, type } = await openPanel(page);
  await type(JSON.stringify(content, null, 2));
  await summary.filter({ hasText: "unchanged" }).waitFor();
  await editor.press("ControlOrMeta+f");
  await page.keyboard.type('"subtitl');
  for (const key of ["Enter", "Escape", "ArrowRight"]) await page.keyboard.press(key);
  return { breaks: "x", corrects: "Backspace", place: ".findings", finding: "subtitlxe" };
}

/** Opens a form with the caret at the end of a required text of one letter. */
async function openHeadline(page: Page): Promise<KeyPair> {
  const form = await openForm(page, "farm");
  await form.field("Headline required").fill("F");
  await form.bar.getByText("1 change", { exact: true }).waitFor();
  return { breaks: "Backspace", corrects: "F", place: ".document-form", finding: "" };
}

interface Change extends Pick<KeyPair, "place" | "finding"> {
  /** True if the finding appears, false if it disappears. */
  isShown: boolean;
}

/** Presses a key and returns the time until the finding has changed, in milliseconds. */
async function measureKey(page: Page, key: string, change: Change): Promise<number> {
  await page.waitForTimeout(PAUSE_MS);
  const watched = await page.evaluateHandle(watchKey, change);
  await page.keyboard.press(key);
  return watched.evaluate(({ ms }) => ms);
}

/** Measures the time from the next key press to the frame after a change. It runs in the page. */
function watchKey({ place, finding, isShown }: Change): { ms: Promise<number> } {
  const isDone = () => {
    const findings = [...document.querySelectorAll(`${place} :is(.finding, .field-error)`)];
    return findings.some(({ textContent }) => textContent.includes(finding)) === isShown;
  };
  const ms = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`The finding "${finding}" did not change.`)), 30_000);
    const watch = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (!isDone()) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener("keydown", watch, { capture: true, once: true });
  });
  return { ms };
}

async function measurePaste(page: Page, text: string): Promise<{ checkedMs: number } & Frames> {
  const { editor, summary } = await openPanel(page);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Create pages that don't exist yet").check();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await editor.focus();
  const frames = await page.evaluateHandle(watchFrames);
  const start = performance.now();
  await page.keyboard.press("ControlOrMeta+v");
  await summary.filter({ hasText: /^(?:Would|Nothing)/ }).waitFor({ timeout: PASTE_TIMEOUT_MS });
  const checkedMs = performance.now() - start;
  await page.waitForTimeout(PAUSE_MS);
  return { checkedMs, ...(await frames.evaluate(({ freezeMs, longTaskMs }) => ({ freezeMs, longTaskMs }))) };
}

interface Frames {
  /** The longest time between two frames. */
  freezeMs: number;
  /** The longest task. Tasks below 50 ms count as 0. */
  longTaskMs: number;
}

/** Returns an object that is updated from now on. It runs in the page. */
function watchFrames(): Frames {
  const frames: Frames = { freezeMs: 0, longTaskMs: 0 };
  new PerformanceObserver((list) => {
    frames.longTaskMs = Math.max(frames.longTaskMs, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    frames.freezeMs = Math.max(frames.freezeMs, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  next();
  return frames;
}

/** Returns the time of a fixed loop in the page, in milliseconds. */
function measureLoop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let index = 0; index < 1e7; index += 1) sum = (sum + index * index) | 0;
    return sum === 1 ? Number.NaN : performance.now() - start;
  });
}
