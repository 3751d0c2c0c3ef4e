import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { type AdminServer, signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";

const READINGS = { display: "Monday-Friday 8:30 AM-5:00 PM", structured: "Mo-Fr 08:00-17:00" };

/** Reads the HTML of a published page. */
function readPage({ outDir }: AdminServer, name: string): string {
  return readFileSync(join(outDir, `${name}.html`), "utf8");
}

function readDocument({ contentDir }: AdminServer, file: string) {
  return JSON.parse(readFileSync(join(contentDir, file), "utf8"));
}

function readSite(server: AdminServer) {
  return readDocument(server, "site.json").content;
}

function section(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  // The server renders every page before it answers.
  await expect(page.getByText("Published.")).toBeVisible({ timeout: 30_000 });
}

test("changes the office hours everywhere in four steps", async ({ page, server }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Change phone, hours or address" }).click();
  await section(page, "Office hours").click();
  await expect(page.getByText(`Search engines read “${READINGS.structured}”.`)).toBeVisible();
  await expect(page.getByLabel("Monday from")).toHaveValue("08:30");
  await expect(page.getByLabel("Open on Saturday")).not.toBeChecked();
  await page.getByLabel("Friday to").fill("16:00");
  const reach = "The office hours will change on 6 pages, in search results, and in emails to customers.";
  await expect(page.getByText(reach)).toBeVisible();
  await publish(page);

  const display = "Monday-Thursday 8:30 AM-5:00 PM, Friday 8:30 AM-4:00 PM";
  for (const name of ["contact", "about", "terms", "claims"]) expect(readPage(server, name)).toContain(display);
  expect(readPage(server, "contact")).not.toContain(READINGS.display);
  expect(readPage(server, "farm")).toContain('"dayOfWeek":["Friday"],"opens":"08:30","closes":"16:00"');
  expect(readPage(server, "farm")).not.toContain(READINGS.structured);
  expect(Object.keys(readSite(server).hours)).toEqual(["days"]);
  const { json } = await server.run(["lint"]);
  expect(JSON.stringify(json)).not.toContain("The office hours have different values");
});

test("an address opens the hours, and Monday is copied to the weekdays by keyboard", async ({ page, server }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/hours");
  await expect(page.getByLabel("Open on Monday")).toBeFocused();
  await page.getByLabel("Monday from").fill("09:00");
  await page.getByRole("button", { name: "Copy Monday to Weekdays" }).press("Enter");
  await expect(page.getByLabel("Friday from")).toHaveValue("09:00");
  await page.getByLabel("Open on Saturday").press("Space");
  await expect(page.getByLabel("Saturday from")).toHaveValue("09:00");
  await page.getByLabel("Saturday to").fill("08:00");
  await expect(page.getByText("Hours on Saturday: 8:00 AM must be later than 9:00 AM.")).toBeVisible();
  await page.getByLabel("Saturday to").fill("00:00");
  await page.getByLabel("Saturday to").blur();
  await expect(page.getByLabel("Saturday to")).toHaveValue("23:59");
  await expect(page.getByText(/^Hours on Saturday/)).toBeHidden();
  await page.getByLabel("Saturday to").fill("12:00");
  await page.getByRole("button", { name: "Add Holiday" }).press("Enter");
  await page.getByLabel("Name of holiday 1").fill("Founders' Day");
  await page.getByLabel("Day of Founders' Day").first().fill("2999-05-01");
  await publish(page);
  expect(readPage(server, "contact")).toContain("Saturday 9:00 AM-12:00 PM");
  expect(readPage(server, "contact")).toContain("Wed, May 1: closed");
});

test("an office that is closed every day says so on pages and to search engines", async ({ page, server }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/hours");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByLabel(`Open on ${day}`).uncheck();
  }
  await expect(page.getByText("Pages show: closed on weekdays, weekends closed")).toBeVisible();
  await publish(page);
  expect(readSite(server).hours.days).toMatchObject({ monday: [], friday: [] });
  expect(readPage(server, "farm")).not.toContain("openingHours");
  await page.goto("/contact");
  await expect(page.getByText("closed on weekdays, weekends closed")).toBeVisible();
});

