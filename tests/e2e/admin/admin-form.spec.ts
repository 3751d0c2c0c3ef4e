/** The form of a page: fields, findings, publishing, drafts and colleagues. */
import { expect } from "playwright/test";
import { mockAdminApi, PASSWORD, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { openForm } from "#tests/support/browser/document-form.ts";
import { readDrafts } from "#tests/support/browser/read-drafts.ts";
import { test } from "#tests/support/browser/test.ts";
import { resizeTo } from "#tests/support/browser/viewports.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

const HEADLINE = "Headline required";
const SUBTITLE = "Line below the headline";

test("shows findings and facts at their fields, and brings back what was discarded or removed", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  const [headline, subtitle] = [form.field(HEADLINE), form.field(SUBTITLE)];
  const before = await headline.inputValue();

  await test.step("discarded changes come back", async () => {
    await headline.fill("Typed");
    await form.bar.getByRole("button", { name: "Discard Changes" }).click();
    await expect(headline).toHaveValue(before);
    await form.bar.getByRole("button", { name: "Undo" }).click();
    await expect(headline).toHaveValue("Typed");
    await expect(form.bar).toContainText("1 change");
  });

  await test.step("a text stays while another page is open", async () => {
    await page.evaluate(() => {
      location.hash = "#pages/about";
    });
    await expect(subtitle).toHaveValue("About {site.name}");
    await page.goBack();
    await expect(headline).toHaveValue("Typed");
  });

  await test.step("a finding is under its field in plain words, and publishing leads to it", async () => {
    await headline.fill("");
    await expect(form.bar.getByRole("button", { name: "1 problem to fix" })).toBeVisible();
    await expect(headline).toHaveAccessibleDescription(/Headline is empty\./);
    await expect(headline).toHaveAttribute("aria-invalid", "true");
    await form.section("Top of the page").click();
    await form.publish.click();
    await expect(headline).toBeFocused();
    expect(api.imports).toEqual([]);
  });

  await test.step("a fact is inserted at the caret, with its present value", async () => {
    await headline.fill("Call ");
    await page.getByRole("button", { name: "Insert a fact into Headline" }).click();
    await page.getByRole("button", { name: "(515) 555-0142 Phone number" }).click();
    await expect(headline).toHaveValue("Call {site.phone}");
    await expect(headline).toBeFocused();
    await expect(page.getByText("{site.phone} shows as (515) 555-0142")).toBeVisible();
  });

  await test.step("findings name facts by their titles, and one click quotes the fact", async () => {
    await subtitle.fill("Call (515) 555-0142.");
    await expect(subtitle).toHaveAccessibleDescription(
      /The text writes out "\(515\) 555-0142"\. Insert the fact “Phone number” instead, so that it follows Business Info\./,
    );
    await page.getByRole("button", { name: "Use “Phone number”" }).click();
    await expect(subtitle).toHaveValue("Call {site.phone}.");
    await subtitle.fill("Call {site.phones}.");
    await expect(subtitle).toHaveAccessibleDescription(
      /There is no fact \{site\.phones\}\. Did you mean “Phone number”\?/,
    );
  });

  await test.step("the offer to bring changes back takes the focus only once", async () => {
    await form.bar.getByRole("button", { name: "Discard Changes" }).click();
    await expect(form.bar.getByRole("button", { name: "Undo" })).toBeFocused();
    await subtitle.click();
    await expect(form.bar).toContainText("Your changes are discarded.");
    await page.keyboard.type("!");
    await expect(form.bar).toContainText("1 change");
    await page.keyboard.press("Backspace");
    await expect(form.bar).toContainText("No changes");
    await expect(subtitle).toBeFocused();
  });

  await test.step("a removed section comes back, and another one is added", async () => {
    await form.section("Questions").click();
    await page.getByRole("button", { name: "Remove Section Questions" }).click();
    await expect(form.section("Questions")).toHaveCount(0);
    const undo = page.locator(".document-form").getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(form.section("Questions")).toBeVisible();
    await expect(form.bar).toContainText("No changes");
    await page.getByLabel("More sections").selectOption("Philosophy");
    await page.getByRole("button", { name: "Add Section" }).click();
    await expect(form.section("Philosophy")).toBeVisible();
  });

  await test.step("the characters of a title are counted without a limit", async () => {
    await form.section("Search engines").click();
    await form.field("Title required").fill("x".repeat(72));
    await expect(page.getByText("72 characters. Search engines show about 60.")).toBeVisible();
  });
});

