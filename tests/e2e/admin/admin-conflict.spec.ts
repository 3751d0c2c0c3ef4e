/** Two users who import at the same time. */
import { expect, type Page, test } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";

const RETURNS: readonly [title: string, comeBack: (page: Page) => Promise<unknown>][] = [
  ["the window gets the focus", (page) => page.evaluate(() => dispatchEvent(new Event("focus")))],
  ["the tab is shown", (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))],
  [
    "a file is chosen",
    (page) =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: "spring.json", mimeType: "application/json", buffer: Buffer.from(GOOD_INPUT) }),
  ],
];

for (const [title, comeBack] of RETURNS) {
  test(`a change of another user is found when ${title}`, async ({ page }) => {
    const api = await mockAdminApi(page);
    const admin = await openPanel(page);
    await admin.enter(GOOD_INPUT);
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
    await api.importElsewhere({ pages: { home: JSON.parse(GOOD_INPUT).pages.home } }, "Bo", "");
    await comeBack(page);
    await expect(admin.summary).toContainText("1 updated");
    await admin.importButton.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
  });
}

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
    await expect(box.getByRole("alert")).toHaveText("Your changes haven't been imported. Theirs are safe.");
    await expect(admin.toast).toHaveCount(0);
    expect(api.store.history().map(({ by }) => by)).toEqual(["Bo", "Cy"]);
    const revisions = box.locator(".lines").first().locator("> li");
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

  test("shows both versions of the fields that both changed", async ({ page }) => {
    const { box } = await reachConflict(page);
    const fields = box.getByRole("list", { name: "You Both Changed 1 Field" }).getByRole("listitem");
    await expect(fields).toHaveCount(1);
    await expect(fields).toContainText("Home › Top of the page › Line below the headline");
    await expect(fields.getByRole("definition").nth(0)).toContainText("Theirs");
    await expect(fields.getByRole("definition").nth(1)).toContainText("New");
    await expectAccessible(page);
  });

  test("offers both versions with equal buttons", async ({ page }) => {
    const { box } = await reachConflict(page);
    const [mine, theirs] = [
      box.getByRole("button", { name: "Use Mine" }),
      box.getByRole("button", { name: "Keep Theirs" }),
    ];
    for (const button of [mine, theirs]) await expect(button).toHaveClass("button secondary");
    await expect(box.locator(".button:not(.secondary, .quiet)")).toHaveCount(0);
  });

  for (const [button, subtitle] of [
    ["Use Mine", "New"],
    ["Keep Theirs", "Theirs"],
  ] as const) {
    test(`can be settled with the button ${button}`, async ({ page }) => {
      const { api, admin, box } = await reachConflict(page);
      await box.getByRole("button", { name: button }).click();
      await expect(admin.outcome("Import Successful")).toBeFocused();
      expect(api.store.contents()).toMatchObject({
        home: { hero: { subtitle } },
        farm: { hero: { subtitle: "New" } },
        about: { hero: { subtitle: "Theirs" } },
      });
      expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"2"']);
      expect(await admin.text()).toBe(GOOD_INPUT);
    });
  }

  test("can be resolved by editing the text", async ({ page }) => {
    const { api, admin, box } = await reachConflict(page);
    await box.getByRole("button", { name: "Keep Editing" }).click();
    await expect(box).toHaveCount(0);
    await expect(admin.editor).toBeFocused();
    expect(await admin.text()).toBe(GOOD_INPUT);
    expect(api.imports).toHaveLength(1);
  });
});

test("an old export shows the fields that others have changed since", async ({ page }) => {
  const api = await mockAdminApi(page);
  const admin = await openPanel(page);
  await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
  await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Cy", "");
  await admin.enter(JSON.stringify({ $revision: "0", ...JSON.parse(GOOD_INPUT) }, null, 2));
  await admin.importButton.click();
  const box = admin.outcome("Someone else updated the site");
  await expect(box).toBeFocused();
  await expect(box.locator(".actions").getByRole("button")).toHaveText(["Use Mine", "Keep Theirs", "Keep Editing"]);
  await box.getByRole("button", { name: "Keep Theirs" }).click();
  await expect(admin.outcome("Import Successful")).toContainText("1 updated");
  expect(api.store.contents()).toMatchObject({
    home: { hero: { subtitle: "Theirs" } },
    farm: { hero: { subtitle: "New" } },
  });
});
