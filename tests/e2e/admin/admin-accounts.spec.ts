/** The screens for accounts: people, the own account, sessions, and the step from one password to accounts. */
import { expect, type Page } from "playwright/test";
import { PASSWORD } from "#tests/support/api/admin-client.ts";
import { signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { at, openOffice, PEOPLE, signInAs } from "#tests/support/browser/admin-office.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { documentForm } from "#tests/support/browser/document-form.ts";

const toast = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

/** Checks a state at the narrowest and the widest size, in both color schemes. */
async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, state);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("an owner adds a person, changes the role and the password, and removes the person", async ({
  page,
  server,
  browser,
}) => {
  const url = await openOffice(server);
  await signInAs(page, "ann", url);
  await page.getByRole("link", { name: "Accounts" }).click();
  await expect(page.getByRole("link", { name: /Ben Ortiz.*Editor.*No passkeys.*Never signed in/ })).toBeVisible();
  await expectAccessibleEverywhere(page, "people");

  await page.getByRole("link", { name: "Add a Person" }).click();
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Enter a name$/);
  await page.getByLabel("Name", { exact: true }).fill("Cy Young");
  await page.getByLabel("Email").fill(PEOPLE.ben.email);
  await page.getByLabel("Password", { exact: true }).fill("Password123456");
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/attackers try it first/);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByLabel("Password", { exact: true }).fill("four small red tractors");
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Another account has this email address/);
  await expectAccessibleEverywhere(page, "adding a person");
  await page.getByLabel("Email").fill("cy@example.com");
  await page.getByRole("button", { name: "Add Person" }).click();

  await page.getByRole("link", { name: /Cy Young/ }).click();
  await page.getByRole("radio", { name: /Owner/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("The account of Cy Young has changed.");
  await page.getByLabel("New password", { exact: true }).fill("nine brown hens asleep");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(toast(page)).toContainText("Cy Young has been signed out.");
  await expectAccessibleEverywhere(page, "one person");

  const other = await (await browser.newContext()).newPage();
  await other.goto(url);
  await other.getByLabel("Email").fill("cy@example.com");
  await other.getByLabel("Password", { exact: true }).fill("nine brown hens asleep");
  await other.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(other.getByText("Signed in as Cy Young")).toBeVisible();

  await page.getByRole("button", { name: "Remove Cy Young" }).click();
  await expectAccessible(page, "asking before a removal");
  await page.getByRole("button", { name: "Remove Person" }).click();
  await expect(page.getByRole("link", { name: /Ben Ortiz/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cy Young/ })).toHaveCount(0);
  await other.getByRole("link", { name: "History" }).click();
  await expect(other.getByRole("dialog", { name: "Sign In Again" })).toBeVisible();
  await other.context().close();
});

test("owners cannot demote or remove themselves", async ({ page, server }) => {
  const url = await openOffice(server);
  await signInAs(page, "ann", at(url, "accounts"));
  await page.getByRole("link", { name: /Ann Lee.*Owner/ }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Lee");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByText("Another owner can change your role")).toBeVisible();
});

test("editors reach their own account by their name, change the password and end other sessions", async ({
  page,
  server,
  browser,
}) => {
  const url = await openOffice(server);
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, "ben", url);
  await signInAs(page, "ben", url);
  await expect(page.getByRole("link", { name: "Accounts" })).toHaveCount(0);
  await page.getByRole("link", { name: "Ben Ortiz" }).click();
  await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  const sessions = page.getByRole("region", { name: "Where You Are Signed In" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions).toContainText("Chrome on Linux");
  await expect(sessions).toContainText("This one");
  await expectAccessibleEverywhere(page, "own account");
  await sessions.getByRole("button", { name: "Sign Out Everywhere Else" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);

  const [current, password] = [
    page.getByLabel("Present password", { exact: true }),
    page.getByLabel("New password", { exact: true }),
  ];
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await expect(password).toHaveAccessibleDescription(/At least 12 characters/);
  await current.fill("not my password");
  await password.fill("nine brown hens asleep");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription("The password is wrong. Please try again.");
  await current.fill(PEOPLE.ben.password);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page)).toContainText("Your other sessions have ended.");
  await expect(current).toHaveValue("");
  await other.context().close();
});

test("an office with one password gets its first owner, who stays signed in", async ({ page, server }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Accounts" }).click();
  await expect(page.getByText("The shared password no longer works")).toBeVisible();
  await expectAccessibleEverywhere(page, "first account");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Vogel");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seven gray barns at dusk");
  await page.getByRole("button", { name: "Create My Account" }).click();
  await expect(page.getByRole("link", { name: /Ann Vogel.*Owner/ })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  const { status } = await page.request
    .post(`${server.url}api/admin/session`, {
      headers: { Origin: new URL(server.url).origin },
      data: { email: "ann@example.com", password: PASSWORD },
    })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(401);
});

test("a tab publishes nothing in the name of a person who has signed in in another tab", async ({ page, server }) => {
  const url = await openOffice(server);
  await signInAs(page, "ben", at(url, "pages/farm"));
  const form = documentForm(page);
  await form.field("Line below the headline").fill("Typed by Ben");
  const other = await page.context().newPage();
  await other.goto(url);
  await other.getByRole("button", { name: "Sign Out" }).click();
  await signInAs(other, "ann", url);
  await form.publish.click();
  const dialog = page.getByRole("dialog", { name: "Another Person Has Signed In" });
  await dialog.getByRole("button", { name: "Sign In as Ben Ortiz" }).click();
  const signInAgain = page.getByRole("dialog", { name: "Sign In Again" });
  await signInAgain.getByLabel("Password", { exact: true }).fill(PEOPLE.ben.password);
  await signInAgain.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(form.published).toBeVisible({ timeout: 30_000 });
  const { revisions } = await (await page.request.get(`${new URL(url).origin}/api/admin/history`)).json();
  expect(revisions.map(({ by }: { by: string }) => by)).toEqual(["Ben Ortiz", expect.any(String)]);
});
