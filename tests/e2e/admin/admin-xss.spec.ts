/** Script injection in every field that the admin shows, on a real server. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { isObject, type JsonValue } from "#schemas/json.ts";
import { signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { forRun, isFullRun } from "#tests/support/full-run.ts";
import { inProject } from "#tests/support/project.ts";
import { SAMPLE_EXPORT } from "#tests/support/sample-agency.ts";

const EXAMPLE = inProject(SAMPLE_EXPORT);

/** Pages with the form, with scripts and with every kind of section. */
const ATTACKED = forRun(["home", "medicare", "contact", "commercial/trucking"], ["contact"]);

test.use({ isSignedIn: false });

const MARKUP = "<img src=x onerror=attack()>";

const ATTACKS = [
  MARKUP,
  '"><script>attack()</script>',
  "</script><svg onload=attack()>",
  "'-attack()-'",
  '<a href="javascript:attack()">link</a>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  "<style>@import url(https://elsewhere.example/)</style>",
  "{{constructor.constructor('attack()')()}}",
];

/** Addresses that the schemas accept but that would break out of an attribute without escaping. */
const ADDRESSES = [
  'https://elsewhere.example/"onmouseover="attack()',
  "#'onclick='attack()",
  "/%22%3E%3Cscript%3Eattack()",
];

/** Adds an attack to each text of a content document, in the place of references to facts and of all that follows them. */
function addAttacks(value: JsonValue, key = "", count = { done: 0 }): JsonValue {
  if (Array.isArray(value)) return value.map((item) => addAttacks(item, key, count));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, addAttacks(member, name, count)]));
  if (typeof value !== "string" || KEPT.test(key)) return value;
  count.done += 1;
  const isAddress = /^(?:\/|#|https?:|mailto:|tel:)/.test(value);
  const list = isAddress ? ADDRESSES : ATTACKS;
  return `${isAddress ? "" : value.replace(/\{.*/s, "").slice(0, 20)}${list[count.done % list.length]}`;
}

/** Keys whose values the schemas restrict. */
const KEPT =
  /^(?:type|name|autoComplete|icon|scene|effectiveDate|image|src|version|licensedStates|tone|id|email|insuranceTypes?)$/;

declare global {
  interface Window {
    attack(): void;
  }
}

/** Records attacks that ran and requests to other sites. */
async function recordAttacks(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("attack", () => seen.push("a script ran"));
  page.on("dialog", (dialog) => {
    seen.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith("http://127.0.0.1")) seen.push(request.url());
  });
  return seen;
}

test("imported scripts never run in findings, changes, previews, results, history or pages", async ({
  page,
  server,
}) => {
  test.slow(isFullRun);
  const seen = await recordAttacks(page);
  const { importButton, report, outcome, openTab } = await signIn(page, MARKUP);
  await openTab("Content Import");
  const { pages } = JSON.parse(readFileSync(EXAMPLE, "utf8"));
  const attacked = addAttacks(Object.fromEntries(ATTACKED.map((id) => [id, pages[id]])));
  await page.locator("input[type=file]").setInputFiles({
    name: `${MARKUP}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ pages: { ...(attacked as object), [MARKUP]: { HERO_TITLE: ATTACKS[2] } } })),
  });
  await expect(report).toContainText("attack()");
  await importButton.click();
  await expect(outcome("Import Failed")).toContainText("attack()");

  await page.locator("input[type=file]").setInputFiles({
    name: `${MARKUP}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ pages: attacked })),
  });
  await expect(report.getByRole("button", { name: /changes? to/ })).toHaveCount(ATTACKED.length);
  for (const button of await report.getByRole("button", { name: /changes? to/ }).all()) {
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }
  await expect(report.locator("ins").first()).toBeVisible();
  await previewAll(page, report.getByRole("button", { name: /^Preview/ }));
  await page.getByLabel("Note (optional)").fill(`Why ${MARKUP}`);
  await importButton.click();
  await expect(outcome("Import Successful")).toBeVisible();

  await openTab("History");
  const entry = page.getByRole("listitem").filter({ hasText: `Why ${MARKUP}` });
  await expect(entry).toContainText(MARKUP);
  await entry.getByRole("button", { name: /View Changes/ }).click();
  await expect(entry.getByRole("button", { name: /changes? to/ })).toHaveCount(ATTACKED.length);
  for (const button of await entry.getByRole("button", { name: /changes? to/ }).all()) {
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }
  await expect(entry.locator("ins").first()).toBeVisible();
  await entry.getByRole("button", { name: /^Undo/ }).click();
  const undo = page.getByRole("dialog", { name: /^Undo/ });
  await expect(undo.getByRole("button", { name: /changes? to/ })).toHaveCount(ATTACKED.length);
  await previewAll(page, undo.getByRole("button", { name: /^Preview/ }));
  await page.keyboard.press("Escape");

  // The pages themselves do not run the attacks either.
  for (const id of ATTACKED) {
    const html = readFileSync(join(server.outDir, `${id === "home" ? "index" : id}.html`), "utf8");
    expect(html.includes("attack()"), id).toBe(true);
    await page.goto(id === "home" ? "/" : `/${id}`);
    await hydrateAll(page);
  }
  expect(seen).toEqual([]);
});

/** Hydrates every island of a page, as a visitor does who scrolls through it and points at everything. */
async function hydrateAll(page: Page): Promise<void> {
  await scrollThrough(page);
  const islands = page.locator("[data-island]");
  for (const island of await islands.all()) await island.dispatchEvent("pointermove");
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactContainer"));
  for (const island of await islands.all()) await expect.poll(() => island.evaluate(isHydrated)).toBe(true);
}

/** Opens each preview in both screen sizes. */
async function previewAll(page: Page, buttons: ReturnType<Page["locator"]>): Promise<void> {
  for (const button of await buttons.all()) {
    await button.click();
    const dialog = page.getByRole("dialog", { name: /^Preview/ });
    await expect(dialog.frameLocator("iframe").locator("h1")).toBeVisible();
    for (const width of [/Phone/, /Desktop/]) await dialog.getByRole("radio", { name: width }).check();
    await dialog.getByRole("button", { name: "Close" }).click();
  }
}