test("opens the field that the address names", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm?field=/faq/items/2/answer");
  const goTo = (address: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  await expect(page.locator('[name="/faq/items/2/answer"]')).toBeFocused();

  await test.step("adds a section that the page lacks, and focuses the button of its list", async () => {
    await goTo("#pages/about?field=/team/members");
    await expect(page.getByRole("button", { name: "Add Person" })).toBeFocused();
    await expect(form.bar).toContainText("No changes");
  });

  await test.step("opens the section of Business Info", async () => {
    await goTo("#business-info?field=/email");
    await expect(page.locator('[name="/email"]')).toBeFocused();
  });
});

test("keeps what was typed in Content Import and in a form for the next visit", NIGHTLY, async ({ page }) => {
  await mockAdminApi(page);
  const { editor, text } = await openPanel(page);
  await editor.fill('{ "pages": {} }');
  const form = await openForm(page, "farm");
  await form.field(HEADLINE).fill("Typed before the crash");

  await test.step("Content Import shows the change of the form, and keeps the text that was there", async () => {
    await form.bar.getByRole("button", { name: "What Will Change" }).click();
    await form.bar.getByRole("button", { name: "Show as JSON" }).click();
    await expect.poll(text).toContain('"title": "Typed before the crash"');
    await page.getByRole("button", { name: "Restore Previous Text" }).click();
    await expect.poll(text).toBe('{ "pages": {} }');
  });

  await test.step("the form offers what was typed before the tab was closed", async () => {
    await page.goBack();
    await expect.poll(() => readDrafts(page)).toMatchObject([{ subject: "page:farm" }]);
    await page.reload();
    const question = page.getByRole("region", { name: "Restore what you were typing?" });
    await expect(question).toBeFocused();
    expect(await listStateViolations(page, "a draft", "main")).toEqual([]);
    await question.getByRole("button", { name: "Restore" }).click();
    await expect(form.field(HEADLINE)).toHaveValue("Typed before the crash");
    await expect(form.bar).toContainText("1 change");
  });

  await test.step("a copy that cannot be read is reported, and the form works without it", async () => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException("The database is damaged.", "UnknownError");
      };
    });
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(/^We couldn't read the copy of what you typed before/);
    await form.field(SUBTITLE).fill("Barns and bins");
    await form.publish.click();
    await expect(form.published).toBeVisible();
  });
});

