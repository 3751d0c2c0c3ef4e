/** The form of a page: fields, findings, publishing, drafts and colleagues. */
import { expect, test } from "playwright/test";
import { mockAdminApi, PASSWORD, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { openForm } from "#tests/support/browser/document-form.ts";

const HEADLINE = "Headline required";
const SUBTITLE = "Line below the headline";

test("publishes the typed field alone, with the note, against the version that was read", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await expect(form.bar).toContainText("No changes");
  await form.field(SUBTITLE).fill("Barns and bins");
  await expect(form.bar).toContainText("1 change");
  await form.bar.getByRole("button", { name: "What Will Change" }).click();
  await expect(form.bar).toContainText("Top of the page › Line below the headline");
  await form.bar.getByLabel("Note (optional)").fill("Shorter");
  await form.publish.click();
  await expect(form.bar.locator(".published-line")).toBeFocused();
  const [sent] = api.imports;
  expect(JSON.parse(sent?.body ?? "")).toEqual({ pages: { farm: { hero: { subtitle: "Barns and bins" } } } });
  expect(sent).toMatchObject({ ifMatch: '"0"', query: { base: "0", message: "Shorter", source: "Pages form" } });
  await expect(form.bar).toContainText("No changes");
});

test("shows a finding under its field in plain words, and leads to it instead of publishing", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("");
  await expect(form.bar.getByRole("button", { name: "1 problem to fix" })).toBeVisible();
  await expect(form.field(HEADLINE)).toHaveAccessibleDescription(/Headline is empty\./);
  await expect(form.field(HEADLINE)).toHaveAttribute("aria-invalid", "true");
  await form.section("Top of the page").click();
  await form.publish.click();
  await expect(form.field(HEADLINE)).toBeFocused();
  expect(api.imports).toEqual([]);
});

test("names facts by their titles in findings, and quotes one on request", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(SUBTITLE).fill("Call (515) 555-0142.");
  await expect(form.field(SUBTITLE)).toHaveAccessibleDescription(
    /The text writes out "\(515\) 555-0142"\. Insert the fact “Phone number” instead, so that it follows Business Info\./,
  );
  await page.getByRole("button", { name: "Use “Phone number”" }).click();
  await expect(form.field(SUBTITLE)).toHaveValue("Call {site.phone}.");
  await form.field(SUBTITLE).fill("Call {site.phones}.");
  await expect(form.field(SUBTITLE)).toHaveAccessibleDescription(
    /There is no fact \{site\.phones\}\. Did you mean “Phone number”\?/,
  );
});

test("counts the characters of a title without limiting them", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.section("Search engines").click();
  await form.field("Title required").fill("x".repeat(72));
  await expect(page.getByText("72 characters. Search engines show about 60.")).toBeVisible();
});

test("opens the section and the item of the field that the address names", async ({ page }) => {
  await mockAdminApi(page);
  await openForm(page, "farm?field=/faq/items/2/answer");
  await expect(page.locator('[name="/faq/items/2/answer"]')).toBeFocused();
});

test("adds the section that the address names, and focuses the button of its list", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "about?field=/team/members");
  await expect(page.getByRole("button", { name: "Add Person" })).toBeFocused();
  await expect(form.bar).toContainText("No changes");
});

test("opens the section of Business Info that has the field", async ({ page }) => {
  await mockAdminApi(page);
  await page.goto("/admin#business-info?field=/email");
  await expect(page.locator('[name="/email"]')).toBeFocused();
});

test("starts a page that is not stored with its default content, and publishes all of it", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "contact");
  await expect(form.field(HEADLINE)).not.toHaveValue("");
  await expect(form.bar).toContainText("No changes");
  await form.field(HEADLINE).fill("Call or write");
  await expect(form.bar.locator(".publish-state")).toHaveText("1 change");
  await form.publish.click();
  await expect(form.published).toBeVisible();
  const { hero, meta } = api.store.contents().contact ?? {};
  expect(hero).toMatchObject({ title: "Call or write" });
  expect(meta).toMatchObject({ title: expect.any(String) });
});

test("shows the present value of a quoted fact, and inserts a fact at the caret", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await expect(page.getByText("{site.foundedYear} shows as 2013")).toBeVisible();
  await form.field(HEADLINE).fill("Call ");
  await page.getByRole("button", { name: "Insert a fact into Headline" }).click();
  await page.getByRole("button", { name: "(515) 555-0142 Phone number" }).click();
  await expect(form.field(HEADLINE)).toHaveValue("Call {site.phone}");
  await expect(form.field(HEADLINE)).toBeFocused();
  await expect(page.getByText("{site.phone} shows as (515) 555-0142")).toBeVisible();
});

