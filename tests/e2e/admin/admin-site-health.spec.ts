/** Site Health: the problems of the site, links to their fields, and fixes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as mocked, type Page } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";

const HEALTH = "**/api/admin/site-health";

async function openHealth(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Site Health" }).click();
  await expect(page.getByRole("heading", { name: "Site Health" })).toBeVisible();
}

test("lists what must be fixed before the site goes live, by page, with links to the fields", async ({ page }) => {
  await signIn(page);
  await openHealth(page);
  const urgent = page.getByRole("region", { name: /^Must Be Fixed Before the Site Goes Live/ });
  await expect(urgent).toContainText("Dale and Ruth Ostergaard is marked as a sample.");
  const link = urgent.getByRole("link", { name: /^Go to field \(Dale and Ruth Ostergaard/ });
  await expect(link).toHaveAttribute("href", /^#pages\/farm\?field=%2Ftestimonials%2Fitems%2F\d+%2Fsample$/);
  await expect(page.getByRole("region", { name: /^Worth Fixing/ })).toContainText(
    "The office hours have different values",
  );
  await urgent.getByText("Why this matters and how to fix it").last().click();
  await expect(urgent.getByText(/invented|sample/i).last()).toBeVisible();
  for (const [width, colorScheme] of [
    [320, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `site health at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("publishes a safe fix with one click", async ({ page, server }) => {
  const { phone } = JSON.parse(readFileSync(join(server.contentDir, "site.json"), "utf8")).content;
  await signIn(page);
  const input = {
    pages: { farm: { hero: { description: `Farm coverage that fits. Call ${phone} and talk to us.` } } },
  };
  await page.evaluate(
    (body) =>
      fetch("/api/admin/import", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    input,
  );
  await openHealth(page);
  await page.getByRole("button", { name: /^Fix and Publish \(The text writes out/ }).click();
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(
    "The text on Farm is corrected.",
  );
  await expect(page.getByRole("button", { name: /^Fix and Publish/ })).toHaveCount(0);
  const farm = JSON.parse(readFileSync(join(server.contentDir, "pages/farm.json"), "utf8")).content;
  expect(farm.hero.description).toBe("Farm coverage that fits. Call {site.phone} and talk to us.");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText(/Site Health: The text writes out/)).toBeVisible();
});

mocked.describe("with a mocked server", () => {
  mocked("says that there is nothing to do", async ({ page }) => {
    await mockAdminApi(page);
    await page.route(HEALTH, (route) => route.fulfill({ json: { revisionId: "0", findings: [] } }));
    await page.route("**/readyz", (route) => route.fulfill({ json: { status: "ok" } }));
    await page.goto("/admin#site-health");
    await expect(page.getByText("No problems found.")).toBeVisible();
    await expectAccessible(page, "a healthy site");
  });

  mocked("names what needs attention on the server", async ({ page }) => {
    await mockAdminApi(page);
    await page.route(HEALTH, (route) => route.fulfill({ json: { revisionId: "0", findings: [] } }));
    await page.route("**/readyz", (route) =>
      route.fulfill({ status: 503, json: { outbox: "failed", queue: { failed: 2 } } }),
    );
    await page.goto("/admin#site-health");
    const now = page.getByRole("region", { name: "Needs Attention Now" });
    await expect(now.getByRole("listitem")).toContainText([
      "New quote requests cannot be saved.",
      "2 quote requests could not be emailed.",
    ]);
    await expect(now.getByRole("link", { name: "Open Quote Requests" })).toHaveAttribute(
      "href",
      "#quote-requests?state=failed",
    );
  });

  mocked("offers to try again if the server does not respond", async ({ page }) => {
    await mockAdminApi(page);
    await page.route(HEALTH, (route) => route.abort());
    await page.goto("/admin#site-health");
    await expect(page.getByRole("alert")).toContainText("The server did not respond.");
    await page.route(HEALTH, (route) => route.fulfill({ json: { revisionId: "0", findings: [] } }));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No problems found.")).toBeVisible();
  });
});
