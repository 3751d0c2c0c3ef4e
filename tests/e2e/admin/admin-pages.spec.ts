/** The list of pages, its search, and creating, moving and retiring pages on a real server. */
import { expect, type Page } from "playwright/test";
import { TRUCKING, test } from "#tests/support/browser/admin-history-fixture.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";

const TRACTOR = "Tractor, Truck & Farm Vehicle Insurance";

/** Opens the list of pages and waits until it has loaded. */
async function openPages(page: Page, hash = "#pages") {
  await page.goto(`/admin${hash}`);
  const list = page.getByRole("region", { name: "Pages", exact: true });
  if (hash === "#pages") await expect(list.locator(".page-group").first()).toBeVisible();
  return {
    list,
    dialog: page.getByRole("dialog"),
    search: list.getByRole("searchbox"),
    row: (name: string) => list.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) }),
    screen: (name: string) => page.getByRole("region", { name, exact: true }),
    outcome: (name: string) => page.getByRole("region", { name, exact: true }),
    async openActions() {
      await page.getByText("More", { exact: true }).click();
    },
  };
}

/** Returns the status of a path and where it leads. */
async function visit(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers().location };
}

test("the list shows pages, last changes and what needs attention, and finds texts, and Back returns to its place", async ({
  page,
  importPages,
  browserProblems,
}) => {
  const HERO_DESCRIPTION = "We insure the zebra express.";
  await importPages({ [TRUCKING]: { HERO_TITLE: "Trucks", HERO_CTA_URL: "/no-such-page", HERO_DESCRIPTION } });
  const { list, search, row } = await openPages(page);
  const fix = row("Trucking & Logistics Insurance").getByRole("link", { name: "1 to fix" });

  await test.step("the list", async () => {
    await expect(list.getByRole("heading", { level: 3 })).toHaveText([
      /^General/,
      /^Commercial/,
      /^Farm/,
      /^Personal/,
      /^Medicare/,
      /^For Clients/,
      /^Other/,
      /^Legal/,
    ]);
    const trucking = row("Trucking & Logistics Insurance");
    await expect(trucking).toContainText(`/${TRUCKING}`);
    await expect(trucking).toContainText("Ann Vogel, just now");
    await expect(fix).toHaveAttribute("href", `#pages/${TRUCKING}?field=%2Fhero%2FctaUrl`);
    await fix.click();
    await expect(page.getByRole("combobox", { name: "Button link" }).first()).toBeFocused();
    await page.goBack();
  });

  await test.step("its place", async () => {
    const link = row("Personal Umbrella Insurance in Iowa").getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole("heading", { name: "Personal Umbrella Insurance in Iowa" })).toBeInViewport();
    await page.goBack();
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  await test.step("the search", async () => {
    await search.fill("zebra expr");
    const match = list.getByRole("link", { name: "Commercial › Trucking › Top of the page › Introduction" });
    await expect(match).toBeVisible();
    await expect(list.locator("mark")).toHaveText("zebra expr");
    await expect(list.getByRole("status").first()).toHaveText("0 pages and 1 text found for “zebra expr”.");
    await match.click();
    await expect(page.getByRole("textbox", { name: "Introduction" }).first()).toBeFocused();
    await page.goBack();
    await expect(search).toHaveValue("zebra expr");
    await expect(list.locator("mark")).toBeVisible();
    await search.fill("tractor");
    await expect(row(TRACTOR)).toBeVisible();
    await search.fill("qqqq");
    await expect(list).toContainText("Nothing found for “qqqq”.");
  });
  expect(browserProblems).toEqual([]);
});

test("a page is retired by keyboard after a colleague's change was noticed, and restored after a later change", async ({
  page,
  importPages,
  importElsewhere,
  browserProblems,
}) => {
  const { dialog, openActions, outcome, list } = await openPages(page, "#pages/personal/renters");
  await openActions();
  await page.getByRole("button", { name: "Retire…" }).click();
  await expect(dialog.getByRole("combobox")).toHaveValue("/personal");
  await expect(dialog).toContainText(/Links on \d other pages will lead to the new address\./);
  await dialog.getByRole("radio", { name: /^Another page/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /^Nothing/ })).toBeChecked();
  await expect(dialog.getByRole("combobox")).toHaveCount(0);
  await expect(dialog).toContainText(/Links on \d other pages will become plain text or be removed\./);
  expect(browserProblems).toEqual([]);
  await importElsewhere({ "personal/renters": { HERO_SUBTITLE: "Changed by Ben" } });
  await dialog.getByRole("button", { name: "Retire Page" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Someone else");
  expect(await visit(page, "/personal/renters")).toMatchObject({ status: 200 });
  // The effects are read again.
  await expect(dialog.getByRole("button", { name: "Retire Page" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Retire Page" }).press("Enter");

  const retired = outcome("Retired Personal › Renters");
  await expect(retired).toBeFocused();
  await expect(retired).toBeInViewport();
  await expect(retired).toContainText("Visitors of /personal/renters read that the page is gone.");
  expect(await visit(page, "/personal/renters")).toMatchObject({ status: 410 });
  const readPersonal = async () => (await page.request.get("/personal")).text();
  expect(await readPersonal()).not.toContain('href="/personal/renters"');
  await page.getByText(/^Retired and moved pages/).click();
  await expect(list).toContainText("/personal/renters has no replacement");
  await page.goto("/admin#pages/personal/renters");
  await expect(page.getByText("This page was retired.")).toBeVisible();

  await page.goto("/admin#pages");
  await retired.getByRole("button", { name: "Undo" }).click();
  await expect(outcome("Restored Personal › Renters")).toBeFocused();
  expect(await visit(page, "/personal/renters")).toMatchObject({ status: 200 });
  expect(await readPersonal()).toContain('href="/personal/renters"');

  // Retired again, and restored from the list after a later change.
  const headers = { Origin: new URL(page.url()).origin };
  const again = await page.request.post("/api/admin/pages/retire", {
    headers,
    data: { page: "personal/renters", to: "/personal" },
  });
  expect(again.status()).toBe(200);
  await importPages({ farm: { HERO_SUBTITLE: "A Later Change" } });
  await page.reload();
  await page.getByText(/^Retired and moved pages/).click();
  await expect(list).toContainText("/personal/renters leads to /personal");
  await page.getByRole("button", { name: "Restore Personal › Renters" }).click();
  await expect(page.getByText(/^Retired and moved pages/)).toHaveCount(0);
  const restored = await page.request.get("/personal/renters");
  expect([restored.status(), await restored.text()]).toEqual([200, expect.stringContaining("Changed by Ben")]);
});

test("a page is moved, and its links and its old address follow", async ({ page, browserProblems }) => {
  const { dialog, openActions, outcome } = await openPages(page, "#pages/personal/renters");
  await openActions();
  await page.getByRole("button", { name: "Move…" }).click();
  const address = dialog.getByLabel("Address");
  await address.fill("umbrella");
  await expect(dialog).toContainText("There is already a page at /personal/umbrella.");
  await expect(dialog.getByRole("button", { name: "Move Page" })).toBeDisabled();
  await address.fill("Renters Insurance");
  await expect(address).toHaveValue("renters-insurance");
  await expect(dialog).toContainText(/Links on \d other pages/);
  await dialog.getByRole("button", { name: "Move Page" }).click();
  await expect(outcome("Moved Personal › Renters")).toBeFocused();
  await expect(page).toHaveURL(/#pages\/personal\/renters-insurance$/);
  expect(await visit(page, "/personal/renters")).toMatchObject({
    status: 301,
    location: "/personal/renters-insurance",
  });
  await outcome("Moved Personal › Renters").getByRole("button", { name: "Undo" }).click();
  await expect(outcome("Moved back to /personal/renters")).toBeVisible();
  expect(await visit(page, "/personal/renters")).toMatchObject({ status: 200 });
  expect(browserProblems).toEqual([]);
});

test("a new page or a duplicate opens as a draft, and is on the site once it is published", async ({ page }) => {
  const { list, dialog, openActions } = await openPages(page);
  await list.getByRole("button", { name: "New Page" }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("Enter the name of the page.");
  await dialog.getByLabel("Name of the page").fill("Trucking");
  await expect(dialog).toContainText("There is already a page at /commercial/trucking.");
  await dialog.getByLabel("Kind of page").selectOption("Farm Insurance");
  await dialog.getByLabel("Name of the page").fill("Crop & Hail Insurance");
  await expect(dialog).toContainText("The page will be at /farm/crop-hail-insurance");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("textbox", { name: "Headline" }).first()).toHaveValue("Crop & Hail Insurance");
  expect(await visit(page, "/farm/crop-hail-insurance")).toMatchObject({ status: 404 });

  await page.getByRole("link", { name: "All Pages" }).click();
  await expect(list).toContainText("Not Published Yet");
  await list.getByRole("link", { name: "Farm › Crop Hail Insurance" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => visit(page, "/farm/crop-hail-insurance")).toMatchObject({ status: 200 });
  await page.getByRole("link", { name: "All Pages" }).click();
  await expect(list.getByRole("link", { name: "Crop & Hail Insurance", exact: true })).toBeVisible();
  await expect(list).not.toContainText("Not Published Yet");

  await page.goto("/admin#pages/personal/umbrella");
  await openActions();
  await page.getByRole("button", { name: "Duplicate…" }).click();
  await dialog.getByLabel("Name of the page").fill("Boat Insurance");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/#pages\/personal\/boat-insurance$/);
  await expect(page.getByRole("textbox", { name: "Headline" }).first()).toHaveValue("Boat Insurance");
  await expect(page.getByRole("textbox", { name: "Introduction" }).first()).not.toHaveValue("");
});

test("a link field offers pages and their parts by keyboard", async ({ page }) => {
  await openPages(page, "#pages/farm?field=/hero/ctaUrl");
  const link = page.getByRole("combobox", { name: "Button link" }).first();
  await expect(link).toBeFocused();
  await link.fill("umbrella");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveText([/Personal Umbrella Insurance in Iowa.*\/personal\/umbrella/]);
  await link.press("Enter");
  await expect(link).toHaveValue("umbrella");
  await link.press("ArrowDown");
  await expect(link).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await link.press("Enter");
  await expect(link).toHaveValue("/personal/umbrella");
  await expect(link).toHaveAttribute("aria-expanded", "false");
  await link.fill("/contact#");
  await expect(page.getByRole("group", { name: "Parts of Contact" })).toBeVisible();
  await link.press("Escape");
  await expect(link).toHaveAttribute("aria-expanded", "false");
  await expect(link).toHaveValue("/contact#");
});

test("every state of the pages is accessible, and the menu says what cannot be done with a page, and why", async ({
  page,
}) => {
  test.slow();
  const { list, dialog, search, openActions } = await openPages(page);
  const violations: string[] = [];
  const check = async (state: string) => violations.push(...(await listStateViolations(page, state)));
  await check("list");
  await search.fill("hail");
  await expect(list.locator("mark").first()).toBeVisible();
  await check("search");
  await list.getByRole("button", { name: "New Page" }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await check("new page");
  await page.keyboard.press("Escape");
  await page.goto("/admin#pages/farm/liability-ranch");
  await openActions();
  await check("actions");
  await page.getByRole("button", { name: "Retire…" }).click();
  await dialog.getByRole("combobox").fill("farm");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await check("retire");
  await dialog.getByRole("radio", { name: /^Nothing/ }).check();
  await expect(dialog).toContainText("will become plain text or be removed");
  await check("retire without a replacement");
  await page.keyboard.press("Escape");
  await page.goto("/admin#pages/farm");
  await openActions();
  const menu = page.locator(".more-actions li");
  await expect(menu).toHaveText([
    "This page has a role of its own, so it can't be duplicated or moved.",
    "This page can't be retired: its coverage pages are below it. Retire or move them first.",
  ]);
  await check("actions that are not possible");
  await page.goto("/admin#pages/about");
  await openActions();
  await expect(menu).toHaveText(["Retire…", "This page has a role of its own, so it can't be duplicated or moved."]);
  expect(violations).toEqual([]);
});

test("a new line of business is in the menu, the form and all listings, and leaves redirects when it is retired", async ({
  page,
}) => {
  const { list, dialog, openActions } = await openPages(page);
  const read = async (path: string) => (await page.request.get(path)).text();
  const create = async (kind: string, name: string, path: string) => {
    await page.goto("/admin#pages");
    await list.getByRole("button", { name: "New Page" }).click();
    await dialog.getByLabel("Kind of page").selectOption(kind);
    await dialog.getByLabel("Name of the page").fill(name);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect.poll(() => visit(page, path)).toMatchObject({ status: 200 });
  };
  await create("A new line of business", "Pets", "/pets");
  await create("Pets", "Dogs", "/pets/dogs");
  await create("Pets", "Horses", "/pets/horses");

  const home = await read("/");
  expect(home).toContain('<a href="/pets">Pets</a>');
  expect(await read("/pets")).toContain('href="/pets/dogs"');
  expect(await read("/pets/horses")).toMatch(/"@type":"BreadcrumbList".*\/pets"/);
  expect(await read("/contact")).toMatch(/value="pets"/);
  await expect.poll(() => read("/sitemap.xml")).toContain("/pets/horses</loc>");
  await expect.poll(() => read("/llms.txt")).toContain("/pets/dogs");

  for (const id of ["pets/dogs", "pets/horses", "pets"]) {
    await page.goto(`/admin#pages/${id}`);
    await openActions();
    await page.getByRole("button", { name: "Retire…" }).click();
    const target = dialog.getByRole("combobox");
    if ((await target.inputValue()) === "") await target.fill("/");
    await dialog.getByRole("button", { name: "Retire Page" }).click();
    await expect(page.getByRole("region", { name: /^Retired/ })).toBeFocused();
  }
  expect(await visit(page, "/pets")).toMatchObject({ status: 301, location: "/" });
  expect((await visit(page, "/pets/dogs")).status).toBe(301);
  expect(await read("/contact")).not.toContain('value="pets"');
  await expect.poll(() => read("/sitemap.xml")).not.toContain("/pets");
  expect(await read("/")).not.toContain('href="/pets');
});
