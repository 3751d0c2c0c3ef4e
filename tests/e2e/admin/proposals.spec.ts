/** Changes that wait: saved for later, shown by a link, approved, merged, and scheduled, on a real server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Locator, type Page } from "playwright/test";
import { test as base } from "#tests/support/browser/admin-fixture.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { documentForm, openForm } from "#tests/support/browser/document-form.ts";
import { MOUSE, Steps } from "#tests/support/browser/steps.ts";

const SUBTITLE = "Line below the headline";
const HOUR_MS = 3_600_000;
/** The server looks every second for what is due. */
const DUE_MS = 15_000;

const test = base.extend<{ colleague: Page }>({
  /** The other person of the office, at another computer. */
  async colleague({ browser, openOffice, baseURL }, use) {
    const { sessions } = await openOffice(true);
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      storageState: { cookies: [sessions.ben], origins: [] },
    });
    await use(await context.newPage());
    await context.close();
  },
});

test.use({ hasAccounts: true });

const bar = (page: Page) => page.getByRole("region", { name: "Publish" });
const inBar = (page: Page, name: string): Locator => bar(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens Home, from which steps are counted. */
async function atHome(page: Page): Promise<Steps> {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
  return new Steps(page, MOUSE);
}

/** Saves a change of the Farm page, and opens it under Waiting Changes. */
async function saveForLater(page: Page, text: string, field = SUBTITLE): Promise<void> {
  const form = await openForm(page, "farm");
  await form.field(field).fill(text);
  await inBar(page, "Save for Later").click();
  await expect(bar(page).getByText("Saved for later")).toBeVisible();
}

async function openChange(page: Page, name: string): Promise<void> {
  await page.goto("/admin#proposals");
  await link(page, name).click();
  await expect(page.getByRole("heading", { name: "Change", exact: true })).toBeVisible();
}

/** Creates a preview link and opens it in a browser without a session. */
async function openLink(page: Page, browser: Browser, invited = ""): Promise<Page> {
  await page.getByLabel("Person to ask for approval").fill(invited);
  await button(page, "Create Link").click();
  const address = await page.getByLabel("Address of the new link").inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  return guest;
}

test("what one person saves for later, with a mistake, another one continues and publishes", async ({
  page,
  colleague,
}) => {
  await test.step("it is saved in five steps, and leaves no draft in the browser", async () => {
    const steps = await atHome(page);
    await steps.choose(link(page, /^Change a page/));
    await steps.choose(page.locator('.index-title[href="#pages/farm"]'));
    await steps.type(documentForm(page).field("Headline required"), "");
    await steps.choose(inBar(page, "Save for Later"));
    await expect(bar(page).getByText("Saved for later")).toBeVisible();
    steps.expectAtMost(5);
    await page.goto("/admin#home");
    await page.reload();
    await expect(page.locator(".attention")).toContainText("Saved for later · You");
    await expect(page.locator(".attention")).not.toContainText("Continue with Farm");
  });
  const form = documentForm(colleague);
  await test.step("a colleague goes on in five steps", async () => {
    const steps = await atHome(colleague);
    await steps.choose(link(colleague, "Farm"));
    await steps.choose(link(colleague, "Continue Editing"));
    await expect(form.field("Headline required")).toHaveValue("");
    await steps.type(form.field("Headline required"), "Insurance for farms");
    await steps.choose(form.publish);
    await expect(form.published).toBeVisible();
    steps.expectAtMost(5);
  });
  await test.step("publishing has ended it", async () => {
    await page.goto("/admin#proposals");
    await expect(page.getByText("Nothing is waiting.")).toBeVisible();
    await expect(page.locator(".proposal-rows")).toContainText("Published");
    expect(await (await page.request.get("/farm")).text()).toContain("Insurance for farms");
  });
});

test("the form names a colleague's changes, and saves them again in their place", async ({ page, colleague }) => {
  await saveForLater(colleague, "Typed by Ben");
  const form = await openForm(page, "farm");
  const line = page.locator(".form-notice", { hasText: "Ben Ortiz saved changes to this page for later" });
  await expect(line.getByRole("link", { name: "View Changes" })).toBeVisible();
  expect(await listStateViolations(page, "changes of a colleague")).toEqual([]);
  await line.getByRole("link", { name: "Continue These Changes" }).click();
  await expect(form.field(SUBTITLE)).toHaveValue("Typed by Ben");
  await expect(line).toBeHidden();
  await form.field(SUBTITLE).fill("Typed by both");
  await inBar(page, "Save for Later").click();
  await expect(bar(page).getByText("Saved for later")).toBeVisible();
  await page.goto("/admin#proposals");
  await expect(page.locator(".proposal-rows > li")).toHaveCount(1);
  await test.step("a form with the former version says so, and keeps its text as another change", async () => {
    await documentForm(colleague).field(SUBTITLE).fill("Typed by Ben alone");
    await inBar(colleague, "Save for Later").click();
    await expect(bar(colleague).getByRole("alert")).toContainText("Your action had no effect.");
    await inBar(colleague, "Save for Later").click();
    await expect(bar(colleague).getByText("Saved for later")).toBeVisible();
  });
});

test("a preview link is sent in five steps, and a guest's comment reaches the office", async ({ page, browser }) => {
  await saveForLater(page, "A text to show");
  const steps = await atHome(page);
  await steps.choose(link(page, "Farm"));
  await steps.choose(button(page, "Create Link"));
  const address = page.getByLabel("Address of the new link");
  await expect(address).toHaveValue(/\/preview\/[\w-]{43}$/);
  await button(page, "Copy").click();
  await expect(page.getByText("Not copied", { exact: true })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue());
  steps.expectAtMost(5);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await address.inputValue());
  await expect(guest.getByLabel("Preview", { exact: true })).toBeVisible();
  await guest.locator(".preview-bar summary").last().click();
  await guest.getByLabel("Your name").fill("Cara Client");
  await guest.locator(".preview-bar textarea").fill("Please add the phone number.");
  await guest.locator(".preview-bar textarea").locator("xpath=ancestor::form").getByRole("button").click();
  await expect(guest.getByText("Thank you. The office has received it.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Comments" })).toContainText("Cara Client (by preview link)");
  await expect(page.getByRole("region", { name: "Comments" })).toContainText("Please add the phone number.");
  await page.getByLabel("Your comment").fill("We will.");
  await button(page, "Send Comment").click();
  await expect(page.getByRole("region", { name: "Comments" })).toContainText("Ann Lee");
  expect(await listStateViolations(page, "a waiting change")).toEqual([]);
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(0);
  expect((await guest.reload())?.status()).toBe(404);
});

