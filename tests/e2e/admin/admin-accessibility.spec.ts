/** Accessibility, layout and Content Security Policy in every state of signing in and of Content Import. */
import { expect, type Page, type Route } from "playwright/test";
import { mockAdminApi, NAME, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, HALF_WRONG_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";

const SESSION = "**/api/admin/session";
const DOCUMENTS = "**/api/admin/documents";
const IMPORT = /\/api\/admin\/import(?:\?|$)/;

const CLOSED = "The admin is closed because ADMIN_PASSWORD_HASH is not set. Run `agency admin hash` to create one.";

const abort = (route: Route) => route.abort();

interface StateChecks {
  /** Checks widths and contrast in the present state, and all rules of axe if it has every kind of control. */
  check(state: string, options?: { part?: string; hasAllRules?: boolean }): Promise<void>;
  found: string[];
}

function watchStates(page: Page): StateChecks {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) found.push(message.text());
  });
  return {
    found,
    async check(state, { part, hasAllRules = false } = {}) {
      if (hasAllRules) found.push(...(await listAxeViolations(page)));
      found.push(...(await listStateViolations(page, state, part)));
      await expect(page.getByRole("heading", { level: 1 }), state).toHaveCount(1);
    },
  };
}

test("the states of signing in are accessible and fit the window, without policy violations", async ({ page }) => {
  const { check, found } = watchStates(page);
  const api = await mockAdminApi(page, { isSignedIn: false });
  const close = (route: Route) => respondWithError(route, 403, "admin-closed", CLOSED);
  await page.route(SESSION, close);
  const release = await holdRequests(page, SESSION);
  await page.goto("/admin");
  await expect(page.getByText("Loading...")).toBeVisible();
  await check("loading");
  release();

  const closed = page.getByRole("region", { name: "The Admin Panel Is Not Available" });
  await expect(closed).toContainText(CLOSED);
  await expect(closed.getByRole("listitem")).toContainText([
    "agency admin hash",
    "ADMIN_PASSWORD_HASH",
    "agency serve",
  ]);
  await expect(closed.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
  await expect(page.getByLabel("Password")).toHaveCount(0);
  await check("closed", { hasAllRules: true });

  await page.unroute(SESSION, close);
  await closed.getByRole("button", { name: "Try Again" }).click();
  const password = page.getByLabel("Password");
  await page.getByLabel("Your Name").fill(NAME);
  await password.fill("wrong");
  await password.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await check("wrong password", { hasAllRules: true });

  await page.route(SESSION, abort);
  await password.press("Enter");
  await expect(page.getByRole("alert")).toContainText("not responding");
  await check("no server", { part: ".entry-screen" });
  expect(api.isSignedIn).toBe(false);
  expect(found).toEqual([]);
});

test("the states of an import are accessible and fit the window, without policy violations", async ({ page }) => {
  test.slow();
  const { check, found } = watchStates(page);
  const api = await mockAdminApi(page);
  const { dialog, editor, enter, importButton, outcome, summary, toast } = await openPanel(page);
  await check("empty");

  await page.route(DOCUMENTS, abort);
  await editor.fill(GOOD_INPUT);
  await expect(page.getByRole("button", { name: "Check Again" })).toBeVisible();
  await check("not checked", { part: ".check-column" });
  await page.unroute(DOCUMENTS, abort);

  await enter(HALF_WRONG_INPUT);
  await page.getByText("Options", { exact: true }).click();
  const file = { name: "latin.json", mimeType: "application/json", buffer: Buffer.from([0xe9]) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("alert")).toBeVisible();
  await check("with findings and a rejected file", { hasAllRules: true });

  await importButton.click();
  await expect(outcome("Import Failed")).toBeFocused();
  // A toast stays under the pointer.
  await toast.hover();
  await check("refused", { part: ":is(.outcome, [role=region]:has(> ol))" });

  await enter(GOOD_INPUT);
  const release = await holdRequests(page, IMPORT);
  await importButton.click();
  await expect(importButton).toHaveText("Importing...");
  await check("importing", { part: ".import-bar" });
  release();
  await expect(outcome("Import Successful")).toBeFocused();
  await expect(summary).toHaveText(/^Nothing to do/);
  await check("imported");

  await enter(GOOD_INPUT.replaceAll("New", "Ours"));
  await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "Ours");
  await importButton.click();
  await expect(outcome("Someone else updated the site")).toBeFocused();
  await check("in conflict", { hasAllRules: true });

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(dialog).toBeVisible();
  await check("about to sign out", { part: "dialog", hasAllRules: true });
  await dialog.getByRole("button", { name: "Stay Signed In" }).click();

  api.isSignedIn = false;
  await enter(HALF_WRONG_INPUT);
  await importButton.click();
  await expect(dialog).toBeVisible();
  await check("signed out while working", { part: "dialog", hasAllRules: true });
  expect(found).toEqual([]);
});
