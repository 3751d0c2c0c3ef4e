/** Answering and closing quote requests on a real server. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { PASSWORD } from "#tests/support/api/admin-client.ts";
import { signIn, test } from "#tests/support/browser/admin-fixture.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease, outboxIn } from "#tests/support/outbox/test-outbox.ts";

const MINUTE = 60_000;

/** Returns request number n of a person, which was received n minutes ago. */
function requestOf(n: number, name: string, changes: Partial<RequestEntry> = {}): RequestEntry {
  const [firstName = "", lastName = ""] = name.split(" ");
  const { request } = sampleEntry(n);
  return sampleEntry(n, {
    receivedAt: new Date(Date.now() - n * MINUTE).toISOString(),
    ...changes,
    request: { ...request, firstName, lastName, ...changes.request },
  });
}

async function complete(outbox: Outbox, entry: RequestEntry, state: "sent" | "failed"): Promise<void> {
  await outbox.enqueue(entry);
  const lease = await mustLease(outbox, entry.id);
  const time = new Date().toISOString();
  await lease?.complete(state, {
    ...entry,
    attempts: 1,
    ...(state === "sent" ? { sentAt: time, isSavedOnly: true } : { failedAt: time }),
  });
}

/** Stores three requests that were emailed, one that failed, and one that looks like spam. */
async function storeRequests(server: AdminServer): Promise<Outbox> {
  const outbox = outboxIn(join(server.varDir, "agency.db"));
  const message = "We have two barns.\n\nPlease call after 5.";
  const consent = { version: "v1", text: "You may call me.", time: new Date().toISOString() };
  const first = requestOf(1, "Zoë Adams", { consent, maskedFields: ["message"] });
  await complete(outbox, { ...first, request: { ...first.request, message, utm_campaign: "spring" } }, "sent");
  await complete(outbox, requestOf(2, "Marcus Reed"), "sent");
  await complete(outbox, requestOf(3, "Mei Lin"), "sent");
  await complete(outbox, requestOf(4, "Dale Peterson", { lastError: "550 no such user" }), "failed");
  await outbox.enqueue(requestOf(5, "Rob Ott", { quarantineReason: "too-fast" }), { state: "held" });
  return outbox;
}

const rows = (page: Page) => page.locator(".quotes .request-row");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Requests by state" }).getByRole("link", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name });

test("staff answer and close a request in three steps from Home, and undo it", async ({ page, server }) => {
  const outbox = await storeRequests(server);
  await signIn(page);
  const waiting = page.getByRole("region", { name: "Quote Requests" });
  await expect(waiting).toContainText("4 waiting for an answer");
  await expect(waiting).toContainText("1 not emailed to the office");
  await expect(waiting).toContainText("1 in quarantine");

  await waiting.getByRole("link", { name: "Zoë Adams" }).click();
  const heading = page.getByRole("heading", { name: "Zoë Adams" });
  await expect(heading).toBeFocused();
  await expect(page.locator(".request-message")).toHaveText("We have two barns.\n\nPlease call after 5.");
  await expect(page.locator(".request")).toContainText("“You may call me.”");
  await expect(page.locator(".request")).toContainText("We removed a Social Security");
  await expect(page.getByRole("list").filter({ hasText: "Saved here only." })).toBeVisible();
  expect(await page.getByRole("link", { name: "Call", exact: true }).getAttribute("href")).toBe("tel:+15155550142");
  expect(await page.getByRole("link", { name: "Reply" }).getAttribute("href")).toContain(
    `mailto:ann.lee@example.com?subject=${encodeURIComponent("Your Farm quote request – Prairie Lantern Insurance")}`,
  );

  await button(page, "Mark as Done").click();
  const notice = page.locator(".outcome.notice");
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Zoë Adams is marked as done.");
  await expect(tab(page, "Waiting 3")).toHaveAttribute("aria-current", "page");
  await expect(rows(page)).toHaveCount(3);
  expect((await outbox.find(sampleId(1)))?.handled?.by).toBe("Ann Vogel");

  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(4);
  expect((await outbox.find(sampleId(1)))?.handled).toBeUndefined();

  const events = (await server.readAuditLog()).filter(({ event }) => String(event).startsWith("quote-"));
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(["quote-read", "quote-changed"]));
  expect(JSON.stringify(events)).not.toContain("Adams");
});