test("a change that needs a client's approval is asked for by name, approved by link, and published", async ({
  page,
  browser,
  colleague,
  server,
}) => {
  const rules = [{ title: "Farm pages", pages: ["farm"], approver: "invited" }];
  const headers = { Origin: new URL(page.url()).origin };
  const data = { site: { approvals: rules } };
  expect((await page.request.post("/api/admin/import", { headers, data })).status()).toBe(200);
  const form = await openForm(colleague, "farm");
  await form.field(SUBTITLE).fill("Approved words");
  await expect(bar(colleague)).toContainText("“Farm pages” needs approval by the person invited by a preview link");
  await expect(form.publish).toBeHidden();
  expect(await listStateViolations(colleague, "a bar that asks for approval")).toEqual([]);
  await inBar(colleague, "Send for Approval").click();
  await expect(bar(colleague).getByText("Sent for approval")).toBeVisible();
  await openChange(colleague, "Farm");
  const guest = await openLink(colleague, browser, "Cara Client");
  await guest.locator(".preview-bar summary").last().click();
  await guest.getByRole("button", { name: /^Approve/ }).click();
  await expect(guest.getByText("Thank you. The office has received it.")).toBeVisible();

  const steps = await atHome(page);
  await expect(page.getByRole("navigation", { name: "Admin" })).toContainText("1 waiting for you");
  await steps.choose(page.locator(".attention a", { hasText: "Farm" }));
  await expect(page.getByRole("region", { name: "Comments" })).toContainText(
    "Cara Client (by preview link) approved this",
  );
  await steps.choose(button(page, "Publish"));
  await expect(page.locator(".proposal-state .status")).toHaveText("Published");
  steps.expectAtMost(5);
  expect(readFileSync(join(server.outDir, "farm.html"), "utf8")).toContain("Approved words");
});

