/** Imports through the API, for tests that create the versions that they look at. */
import { type APIRequestContext, expect, type Page } from "playwright/test";
import type { WireImportResult } from "#content/importer/plan/result.ts";
import type { JsonObject } from "#schemas/json.ts";
import { PASSWORD } from "../api/admin-client.ts";
import { test as base } from "./admin-fixture.ts";

/** Imports pages through the API and returns the new revision. */
export type ImportPages = (pages: JsonObject, note?: { message?: string; source?: string }) => Promise<number>;

interface Fixtures {
  /** Imports as the user of the page. */
  importPages: ImportPages;
  /** Imports as another user. */
  importElsewhere: ImportPages;
  /** Warnings and errors in the console, uncaught exceptions, and dialogs of the browser. */
  browserProblems: string[];
}

export const test = base.extend<Fixtures>({
  importPages: async ({ server: { url }, context }, use) => use(createImport(context.request, url)),
  async importElsewhere({ server: { url }, playwright }, use) {
    const request = await playwright.request.newContext();
    const session = { headers: { Origin: new URL(url).origin }, data: { name: "Ben Okoye", password: PASSWORD } };
    expect((await request.post(`${url}api/admin/session`, session)).status()).toBe(200);
    await use(createImport(request, url));
    await request.dispose();
  },
  browserProblems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("dialog", async (dialog) => {
        problems.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await use(problems);
    },
    { auto: true },
  ],
});

function createImport(request: APIRequestContext, url: string): ImportPages {
  const headers = { Origin: new URL(url).origin };
  return async (pages, note = {}) => {
    const query = new URLSearchParams(note);
    const response = await request.post(`${url}api/admin/import?${query}`, { headers, data: { pages } });
    const { success, message, revision = 0 }: WireImportResult = await response.json();
    if (!success) throw new Error(message);
    return revision;
  };
}

/** Opens the history and waits until it has loaded. */
export async function openHistory(page: Page) {
  await page.goto("/admin#history");
  const section = page.getByRole("region", { name: "History", exact: true });
  await expect(section).toHaveAttribute("aria-busy", "false");
  return {
    section,
    dialog: page.getByRole("dialog"),
    frame: page.frameLocator("iframe"),
    outcome: page.getByRole("region", { name: "Restored" }),
    version: (number: number) =>
      section
        .locator(".revision")
        .filter({ has: page.getByRole("heading", { name: `Version ${number}`, exact: true }) }),
    async startUndo(number: number) {
      await page.getByRole("button", { name: `Undo… version ${number}`, exact: true }).click();
    },
  };
}

/** The page that most tests change, and its name in the interface. */
export const TRUCKING = "commercial/trucking";
export const TRUCKING_NAME = "Commercial › Trucking";

export function importHeadline(importPages: ImportPages, headline: string): Promise<number> {
  return importPages({ [TRUCKING]: { HERO_TITLE: headline } });
}

/** Returns the headline that the site serves. */
export async function readHeadline(page: Page): Promise<string> {
  const response = await page.request.get(`/api/page-content/${TRUCKING}`);
  return (await response.json()).HERO_TITLE;
}