test("staff find, release and delete requests, by keyboard alone", async ({ page, server }) => {
  const outbox = await storeRequests(server);
  await page.goto("/admin#quote-requests");
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole("searchbox").focus();
  await page.keyboard.type("barns zoe");
  await expect(rows(page)).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe("#quote-requests?search=barns+zoe");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(rows(page)).toHaveCount(4);

  await tab(page, "Quarantined 1").focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".request")).toContainText("faster than a person");
  await button(page, "Not Spam").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Not Spam")).toHaveCount(0);
  await expect.poll(async () => (await outbox.find(sampleId(5)))?.state).toBe("sent");

  const email = join(server.varDir, "eml", `${sampleId(5)}.eml`);
  expect(existsSync(email)).toBe(true);
  await page.reload();
  await expect(page.locator(".request")).toContainText("Saved here only.");
  await button(page, "Delete…").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete the Request of Rob Ott?" });
  await expect(dialog).toContainText("every copy on this server");
  await dialog.getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".outcome.notice")).toContainText("The request of Rob Ott was deleted.");
  await expect(tab(page, "All 4")).toBeVisible();
  expect(await outbox.find(sampleId(5))).toBeUndefined();
  expect(existsSync(email)).toBe(false);

  for (const n of [6, 7]) await outbox.enqueue(requestOf(n, "Spam Bot"), { state: "held" });
  await page.reload();
  await button(page, "Delete All (2)…").focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete 2 Quarantined Requests?" });
  await question.getByRole("button", { name: "Delete All" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".outcome.notice")).toBeFocused();
  await expect(page.locator(".outcome.notice")).toContainText("2 quarantined requests deleted.");
  await expect(button(page, "Delete All (0)…")).toBeDisabled();
  expect(await outbox.listIds({ states: ["held"] })).toEqual([]);
});

test("new requests are announced and do not move the list, Back returns to the same request, and requests are exported", async ({
  page,
  server,
}) => {
  const outbox = await storeRequests(server);
  await page.goto("/admin#quote-requests?kind=quote");
  await expect(rows(page)).toHaveCount(4);
  const arrived = { receivedAt: new Date().toISOString() };
  await complete(outbox, requestOf(9, "Ruth Hansen", arrived), "sent");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(tab(page, "Waiting 5")).toBeVisible();
  await expect(rows(page).first()).toContainText("Zoë Adams");
  await button(page, "Show 1 New Request").click();
  await expect(rows(page).first()).toContainText("Ruth Hansen");

  await rows(page).nth(2).click();
  await expect(page.getByRole("heading", { name: "Marcus Reed" })).toBeVisible();
  await page.goBack();
  await expect(rows(page).nth(2)).toBeFocused();
  expect(new URL(page.url()).hash).toBe("#quote-requests?kind=quote");

  await tab(page, "Not Emailed 1").click();
  await server.recordProofs();
  await button(page, "Export…").click();
  const dialog = page.getByRole("dialog", { name: "Export Requests" });
  await expect(dialog.getByLabel("Requests")).toHaveValue("failed");
  const started = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeffReference,Received,")).toBe(true);
  expect(text).toContain("Dale,Peterson");
  expect(text).not.toContain("Adams");
  await expect(dialog).toBeHidden();
});

