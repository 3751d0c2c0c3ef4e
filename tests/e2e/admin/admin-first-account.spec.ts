/** The step from one password to accounts. */
import { expect } from "playwright/test";
import { PASSWORD } from "#tests/support/api/admin-client.ts";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";

test("an office with one password gets its first owner, who stays signed in", async ({ page, server }) => {
  await server.recordProofs();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Accounts" }).click();
  await expect(page.getByText("The shared password no longer works")).toBeVisible();
  expect(await listStateViolations(page, "first account")).toEqual([]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Vogel");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seven gray barns at dusk");
  await page.getByRole("button", { name: "Create My Account" }).click();
  await expect(page.getByRole("link", { name: /Ann Vogel.*Owner/ })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  const { status } = await page.request
    .post(`${server.url}api/admin/session`, {
      headers: { Origin: new URL(server.url).origin },
      data: { email: "ann@example.com", password: PASSWORD },
    })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(401);
});
