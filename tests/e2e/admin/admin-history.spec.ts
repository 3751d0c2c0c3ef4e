/** What was changed, how it would look, and the way back. */
import { readFileSync } from "node:fs";
import { test as base, expect, type Page, type Route } from "playwright/test";
import type { WireImportedPage } from "#content/importer/result.ts";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { type AdminServer, type Import, startAdmin } from "#tests/support/browser/admin-server.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";

const TRUCKING = "commercial/trucking";
const NAME = "Commercial › Trucking";

interface Fixtures {
  /** Imports as whoever sits at the page. */
  importPages: Import;
  /** Imports as a colleague. */
  importElsewhere: Import;
  /** What the page complains of, and whatever opens a dialog of the browser. */
  complaints: string[];
}

const test = base.extend<Fixtures, { admin: AdminServer }>({
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const admin = await startAdmin();
      await use(admin);
      await admin.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ admin }, use) => use(admin.url),
  importPages: async ({ admin, context }, use) => use(await admin.signIn(context, "Ada Lindqvist")),
  async importElsewhere({ admin, browser }, use) {
    const context = await browser.newContext();
    await use(await admin.signIn(context, "Ben Okoye"));
    await context.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("dialog", async (dialog) => {
        complaints.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

async function openHistory(page: Page) {
  await page.goto("/admin#history");
  const section = page.getByRole("region", { name: "History", exact: true });
  await expect(section).toHaveAttribute("aria-busy", "false");
  return {
    section,
    dialog: page.getByRole("dialog"),
    frame: page.frameLocator("iframe"),
    outcome: page.getByRole("region", { name: "Undone" }),
    revision: (number: number) =>
      section
        .locator(".revision")
        .filter({ has: page.getByRole("heading", { name: `Revision ${number}`, exact: true }) }),
    async startUndo(number: number) {
      await page.getByRole("button", { name: `Undo… revision ${number}`, exact: true }).click();
    },
  };
}

/** The headline that visitors get. */
async function headline(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/page-content/${TRUCKING}`);
  return (await answer.json()).HERO_TITLE;
}

const setHeadline = (importPages: Import, title: string) => importPages({ [TRUCKING]: { HERO_TITLE: title } });

test("a revision tells who, when, from what and why, and what it changed field by field", async ({
  page,
  importPages,
  complaints,
}) => {
  const number = await importPages(
    {
      [TRUCKING]: { HERO_TITLE: "Trucking & Freight Insurance", CTA_DESCRIPTION: "Call." },
      medicare: { HERO_TITLE: "Medicare, Made Plain" },
    },
    { message: "Spring campaign", source: "march.json" },
  );
  const { revision, section } = await openHistory(page);
  const entry = revision(number);
  await expect(section.locator(".revision").first()).toContainText("This is the content as it is now.");
  await expect(entry).toContainText("Spring campaign");
  await expect(entry).toContainText("by Ada Lindqvist, from march.json (Nested token structure)");
  await expect(entry).toContainText(`${NAME}, Medicare`);
  const time = entry.locator("time");
  const told = Date.parse((await time.getAttribute("dateTime")) ?? "");
  expect(Math.abs(Date.now() - told)).toBeLessThan(600_000);
  await expect(time).toHaveAttribute("title", /\d{4}.*:\d{2}:\d{2}/);

  const view = page.getByRole("button", { name: `View Changes of revision ${number}` });
  await view.press("Enter");
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute("aria-expanded", "true");
  const fields = page.getByRole("button", { name: `2 fields of ${NAME}` });
  const changes = page.getByRole("group", { name: `Changes of ${NAME}` });
  await expect(changes.locator("dt")).toHaveText(["Hero › Title", "Call to action › Description"]);
  await expect(changes.locator("del").first()).toHaveText(/Logistics/);
  await expect(changes.locator("ins").first()).toHaveText(/Freight/);
  await fields.press("Space");
  await expect(changes).toHaveCount(0);
  await expect(fields).toBeFocused();
  expect(complaints).toEqual([]);
});

test("a preview looks like the page, at two widths, and leads nowhere", async ({ page, importPages, complaints }) => {
  const number = await setHeadline(importPages, "Rigs That Keep Iowa Moving");
  const { dialog, frame } = await openHistory(page);
  await page.getByRole("button", { name: `View Changes of revision ${number}` }).click();
  const preview = page.getByRole("button", { name: `Preview of ${NAME}` });
  await preview.click();
  await expect(dialog).toHaveAccessibleName(`Preview: ${NAME}`);
  const title = frame.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Rigs That Keep Iowa Moving");
  await expect(page.getByTitle(`Preview of ${NAME}`)).toHaveAttribute("sandbox", "allow-same-origin");

  // From outside: what Playwright would put into the frame is refused there, and complained of.
  const look = () =>
    page.locator("iframe").evaluate(({ contentWindow, contentDocument }: HTMLIFrameElement) => ({
      width: contentWindow?.innerWidth,
      height: contentWindow?.innerHeight,
      hasFont: contentDocument?.fonts.check("600 20px Fraunces"),
      tint: contentDocument && contentWindow?.getComputedStyle(contentDocument.body).getPropertyValue("--tint"),
    }));
  const dressed = { hasFont: true, tint: expect.stringContaining("#1f5a8a") };
  await expect.poll(look).toEqual({ ...dressed, width: 1280, height: 800 });
  await page.getByRole("radio", { name: /^Phone/ }).check();
  await expect.poll(look).toEqual({ ...dressed, width: 390, height: 844 });
  const [box, stage] = [await page.locator("iframe").boundingBox(), await page.locator(".preview-stage").boundingBox()];
  expect(box?.height).toBeLessThanOrEqual((stage?.height ?? 0) + 1);

  const pages = page.context().pages().length;
  await frame.getByRole("main").getByRole("link").first().click();
  await frame.getByRole("main").getByRole("link").first().click({ button: "middle" });
  await expect(title).toHaveText("Rigs That Keep Iowa Moving");
  expect(page.context().pages()).toHaveLength(pages);
  await expect(page.getByRole("link", { name: "Open the page as it is now" })).toHaveAttribute("href", `/${TRUCKING}`);

  await frame.getByRole("main").getByRole("link").first().press("Escape");
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
  expect(complaints).toEqual([]);
});

test("a preview shows what has changed, and its form goes nowhere", async ({ page, importPages, complaints }) => {
  const number = await importPages({ contact: { form: { title: "Ask Us for a Quote" } } });
  const { dialog, frame } = await openHistory(page);
  await page.getByRole("button", { name: `View Changes of revision ${number}` }).click();
  await page.getByRole("button", { name: "Preview of Contact" }).click();
  await expect(frame.getByRole("heading", { name: "Ask Us for a Quote" })).toBeInViewport();
  await frame.getByLabel("First Name").fill("Ada");
  await frame.getByLabel("First Name").press("Enter");
  await frame.getByRole("button", { name: "Submit Request" }).click();
  await expect(frame.getByLabel("First Name")).toHaveValue("Ada");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test("an undo is shown first, then done, and said", async ({ page, importPages, complaints }) => {
  const number = await setHeadline(importPages, "A Headline That Somebody Regrets");
  const { dialog, frame, outcome, revision, startUndo } = await openHistory(page);
  await startUndo(number);
  await expect(dialog).toHaveAccessibleName(`Undo revision ${number}?`);
  await expect(dialog).toContainText("1 page would change.");
  await expect(dialog.locator(".undo-news")).toBeFocused();
  await dialog.getByRole("button", { name: `Preview of ${NAME}` }).click();
  await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText("A Headline That Somebody Regrets");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(1);
  expect(await headline(page)).toBe("A Headline That Somebody Regrets");

  const message = dialog.getByLabel("Message for the history");
  await expect(message).toHaveValue(`Undo revision ${number}`);
  await message.fill("It was a slip");
  const busy = dialog.getByRole("button", { name: "Undoing..." });
  await page.route("**/api/admin/rollback", async (route) => {
    await expect(busy).toBeDisabled();
    await route.continue();
  });
  await message.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.unroute("**/api/admin/rollback");
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(`Restored 1 page to revision ${number - 1}, as revision ${number + 1}.`);
  await expect(outcome.getByRole("link", { name: NAME })).toHaveAttribute("href", `/${TRUCKING}`);
  await expect(revision(number + 1)).toContainText("It was a slip");
  await expect(revision(number + 1)).toContainText(`by Ada Lindqvist, back to revision ${number - 1}`);
  expect(await headline(page)).not.toBe("A Headline That Somebody Regrets");

  await startUndo(number);
  await expect(dialog).toContainText("Nothing would change.");
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("an undo says what it takes with it, and everything can be brought back", async ({ page, importPages }) => {
  const first = await setHeadline(importPages, "First");
  const second = await importPages({ farm: { HERO_TITLE: "Farms, First" } }, { message: "Farms" });
  const third = await setHeadline(importPages, "Third");
  const { dialog, outcome, startUndo } = await openHistory(page);
  await startUndo(first);
  await expect(dialog).toContainText("It also takes back what came to these pages since:");
  await expect(dialog).toContainText(`Revision ${third}`);
  await expect(dialog).not.toContainText(`Revision ${second}`);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: `Bring Everything Back to This State… of revision ${first}` }).click();
  await expect(dialog).toHaveAccessibleName(`Bring everything back to revision ${first}?`);
  await expect(dialog).toContainText("2 pages would change.");
  for (const number of [second, third]) await expect(dialog).toContainText(`Revision ${number}`);
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toContainText("Restored 2 pages");
  expect(await headline(page)).toBe("First");
});

test("who undoes what somebody has changed meanwhile is told, and nothing is lost", async ({
  page,
  importPages,
  importElsewhere,
}) => {
  const number = await setHeadline(importPages, "Mine");
  const { dialog, outcome, revision, startUndo } = await openHistory(page);
  await startUndo(number);
  await expect(dialog).toContainText("1 page would change.");
  await importElsewhere({ [TRUCKING]: { HERO_TITLE: "Theirs" } }, { message: "A better headline" });
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  const refusal = dialog.locator(".outcome");
  await expect(refusal.getByRole("heading")).toHaveText("Not undone");
  await expect(refusal).toContainText("A better headline");
  await expect(refusal).toContainText("by Ben Okoye");
  await expect(dialog.locator(".undo-news")).toBeFocused();
  expect(await headline(page)).toBe("Theirs");

  await expect(dialog).toContainText("It also takes back what came to these pages since:");
  await expect(dialog.getByLabel("Message for the history")).toHaveValue(`Undo revision ${number}`);
  await expect(revision(number + 1)).toContainText("A better headline");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toContainText("Restored 1 page");
  expect(await headline(page)).not.toMatch(/Mine|Theirs/);
});

test("an undo whose answer is lost is not done twice", async ({ page, importPages }) => {
  const number = await setHeadline(importPages, "Lost");
  const { dialog, startUndo } = await openHistory(page);
  await startUndo(number);
  await expect(dialog).toContainText("1 page would change.");
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/admin/rollback", loseAnswer, { times: 1 });
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "The server did not answer." })).toBeVisible();
  await expect(dialog).toContainText(`Undo revision ${number}`);
  await expect(dialog).toContainText("by Ada Lindqvist");
  await expect(dialog).toContainText("Nothing would change.");
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
});

test("the content is to be had as it is, and as it was", async ({ page, importPages }) => {
  const before = await setHeadline(importPages, "Before");
  const after = await setHeadline(importPages, "After");
  const { revision, section } = await openHistory(page);
  for (const [link, number, title] of [
    [revision(before).getByRole("link", { name: /^Download/ }), before, "Before"],
    [section.getByRole("link", { name: "Download the Content as It Is Now" }), after, "After"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`site-export-revision-${number}.json`);
    expect(JSON.parse(readFileSync(await download.path(), "utf8")).pages[TRUCKING].hero.title).toBe(title);
  }
});

test("what is wrong is said where it is, with a way on", async ({ page, importPages }) => {
  const number = await setHeadline(importPages, "Kept");
  const sentence = "The disk is full. Nothing was changed.";
  const failing = new Set<string>();
  await page.route("**/api/admin/**", (route) => {
    const path = new URL(route.request().url()).pathname.replace("/api/admin/", "");
    const fails = failing.has(path) || (failing.has("undo") && !route.request().postDataJSON()?.dryRun);
    return fails ? route.fulfill({ status: 503, json: { error: sentence, code: "store-failed" } }) : route.fallback();
  });

  failing.add("history");
  const { dialog, revision, section, startUndo } = await openHistory(page);
  await expect(section.getByRole("alert")).toContainText(sentence);
  failing.clear();
  await section.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(revision(number)).toBeVisible();
  await expect(section.locator(".answer")).toBeFocused();
  await expect(section.getByRole("alert")).toHaveCount(0);

  failing.add(`history/${number}`);
  await page.getByRole("button", { name: `View Changes of revision ${number}` }).click();
  await expect(revision(number).getByRole("alert")).toContainText(sentence);
  failing.clear();
  failing.add("preview");
  await revision(number).getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: `Preview of ${NAME}` }).click();
  await expect(dialog.getByRole("alert")).toContainText(sentence);
  failing.clear();
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Kept");
  await page.keyboard.press("Escape");

  failing.add("rollback");
  await startUndo(number);
  await expect(dialog.getByRole("alert")).toContainText(sentence);
  failing.clear();
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog).toContainText("1 page would change.");
  failing.add("undo");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Not undone" })).toBeVisible();
  await expect(dialog).toContainText(sentence);
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
  expect(await headline(page)).toBe("Kept");
});

const revisionOf = (revision: number, pages: string[] = ["home"], note = ""): RevisionSummary => ({
  revision,
  time: "2026-03-12T21:04:11.000Z",
  by: note || "Ada",
  source: note,
  format: note || "tokens",
  sha256: "",
  message: note,
  pages,
});

/** Answers in the place of the server: these revisions, two at a time, and for each of them what changed. */
async function answerHistory(
  page: Page,
  revisions: readonly RevisionSummary[],
  changed: readonly WireImportedPage[] = [],
) {
  const AT_ONCE = 2;
  await page.route("**/api/admin/history*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const found = revisions.filter(
      ({ revision, pages }) =>
        revision < Number(query.get("before") ?? Infinity) && pages.includes(query.get("page") ?? pages[0] ?? ""),
    );
    const answer = { revisions: found.slice(0, AT_ONCE), hasMore: found.length > AT_ONCE };
    await route.fulfill({ json: { revision: revisions[0]?.revision ?? 0, ...answer } });
  });
  await page.route("**/api/admin/history/*", (route) => route.fulfill({ json: { ...revisions[0], pages: changed } }));
  await page.route("**/api/admin/rollback", (route) =>
    route.fulfill({ json: { success: true, message: "", revision: 9, imported: changed, diagnostics: [] } }),
  );
}

test("without a history it says so", async ({ page, importPages }) => {
  await importPages({ home: {} });
  await answerHistory(page, []);
  const { section } = await openHistory(page);
  await expect(section).toContainText("Nothing has been imported yet.");
  await expect(section.getByRole("link", { name: "Download the Content as It Is Now" })).toBeVisible();
});

test("a long history is read bit by bit, and of one page", async ({ page, importPages }) => {
  await importPages({ home: {} });
  await answerHistory(page, [revisionOf(5), revisionOf(4), revisionOf(3, ["farm"]), revisionOf(2), revisionOf(1)]);
  const { section } = await openHistory(page);
  const numbers = section.getByRole("heading", { name: /^Revision/ });
  const older = section.getByRole("button", { name: "Older Revisions" });
  await expect(numbers).toHaveText(["Revision 5", "Revision 4"]);
  await older.press("Enter");
  await expect(numbers).toHaveText(["Revision 5", "Revision 4", "Revision 3", "Revision 2"]);
  await expect(numbers.nth(2)).toBeFocused();
  await older.click();
  await expect(numbers).toHaveCount(5);
  await expect(older).toHaveCount(0);
  await expect(numbers.nth(4)).toBeFocused();
  await section.getByLabel("Page").selectOption("Farm");
  await expect(numbers).toHaveText(["Revision 3"]);
  await section.getByLabel("Page").selectOption("Medicare");
  await expect(section).toContainText("Nothing has changed Medicare yet.");
});

/** What nobody should be able to do by what is shown, whatever the server answers. */
const HOSTILE = '</script></iframe><img src=x onerror="alert(1)"><script>alert(2)</script>';
const ADDRESS = "javascript:alert(3)";

test("nothing that is shown can run", async ({ page, importPages, complaints }) => {
  await importPages({ home: {} });
  const changed: WireImportedPage[] = [
    {
      page: "home",
      status: "updated",
      changes: [
        { pointer: `/hero/${HOSTILE.replaceAll("/", "~1")}`, before: HOSTILE, after: `${HOSTILE} ${ADDRESS}` },
        { pointer: "/hero/ctaUrl", before: ADDRESS, after: { [HOSTILE]: HOSTILE } },
      ],
    },
    { page: ADDRESS, status: "updated", changes: [{ pointer: "", after: { [ADDRESS]: HOSTILE } }] },
    { page: "/evil.example", status: "created" },
    { page: HOSTILE, status: `error: ${HOSTILE}` },
  ];
  await answerHistory(page, [revisionOf(2, [HOSTILE, ADDRESS], HOSTILE), revisionOf(1, [ADDRESS], ADDRESS)], changed);
  await page.route("**/api/admin/preview", (route) =>
    route.fulfill({
      json: {
        html: `<!doctype html><title>${HOSTILE}</title><body onload="alert(4)"><h1>Shown</h1>${HOSTILE}
          <a href="${ADDRESS}">A link</a> <a href="https://evil.example/" target="_top">Another</a>
          <svg onload="alert(5)"></svg><iframe srcdoc="<script>parent.alert(6)</script>"></iframe>
          <form action="https://evil.example/"><button>Send</button></form>`,
      },
    }),
  );
  const { dialog, frame, outcome, section, startUndo } = await openHistory(page);
  await page.getByRole("button", { name: "View Changes of revision 2" }).click();
  const fields = section.getByRole("button", { name: /fields? of/ });
  await expect(fields).toHaveCount(2);
  for (const button of [0, 1]) await fields.nth(button).click();
  await expect(section.locator("dl")).toHaveCount(2);
  await page.getByRole("button", { name: "Preview of Home" }).click();
  await expect(frame.getByRole("heading")).toHaveText("Shown");
  for (const link of await frame.getByRole("link").all()) await link.click();
  await frame.getByRole("button", { name: "Send" }).click();
  await expect(frame.getByRole("heading")).toHaveText("Shown");
  await dialog.getByRole("button", { name: "Close" }).click();
  await startUndo(2);
  await dialog.getByLabel("Message for the history").fill(HOSTILE);
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toBeVisible();

  const admin = page.getByRole("main");
  await expect(admin.locator("img, script, iframe, [onerror], [href^='javascript:'], [href*=evil]")).toHaveCount(0);
  expect(page.url()).toMatch(/\/admin#history$/);
  // The policy and the sandbox say what they refused; no dialog was opened.
  expect(complaints.filter((complaint) => complaint.startsWith("alert"))).toEqual([]);
});

test("ten thousand pages are shown a hundred first, then all", async ({ page, importPages, complaints }) => {
  await importPages({ home: {} });
  const changed = Array.from({ length: 10_000 }, (_, index) => ({
    page: `farm/crop-${index}`,
    status: "updated" as const,
    changes: [{ pointer: "/hero/title", before: "A", after: "B" }],
  }));
  await answerHistory(
    page,
    [
      revisionOf(
        1,
        changed.map((each) => each.page),
      ),
    ],
    changed,
  );
  const { section } = await openHistory(page);
  await expect(section).toContainText("Farm › Crop 0, Farm › Crop 1, Farm › Crop 2 and 9,997 more");
  await page.getByRole("button", { name: "View Changes of revision 1" }).click();
  const rows = page.locator(".page-rows > li");
  await expect(rows).toHaveCount(100);
  await section.getByRole("button", { name: "Show All 10,000 Pages" }).press("Enter");
  await expect(rows.nth(100)).toBeFocused();
  await expect(rows).toHaveCount(10_000, { timeout: 30_000 });
  expect(complaints).toEqual([]);
});

const LOOKS = [
  { width: 360, colorScheme: "dark" },
  { width: 768, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const;

test("it passes axe in every state", async ({ page, importPages }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const number = await importPages(
    {
      [TRUCKING]: { HERO_TITLE: "Passing", ABOUT_DESCRIPTION: "A word. ".repeat(200) },
      farm: { HERO_TITLE: "Passing" },
    },
    { message: "For everybody" },
  );
  const { dialog, outcome, startUndo } = await openHistory(page);
  async function expectEverywhere(state: string): Promise<void> {
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, state);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${state}, ${width} px`).toBe(width);
    }
  }
  await page.getByRole("button", { name: `View Changes of revision ${number}` }).click();
  await expect(page.getByRole("group", { name: `Changes of ${NAME}` })).toBeVisible();
  await expectEverywhere("changes");
  await page.getByRole("button", { name: `Preview of ${NAME}` }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Passing");
  await expectEverywhere("preview");
  await page.keyboard.press("Escape");
  await startUndo(number);
  await expect(dialog).toContainText("2 pages would change.");
  await expectEverywhere("undo");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toBeVisible();
  await expectEverywhere("undone");
});