test("removes a section and brings it back, and adds another one", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.section("Questions").click();
  await page.getByRole("button", { name: "Remove Section Questions" }).click();
  await expect(form.section("Questions")).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(form.section("Questions")).toBeVisible();
  await expect(form.bar).toContainText("No changes");
  await page.getByLabel("More sections").selectOption("Philosophy");
  await page.getByRole("button", { name: "Add Section" }).click();
  await expect(form.section("Philosophy")).toBeVisible();
});

test("discards all changes and brings them back", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  const before = await form.field(HEADLINE).inputValue();
  await form.field(HEADLINE).fill("Typed");
  await form.bar.getByRole("button", { name: "Discard Changes" }).click();
  await expect(form.field(HEADLINE)).toHaveValue(before);
  await form.bar.getByRole("button", { name: "Undo" }).click();
  await expect(form.field(HEADLINE)).toHaveValue("Typed");
});

test("offers what was typed before the tab was closed", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Typed before the crash");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const request = indexedDB.open("admin-drafts");
        await new Promise((resolve) => request.addEventListener("success", resolve));
        if (!request.result.objectStoreNames.contains("drafts")) return 0;
        const count = request.result.transaction("drafts").objectStore("drafts").count();
        await new Promise((resolve) => count.addEventListener("success", resolve));
        request.result.close();
        return count.result;
      }),
    )
    .toBe(1);
  await page.reload();
  const question = page.getByRole("region", { name: "Restore what you were typing?" });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Restore" }).click();
  await expect(form.field(HEADLINE)).toHaveValue("Typed before the crash");
  await expect(form.bar).toContainText("1 change");
});

test("says that the copy of what was typed cannot be read, and works without it", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException("The database is damaged.", "UnknownError");
    };
  });
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await expect(page.getByRole("alert")).toHaveText(/^We couldn't read the copy of what you typed before/);
  await expectAccessible(page);
  await form.field(SUBTITLE).fill("Barns and bins");
  await form.publish.click();
  await expect(form.published).toBeVisible();
});

test("keeps what was typed while another page was open", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Typed");
  await expect(form.bar).toContainText("1 change");
  await page.evaluate(() => {
    location.hash = "#pages/about";
  });
  await expect(form.field(SUBTITLE)).toHaveValue("About {site.name}");
  await page.goBack();
  await expect(form.field(HEADLINE)).toHaveValue("Typed");
});

test.describe("with a colleague", () => {
  const theirs = (hero: Record<string, string>) => ({ pages: { farm: { hero } } });

  test("keeps their changes to other fields", async ({ page }) => {
    const api = await mockAdminApi(page);
    const form = await openForm(page, "farm");
    await form.field(HEADLINE).fill("Mine");
    await api.importElsewhere(theirs({ subtitle: "Theirs" }), "Bo", "");
    await form.publish.click();
    await expect(form.published).toBeVisible();
    await expect(page.getByText("Bo changed this page. Their changes are shown here and kept.")).toBeVisible();
    await expect(form.field(SUBTITLE)).toHaveValue("Theirs");
    expect(api.store.contents().farm).toMatchObject({ hero: { title: "Mine", subtitle: "Theirs" } });
  });

  test("asks which version of the same field to publish", async ({ page }) => {
    const api = await mockAdminApi(page);
    const form = await openForm(page, "farm");
    const before = await form.field(HEADLINE).inputValue();
    await form.field(HEADLINE).fill("Mine");
    await form.field(SUBTITLE).fill("Mine too");
    await api.importElsewhere(theirs({ title: "Theirs" }), "Bo", "");
    await form.publish.click();
    const choice = page.getByRole("form", { name: "Bo changed 1 field that you changed too" });
    await expect(choice).toBeFocused();
    await expect(choice).toContainText("Yours");
    await expect(choice).toContainText("Mine");
    await expect(choice).toContainText(`Before: ${before}`);
    expect(api.store.contents().farm).toMatchObject({ hero: { title: "Theirs" } });
    await expectAccessible(page);
    await choice.getByRole("button", { name: "Publish With These Versions" }).click();
    await choice.getByRole("radio", { name: "From Bo Theirs" }).check();
    await choice.getByRole("button", { name: "Publish With These Versions" }).click();
    await expect(form.published).toBeVisible();
    await expect(form.field(HEADLINE)).toHaveValue("Theirs");
    expect(api.store.contents().farm).toMatchObject({ hero: { title: "Theirs", subtitle: "Mine too" } });
  });
});