test("publishes what the user typed beside the changes of a colleague", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  const [headline, subtitle] = [form.field(HEADLINE), form.field(SUBTITLE)];
  const changeElsewhere = (hero: Record<string, string>) =>
    api.importElsewhere({ pages: { farm: { hero } } }, "Bo", "");
  const hero = () => api.store.contents().farm?.hero;
  const choice = page.getByRole("form", { name: /that you changed too$/ });
  const publishChoice = choice.getByRole("button", { name: "Publish With These Versions" });

  await test.step("the typed field alone, with the note, against the version that was read", async () => {
    await expect(form.bar).toContainText("No changes");
    await subtitle.fill("Barns and bins");
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

  await test.step("their changes to other fields stay", async () => {
    await headline.fill("Mine");
    await changeElsewhere({ subtitle: "Theirs" });
    await form.publish.click();
    await expect(page.getByText("Bo changed this page. Their changes are shown here and kept.")).toBeVisible();
    await expect(form.published).toBeVisible();
    await expect(subtitle).toHaveValue("Theirs");
    await expect.poll(hero).toMatchObject({ title: "Mine", subtitle: "Theirs" });
  });

  await test.step("their changes stay when discarded ones come back", async () => {
    await headline.fill("Mine again");
    await form.bar.getByRole("button", { name: "Discard Changes" }).click();
    await changeElsewhere({ subtitle: "Theirs later" });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(subtitle).toHaveValue("Theirs later");
    await form.bar.getByRole("button", { name: "Undo" }).click();
    await expect(headline).toHaveValue("Mine again");
    await form.publish.click();
    await expect(form.published).toBeVisible();
    await expect.poll(hero).toMatchObject({ title: "Mine again", subtitle: "Theirs later" });
  });

  await test.step("the user chooses between two versions of the same field", async () => {
    await headline.fill("Mine at last");
    await subtitle.fill("Call (515) 555-0142.");
    await expect(page.getByRole("button", { name: "Use “Phone number”" })).toBeVisible();
    await changeElsewhere({ title: "Theirs" });
    await form.publish.click();
    await expect(choice).toHaveAccessibleName("Bo changed 1 field that you changed too");
    await expect(choice).toBeFocused();
    await expect(choice).toContainText("Yours");
    await expect(choice).toContainText("Mine at last");
    await expect(choice).toContainText("Before: Mine again");
    expect(hero()).toMatchObject({ title: "Theirs", subtitle: "Theirs later" });
    await expectAccessible(page);
    expect(await listStateViolations(page, "a choice", ".publish-bar")).toEqual([]);
    await publishChoice.click();
    await choice.getByRole("radio", { name: "From Bo Theirs" }).check();
    await publishChoice.click();
    await expect(form.published).toBeVisible();
    await expect(headline).toHaveValue("Theirs");
    await expect.poll(hero).toMatchObject({ title: "Theirs", subtitle: "Call (515) 555-0142." });
  });

  await test.step("the user is asked again after another conflict, and can keep the own version", async () => {
    await headline.fill("Mine");
    await changeElsewhere({ title: "Theirs too", subtitle: "Theirs" });
    await form.publish.click();
    await choice.getByRole("button", { name: "Keep Editing" }).click();
    await expect(headline).toHaveValue("Mine");
    await form.publish.click();
    await choice.getByRole("radio", { name: "Yours Mine" }).check();
    await subtitle.fill("Mine");
    await publishChoice.click();
    await expect(choice).toHaveAccessibleName("Bo changed 2 fields that you changed too");
    await choice.getByRole("group").nth(1).getByRole("radio", { name: "From Bo" }).check();
    await publishChoice.click();
    await expect(form.published).toBeVisible();
    await expect.poll(hero).toMatchObject({ title: "Mine", subtitle: "Theirs" });
  });

  await test.step("the text stays when the server fails, and when the session ends", async () => {
    await headline.fill("Mine after all");
    const importPath = "**/api/admin/import?*";
    await page.route(importPath, (route) => respondWithError(route, 507, "disk-full", "The disk is full."));
    await form.publish.click();
    await expect(form.bar.getByRole("alert")).toHaveText("The disk is full. Your changes are still here. Try again.");
    await page.unroute(importPath);
    await headline.focus();
    api.isSignedIn = false;
    await form.publish.click();
    const dialog = page.getByRole("dialog", { name: "Sign In Again" });
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(headline).toHaveValue("Mine after all");
    await expect(form.published).toBeVisible();
    await expect.poll(hero).toMatchObject({ title: "Mine after all" });
  });
});

test("is accessible and fits the window with a problem and an open item", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "farm?field=/faq/items/1/question");
  await form.field(HEADLINE).fill("");
  await expect(form.bar.getByRole("button", { name: "1 problem to fix" })).toBeVisible();
  await form.bar.getByRole("button", { name: "What Will Change" }).click();
  await expectAccessible(page);
  expect(await listStateViolations(page, "a problem")).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await resizeTo(page, { width, height: 720 });
    await expect(form.publish).toBeInViewport();
  }
});
