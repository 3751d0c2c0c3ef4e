import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";

const READINGS = { display: "Monday-Friday 8:30 AM-5:00 PM", structured: "Mo-Fr 08:00-17:00" };

/** Reads the HTML of a published page. */
function readPage({ outDir }: AdminServer, name: string): string {
  return readFileSync(join(outDir, `${name}.html`), "utf8");
}

function readDocument({ contentDir }: AdminServer, file: string) {
  return JSON.parse(readFileSync(join(contentDir, file), "utf8"));
}

function section(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published.")).toBeVisible();
}

test("hours, licenses, states and a notice are filled in by keyboard, published together, and shown on every page", async ({
  page,
  server,
}) => {
  await page.goto("/admin#business-info?field=/offices/0/hours");
  await expect(page.getByText(`Search engines read “${READINGS.structured}”.`)).toBeVisible();
  await expect(page.getByLabel("Open or closed on Monday")).toBeFocused();
  await expect(page.getByLabel("Monday from")).toHaveValue("08:30");
  await expect(page.getByLabel("Open or closed on Saturday")).toHaveValue("closed");
  await page.getByLabel("Monday from").fill("09:00");
  await page.getByRole("button", { name: "Copy Monday to Weekdays" }).press("Enter");
  await expect(page.getByLabel("Friday from")).toHaveValue("09:00");
  await page.getByLabel("Open or closed on Saturday").selectOption("Open");
  await expect(page.getByLabel("Saturday from")).toHaveValue("09:00");
  await page.getByLabel("Saturday to").fill("08:00");
  await expect(page.getByText("Hours on Saturday: 8:00 AM must be later than 9:00 AM.")).toBeVisible();
  await page.getByLabel("Saturday to").fill("00:00");
  await page.getByLabel("Saturday to").blur();
  await expect(page.getByLabel("Saturday to")).toHaveValue("23:59");
  await expect(page.getByText(/^Hours on Saturday/)).toBeHidden();
  await page.getByLabel("Saturday to").fill("12:00");
  await expect(page.getByText("Pages show: Monday-Friday 9:00 AM-5:00 PM, Saturday 9:00 AM-12:00 PM")).toBeVisible();
  await page.getByRole("button", { name: "Add Holiday" }).press("Enter");
  // After the holidays of the shipped content.
  await page.getByLabel("Name of holiday 10").fill("Founders' Day");
  await page.getByLabel("Day of Founders' Day").first().fill("2999-05-01");

  await section(page, "Licenses").press("Enter");
  await page.getByLabel("Licensed states").fill("ohio");
  await page.getByRole("checkbox", { name: "Ohio" }).check();
  await page.getByRole("button", { name: "Add License" }).press("Enter");
  const licenses = page.getByRole("group", { name: "License numbers" });
  await licenses.getByLabel("License", { exact: false }).first().fill("Property and casualty producer");
  await licenses.getByLabel("State").selectOption("IA");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Number is empty.")).toBeVisible();
  await licenses.getByLabel("Number").fill("0042");

  await section(page, "Notice on every page").press("Enter");
  await page.getByLabel("Notice on every page", { exact: true }).fill("The office is closed because of snow.");
  await page.getByLabel("Link text").fill("Report a claim");
  await page.getByLabel("Link address").fill("/claims");

  for (const reach of [
    /^The offices will change on \d+ pages?, in search results, and in emails to customers\.$/,
    /^The license numbers will change on \d\d pages and in search results\.$/,
  ]) {
    await expect(page.getByText(reach)).toBeVisible();
  }
  await publish(page);

  const site = readDocument(server, "site.json").content;
  const [{ hours }] = site.offices;
  expect(Object.keys(hours).sort()).toEqual(["days", "holidays"]);
  expect(hours.holidays.at(-1)).toEqual({ name: "Founders' Day", date: "2999-05-01" });
  expect(site.licensedStates).toContain("OH");
  expect(site.licenses).toMatchObject([{ name: "Property and casualty producer", state: "IA", number: "0042" }]);
  expect(site.notice).toEqual({
    text: "The office is closed because of snow.",
    link: { title: "Report a claim", url: "/claims" },
  });
  const contact = readPage(server, "contact");
  expect(contact).toContain("Saturday 9:00 AM-12:00 PM");
  expect(contact).toContain(": closed</li>");
  expect(contact).not.toContain(READINGS.display);
  const farm = readPage(server, "farm");
  expect(farm).toContain('"dayOfWeek":["Saturday"],"opens":"09:00","closes":"12:00"');
  expect(farm).not.toContain(READINGS.structured);
  expect(farm).toContain("Property and casualty producer (IA) 0042");
  expect(farm).toContain('"identifier":"0042"');
  expect(farm).toContain("The office is closed because of snow.");
});

