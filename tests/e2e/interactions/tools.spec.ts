import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "playwright/test";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";

const dateFinder = (page: Page) => page.locator("#medicare-dates");
const calculator = (page: Page) => page.locator(".deductible");

async function enterBirthday(tool: Locator, month: string, year: string): Promise<void> {
  await tool.getByLabel("Month of birth").selectOption({ label: month });
  await tool.getByLabel("Year of birth").fill(year);
}

test("the Medicare date finder finds the dates, offers them as a calendar file, and refuses a wrong year", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
  await page.goto("/medicare");
  const tool = dateFinder(page);
  await enterBirthday(tool, "June", "1962");
  await expect(tool.getByRole("status")).toHaveText(
    "Your Initial Enrollment Period will be March 1, 2027 to September 30, 2027.",
  );
  await expect(tool.getByRole("row", { name: "March 1, 2027 to May 31, 2027" })).toContainText("June 1, 2027");
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: "Add to Calendar" }).click();
  expect((await download).suggestedFilename()).toBe("medicare-dates.ics");
  const calendar = await readFile(await (await download).path(), "utf8");
  expect(calendar).toContain("DTSTART;VALUE=DATE:20270301\r\n");

  await tool.getByLabel("My birthday is on the 1st").check();
  await expect(tool.getByRole("status")).toContainText("February 1, 2027 to August 31, 2027");
  expect(await listAxeViolations(page)).toEqual([]);
  await tool.getByLabel("My birthday is on the 1st").uncheck();

  await enterBirthday(tool, "November", "1961");
  await expect(tool.getByRole("status")).toContainText("is open now: August 1, 2026 to February 28, 2027.");
  await expect(tool.getByText("If you sign up today, Part B starts on December 1, 2026.")).toBeVisible();
  await expect(tool.getByRole("row", { name: "August 1, 2026" })).toHaveCount(0);
  await enterBirthday(tool, "June", "1950");
  await expect(tool.getByRole("status")).toHaveText("Your Initial Enrollment Period ended on September 30, 2015.");
  await expect(tool.getByText("the next General Enrollment Period is January 1, 2027 to March 31, 2027")).toBeVisible();
  await expect(tool.getByRole("button")).toHaveCount(0);
  await tool.getByLabel("Year of birth").fill("2150");
  await expect(tool.getByLabel("Year of birth")).toHaveAccessibleDescription(/Enter a year from 1900 to 2026\./);
  await expect(tool.getByRole("status")).toHaveCount(0);
});

for (const route of forRun(
  ["/personal/home", "/farm/property-equipment", "/commercial/commercial-property"],
  ["/farm/property-equipment"],
)) {
  test(`the calculator on ${route} converts a percent deductible to dollars`, async ({ page }) => {
    const requests: string[] = [];
    await page.goto(route);
    const tool = calculator(page);
    await tool.getByLabel("Insured value").fill("350,000");
    await expect(tool.getByRole("status")).toHaveText("Your deductible: $7,000");
    page.on("request", (request) => requests.push(request.url()));
    await tool.getByLabel("Storm damage").fill("25,000");
    await expect(tool.getByRole("status")).toContainText("you pay $7,000. $18,000 is left");
    await tool.getByLabel("Deductible", { exact: true }).selectOption("other");
    await tool.getByLabel("Percentage").fill("2.5");
    await expect(tool.getByRole("status")).toContainText("Your deductible: $8,750");
    await tool.getByLabel("Insured value").fill("350,00");
    await expect(tool.getByRole("status")).toBeEmpty();
    await expect(tool.getByText("Enter an amount in dollars")).toBeHidden();
    await tool.getByLabel("Insured value").blur();
    await expect(tool.getByLabel("Insured value")).toHaveAccessibleDescription(/Enter an amount in dollars/);
    await tool.getByLabel("Insured value").fill("about 350");
    await expect(tool.getByLabel("Insured value")).toHaveAccessibleDescription(/Enter an amount in dollars/);
    await expect(tool.getByRole("status")).toBeEmpty();
    expect(await listAxeViolations(page)).toEqual([]);
    expect(requests).toEqual([]);
  });
}

test("the list for the office is printed alone, on one page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto("/commercial/commercial-property");
  await page.getByRole("button", { name: "Print This List" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#bring").getByText("(515) 555-0142")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bring This to the Office" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the tools show their facts as text", async ({ page }) => {
    await page.goto("/medicare");
    await expect(dateFinder(page).getByRole("cell", { name: "Later, from January 1 to March 31" })).toBeVisible();
    await expect(dateFinder(page).getByRole("link", { name: "42 CFR 407.14" })).toBeVisible();
    await expect(dateFinder(page).getByLabel("Month of birth")).toBeHidden();
    await page.goto("/personal/home");
    await expect(calculator(page).getByRole("row", { name: "$350,000" })).toContainText("$7,000");
    await expect(calculator(page).getByLabel("Insured value")).toBeHidden();
    await expect(page.locator("#bring li")).toHaveCount(7);
    await expect(page.getByRole("button", { name: "Print This List" })).toBeHidden();
  });
});
