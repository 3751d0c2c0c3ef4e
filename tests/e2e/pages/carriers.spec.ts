import { expect } from "playwright/test";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { listSmallTargets } from "#tests/support/browser/list-small-targets.ts";
import { test } from "#tests/support/browser/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a visitor with a phone finds a carrier by name, and has each action in one step", async ({ page }) => {
  await page.goto("/carriers");
  const carriers = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(carriers).toHaveCount(6);
  await page.getByLabel("Name of your carrier").fill("plum casualty");
  await expect(carriers).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 carrier found" })).toBeVisible();
  for (const [name, address] of [
    ["Pay a Bill", "https://plum-thicket.example.com/pay"],
    ["Report a Claim", "https://plum-thicket.example.com/claims"],
    ["Get an ID Card", "https://plum-thicket.example.com/clients"],
    ["(515) 555-0152", "tel:+15155550152"],
  ] as const) {
    await expect(carriers.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  expect(await listAxeViolations(page)).toEqual([]);
  expect(await listSmallTargets(page)).toEqual([]);
  await page.getByLabel("Name of your carrier").fill("nobody");
  await expect(page.getByText("No carriers found")).toBeVisible();
  await page.goto("/carriers#switchgrass-bend");
  await expect(page.getByRole("heading", { name: "Switchgrass Bend Casualty" })).toBeInViewport();
});
