/** Passkeys: adding, signing in, signing in again, and removing. */
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import {
  addAuthenticator,
  at,
  openOffice,
  PEOPLE,
  signInAs,
  withoutAutofill,
} from "#tests/support/browser/admin-office.ts";
import { expectAccessible, listViolationsEverywhere } from "#tests/support/browser/axe.ts";

/** Adds a passkey to the account of the user in the own account. */
async function addPasskey(page: Page, url: string, name = "Front desk"): Promise<void> {
  await page.goto(at(url, "accounts/me"));
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Passkey" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Your password", { exact: true }).fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Passkeys" })).toContainText(name);
}

const passkeyButton = (page: Page) => page.getByRole("button", { name: "Sign In with a Passkey" });

test("a passkey signs in by the button, until it is removed", async ({ page, server }) => {
  const url = await openOffice(server);
  await withoutAutofill(page);
  await addAuthenticator(page);
  await signInAs(page, "ann", url);
  await addPasskey(page, url);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(passkeyButton(page)).toBeVisible();
  await expectAccessible(page, "sign-in with passkeys");
  await passkeyButton(page).click();
  await expect(page.getByText("Signed in as Ann Lee")).toBeVisible();

  await page.goto(at(url, "accounts/me"));
  await page.getByRole("button", { name: "Remove Front desk" }).click();
  await page.getByRole("button", { name: "Remove Passkey" }).click();
  // The passkey began this session, so the session ends with it.
  await expect(page.getByRole("dialog", { name: "Sign In Again" })).toBeVisible();
  await expect(passkeyButton(page)).toHaveCount(0);
  const events = server.readAuditLog().map(({ event, outcome }) => `${event} ${outcome}`);
  expect(events).toContain("passkey-added done");
  expect(events).toContain("passkey-removed done");
});

test("the browser offers the passkey in the email field", async ({ page, server }) => {
  const url = await openOffice(server);
  await addAuthenticator(page);
  await signInAs(page, "ann", url);
  await addPasskey(page, url);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  // The authenticator answers at once, as if the user had chosen the passkey from the list of the field.
  await expect(page.getByText("Signed in as Ann Lee")).toBeVisible();
});

test("a passkey without a check of the user is refused with a message", async ({ page, server }) => {
  const url = await openOffice(server);
  await withoutAutofill(page);
  const setUserVerified = await addAuthenticator(page);
  await signInAs(page, "ann", url);
  await addPasskey(page, url);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await setUserVerified(false);
  await passkeyButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("No passkey was used. Try again, or sign in with your password.");
  await expect(passkeyButton(page)).toBeEnabled();
});

test("a wrong password keeps the dialog open, with a message at its field", async ({ page, server }) => {
  const url = await openOffice(server);
  await signInAs(page, "ann", url);
  await page.goto(at(url, "accounts/me"));
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Passkey" });
  await expectAccessible(page, "adding a passkey");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(
    "Enter your present password",
  );
  await dialog.getByLabel("Your password", { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog.getByLabel("Your password", { exact: true })).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveText("The password is wrong. Please try again.");
});

test.describe("a session that ends while the user works", () => {
  test("can be renewed with a passkey, and what was typed is still there", async ({ page, server }) => {
    const url = await openOffice(server);
    await withoutAutofill(page);
    await addAuthenticator(page);
    await signInAs(page, "ann", url);
    await addPasskey(page, url);
    await page.goto(at(url, "accounts/new"));
    await page.getByLabel("Name", { exact: true }).fill("Cy Young");
    await page.getByLabel("Email").fill("cy@example.com");
    await page.getByLabel("Password", { exact: true }).fill("four small red tractors");
    await page.context().clearCookies({ name: "admin-session" });
    await page.getByRole("button", { name: "Add Person" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In Again" });
    await dialog.getByRole("button", { name: "Sign In with a Passkey" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Cy Young");
    await page.getByRole("button", { name: "Add Person" }).click();
    await expect(page.getByRole("link", { name: /Cy Young/ })).toBeVisible();
  });

  test("is not taken over by another person", async ({ page, server }) => {
    const url = await openOffice(server);
    await signInAs(page, "ann", url);
    await page.goto(at(url, "accounts/new"));
    await page.getByLabel("Name", { exact: true }).fill("Cy Young");
    await page.context().clearCookies({ name: "admin-session" });
    await page.getByLabel("Email").fill("cy@example.com");
    await page.getByLabel("Password", { exact: true }).fill("four small red tractors");
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
});

test("every state of the passkeys is accessible", async ({ page, server }) => {
  test.slow();
  const url = await openOffice(server);
  await withoutAutofill(page);
  const setUserVerified = await addAuthenticator(page);
  await signInAs(page, "ann", url);
  await page.goto(at(url, "accounts/me"));
  const violations: string[] = [];
  const check = async (state: string) => violations.push(...(await listViolationsEverywhere(page, state)));
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
  await check("empty fields");
  await setUserVerified(false);
  await dialog.getByLabel("Name").fill("Front desk");
  await dialog.getByLabel("Your password", { exact: true }).fill(PEOPLE.ann.password);
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
  await dialog.getByLabel("Your password", { exact: true }).fill(PEOPLE.ann.password);
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog.getByText("This device already has a passkey for your account.")).toBeFocused();
  await check("refused as known");
  await page.keyboard.press("Escape");
  await addAuthenticator(page, "usb");
  await addPasskey(page, url, "Safe");
  await expect(passkeys.getByRole("listitem")).toHaveCount(2);
  await check("several");
  await page.getByRole("button", { name: "Remove Front desk" }).click();
  await expect(page.getByRole("dialog", { name: "Remove Front desk?" })).toBeVisible();
  await check("removing");
  expect(violations).toEqual([]);
});