test("a colleague's change, a double click, a lost connection and the end of the session neither lose nor repeat anything", async ({
  page,
  server,
}) => {
  const outbox = await storeRequests(server);
  await page.goto(`/admin#quote-requests/${sampleId(1)}`);
  await expect(button(page, "Mark as Done")).toBeVisible();

  // A colleague marks it as handled; deleting it is refused, and shows what has changed.
  const headers = { Origin: new URL(server.url).origin };
  const colleague = { headers, data: { work: "done" } };
  expect((await page.request.patch(`/api/admin/quotes/${sampleId(1)}`, colleague)).status()).toBe(200);
  await button(page, "Delete…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else has changed this request");
  await expect(page.locator(".request-kind")).toContainText("Done");
  expect(await outbox.find(sampleId(1))).toBeDefined();

  // A lost connection can be repeated.
  await page.goto(`/admin#quote-requests/${sampleId(2)}`);
  await expect(page.getByRole("heading", { name: "Marcus Reed" })).toBeVisible();
  const url = `**/api/admin/quotes/${sampleId(2)}`;
  await page.route(url, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
  await button(page, "Mark as Done").click();
  await expect(page.getByRole("alert")).toContainText("it is never done twice");
  await page.unroute(url);
  await page.getByRole("alert").getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator(".outcome.notice")).toContainText("Marcus Reed is marked as done");

  // A request that a colleague has deleted leads back to the list.
  await page.goto(`/admin#quote-requests/${sampleId(3)}`);
  await expect(page.getByRole("heading", { name: "Mei Lin" })).toBeVisible();
  expect((await page.request.delete(`/api/admin/quotes/${sampleId(3)}`, { headers })).status()).toBe(200);
  await button(page, "Mark as Done").dblclick();
  await expect(page.locator(".outcome.notice")).toContainText("A colleague may have deleted it.");

  // A response that arrives late does not close the page that the user has opened since.
  const lateUrl = `/api/admin/quotes/${sampleId(6)}`;
  let release: (() => void) | undefined;
  await outbox.enqueue(requestOf(6, "Ida Berg"));
  await page.route(`**${lateUrl}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto(`/admin#quote-requests/${sampleId(6)}`);
  await button(page, "Mark as Done").click();
  await expect.poll(() => release).toBeDefined();
  await page.goto("/admin#pages");
  const late = page.waitForResponse(`**${lateUrl}`);
  release?.();
  await (await late).finished();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/#pages$/);

  // After signing in again, the request is shown, and the action can be repeated.
  await page.goto(`/admin#quote-requests/${sampleId(4)}`);
  await expect(page.getByRole("heading", { name: "Dale Peterson" })).toBeVisible();
  expect((await page.request.delete("/api/admin/session", { headers })).status()).toBe(200);
  await button(page, "Mark as Done").click();
  const dialog = page.getByRole("dialog", { name: "Sign In Again" });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toBeHidden();
  await button(page, "Mark as Done").click();
  await expect(page.locator(".outcome.notice")).toContainText("is marked as done");
  expect((await outbox.find(sampleId(4)))?.handled).toBeDefined();
});

test("on a phone, the office assigns a request to one person, notes, and goes from in progress to done", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const outbox = await storeRequests(server);
  await page.goto(`/admin#quote-requests/${sampleId(2)}`);
  await button(page, "Assign to Me").click();
  await expect(button(page, "Assign to Me")).toHaveCount(0);
  await expect(page.locator(".request-work").getByLabel("Assigned to")).toHaveValue("Ann Vogel");
  await page.getByLabel("New note").fill("Left voicemail.");
  await button(page, "Add Note").click();
  await expect(page.getByLabel("New note")).toHaveValue("");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Left voicemail.");
  await page.getByLabel("Needed by").fill("2026-01-05");
  await page.getByLabel("Needed by").blur();
  await page.getByLabel("State", { exact: true }).selectOption("In Progress");
  await expect(page.locator(".request-kind")).toContainText("In Progress");
  await expect(page.locator(".request-kind")).toContainText("Late: needed by Monday, January 5");

  await page.getByRole("link", { name: "Back to All Requests" }).click();
  await expect(rows(page).first()).toContainText("Marcus Reed");
  await page.locator(".toolbar").getByLabel("Assigned to").selectOption("Mine");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click();
  await page.getByLabel("State", { exact: true }).selectOption("Done");
  await expect(page.locator(".outcome.notice")).toContainText("Marcus Reed is marked as done.");
  expect(await outbox.find(sampleId(2))).toMatchObject({
    handled: { by: "Ann Vogel" },
    assignee: { name: "Ann Vogel" },
    notes: [{ by: "Ann Vogel", text: "Left voicemail." }],
  });

  await test.step("and closes for today, which can be undone", async () => {
    // A Monday.
    await page.clock.setFixedTime(new Date("2026-11-30T16:00:00Z"));
    await page.goto("/admin#home");
    await page.reload();
    const request = { headers: { Origin: new URL(server.url).origin }, data: { ids: ["site"] } };
    const readSite = async () => (await page.request.post("/api/admin/documents", request)).text();
    await button(page, "Close the Office Today").click();
    await expect(page.locator(".close-today")).toContainText("The site says that you are closed today.");
    expect(await readSite()).toContain("closed-2026-11-30");
    await page.locator(".close-today").getByRole("button", { name: "Undo" }).click();
    await expect(button(page, "Close the Office Today")).toBeVisible();
    expect(await readSite()).not.toContain("closed-2026-11-30");
  });
});

test("every state is accessible", async ({ page, server }) => {
  const outbox = await storeRequests(server);
  await signIn(page);
  await server.recordProofs();
  const states: Record<string, () => Promise<void>> = {
    async home() {
      await page.goto("/admin#home");
      await expect(page.getByRole("region", { name: "Quote Requests" }).getByRole("listitem").first()).toBeVisible();
    },
    async list() {
      await page.goto("/admin#quote-requests?state=all");
      await expect(rows(page)).toHaveCount(5);
    },
    async "list without requests"() {
      await page.goto("/admin#quote-requests?state=done");
      await expect(page.locator(".quotes .empty-state")).toBeVisible();
    },
    async request() {
      await page.goto(`/admin#quote-requests/${sampleId(1)}`);
      await expect(page.getByRole("heading", { name: "Zoë Adams" })).toBeVisible();
    },
    async "failed request"() {
      await page.goto(`/admin#quote-requests/${sampleId(4)}`);
      await expect(page.locator(".request")).toContainText("550 no such user");
    },
    async "quarantined request"() {
      await page.goto(`/admin#quote-requests/${sampleId(5)}`);
      await expect(page.getByRole("heading", { name: "Why Is It Quarantined?" })).toBeVisible();
    },
    async question() {
      await button(page, "Delete…").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    async "work on a request"() {
      await page.keyboard.press("Escape");
      await outbox.addNote(sampleId(2), {
        by: "Ann Vogel",
        account: "owner",
        at: new Date().toISOString(),
        text: "Called.",
      });
      await outbox.changeWork(sampleId(2), { dueOn: "2026-01-05", work: "in-progress" });
      await page.goto(`/admin#quote-requests/${sampleId(2)}`);
      await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called.");
    },
    async "question about a person"() {
      await button(page, "Forget This Person…").click();
      await expect(page.getByRole("dialog")).toContainText("It cannot be undone.");
    },
    async "done request"() {
      await page.keyboard.press("Escape");
      await button(page, "Mark as Done").click();
      await expect(page.locator(".outcome.notice")).toBeVisible();
    },
    async export() {
      await button(page, "Export…").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  };
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) found.push(message.text());
  });
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    found.push(...(await listStateViolations(page, state)));
  }
  expect(found).toEqual([]);
});
