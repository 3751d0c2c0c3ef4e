/** The form of a page in the admin, for browser tests. */
import { expect, type Locator, type Page } from "playwright/test";

export interface DocumentFormPage {
  /** Returns the control of a field by its name, within the sections that are open. */
  field(name: string): Locator;
  section(name: string): Locator;
  bar: Locator;
  publish: Locator;
  /** The line after publishing. */
  published: Locator;
  /** The titles of the items of the open lists. */
  itemTitles: Locator;
}

/**
 * Opens the form of a page by its address.
 * @param path the ID of the page, with the parameters of the address
 */
export async function openForm(page: Page, path: string): Promise<DocumentFormPage> {
  await page.goto(`/admin#pages/${path}`);
  await expect(page.locator(".form-section").first()).toBeVisible();
  return documentForm(page);
}

export function documentForm(page: Page): DocumentFormPage {
  const bar = page.getByRole("region", { name: "Publish" });
  return {
    field: (name) => page.locator(".document-form").getByLabel(name, { exact: true }).first(),
    section: (name) => page.locator(".form-section > summary").filter({ hasText: name }),
    bar,
    publish: bar.getByRole("button", { name: "Publish", exact: true }),
    published: bar.getByText("Published.", { exact: true }),
    itemTitles: page.locator(".card-title > span"),
  };
}