test("the time zone and the notice fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/admin#business-info?field=/timeZone");
  await page.getByLabel("Time zone").fill("America/Denver");
  await section(page, "Notice on every page").click();
  await page.getByLabel("Notice on every page", { exact: true }).fill("The office is closed because of snow.");
  for (const name of ["Time zone", "Link text", "Link address", "Show from", "Show until"]) {
    const control = page.getByLabel(name);
    await control.scrollIntoViewIfNeeded();
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(x + width, name).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("counts the places of a phone number before it is published", async ({ page, server }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/phone");
  await page.getByLabel("Phone").fill("(515) 555-0199");
  await expect(page.getByText(/^The phone number will change on 3\d pages, in search results/)).toBeVisible();
  await publish(page);
  expect(readPage(server, "farm")).toContain("(515) 555-0199");
});

test.describe("pages that write a former phone number out", () => {
  const FORMER = "(515) 555-0142";
  const TEXT = `Call ${FORMER} or write.`;

  async function openPhone(page: Page, { folder, run }: AdminServer) {
    const file = join(folder, "written.json");
    const items = [{ id: "faq_1", question: "Who answers?", answer: `We do, at ${FORMER}.` }];
    const pages = { about: { about: { description: TEXT } }, farm: { faq: { items }, hero: { subtitle: TEXT } } };
    writeFileSync(file, JSON.stringify({ pages }));
    expect((await run(["import", file])).exitCode).toBe(0);
    await signIn(page);
    await page.goto("/admin#business-info?field=/phone");
    await page.getByLabel("Phone").fill("(515) 555-0199");
    await expect(page.getByText("2 pages write the former value out: About, Farm.")).toBeVisible();
    return page.getByRole("checkbox", { name: "Update these pages too" });
  }

  test("are updated in the same version, and undone with it", async ({ page, server }) => {
    const box = await openPhone(page, server);
    await expect(box).toBeChecked();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published. Business Info and 2 pages are live.")).toBeVisible({ timeout: 30_000 });
    for (const name of ["about", "farm"]) {
      expect(readPage(server, name)).toContain("(515) 555-0199");
      expect(readPage(server, name)).not.toContain(FORMER);
    }
    const { content } = readDocument(server, "pages/farm.json");
    expect(content.faq.items[0]).toMatchObject({ question: "Who answers?", answer: "We do, at {site.phone}." });
    expect(content.hero.subtitle).toBe("Call {site.phone} or write.");

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Phone")).toHaveValue(FORMER, { timeout: 30_000 });
    expect(readDocument(server, "pages/about.json").content.about.description).toBe(TEXT);
  });

  test("stay as they are if the user wants so", async ({ page, server }) => {
    const box = await openPhone(page, server);
    await box.uncheck();
    await publish(page);
    expect(readDocument(server, "pages/about.json").content.about.description).toBe(TEXT);
    expect(readPage(server, "contact")).toContain("(515) 555-0199");
  });

  test("are checked again if a colleague publishes one of them in between", async ({ page, server }) => {
    await openPhone(page, server);
    const file = join(server.folder, "newer.json");
    writeFileSync(file, JSON.stringify({ pages: { about: { about: { description: `Newer: ${FORMER}.` } } } }));
    expect((await server.run(["import", file])).exitCode).toBe(0);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(
      page.getByText("Someone else has published since. Check your changes, then publish again."),
    ).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Update these pages too" })).toBeChecked();
    // The second check may still run.
    await expect(async () => {
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(page.getByText("Business Info and 2 pages are live.")).toBeVisible();
    }).toPass({ timeout: 30_000 });
    expect(readDocument(server, "pages/about.json").content.about.description).toBe("Newer: {site.phone}.");
  });
});

test("license numbers appear at the end of every page and in search results", async ({ page, server }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/licenses");
  await page.getByRole("button", { name: "Add License" }).click();
  const form = page.getByRole("group", { name: "License numbers" });
  await form.getByLabel("License", { exact: false }).first().fill("Property and casualty producer");
  await form.getByLabel("State").selectOption("IA");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Number is empty.")).toBeVisible();
  await form.getByLabel("Number").fill("0042");
  await expect(page.getByText(/^The license numbers will change on 3\d pages and in search results\.$/)).toBeVisible();
  await publish(page);
  const [license] = readSite(server).licenses;
  expect(license).toMatchObject({ name: "Property and casualty producer", state: "IA", number: "0042" });
  expect(readPage(server, "farm")).toContain("Property and casualty producer (IA) 0042");
  expect(readPage(server, "farm")).toContain('"identifier":"0042"');
});

test("licenses are found by name, and a notice appears at the top of every page", async ({ page, server }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/licensedStates");
  await page.getByLabel("Licensed states").fill("ohio");
  await page.getByRole("checkbox", { name: "Ohio" }).check();
  await section(page, "Notice on every page").click();
  await page.getByLabel("Notice on every page", { exact: true }).fill("The office is closed because of snow.");
  await page.getByLabel("Link text").fill("Report a claim");
  await page.getByLabel("Link address").fill("/claims");
  await page.getByLabel("Show until").fill("2999-01-01T08:00");
  await publish(page);
  expect(readSite(server).licensedStates).toContain("OH");
  expect(readSite(server).notice).toEqual({
    text: "The office is closed because of snow.",
    link: { title: "Report a claim", url: "/claims" },
    until: "2999-01-01T08:00",
  });

  await page.goto("/farm");
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice).toContainText("The office is closed because of snow.");
  await expect(notice.getByRole("link", { name: "Report a claim" })).toHaveAttribute("href", "/claims");
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 720 });
      expect(await listAxeViolations(page)).toEqual([]);
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(notice).toBeVisible();
});

test("has no accessibility violations with all controls open", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin#business-info?field=/hours");
  await page.getByRole("button", { name: "Use These Hours" }).click();
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await page.getByRole("button", { name: "Add Hours on Monday" }).click();
  await section(page, "Licenses").click();
  await section(page, "Notice on every page").click();
  // A tall window, because axe reports controls that are partly behind a sticky bar.
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 10_000 });
      expect(await listAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
