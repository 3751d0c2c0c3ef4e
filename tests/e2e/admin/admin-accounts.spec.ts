/** The screens for accounts: people, the own account and sessions. */
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { PEOPLE, signInAs } from "#tests/support/browser/admin-office.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { documentForm } from "#tests/support/browser/document-form.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

const toast = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

async function expectAccessibleState(page: Page, state: string): Promise<void> {
  expect(await listStateViolations(page, state)).toEqual([]);
}

/** Another browser. */
const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };

test.use({ hasAccounts: true });

test("an owner adds a person, changes the role and the password, and removes the person, but not themselves", async ({
  page,
  browser,
  server,
}) => {
  await server.recordProofs();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Accounts" }).click();
  await expect(page.getByRole("link", { name: /Ben Ortiz.*Editor.*No passkeys/ })).toBeVisible();
  await expectAccessibleState(page, "people");

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
  await expectAccessibleState(page, "adding a person");
  await page.getByLabel("Email").fill("cy@example.com");
  await page.getByRole("button", { name: "Add Person" }).click();

  await page.getByRole("link", { name: /Cy Young.*Editor.*Never signed in/ }).click();
  await page.getByRole("radio", { name: /Owner/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("The account of Cy Young has changed.");
  await page.getByLabel("New password", { exact: true }).fill("nine brown hens asleep");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(toast(page)).toContainText("Cy Young has been signed out.");
  await expectAccessibleState(page, "one person");

  const other = await (await browser.newContext(SIGNED_OUT)).newPage();
  await other.goto("/admin");
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

  await page.getByRole("link", { name: /Ann Lee.*Owner/ }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Lee");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByText("Another owner can change your role")).toBeVisible();
});

test("who left the computer unlocked is asked for the password before an account changes", async ({ page, server }) => {
  await server.recordProofs(0);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.getByRole("link", { name: /Ben Ortiz/ }).click();
  const remove = async () => {
    await page.getByRole("button", { name: "Remove Ben Ortiz" }).click();
    await page.getByRole("button", { name: "Remove Person" }).click();
  };
  await remove();
  const dialog = page.getByRole("dialog", { name: "Confirm It's You" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "confirming who one is");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toHaveText("Enter your password to confirm that it is you.");
  await page.getByRole("button", { name: "Remove Person" }).click();
  const password = dialog.getByLabel("Your password", { exact: true });
  await password.fill("not my password");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(password).toHaveAccessibleDescription("The password is wrong. Please try again.");
  await password.fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("link", { name: /Ben Ortiz/ })).toHaveCount(0);
});

test.describe("an editor", () => {
  test.use({ person: "ben" });

  test(
    "reaches the own account by the name, changes the password and ends other sessions",
    NIGHTLY,
    async ({ page, browser }) => {
      const other = await (await browser.newContext(SIGNED_OUT)).newPage();
      await signInAs(other, "ben");
      await page.goto("/admin");
      await expect(page.getByRole("link", { name: "Accounts" })).toHaveCount(0);
      await page.getByRole("link", { name: "Ben Ortiz" }).click();
      await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
      const sessions = page.getByRole("region", { name: "Where You Are Signed In" });
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      await expect(sessions).toContainText(/Chrome on (?:Linux|Mac)/);
      await expect(sessions).toContainText("This one");
      await expectAccessibleState(page, "own account");
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
    },
  );

  test("a tab publishes nothing in the name of a person who has signed in in another tab", async ({ page }) => {
    await page.goto("/admin#pages/farm");
    const form = documentForm(page);
    await form.field("Line below the headline").fill("Typed by Ben");
    const other = await page.context().newPage();
    await other.goto("/admin");
    await other.getByRole("button", { name: "Sign Out" }).click();
    // Leaving the page would end the request.
    await expect(other.getByLabel("Email")).toBeVisible();
    await signInAs(other, "ann");
    await form.publish.click();
    const dialog = page.getByRole("dialog", { name: "Another Person Has Signed In" });
    await dialog.getByRole("button", { name: "Sign In as Ben Ortiz" }).click();
    const signInAgain = page.getByRole("dialog", { name: "Sign In Again" });
    await signInAgain.getByLabel("Password", { exact: true }).fill(PEOPLE.ben.password);
    await signInAgain.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(form.published).toBeVisible();
    const { revisions } = await (await page.request.get("/api/admin/history")).json();
    expect(revisions.map(({ by }: { by: string }) => by)).toEqual(["Ben Ortiz", expect.any(String)]);
  });
});
