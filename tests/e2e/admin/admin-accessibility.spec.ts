/** Accessibility, layout and Content Security Policy in every state of the admin. */
import { expect, type Page, test } from "playwright/test";
import { mockAdminApi, NAME, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, HALF_WRONG_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel, openSignIn } from "#tests/support/browser/admin-page.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";

const SESSION = "**/api/admin/session";
const DOCUMENTS = "**/api/admin/documents";
const IMPORT = /\/api\/admin\/import(?:\?|$)/;

const CLOSED = "The admin is closed because ADMIN_PASSWORD_HASH is not set. Run `agency admin hash` to create one.";

/** Brings the page into each of its states. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  async loading(page) {
    await page.route(SESSION, () => undefined);
    await page.goto("/admin");
    await expect(page.getByText("Loading...")).toBeVisible();
  },
  async closed(page) {
    await page.route(SESSION, (route) => respondWithError(route, 403, "admin-closed", CLOSED));
    await page.goto("/admin");
    await expect(page.getByText(CLOSED)).toBeVisible();
  },
  async "signed out, with a wrong password"(page) {
    await mockAdminApi(page, { isSignedIn: false });
    const { name, password } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await password.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "signed out, without a server"(page) {
    await mockAdminApi(page, { isSignedIn: false });
    const { name, password } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await page.route(SESSION, (route) => route.abort());
    await password.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async empty(page) {
    await mockAdminApi(page);
    await openPanel(page);
  },
  async "with findings and a rejected file"(page) {
    await mockAdminApi(page);
    const { enter } = await openPanel(page);
    await enter(HALF_WRONG_INPUT);
    await page.getByText("Options", { exact: true }).click();
    const file = { name: "latin.json", mimeType: "application/json", buffer: Buffer.from([0xe9]) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "not checked"(page) {
    await mockAdminApi(page);
    await page.route(DOCUMENTS, (route) => route.abort());
    const { editor } = await openPanel(page);
    await editor.fill(GOOD_INPUT);
    await expect(page.getByRole("button", { name: "Check Again" })).toBeVisible();
  },
  async importing(page) {
    await mockAdminApi(page);
    const { enter, importButton } = await openPanel(page);
    await enter(GOOD_INPUT);
    await holdRequests(page, IMPORT);
    await importButton.click();
    await expect(importButton).toHaveText("Importing...");
  },
  async imported(page) {
    await mockAdminApi(page);
    const { enter, importButton, outcome, summary } = await openPanel(page);
    await enter(GOOD_INPUT);
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    await expect(summary).toHaveText(/^Nothing to do/);
  },
  async refused(page) {
    await mockAdminApi(page);
    const { enter, importButton, outcome, toast } = await openPanel(page);
    await enter(HALF_WRONG_INPUT);
    await importButton.click();
    await expect(outcome("Import Failed")).toBeFocused();
    // A toast stays under the pointer.
    await toast.hover();
  },
  async "in conflict"(page) {
    const api = await mockAdminApi(page);
    const { enter, importButton, outcome } = await openPanel(page);
    await enter(GOOD_INPUT);
    await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "Ours");
    await importButton.click();
    await expect(outcome("Someone else updated the site")).toBeFocused();
  },
  async "signed out while working"(page) {
    const api = await mockAdminApi(page);
    const { editor, importButton, dialog } = await openPanel(page);
    await editor.focus();
    api.isSignedIn = false;
    await editor.fill(GOOD_INPUT);
    await importButton.click();
    await expect(dialog).toBeVisible();
  },
  async "about to sign out"(page) {
    await mockAdminApi(page);
    const { enter, dialog } = await openPanel(page);
    await enter(GOOD_INPUT);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(dialog).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`the state "${state}" is accessible at every width and color scheme, without policy violations`, async ({
    page,
  }) => {
    const found: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) found.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await reach(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await listAxeViolations(page)));
      }
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(found).toEqual([]);
  });
}
