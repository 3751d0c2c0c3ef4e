/** The findings of lint that an import would add, and their corrections in the editor. */
import { expect, type Locator, type Page, test } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { type AdminPage, openPanel } from "#tests/support/browser/admin-page.ts";

/** Enters text for the heading area of the page about. */
async function enterHero(page: Page, hero: object): Promise<AdminPage & { findings: Locator }> {
  await mockAdminApi(page);
  const panel = await openPanel(page);
  await panel.enter(JSON.stringify({ pages: { about: { hero } } }, null, 2));
  return { ...panel, findings: panel.report.locator(".finding") };
}

test("replaces a phone number by a reference to it", async ({ page }) => {
  const { findings, text } = await enterHero(page, { subtitle: "Call (515) 555-0142 today." });
  await expect(findings).toHaveCount(1);
  await expect(findings).toContainText('The text writes out "(515) 555-0142".');
  await expect(page.locator(".cm-lintRange-warning")).toBeVisible();
  await findings.getByRole("button", { name: "Use {site.phone}", exact: true }).click();
  await expect(findings).toHaveCount(0);
  expect(await text()).toContain('"subtitle": "Call {site.phone} today."');
});

test("suggests the page that a dead link was meant for", async ({ page }) => {
  const { findings } = await enterHero(page, { ctaText: "Contact Us", ctaUrl: "/contacts" });
  await expect(findings).toHaveCount(1);
  await expect(findings).toContainText("No page or file exists at /contacts. Did you mean /contact?");
});
