/** The frame of the admin: the static page, the closed admin, the sections, and warnings before text is lost. */
import { expect, type Route, test } from "playwright/test";
import { mockAdminApi, respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";

const CLOSED = "The admin is closed because ADMIN_PASSWORD_HASH is not set. Run `agency admin hash` to create one.";

test("the static page explains that it needs JavaScript and is hidden from search engines", async ({ request }) => {
  const html = await (await request.get("/admin")).text();
  expect(html).toContain("<title>Admin Panel | Prairie Lantern Insurance</title>");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  expect(html).toContain("Loading...");
  expect(html).not.toMatch(/canonical|speculationrules|ld\+json| style="/);
});

test("the page shows links to the website while it loads", async ({ page }) => {
  await mockAdminApi(page);
  const release = await holdRequests(page, "**/api/admin/session");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Panel" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Loading...");
  await expect(page.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Prairie Lantern" })).toHaveAttribute("href", "/");
  release();
  await expect(page.getByRole("heading", { name: "Content Import" })).toBeVisible();
  await expect(page.locator("main > #admin > .loading")).toHaveCount(0);
});

for (const [condition, respond, reason] of [
  ["the API has no password", (route: Route) => respondWithError(route, 403, "admin-closed", CLOSED), CLOSED],
  ["there is no API", (route: Route) => route.fulfill({ status: 404, body: "Not Found" }), "has no server"],
  ["the server does not respond", (route: Route) => route.abort(), "The server is not responding."],
] as const) {
  test(`the page explains how to set up the admin if ${condition}`, async ({ page }) => {
    await page.route("**/api/admin/session", respond);
    await page.goto("/admin");
    const closed = page.getByRole("region", { name: "The Admin Panel Is Not Available" });
    await expect(closed).toContainText(reason);
    await expect(closed.getByRole("listitem")).toContainText([
      "agency admin hash",
      "ADMIN_PASSWORD_HASH",
      "agency serve",
    ]);
    await expect(closed.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
    await expect(page.getByLabel("Password")).toHaveCount(0);
  });
}

test("the sections are links and keep their input while hidden", async ({ page }) => {
  await mockAdminApi(page);
  const { editor, enter, text } = await openPanel(page);
  const tabs = page.getByRole("navigation", { name: "Admin" });
  const [imports, history] = [
    tabs.getByRole("link", { name: "Content Import" }),
    tabs.getByRole("link", { name: "History" }),
  ];
  await expect(imports).toHaveAttribute("aria-current", "page");
  await enter(GOOD_INPUT);
  await history.click();
  await expect(history).toHaveAttribute("aria-current", "page");
  await expect(imports).not.toHaveAttribute("aria-current");
  await expect(editor).toBeHidden();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#history");
  await page.goBack();
  await expect(editor).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeHidden();
  expect(await text()).toBe(GOOD_INPUT);
});

test("signing out asks first if the text was not imported", async ({ page }) => {
  const api = await mockAdminApi(page);
  const { dialog, enter, text } = await openPanel(page);
  await enter(GOOD_INPUT);
  const signOut = page.getByRole("button", { name: "Sign Out" });
  await signOut.click();
  await dialog.getByRole("button", { name: "Stay Signed In" }).click();
  await expect(signOut).toBeFocused();
  expect(await text()).toBe(GOOD_INPUT);
  await signOut.click();
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect(api.isSignedIn).toBe(false);
});

test("leaving the page asks first only while the text is not kept as a draft", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (document.documentElement.dataset.disk === "full") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await mockAdminApi(page);
  const { enter, text } = await openPanel(page);
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await isAsked()).toBe(false);
  await page.evaluate(() => {
    document.documentElement.dataset.disk = "full";
  });
  await enter(GOOD_INPUT);
  await expect(page.getByRole("alert")).toContainText("This computer has no room for a draft");
  expect(await isAsked()).toBe(true);
  expect(await text()).toBe(GOOD_INPUT);
  await page.evaluate(() => {
    document.documentElement.dataset.disk = "free";
  });
  await enter(TOKEN_ONLY_INPUT);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(isAsked).toBe(false);
});

test("the menu of narrow screens closes by Escape and after a choice, whose heading has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockAdminApi(page);
  await openPanel(page);
  const navigation = page.getByRole("navigation", { name: "Admin" });
  const menu = navigation.locator("summary");
  const choice = navigation.getByRole("link", { name: "History" });
  await menu.click();
  await choice.focus();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(page.getByRole("heading", { name: "History" })).toBeFocused();
  await expect(page).toHaveTitle(/^History \|/);
});

test("a link within a section gives the focus to the heading of the section that it opens", async ({ page }) => {
  await mockAdminApi(page);
  await openPanel(page);
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Home" });
  await link.press("Enter");
  await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
  await expect(link).toBeFocused();
  await page.getByRole("link", { name: "Undo a change" }).press("Enter");
  await expect(page.getByRole("heading", { name: "History" })).toBeFocused();
});

test("the links, the name and the button to sign out are on one line at any width", async ({ page }) => {
  await mockAdminApi(page);
  await openPanel(page);
  const nav = page.getByRole("navigation", { name: "Admin" });
  const button = page.getByRole("button", { name: "Sign Out" });
  const tops = (element: Element) => element.getBoundingClientRect().top;
  for (const width of [640, 1024, 1279, 1280, 1345, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const height = await nav.evaluate((element) => element.getBoundingClientRect().height);
    expect(height, `${width} px`).toBeLessThan(60);
    expect(Math.abs((await nav.evaluate(tops)) - (await button.evaluate(tops))), `${width} px`).toBeLessThan(30);
  }
});
