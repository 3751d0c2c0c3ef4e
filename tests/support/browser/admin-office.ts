/** An office with accounts on a real server, and authenticators for its passkeys. */
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { createAccounts } from "#api/auth/accounts.ts";
import { hashPassword } from "#api/auth/password.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";

export const PEOPLE = {
  ann: { name: "Ann Lee", email: "ann@example.com", role: "owner", password: "seven gray barns at dusk" },
  ben: { name: "Ben Ortiz", email: "ben@example.com", role: "editor", password: "nine quiet wells in May" },
} as const;
export type Person = keyof typeof PEOPLE;

/** Creates the accounts of the owner Ann and the editor Ben on a server that nobody has signed in to. */
export async function createOffice({ varDir }: { varDir: string }): Promise<void> {
  const database = openOfficeDatabase({ engine: "sqlite", file: join(varDir, "agency.db") });
  const accounts = createAccounts({ database, now: Date.now });
  for (const { password, ...person } of Object.values(PEOPLE)) {
    const passwordHash = await hashPassword(password, { logN: 13, r: 8, p: 1 });
    await accounts.add({ ...person, mayReadRequests: false, passwordHash });
  }
  await database.close();
}

/** Opens an address of the admin and signs in with a password. */
export async function signInAs(page: Page, person: Person, address = "/admin"): Promise<void> {
  const { name, email, password } = PEOPLE[person];
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

/**
 * Gives the browser an authenticator that verifies its user without asking.
 * @param transport a browser has one `internal` authenticator at most
 * @returns a function that says whether the user passes the check
 */
export async function addAuthenticator(
  page: Page,
  transport: "internal" | "usb" = "internal",
): Promise<(isUserVerified: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  };
}

/** Keeps the browser from offering passkeys in the email field, so that only the button does. */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}
