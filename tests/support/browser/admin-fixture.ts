/** Playwright's `test` for the admin on a real server. */
import { expect, type Page } from "playwright/test";
import { PASSWORD } from "../api/admin-client.ts";
import type { Person } from "./admin-office.ts";
import { type AdminPage, adminPage } from "./admin-page.ts";
import type { AdminServer } from "./admin-server.ts";
import { test as base } from "./test.ts";

interface Options {
  /** Starts each test signed in as "Ann Vogel", or as `person` in an office with accounts. Default: true */
  isSignedIn: boolean;
  /** Default: "ann" */
  person: Person;
  /** Serves an office with the accounts of `PEOPLE`, in place of one with a shared password. Default: false */
  hasAccounts: boolean;
}

/** Playwright's `test`, with a server for each worker, which is reset before each test. */
export const test = base.extend<{ server: AdminServer } & Options>({
  isSignedIn: [true, { option: true }],
  person: ["ann", { option: true }],
  hasAccounts: [false, { option: true }],
  async server({ openOffice, hasAccounts }, use) {
    const { server } = await openOffice(hasAccounts);
    await server.reset();
    await use(server);
  },
  // The server is reset before a page is opened.
  baseURL: async ({ server: _, openOffice, hasAccounts }, use) => use((await openOffice(hasAccounts)).url),
  storageState: async ({ openOffice, hasAccounts, isSignedIn, person }, use) =>
    use({ cookies: isSignedIn ? [(await openOffice(hasAccounts)).sessions[person]] : [], origins: [] }),
});

/** Opens the admin, and signs in with the password of the server if no session is open. */
export async function signIn(page: Page, name = "Ann Vogel"): Promise<AdminPage> {
  const field = page.getByLabel("Your Name");
  await page.goto("/admin");
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await expect(field.or(navigation)).toBeVisible();
  if (await field.isVisible()) {
    await field.fill(name);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(navigation).toBeVisible();
  }
  return adminPage(page);
}
