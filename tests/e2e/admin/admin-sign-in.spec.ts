/** Signing in, and signing in again after the session has ended. */
import { expect, type Locator, type Page, test } from "playwright/test";
import {
  EMAIL,
  mockAdminApi,
  NAME,
  PASSWORD,
  respondWithError,
  WRONG_PASSWORD,
} from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { adminPage, openPanel, openSignIn } from "#tests/support/browser/admin-page.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";

const SESSION = "**/api/admin/session";

async function openSignedOut(page: Page) {
  const api = await mockAdminApi(page, { isSignedIn: false });
  return { api, ...(await openSignIn(page)) };
}

test.describe("signing in", () => {
  test("shows a message at each empty field", async ({ page }) => {
    const { name, password, button } = await openSignedOut(page);
    await expect(name).toBeFocused();
    await button.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/Enter your name$/);
    await expect(password).toHaveAccessibleDescription("Enter the password");
    await name.fill("Ada");
    await button.click();
    await expect(password).toBeFocused();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
  });

  test("reports a wrong password and keeps the name", async ({ page }) => {
    const { name, password } = await openSignedOut(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await password.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(WRONG_PASSWORD);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(WRONG_PASSWORD);
    await expect(name).toHaveValue(NAME);
  });

  test("shows the time of the next attempt after too many attempts", async ({ page }) => {
    const { name, password, button } = await openSignedOut(page);
    const message = "There were too many wrong passwords. Please try again later.";
    await page.route(SESSION, (route) =>
      route.request().method() === "POST"
        ? respondWithError(route, 429, "too-many", message, { "Retry-After": "540" })
        : route.fallback(),
    );
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(/later\. You can try again in 9 minutes, at \d+:\d\d.[AP]M\.$/);
    await expect(page.getByRole("alert")).toBeFocused();
  });

  test("asks people with an account for their email address, and remembers it", async ({ page }) => {
    await mockAdminApi(page, { isSignedIn: false, hasAccounts: true });
    const { password, button } = await openSignIn(page);
    const email = page.getByLabel("Email");
    await expect(email).toBeFocused();
    await expect(page.getByLabel("Your Name")).toHaveCount(0);
    await button.click();
    await expect(email).toHaveAccessibleDescription("Enter your email");
    await email.fill(EMAIL);
    await password.fill(PASSWORD);
    await button.click();
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(email).toHaveValue(EMAIL);
    await expect(password).toBeFocused();
  });

  test("reports a missing network and keeps the input", async ({ page }) => {
    const { name, password, button } = await openSignedOut(page);
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await page.route(SESSION, (route) => route.abort());
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(
      "The server is not responding. Check your connection, then try again.",
    );
    await expect(password).toHaveValue(PASSWORD);
    await expect(button).toHaveText("Sign In");
  });

  test("works with the keyboard alone, up to a finished import", async ({ page }) => {
    const { api, name } = await openSignedOut(page);
    await expect(name).toBeFocused();
    const release = await holdRequests(page, SESSION);
    await page.keyboard.type(NAME);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    release();
    await expect(page.getByRole("link", { name: "Home" })).toBeFocused();
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
    await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");

    const { editor, importButton, outcome } = adminPage(page);
    await tabTo(page, editor);
    await page.keyboard.insertText(GOOD_INPUT);
    // If an open list takes Tab, Escape closes the list.
    await page.keyboard.press("Escape");
    await tabTo(page, importButton);
    await page.keyboard.press("Enter");
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports).toHaveLength(1);
  });

  test("remembers the name but not the password", async ({ page }) => {
    const { api, name, password, button } = await openSignedOut(page);
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await button.click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(name).toHaveValue(NAME);
    await expect(password).toHaveValue("");
    await expect(password).toBeFocused();
    expect(api.isSignedIn).toBe(false);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test.describe("a session that ends while the user works", () => {
  test("can be renewed in a dialog, which continues the import", async ({ page }) => {
    const api = await mockAdminApi(page);
    const { importButton, dialog, enter, outcome, text } = await openPanel(page);
    await enter(GOOD_INPUT);
    await page.getByLabel("Note (optional)").fill("Spring");
    api.isSignedIn = false;
    await importButton.click();
    await expect(dialog).toHaveAccessibleName("Sign In Again");
    await expect(dialog.getByLabel("Your Name")).toHaveValue(NAME);
    await expect(dialog.getByLabel("Password")).toBeFocused();
    await dialog.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(WRONG_PASSWORD);
    await dialog.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    // The import that the session interrupted goes on, once.
    await expect(outcome("Import Successful")).toBeFocused();
    expect(await text()).toBe(GOOD_INPUT);
    expect(api.imports.map(({ query }) => query)).toEqual([{ message: "Spring" }]);
  });

  for (const [button, sent] of [
    ["Import the Earlier Text", [GOOD_INPUT]],
    ["Keep Editing", []],
  ] as const) {
    test(`offers the interrupted import if the text is another one now: ${button}`, async ({ page }) => {
      const api = await mockAdminApi(page);
      const { importButton, dialog, editor, enter, outcome, text } = await openPanel(page);
      const texts: (string | null)[] = [];
      page.on("request", (request) => {
        if (api.isSignedIn && /\/api\/admin\/import/.test(request.url())) texts.push(request.postData());
      });
      await enter(GOOD_INPUT);
      api.isSignedIn = false;
      await importButton.click();
      await dialog.getByRole("button", { name: "Not Now" }).click();
      const paused = outcome("Import Paused");
      await expect(paused).toContainText("this import continues");
      await editor.fill(TOKEN_ONLY_INPUT);
      await expect(paused).toContainText("Sign in again to choose");

      await page.getByRole("button", { name: "Sign In Again" }).click();
      await dialog.getByLabel("Password").fill(PASSWORD);
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expect(paused).toContainText("Your changes stay in the editor");
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `offered at ${width} px`);
      }
      expect(texts).toEqual([]);
      await paused.getByRole("button", { name: button }).click();
      await expect(paused).toHaveCount(0);
      if (sent.length > 0) await expect(page.getByText("Last import: Import Successful")).toBeVisible();
      expect(texts).toEqual(sent);
      expect(await text()).toBe(TOKEN_ONLY_INPUT);
    });
  }

  test("can stay ended for a while", async ({ page }) => {
    const api = await mockAdminApi(page);
    const { dialog, editor, importButton, summary, text } = await openPanel(page);
    await editor.focus();
    api.isSignedIn = false;
    await editor.fill(GOOD_INPUT);
    // The dialog does not take the keys of someone who types.
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await importButton.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await text()).toBe(GOOD_INPUT);
    await editor.fill(TOKEN_ONLY_INPUT);
    await expect(summary).toHaveText("We couldn't load the current site, so changes can't be shown yet.");
    await expect(dialog).toHaveCount(0);

    await page.getByRole("button", { name: "Sign In Again" }).click();
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
  });

  test("can be renewed from a preview after the dialog was closed", async ({ page }) => {
    const api = await mockAdminApi(page);
    const { enter } = await openPanel(page);
    await enter(GOOD_INPUT);
    api.isSignedIn = false;
    await page.getByRole("button", { name: "Preview of Home" }).click();
    const signIn = page.getByRole("dialog", { name: "Sign In Again" });
    await signIn.getByRole("button", { name: "Not Now" }).click();
    const preview = page.getByRole("dialog", { name: "Preview: Home" });
    await preview.getByRole("button", { name: "Sign In Again" }).click();
    await signIn.getByLabel("Password").fill(PASSWORD);
    await signIn.getByRole("button", { name: "Sign In" }).click();
    await expect(preview.getByTitle("Preview of Home")).toBeVisible();
  });
});