test("publishes the own version of a field that a colleague changed too", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Mine");
  await api.importElsewhere({ pages: { farm: { hero: { title: "Theirs", subtitle: "Also theirs" } } } }, "Bo", "");
  await form.publish.click();
  const choice = page.getByRole("form", { name: "Bo changed 1 field that you changed too" });
  await choice.getByRole("button", { name: "Keep Editing" }).click();
  await expect(form.field(HEADLINE)).toHaveValue("Mine");
  await form.publish.click();
  await choice.getByRole("radio", { name: "Yours Mine" }).check();
  await choice.getByRole("button", { name: "Publish With These Versions" }).click();
  await expect(form.published).toBeVisible();
  expect(api.store.contents().farm).toMatchObject({ hero: { title: "Mine", subtitle: "Also theirs" } });
});

test("keeps a colleague's changes when discarded ones come back", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Mine");
  await form.bar.getByRole("button", { name: "Discard Changes" }).click();
  await api.importElsewhere({ pages: { farm: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(form.field(SUBTITLE)).toHaveValue("Theirs");
  await form.bar.getByRole("button", { name: "Undo" }).click();
  await expect(form.field(HEADLINE)).toHaveValue("Mine");
  await form.publish.click();
  await expect(form.published).toBeVisible();
  expect(api.store.contents().farm).toMatchObject({ hero: { title: "Mine", subtitle: "Theirs" } });
});

test("asks again if there is another conflict before the user has chosen", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Mine");
  await api.importElsewhere({ pages: { farm: { hero: { title: "Theirs", subtitle: "Theirs" } } } }, "Bo", "");
  await form.publish.click();
  const choice = page.getByRole("form", { name: /that you changed too/ });
  await choice.getByRole("radio", { name: "Yours" }).check();
  await form.field(SUBTITLE).fill("Mine");
  await choice.getByRole("button", { name: "Publish With These Versions" }).click();
  await expect(choice).toHaveAccessibleName("Bo changed 2 fields that you changed too");
  await choice.getByRole("group").nth(1).getByRole("radio", { name: "From Bo" }).check();
  await choice.getByRole("button", { name: "Publish With These Versions" }).click();
  await expect(form.published).toBeVisible();
  expect(api.store.contents().farm).toMatchObject({ hero: { title: "Mine", subtitle: "Theirs" } });
});

test("opens the change in Content Import, which keeps the text that was there", async ({ page }) => {
  await mockAdminApi(page);
  const { editor, text } = await openPanel(page);
  await editor.fill('{ "pages": {} }');
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Mine");
  await form.bar.getByRole("button", { name: "What Will Change" }).click();
  await form.bar.getByRole("button", { name: "Show as JSON" }).click();
  await expect.poll(text).toContain('"title": "Mine"');
  await page.getByRole("button", { name: "Restore Previous Text" }).click();
  await expect.poll(text).toBe('{ "pages": {} }');
});

test("keeps the text when the server fails, and when the session ends", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Mine");
  await page.route("**/api/admin/import?*", (route) => respondWithError(route, 507, "disk-full", "The disk is full."));
  await form.publish.click();
  await expect(form.bar.getByRole("alert")).toHaveText("The disk is full. Your changes are still here. Try again.");
  await page.unroute("**/api/admin/import?*");
  await form.field(HEADLINE).focus();
  api.isSignedIn = false;
  await form.publish.click();
  const dialog = page.getByRole("dialog", { name: "Sign In Again" });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.field(HEADLINE)).toHaveValue("Mine");
  await expect(form.published).toBeVisible();
  expect(api.store.contents().farm).toMatchObject({ hero: { title: "Mine" } });
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 768, 1440]) {
    test(`is accessible and fits the window at ${width} px, ${colorScheme}`, async ({ page }) => {
      await mockAdminApi(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 720 });
      const form = await openForm(page, "farm?field=/faq/items/1/question");
      await form.field(HEADLINE).fill("");
      await expect(form.bar.getByRole("button", { name: "1 problem to fix" })).toBeVisible();
      await form.bar.getByRole("button", { name: "What Will Change" }).click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(form.publish).toBeInViewport();
    });
  }
}
