/** Undoing a version, and restoring the site to one. */
import { expect, type Route } from "playwright/test";
import {
  importHeadline,
  openHistory,
  readHeadline,
  TRUCKING,
  TRUCKING_NAME,
  test,
} from "#tests/support/browser/admin-history-fixture.ts";
import { openForm } from "#tests/support/browser/document-form.ts";

test("an undo shows its changes first, then its result, and is not done twice if its answer is lost", async ({
  page,
  importPages,
  browserProblems,
}) => {
  const number = await importHeadline(importPages, "A Headline That Someone Regrets");
  const { dialog, frame, outcome, version, startUndo } = await openHistory(page);
  await startUndo(number);
  await expect(dialog).toHaveAccessibleName(`Undo version ${number}?`);
  await expect(dialog).toContainText("1 page will change.");
  await expect(dialog.locator(".undo-summary")).toBeFocused();
  await dialog.getByRole("button", { name: `Preview of ${TRUCKING_NAME}` }).click();
  await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText("A Headline That Someone Regrets");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(1);
  expect(await readHeadline(page)).toBe("A Headline That Someone Regrets");

  const message = dialog.getByLabel("Note (optional)");
  await expect(message).toHaveValue(`Undo version ${number}`);
  await message.fill("It was a slip");
  const busy = dialog.getByRole("button", { name: "Undoing..." });
  await page.route("**/api/admin/rollback", async (route) => {
    await expect(busy).toBeDisabled();
    await route.continue();
  });
  await message.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.unroute("**/api/admin/rollback");
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(`Undid version ${number} on 1 page. This is now version ${number + 1}.`);
  await expect(outcome.getByRole("link", { name: TRUCKING_NAME })).toHaveAttribute("href", `/${TRUCKING}`);
  await expect(version(number + 1)).toContainText("It was a slip");
  await expect(version(number + 1)).toContainText(`by Ann Vogel, undid version ${number}`);
  expect(await readHeadline(page)).not.toBe("A Headline That Someone Regrets");

  await startUndo(number);
  await expect(dialog).toContainText("Nothing will change.");
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  expect(browserProblems).toEqual([]);

  // The answer to the undo of another version is lost.
  const lost = await importHeadline(importPages, "Lost");
  await page.reload();
  await startUndo(lost);
  await expect(dialog).toContainText("1 page will change.");
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/admin/rollback", loseAnswer, { times: 1 });
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "The server did not respond." })).toBeVisible();
  await expect(dialog).toContainText(`Undo version ${lost}`);
  await expect(dialog).toContainText("by Ann Vogel");
  await expect(dialog).toContainText("Nothing will change.");
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
});

test("an undo keeps a colleague's texts and asks about a text of both, and the site can be restored to a version", async ({
  page,
  importPages,
  importElsewhere,
}) => {
  const first = await importPages({ [TRUCKING]: { HERO_TITLE: "First", HERO_SUBTITLE: "First line" } });
  const second = await importPages({ farm: { HERO_SUBTITLE: "Farms, First" } }, { message: "Farms" });
  const third = await importPages({ [TRUCKING]: { HERO_DESCRIPTION: "The colleague's text" } });
  const { dialog, outcome, version, startUndo } = await openHistory(page);
  await startUndo(first);
  await expect(dialog).toContainText("1 page will change.");
  await expect(dialog).not.toContainText("The colleague's text");
  await expect(dialog.getByRole("radio")).toHaveCount(0);

  await importElsewhere({ [TRUCKING]: { HERO_TITLE: "Theirs" } }, { message: "A better headline" });
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  const refusal = dialog.locator(".outcome");
  await expect(refusal.getByRole("heading")).toHaveText("Nothing Was Changed");
  await expect(refusal).toContainText("A better headline");
  await expect(refusal).toContainText("by Ben Okoye");
  await expect(dialog.locator(".undo-summary")).toBeFocused();
  expect(await readHeadline(page)).toBe("Theirs");
  await expect(dialog.getByLabel("Note (optional)")).toHaveValue(`Undo version ${first}`);
  await expect(version(third + 1)).toContainText("A better headline");
  const choice = dialog.getByRole("group", { name: `${TRUCKING_NAME} › Top of the page › Headline` });
  await expect(choice).toContainText("Theirs");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(choice.getByRole("radio").first()).toBeFocused();
  await choice.getByRole("radio", { name: /As it is now/ }).check();
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toContainText(`Undid version ${first} on 1 page.`);
  expect(await readHeadline(page)).toBe("Theirs");
  await page.goto(`/${TRUCKING}`);
  await expect(page.locator("main")).toContainText("The colleague's text");
  await expect(page.locator("main")).not.toContainText("First line");
  await page.goto("/admin#history");

  await page.getByRole("button", { name: `Restore the Site to This Version… (version ${first})` }).click();
  await expect(dialog).toHaveAccessibleName(`Restore the site to version ${first}?`);
  await expect(dialog).toContainText("2 pages will change.");
  await expect(dialog).toContainText("This also undoes every later version:");
  for (const number of [second, third]) await expect(dialog).toContainText(`Version ${number}`);
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(outcome).toContainText("Restored 2 pages");
  expect(await readHeadline(page)).toBe("First");
});

test("Undo beside Published keeps what a colleague has published on the page since", async ({
  page,
  importElsewhere,
}) => {
  const before = await readHeadline(page);
  const form = await openForm(page, TRUCKING);
  await form.field("Headline required").fill("Marge wrote this");
  await form.publish.click();
  const published = form.bar.getByText("Published.");
  await expect(published).toBeVisible();
  await importElsewhere({ [TRUCKING]: { HERO_DESCRIPTION: "Joe wrote this" } });
  await form.bar.getByRole("button", { name: "Undo" }).click();
  await expect(published).toHaveCount(0);
  expect(await readHeadline(page)).toBe(before);
  await expect(form.field("Headline required")).toHaveValue(before);
  await page.goto(`/${TRUCKING}`);
  await expect(page.locator("main")).toContainText("Joe wrote this");
});

test("an undo of version 1 removes the content of all pages only after the user has agreed", async ({ page }) => {
  const { dialog, outcome, startUndo } = await openHistory(page);
  const undo = dialog.getByRole("button", { name: "Undo", exact: true });
  await startUndo(1);
  await expect(dialog).toContainText(/This removes \d+ pages\. Visitors would find no page there\./);
  const consent = dialog.getByRole("checkbox", { name: /^Remove \d+ pages$/ });
  await undo.click();
  await expect(consent).toBeFocused();
  await expect(outcome).toHaveCount(0);
  expect(await consent.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
  await consent.press("Space");
  await undo.click();
  await expect(outcome).toContainText(/Undid version 1 on \d+ pages\./);
});
