/** The frame of the admin: loading, the sections, and warnings before text is lost. */
import { expect } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { resizeTo } from "#tests/support/browser/viewports.ts";

test("shows links to the website while it loads, then sections that keep their input while hidden", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (document.documentElement.dataset.disk === "full") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  const api = await mockAdminApi(page);
  const { dialog, editor, enter, text } = adminPage(page);
  const navigation = page.getByRole("navigation", { name: "Admin" });
  const link = (name: string) => navigation.getByRole("link", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const signOut = page.getByRole("button", { name: "Sign Out" });
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  const setDisk = (state: string) =>
    page.evaluate((disk) => {
      document.documentElement.dataset.disk = disk;
    }, state);

  await test.step("links to the website while it loads", async () => {
    const release = await holdRequests(page, "**/api/admin/session");
    await page.goto("/admin#import");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Panel" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Loading...");
    await expect(page.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Prairie Lantern" })).toHaveAttribute("href", "/");
    release();
    await expect(heading("Content Import")).toBeVisible();
    await expect(page.locator("main > #admin > .loading")).toHaveCount(0);
    await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");
  });

  await test.step("leaving the page asks first only while the text is not kept as a draft", async () => {
    expect(await isAsked()).toBe(false);
    await setDisk("full");
    await enter(GOOD_INPUT);
    await expect(page.getByRole("alert")).toContainText("This computer has no room for a draft");
    expect(await isAsked()).toBe(true);
    expect(await text()).toBe(GOOD_INPUT);
    await setDisk("free");
    await enter(TOKEN_ONLY_INPUT);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(isAsked).toBe(false);
  });

  await test.step("the sections are links and keep their input", async () => {
    await expect(link("Content Import")).toHaveAttribute("aria-current", "page");
    await link("History").click();
    await expect(link("History")).toHaveAttribute("aria-current", "page");
    await expect(link("Content Import")).not.toHaveAttribute("aria-current");
    await expect(editor).toBeHidden();
    await expect(heading("History")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#history");
    await page.goBack();
    await expect(editor).toBeVisible();
    await expect(heading("History")).toBeHidden();
    expect(await text()).toBe(TOKEN_ONLY_INPUT);
  });

  await test.step("the links, the name and the button to sign out are on one line at any width", async () => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    for (const width of [640, 1024, 1279, 1280, 1345, 1440]) {
      await resizeTo(page, { width, height: 700 });
      const height = await navigation.evaluate((element) => element.getBoundingClientRect().height);
      expect(height, `${width} px`).toBeLessThan(60);
      const distance = (await navigation.evaluate(topOf)) - (await signOut.evaluate(topOf));
      expect(Math.abs(distance), `${width} px`).toBeLessThan(30);
    }
  });

  await test.step("a link within a section gives the focus to the heading of the section that it opens", async () => {
    await link("Home").press("Enter");
    await expect(heading("Home")).toBeVisible();
    await expect(link("Home")).toBeFocused();
    await page.getByRole("link", { name: "Undo a change" }).press("Enter");
    await expect(heading("History")).toBeFocused();
  });

  await test.step("the menu of narrow screens closes by Escape and after a choice", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = navigation.locator("summary");
    await menu.click();
    await link("Content Import").focus();
    await page.keyboard.press("Escape");
    await expect(link("Content Import")).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await link("Content Import").click();
    await expect(link("Content Import")).toBeHidden();
    await expect(heading("Content Import")).toBeFocused();
    await expect(page).toHaveTitle(/^Content Import \|/);
  });

  await test.step("signing out asks first if the text was not imported", async () => {
    await signOut.click();
    await dialog.getByRole("button", { name: "Stay Signed In" }).click();
    await expect(signOut).toBeFocused();
    expect(await text()).toBe(TOKEN_ONLY_INPUT);
    await signOut.click();
    await dialog.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    expect(api.isSignedIn).toBe(false);
  });
});
