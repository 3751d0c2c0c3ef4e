/** Two users who import at the same time. */
import { expect, type Page, test } from "playwright/test";
import { CONFLICT, mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("a conflict with another user", () => {
  async function reachConflict(page: Page) {
    const api = await mockAdminApi(page);
    const admin = await openPanel(page);
    await admin.enter(GOOD_INPUT);
    await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "Ours is better");
    await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Cy", "");
    await admin.importButton.click();
    const box = admin.outcome("Someone else updated the site");
    await expect(box).toBeFocused();
    return { api, admin, box };
  }

  test("imports nothing and lists the other versions", async ({ page }) => {
    const { api, admin, box } = await reachConflict(page);
    await expect(admin.toast).toContainText(`Error${CONFLICT}`);
    expect(api.store.history().map(({ by }) => by)).toEqual(["Bo", "Cy"]);
    const revisions = box.locator(".lines > li");
    await expect(revisions).toHaveCount(2);
    await expect(revisions.nth(0)).toContainText("Cy");
    await expect(revisions.nth(1)).toContainText(/Bo, .*2026.*: Ours is better/);
    await expect(revisions.nth(0).getByRole("listitem")).toHaveText(["About"]);
    await expect(revisions.nth(1).getByRole("listitem")).toHaveText(["Homealso in your changes"]);
  });

  test("can be resolved by checking again", async ({ page }) => {
    const { api, admin, box } = await reachConflict(page);
    await box.getByRole("button", { name: "Check Against Their Changes" }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole("region", { name: "What Will Change" })).toBeFocused();
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
    await admin.importButton.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"2"']);
  });

  test("can be resolved by editing the text", async ({ page }) => {
    const { api, admin, box } = await reachConflict(page);
    await box.getByRole("button", { name: "Keep Editing" }).click();
    await expect(box).toHaveCount(0);
    await expect(admin.editor).toBeFocused();
    expect(await admin.text()).toBe(GOOD_INPUT);
    expect(api.imports).toHaveLength(1);
  });
});
