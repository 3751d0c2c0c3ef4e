/** Passkeys: adding, signing in, signing in again, and removing. */
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { addAuthenticator, PEOPLE, withoutAutofill } from "#tests/support/browser/admin-office.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";

test.use({ hasAccounts: true });

const at = (section: string) => `/admin#${section}`;

/** Adds a passkey to the account of the user in the own account. */
async function addPasskey(page: Page, name = "Front desk"): Promise<void> {
  await page.goto(at("accounts/me"));
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Passkey" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Your password", { exact: true }).fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Passkeys" })).toContainText(name);
}

const passkeyButton = (page: Page) => page.getByRole("button", { name: "Sign In with a Passkey" });

test("a passkey signs in by the button and renews a session until it is removed, if it checks the user", async ({
  page,
  server,
}) => {
  await withoutAutofill(page);
  const setUserVerified = await addAuthenticator(page);
  await addPasskey(page);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(passkeyButton(page)).toBeVisible();
  await expectAccessible(page, "sign-in with passkeys");

  await setUserVerified(false);
  await passkeyButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("No passkey was used. Try again, or sign in with your password.");
  await expect(passkeyButton(page)).toBeEnabled();
  await setUserVerified(true);
  await passkeyButton(page).click();
  await expect(page.getByText("Signed in as Ann Lee")).toBeVisible();

  // The text from before the end of the session is still there.
  await typeNewPerson(page);
  await page.context().clearCookies({ name: "admin-session" });
  await page.getByRole("button", { name: "Add Person" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In Again" });
  await dialog.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Cy Young");
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByRole("link", { name: /Cy Young/ })).toBeVisible();

  await page.goto(at("accounts/me"));
  await server.recordProofs(0);
  await page.getByRole("button", { name: "Remove Front desk" }).click();
  await page.getByRole("button", { name: "Remove Passkey" }).click();
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  // The passkey began this session, so the session ends with it.
  await expect(dialog).toBeVisible();
  await expect(passkeyButton(page)).toHaveCount(0);
  const events = (await server.readAuditLog()).map(({ event, outcome }) => `${event} ${outcome}`);
  expect(events).toContain("passkey-added done");
  expect(events).toContain("passkey-removed done");
});

test("the browser offers the passkey in the email field", async ({ page }) => {
  await addAuthenticator(page);
  await addPasskey(page);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  // The authenticator answers at once, as if the user had chosen the passkey from the list of the field.
  await expect(page.getByText("Signed in as Ann Lee")).toBeVisible();
});

async function typeNewPerson(page: Page): Promise<void> {
  await page.goto(at("accounts/new"));
  await page.getByLabel("Name", { exact: true }).fill("Cy Young");
  await page.getByLabel("Email").fill("cy@example.com");
  await page.getByLabel("Password", { exact: true }).fill("four small red tractors");
}

test("a session that ended while the user worked is not taken over by another person", async ({ page }) => {
  await typeNewPerson(page);
  await page.context().clearCookies({ name: "admin-session" });
  await page.getByRole("button", { name: "Add Person" }).click();
  const dialog = page.getByRole("dialog");
  const signInAsBen = async () => {
    await dialog.getByLabel("Email").fill(PEOPLE.ben.email);
    await dialog.getByLabel("Password", { exact: true }).fill(PEOPLE.ben.password);
    await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(dialog).toHaveAccessibleName("Another Person Has Signed In");
  };
  await signInAsBen();
  await expectAccessible(page, "another person has signed in");
  await dialog.getByRole("button", { name: "Sign In as Ann Lee" }).click();
  await expect(dialog.getByLabel("Email")).toHaveValue(PEOPLE.ann.email);
  await signInAsBen();
  await dialog.getByRole("button", { name: "Continue as Ben Ortiz" }).click();
  await expect(page.getByText("Signed in as Ben Ortiz")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);
});

test("every state of the passkeys is accessible, and a wrong password keeps the dialog open", async ({ page }) => {
  await withoutAutofill(page);
  const setUserVerified = await addAuthenticator(page);
  await page.goto(at("accounts/me"));
  const violations: string[] = [];
  const check = async (state: string) => violations.push(...(await listStateViolations(page, state)));
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys).toContainText("No passkeys.");
  await check("none");

  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Passkey" });
  await check("adding");
  expect((await dialog.boundingBox())?.width).toBeLessThan(600);
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const password = dialog.getByLabel("Your password", { exact: true });
  await expect(password).toHaveAccessibleDescription("Enter your present password");
  await check("empty fields");
  await dialog.getByLabel("Name").fill("Front desk");
  await password.fill("not my password");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(password).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveText("The password is wrong. Please try again.");
  await setUserVerified(false);
  await password.fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(
    dialog.getByText("Your device did not create a passkey. Try again, or use another device."),
  ).toBeFocused();
  await check("refused by the device");
  await setUserVerified(true);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(passkeys).toContainText("Front desk");
  await check("one");
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await password.fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog.getByText("This device already has a passkey for your account.")).toBeFocused();
  await check("refused as known");
  await page.keyboard.press("Escape");
  await addAuthenticator(page, "usb");
  await addPasskey(page, "Safe");
  await expect(passkeys.getByRole("listitem")).toHaveCount(2);
  await check("several");
  await page.getByRole("button", { name: "Remove Front desk" }).click();
  await expect(page.getByRole("dialog", { name: "Remove Front desk?" })).toBeVisible();
  await check("removing");
  expect(violations).toEqual([]);
});
