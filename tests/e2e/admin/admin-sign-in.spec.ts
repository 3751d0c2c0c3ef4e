/** Signing in, and signing in again after the session has ended. */
import { expect, type Locator, type Page } from "playwright/test";
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
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";

const SESSION = "**/api/admin/session";

test("a sign-in that fails says why, and keeps what was typed", async ({ page }) => {
  const api = await mockAdminApi(page, { isSignedIn: false });
  const { name, password, button } = await openSignIn(page);
  const alert = page.getByRole("alert");

  await test.step("a message at each empty field", async () => {
    await expect(name).toBeFocused();
    await button.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/Enter your name$/);
    await expect(password).toHaveAccessibleDescription(/Enter the password$/);
    await name.fill(NAME);
    await button.click();
    await expect(password).toBeFocused();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
  });

  await test.step("a wrong password", async () => {
    await password.fill("wrong");
    await password.press("Enter");
    await expect(alert).toHaveText(WRONG_PASSWORD);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(WRONG_PASSWORD);
    await expect(name).toHaveValue(NAME);
  });

  await test.step("too many attempts, with the time of the next one", async () => {
    const message = "There were too many wrong passwords. Please try again later.";
    await page.route(SESSION, (route) => respondWithError(route, 429, "too-many", message, { "Retry-After": "540" }));
    await password.fill(PASSWORD);
    await button.click();
    await expect(alert).toHaveText(/later\. You can try again in 9 minutes, at \d+:\d\d.[AP]M\.$/);
    await expect(alert).toBeFocused();
    await page.unroute(SESSION);
  });

  await test.step("no network", async () => {
    await page.route(SESSION, (route) => route.abort());
    await button.click();
    await expect(alert).toHaveText("The server is not responding. Check your connection, then try again.");
    await expect(password).toHaveValue(PASSWORD);
    await expect(button).toHaveText("Sign In");
    await page.unroute(SESSION);
  });

  await test.step("people with an account use their email address, which is remembered", async () => {
    api.hasAccounts = true;
    await page.reload();
    const email = page.getByLabel("Email");
    await expect(email).toBeFocused();
    await expect(name).toHaveCount(0);
    await button.click();
    await expect(email).toHaveAccessibleDescription("Enter your email");
    await email.fill(EMAIL);
    await password.fill(PASSWORD);
    await button.click();
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
  });

  await test.step("signing out asks nobody to sign in again for what is still read", async () => {
    const release = await holdRequests(page, SESSION);
    await page.getByRole("button", { name: "Sign Out" }).click();
    api.isSignedIn = false;
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(page.getByLabel("Email")).toHaveValue(EMAIL);
    await expect(password).toBeFocused();
  });
});

test("the keyboard alone is enough up to a finished import, and only the name is remembered", async ({ page }) => {
  const api = await mockAdminApi(page, { isSignedIn: false });
  const { name, password } = await openSignIn(page);
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

  await tabTo(page, page.getByRole("button", { name: "Import content as JSON" }));
  await page.keyboard.press("Enter");
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

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(name).toHaveValue(NAME);
  await expect(password).toHaveValue("");
  await expect(password).toBeFocused();
  expect(api.isSignedIn).toBe(false);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("a session that ends while the user works is renewed, and the import that it interrupted goes on once", async ({
  page,
}) => {
  const api = await mockAdminApi(page);
  const { dialog, editor, enter, importButton, outcome, summary, text, type } = await openPanel(page);
  const texts: (string | null)[] = [];
  page.on("request", (request) => {
    if (api.isSignedIn && /\/api\/admin\/import/.test(request.url())) texts.push(request.postData());
  });
  const signInAgain = async () => {
    await dialog.last().getByLabel("Password").fill(PASSWORD);
    await dialog.last().getByRole("button", { name: "Sign In", exact: true }).click();
  };

  await test.step("in a dialog, which continues the import", async () => {
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
    await signInAgain();
    await expect(dialog).toHaveCount(0);
    await expect(outcome("Import Successful")).toBeFocused();
    expect(await text()).toBe(GOOD_INPUT);
    expect(api.imports.map(({ query }) => query)).toEqual([{ message: "Spring" }]);
  });

  for (const [button, subtitle] of [
    ["Import the Earlier Text", "First"],
    ["Keep Editing", "Second"],
  ] as const) {
    await test.step(`the interrupted import is offered if the text is another one now: ${button}`, async () => {
      texts.length = 0;
      const earlier = GOOD_INPUT.replaceAll("New", subtitle);
      await enter(earlier);
      api.isSignedIn = false;
      await importButton.click();
      await dialog.getByRole("button", { name: "Not Now" }).click();
      const paused = outcome("Import Paused");
      await expect(paused).toContainText("this import continues");
      await type(TOKEN_ONLY_INPUT);
      await expect(paused).toContainText("Sign in again to choose");
      await page.getByRole("button", { name: "Sign In Again" }).click();
      await signInAgain();
      await expect(paused).toContainText("Your changes stay in the editor");
      if (subtitle === "First") expect(await listStateViolations(page, "offered", ".outcome")).toEqual([]);
      expect(texts).toEqual([]);
      await paused.getByRole("button", { name: button }).click();
      await expect(paused).toHaveCount(0);
      if (subtitle === "First") await expect(page.getByText("Last import: Import Successful")).toBeVisible();
      expect(texts).toEqual(subtitle === "First" ? [earlier] : []);
      expect(await text()).toBe(TOKEN_ONLY_INPUT);
    });
  }

  await test.step("the dialog leaves the keys to someone who types, and can wait", async () => {
    const about = JSON.stringify({ pages: { about: { hero: { subtitle: "New" } } } });
    await editor.focus();
    api.isSignedIn = false;
    await type(about);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await importButton.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await text()).toBe(about);
    await expect(summary).toHaveText("We couldn't load the current site, so changes can't be shown yet.");
    await type(about.replace("New", "Newer"));
    await expect(summary).toHaveAttribute("aria-busy", "false");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Sign In Again" }).click();
    await signInAgain();
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
  });

  await test.step("a preview can be continued after the dialog was closed", async () => {
    api.isSignedIn = false;
    await page.getByRole("button", { name: "Preview of About" }).click();
    const again = page.getByRole("dialog", { name: "Sign In Again" });
    await again.getByRole("button", { name: "Not Now" }).click();
    const preview = page.getByRole("dialog", { name: "Preview: About" });
    await preview.getByRole("button", { name: "Sign In Again" }).click();
    await signInAgain();
    await expect(preview.getByTitle("Preview of About")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the dialog does not take the click of a button that is pressed when it would open", async () => {
    const release = await holdRequests(page, "**/api/admin/documents");
    await type(JSON.stringify({ pages: { farm: { hero: { subtitle: "New" } } } }));
    api.isSignedIn = false;
    await importButton.hover();
    await page.mouse.down();
    release();
    await expect(page.getByText("Your session has ended.", { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.mouse.up();
    await signInAgain();
    await expect(outcome("Import Successful")).toBeFocused();
  });
});