test("pages that write a former phone number out are updated in the same version unless the user does not want it", async ({
  page,
  server,
}) => {
  const FORMER = "(515) 555-0142";
  const TEXT = `Call ${FORMER} or write.`;
  const about = () => readDocument(server, "pages/about.json").content.about.description;
  const importPages = async (pages: object) => {
    const headers = { Origin: new URL(server.url).origin };
    expect((await page.request.post("/api/admin/import", { headers, data: { pages } })).status()).toBe(200);
  };
  const items = [{ id: "faq_1", question: "Who answers?", answer: `We do, at ${FORMER}.` }];
  await importPages({ about: { about: { description: TEXT } }, farm: { faq: { items }, hero: { subtitle: TEXT } } });
  await page.goto("/admin#business-info?field=/phone");
  const [phone, box] = [page.getByLabel("Phone"), page.getByRole("checkbox", { name: "Update these pages too" })];

  await test.step("they are listed again if a colleague publishes some of them in between", async () => {
    await phone.fill("(515) 555-0199");
    await expect(page.getByText(/^The phone number will change on \d\d pages, in search results/)).toBeVisible();
    await expect(page.getByText("2 pages write the former value out: About, Farm.")).toBeVisible();
    await expect(box).toBeChecked();
    expect(await listAxeViolations(page)).toEqual([]);
    await importPages({ about: { about: { description: `Newer: ${FORMER}.` } }, claims: { hero: { subtitle: TEXT } } });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(
      page.getByText("Someone else has published since. Check your changes, then publish again."),
    ).toBeVisible();
    await expect(page.getByText("3 pages write the former value out")).toBeVisible();
    await expect(box).toBeChecked();
  });

  await test.step("they are updated with it", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published. Business Info and 3 pages are live.")).toBeVisible();
    for (const name of ["about", "farm"]) {
      expect(readPage(server, name)).toContain("(515) 555-0199");
      expect(readPage(server, name)).not.toContain(FORMER);
    }
    const { content } = readDocument(server, "pages/farm.json");
    expect(content.faq.items[0]).toMatchObject({ question: "Who answers?", answer: "We do, at {site.phone}." });
    expect(content.hero.subtitle).toBe("Call {site.phone} or write.");
    expect(about()).toBe("Newer: {site.phone}.");
  });

  await test.step("they are undone with it", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(phone).toHaveValue(FORMER);
    expect(about()).toBe(`Newer: ${FORMER}.`);
  });

  await test.step("they stay as they are if the user wants so", async () => {
    await phone.fill("(515) 555-0199");
    await box.uncheck();
    await publish(page);
    expect(about()).toBe(`Newer: ${FORMER}.`);
    expect(readPage(server, "contact")).toContain("(515) 555-0199");
  });
});

test("every control is accessible and fits a phone", async ({ page }) => {
  await page.goto("/admin#business-info?field=/offices/0/hours");
  await page.getByRole("button", { name: "Use These Hours" }).click();
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await page.getByRole("button", { name: "Add Hours on Monday" }).click();
  await section(page, "More Settings").last().click();
  await section(page, "Licenses").click();
  await section(page, "Notice on every page").click();
  await page.getByLabel("Notice on every page", { exact: true }).fill("The office is closed because of snow.");
  expect(await listStateViolations(page, "business info")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["Time zone", "Link text", "Link address"]) {
    const control = page.getByLabel(name);
    await control.scrollIntoViewIfNeeded();
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(x + width, name).toBeLessThanOrEqual(390);
  }
});