test("of two changes of one page, one is merged, and one asks what to keep", async ({ page, colleague, server }) => {
  const read = () => readFileSync(join(server.outDir, "farm.html"), "utf8");
  await saveForLater(colleague, "Ben's introduction", "Introduction");
  await saveForLater(page, "Ann's line");
  await page.goto("/admin#home");
  const form = await openForm(colleague, "about");
  await form.field(SUBTITLE).fill("Elsewhere");
  await openForm(colleague, "farm");
  await documentForm(colleague).field(SUBTITLE).fill("Ben's line");
  await documentForm(colleague).publish.click();
  await expect(documentForm(colleague).published).toBeVisible();

  await openChange(page, "Farm");
  await button(page, "Publish").click();
  await expect(page.locator(".proposal-state .status")).toHaveText("Published");
  expect(read()).toContain("Ben&#x27;s introduction");

  const steps = await atHome(page);
  await steps.choose(page.locator(".attention a", { hasText: "Farm" }));
  await expect(page.getByRole("heading", { name: "Someone has changed the same text since" })).toBeVisible();
  expect(await listStateViolations(page, "a choice between two changes")).toEqual([]);
  await steps.choose(page.getByRole("radio", { name: /^Your version/ }));
  await steps.choose(button(page, "Publish With These Versions"));
  await expect(page.locator(".proposal-state .status")).toHaveText("Published");
  steps.expectAtMost(5);
  expect(read()).toContain("Ann&#x27;s line");
});

test("a storm notice with start and end comes and goes by itself", async ({ page, server }) => {
  const NOTICE = "We close at noon because of the storm.";
  const site = () => readFileSync(join(server.outDir, "farm.html"), "utf8");
  const dialog = page.getByRole("dialog");
  const steps = await atHome(page);
  await steps.choose(link(page, /^Post a notice/));
  await steps.type(page.getByLabel("Notice on every page", { exact: true }), NOTICE);
  await expect(page.getByText("To show it only for a time, choose Schedule below.")).toBeVisible();
  await steps.choose(inBar(page, "Schedule…"));
  await expect(dialog.getByLabel("Start")).toHaveValue(/:00$/);
  await dialog.getByLabel("End (optional)").fill("2020-01-01T08:00");
  await button(page, "Schedule").click();
  await expect(dialog.getByRole("alert")).toContainText("is past");
  expect(await listStateViolations(page, "the dialog of a schedule")).toEqual([]);
  const start = await dialog.getByLabel("Start").inputValue();
  const end = new Date(Date.parse(`${start}Z`) + HOUR_MS).toISOString().slice(0, 16);
  await steps.type(dialog.getByLabel("End (optional)"), end);
  await steps.choose(button(page, "Schedule"));
  steps.expectAtMost(5);
  await expect(bar(page).getByText(/^Scheduled from .* until /)).toBeVisible();
  expect(site()).not.toContain(NOTICE);
  server.shiftClock(HOUR_MS);
  await expect.poll(site, { timeout: DUE_MS }).toContain(NOTICE);
  await page.goto("/admin#proposals");
  await expect(page.locator(".proposal-rows").first()).toContainText("Will be taken back on");
  server.shiftClock(2 * HOUR_MS);
  await expect.poll(site, { timeout: DUE_MS }).not.toContain(NOTICE);
});
