/** Site Health: the problems of the site, links to their fields, and fixes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { test } from "#tests/support/browser/admin-history-fixture.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { test as mocked } from "#tests/support/browser/test.ts";

const HEALTH = "**/api/admin/site-health";

test("lists what must be fixed, with links to the fields, and publishes a safe fix", async ({
  page,
  server,
  importPages,
}) => {
  const { phone } = JSON.parse(readFileSync(join(server.contentDir, "site.json"), "utf8")).content;
  await importPages({ farm: { hero: { description: `Farm coverage that fits. Call ${phone} and talk to us.` } } });
  await page.goto("/admin#site-health");
  const urgent = page.getByRole("region", { name: /^Must Be Fixed/ });
  await expect(urgent).toContainText("Dale and Ruth Ostergaard is marked as a sample.");
  const link = urgent.getByRole("link", { name: /^Go to field \(Dale and Ruth Ostergaard/ });
  await expect(link).toHaveAttribute("href", /^#pages\/farm\?field=%2Ftestimonials%2Fitems%2F\d+%2Fsample$/);
  await expect(page.getByRole("region", { name: /^Worth Fixing/ })).toContainText(
    "The office hours have different values",
  );
  await urgent.getByText("Why this matters and how to fix it").last().click();
  await expect(urgent.getByText(/invented|sample/i).last()).toBeVisible();
  expect(await listStateViolations(page, "site health")).toEqual([]);

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

mocked(
  "offers to try again, says that there is nothing to do, and names what needs attention on the server",
  async ({ page }) => {
    await mockAdminApi(page);
    await page.route(HEALTH, (route) => route.abort());
    await page.route("**/api/admin/readiness", (route) => route.fulfill({ json: { status: "ok" } }));
    await page.goto("/admin#site-health");
    await expect(page.getByRole("alert")).toContainText("The server did not respond.");
    await page.route(HEALTH, (route) => route.fulfill({ json: { revisionId: "0", findings: [] } }));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No problems found.")).toBeVisible();
    await expectAccessible(page, "a healthy site");

    await page.route("**/api/admin/readiness", (route) =>
      route.fulfill({ json: { outbox: "failed", queue: { failed: 2 } } }),
    );
    await page.reload();
    const now = page.getByRole("region", { name: "Needs Attention Now" });
    await expect(now.getByRole("listitem")).toContainText([
      "New quote requests cannot be saved.",
      "2 quote requests could not be emailed.",
    ]);
    await expect(now.getByRole("link", { name: "Open Quote Requests" })).toHaveAttribute(
      "href",
      "#quote-requests?state=failed",
    );
  },
);
