/** Two users who import at the same time. */
import { expect, type Page } from "playwright/test";
import { type AdminApiMock, mockAdminApi, NAME } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { type AdminPage, openPanel } from "#tests/support/browser/admin-page.ts";
import { test } from "#tests/support/browser/test.ts";

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

const { home, farm } = JSON.parse(GOOD_INPUT).pages;

test("a change of another user is found when the user comes back", async ({ page }) => {
  const api = await mockAdminApi(page);
  const admin = await openPanel(page);
  await admin.enter(GOOD_INPUT);
  const changeHome = (subtitle: string) => api.importElsewhere({ pages: { home: { hero: { subtitle } } } }, "Bo", "");
  for (const [title, comeBack] of RETURNS) {
    await test.step(title, async () => {
      await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
      await changeHome("New");
      await comeBack(page);
      await expect(admin.summary).toHaveText("Would import 1 page: 1 updated, 1 unchanged.");
      await changeHome("Other");
      await page.evaluate(() => dispatchEvent(new Event("focus")));
    });
  }
  await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
  await admin.importButton.click();
  await expect(admin.outcome("Import Successful")).toBeFocused();
});

/** Imports a text that two others have overtaken: one in a field of the text, the other elsewhere. */
async function reachConflict(api: AdminApiMock, admin: AdminPage, subtitle: string) {
  const text = GOOD_INPUT.replaceAll("New", subtitle);
  await admin.enter(text);
  await api.importElsewhere({ pages: { home: { hero: { subtitle: `Not ${subtitle}` } } } }, "Bo", "Ours is better");
  await api.importElsewhere({ pages: { about: { hero: { subtitle: `Not ${subtitle}` } } } }, "Cy", "");
  await admin.importButton.click();
  const box = admin.outcome("Someone else updated the site");
  await expect(box).toBeFocused();
  return { box, text };
}

test("a conflict with another user imports nothing until the user decides", async ({ page }) => {
  const api = await mockAdminApi(page);
  const admin = await openPanel(page);
  const subtitles = () => {
    const { home, farm, about } = api.store.contents() as Record<string, { hero: { subtitle: string } }>;
    return [home, farm, about].map((content) => content?.hero.subtitle);
  };

  await test.step("an old export shows the fields that others have changed since", async () => {
    await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
    await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Cy", "");
    await admin.enter(JSON.stringify({ $revision: "0", pages: { home, farm } }, null, 2));
    await admin.importButton.click();
    const box = admin.outcome("Someone else updated the site");
    await expect(box).toBeFocused();
    await expect(box.locator(".actions").getByRole("button")).toHaveText(["Use Mine", "Keep Theirs", "Keep Editing"]);
    await box.getByRole("button", { name: "Keep Theirs" }).click();
    await expect(admin.outcome("Import Successful")).toContainText("1 updated");
    expect(subtitles()).toEqual(["Theirs", "New", "Theirs"]);
    // The check of the imported text has ended.
    await expect(admin.summary).toHaveText("Would import 1 page: 1 updated, 1 unchanged.");
  });

  await test.step("lists the other versions and the fields that both changed", async () => {
    const { box, text } = await reachConflict(api, admin, "First");
    await expect(box.getByRole("alert")).toHaveText("Your changes haven't been imported. Theirs are safe.");
    await expect(admin.toast).toHaveCount(0);
    expect(api.store.history().map(({ by }) => by)).toEqual(["Bo", "Cy", NAME, "Bo", "Cy"]);
    const revisions = box.locator(".revision-lines > li");
    await expect(revisions).toHaveCount(2);
    await expect(revisions.nth(0)).toContainText(/by Cy.*About/);
    await expect(revisions.nth(1)).toContainText(/Ours is better.*by Bo.*Home/);
    const fields = box.getByRole("list", { name: "You Both Changed 1 Field" }).getByRole("listitem");
    await expect(fields).toHaveCount(1);
    await expect(fields).toContainText("Home › Top of the page › Line below the headline");
    await expect(fields.locator(".conflict-version")).toContainText([/YoursFirst/, /TheirsNot First/]);
    for (const name of ["Use Mine", "Keep Theirs"]) {
      await expect(box.getByRole("button", { name })).toHaveClass("button secondary");
    }
    await expect(box.locator(".button:not(.secondary, .quiet)")).toHaveCount(0);

    await box.getByRole("button", { name: "Keep Editing" }).click();
    await expect(box).toHaveCount(0);
    await expect(admin.editor).toBeFocused();
    expect(await admin.text()).toBe(text);
    expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"2"', '"3"']);
  });

  await test.step("can be resolved by checking again", async () => {
    const { box } = await reachConflict(api, admin, "Second");
    await box.getByRole("button", { name: "Check Against Their Changes" }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole("region", { name: "What Will Change" })).toBeFocused();
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
    await admin.importButton.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
    expect(api.imports.slice(3).map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"7"']);
  });

  for (const [button, side] of [
    ["Use Mine", "mine"],
    ["Keep Theirs", "theirs"],
  ] as const) {
    await test.step(`can be settled with the button ${button}`, async () => {
      const { box, text } = await reachConflict(api, admin, button);
      const before = api.store.history().length;
      await box.getByRole("button", { name: button }).click();
      await expect(admin.outcome("Import Successful")).toBeFocused();
      expect(subtitles()).toEqual([side === "mine" ? button : `Not ${button}`, button, `Not ${button}`]);
      expect(api.imports.slice(-2).map(({ ifMatch }) => ifMatch)).toEqual([`"${before - 2}"`, `"${before}"`]);
      expect(await admin.text()).toBe(text);
    });
  }
});
