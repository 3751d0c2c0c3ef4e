/** The history: its versions and their changes, downloads, and errors. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import type { WireImportedPage } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import {
  importHeadline,
  openHistory,
  readHeadline,
  TRUCKING,
  TRUCKING_NAME,
  test,
} from "#tests/support/browser/admin-history-fixture.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { forRun, NIGHTLY } from "#tests/support/full-run.ts";

test("a version shows its author, time, source, note and changed fields, and its content can be downloaded", async ({
  page,
  importPages,
  browserProblems,
}) => {
  const number = await importPages(
    {
      [TRUCKING]: { HERO_TITLE: "Trucking & Freight Insurance", CTA_DESCRIPTION: "Call." },
      medicare: { HERO_TITLE: "Medicare, Made Plain" },
    },
    { message: "Spring campaign", source: "march.json" },
  );
  const { version, section } = await openHistory(page);
  const entry = version(number);
  await expect(section.locator(".revision").first()).toContainText("This is the current version.");
  await expect(entry).toContainText("Spring campaign");
  await expect(entry).toContainText("by Ann Vogel, from march.json (Nested token structure)");
  await expect(entry).toContainText(
    "Trucking & Logistics Insurance: Top of the page, Call to action · Medicare: Top of the page",
  );
  const time = entry.locator("time");
  const timestamp = Date.parse((await time.getAttribute("dateTime")) ?? "");
  expect(Math.abs(Date.now() - timestamp)).toBeLessThan(600_000);
  await expect(time).toHaveAttribute("title", /\d{4}.*:\d{2}:\d{2}/);

  const view = page.getByRole("button", { name: `View Changes of version ${number}` });
  await view.press("Enter");
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute("aria-expanded", "true");
  const fields = page.getByRole("button", { name: `2 changes to ${TRUCKING_NAME}` });
  const changes = page.getByRole("group", { name: `Changes to ${TRUCKING_NAME}` });
  await expect(changes.locator("dt")).toHaveText(["Top of the page › Headline", "Call to action › Text"]);
  await expect(changes.locator("del").first()).toHaveText(/Logistics/);
  await expect(changes.locator("ins").first()).toHaveText(/Freight/);
  await fields.press("Space");
  await expect(changes).toHaveCount(0);
  await expect(fields).toBeFocused();
  expect(browserProblems).toEqual([]);

  for (const [link, downloaded, title] of [
    [version(number - 1).getByRole("link", { name: /^Download/ }), number - 1, "Trucking & Logistics Insurance"],
    [section.getByRole("link", { name: "Download Current Content" }), number, "Trucking & Freight Insurance"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^site-export-revision-${downloaded}-[0-9a-f]{12}\\.json$`),
    );
    expect(JSON.parse(readFileSync(await download.path(), "utf8")).pages[TRUCKING].hero.title).toBe(title);
  }
});

test("errors appear where they occur, with a button to try again", async ({ page, importPages }) => {
  const number = await importHeadline(importPages, "Kept");
  const sentence = "The disk is full. Nothing was changed.";
  const failing = new Set<string>();
  await page.route("**/api/admin/**", (route) => {
    // Without the hash of a revision's id.
    const path = new URL(route.request().url()).pathname.replace("/api/admin/", "").replace(/-[0-9a-f]{12}$/, "");
    const fails = failing.has(path) || (failing.has("undo") && !route.request().postDataJSON()?.dryRun);
    return fails ? route.fulfill({ status: 503, json: { error: sentence, code: "store-failed" } }) : route.fallback();
  });

  failing.add("history");
  const { dialog, version, section, startUndo } = await openHistory(page);
  await expect(section.getByRole("alert")).toContainText(sentence);
  failing.clear();
  await section.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(version(number)).toBeVisible();
  await expect(section.locator(".query-result")).toBeFocused();
  await expect(section.getByRole("alert")).toHaveCount(0);

  failing.add(`history/${number}`);
  await page.getByRole("button", { name: `View Changes of version ${number}` }).click();
  await expect(version(number).getByRole("alert")).toContainText(sentence);
  failing.clear();
  failing.add("preview");
  await version(number).getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: `Preview of ${TRUCKING_NAME}` }).click();
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
  await expect(dialog).toContainText("1 page will change.");
  failing.add("undo");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Nothing Was Changed" })).toBeVisible();
  await expect(dialog).toContainText(sentence);
  await expect(dialog.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
  expect(await readHeadline(page)).toBe("Kept");
});

const createRevision = (revision: number, pages: string[] = ["home"], note = ""): NamedRevision => ({
  id: String(revision),
  name: String(revision),
  revision,
  parents: revision === 1 ? [] : [String(revision - 1)],
  time: "2026-03-12T21:04:11.000Z",
  by: note || "Ada",
  source: note,
  format: note || "tokens",
  sha256: "",
  message: note,
  pages,
});

/** Mocks the history with these revisions, two at a time, each with the same changed pages. */
async function mockHistory(page: Page, revisions: readonly NamedRevision[], changed: readonly WireImportedPage[] = []) {
  const PAGE_SIZE = 2;
  await page.route("**/api/admin/history*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const found = revisions.filter(
      ({ revision, pages }) =>
        revision < Number(query.get("before") ?? Infinity) && pages.includes(query.get("page") ?? pages[0] ?? ""),
    );
    const part = { revisions: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
    const [{ revision, id } = { revision: 0, id: "0" }] = revisions;
    await route.fulfill({ json: { revision, revisionId: id, ...part } });
  });
  await page.route("**/api/admin/history/*", (route) => route.fulfill({ json: { ...revisions[0], pages: changed } }));
  await page.route("**/api/admin/rollback", (route) =>
    route.fulfill({
      json: { success: true, message: "", revision: 9, revisionId: "9", imported: changed, diagnostics: [] },
    }),
  );
}

test(
  "a long history loads in parts and can be limited to one page, and an empty one says so",
  NIGHTLY,
  async ({ page }) => {
    await mockHistory(page, [
      createRevision(5),
      createRevision(4),
      createRevision(3, ["farm"]),
      createRevision(2),
      createRevision(1),
    ]);
    const { section } = await openHistory(page);
    const numbers = section.getByRole("heading", { name: /^Version/ });
    const older = section.getByRole("button", { name: "Show Older Versions" });
    await expect(numbers).toHaveText(["Version 5", "Version 4"]);
    await older.press("Enter");
    await expect(numbers).toHaveText(["Version 5", "Version 4", "Version 3", "Version 2"]);
    await expect(numbers.nth(2)).toBeFocused();
    await older.click();
    await expect(numbers).toHaveCount(5);
    await expect(older).toHaveCount(0);
    await expect(numbers.nth(4)).toBeFocused();
    await section.getByLabel("Page").selectOption("Farm");
    await expect(numbers).toHaveText(["Version 3"]);
    await section.getByLabel("Page").selectOption("Personal › Auto");
    await expect(section).toContainText("Personal › Auto has not changed yet.");

    await mockHistory(page, []);
    await page.reload();
    await expect(section).toContainText("No changes have been imported yet.");
    await expect(section.getByRole("link", { name: "Download Current Content" })).toBeVisible();
  },
);

const HOSTILE = '</script></iframe><img src=x onerror="alert(1)"><script>alert(2)</script>';
const ADDRESS = "javascript:alert(3)";

test("hostile content and addresses never run", NIGHTLY, async ({ page, browserProblems }) => {
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
  await mockHistory(
    page,
    [createRevision(2, [HOSTILE, ADDRESS], HOSTILE), createRevision(1, [ADDRESS], ADDRESS)],
    changed,
  );
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
  await page.getByRole("button", { name: "View Changes of version 2" }).click();
  const fields = section.getByRole("button", { name: /changes? to/ });
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
  await dialog.getByLabel("Note (optional)").fill(HOSTILE);
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toBeVisible();

  const admin = page.getByRole("main");
  await expect(admin.locator("img, script, iframe, [onerror], [href^='javascript:'], [href*=evil]")).toHaveCount(0);
  expect(page.url()).toMatch(/\/admin#history$/);
  // The policy and the sandbox log what they block, but no script opened a dialog.
  expect(browserProblems.filter((problem) => problem.startsWith("alert"))).toEqual([]);
});

const CHANGED_PAGES = forRun(10_000, 1_000);

test(`of ${CHANGED_PAGES} pages, a hundred are shown first, then all`, async ({ page, browserProblems }) => {
  const changed = Array.from({ length: CHANGED_PAGES }, (_, index) => ({
    page: `farm/crop-${index}`,
    status: "updated" as const,
    changes: [{ pointer: "/hero/title", before: "A", after: "B" }],
  }));
  await mockHistory(
    page,
    [
      createRevision(
        1,
        changed.map((each) => each.page),
      ),
    ],
    changed,
  );
  const { section } = await openHistory(page);
  await expect(section).toContainText(
    `Farm › Crop 0, Farm › Crop 1, Farm › Crop 2, and ${(CHANGED_PAGES - 3).toLocaleString("en-US")} more`,
  );
  await page.getByRole("button", { name: "View Changes of version 1" }).click();
  const rows = page.locator(".page-rows > li");
  await expect(rows).toHaveCount(100);
  await section.getByRole("button", { name: `Show All ${CHANGED_PAGES.toLocaleString("en-US")} Pages` }).press("Enter");
  await expect(rows.nth(100)).toBeFocused();
  await expect(rows).toHaveCount(CHANGED_PAGES, { timeout: 30_000 });
  expect(browserProblems).toEqual([]);
});

test("passes axe in every state", async ({ page, importPages }) => {
  const number = await importPages(
    {
      [TRUCKING]: { HERO_TITLE: "Passing", ABOUT_DESCRIPTION: "A word. ".repeat(200) },
      farm: { HERO_TITLE: "Passing" },
    },
    { message: "For everyone" },
  );
  const { dialog, outcome, startUndo } = await openHistory(page);
  const violations: string[] = [];
  const check = async (state: string) => violations.push(...(await listStateViolations(page, state)));
  await page.getByRole("button", { name: `View Changes of version ${number}` }).click();
  await expect(page.getByRole("group", { name: `Changes to ${TRUCKING_NAME}` })).toBeVisible();
  await check("changes");
  await page.getByRole("button", { name: `Preview of ${TRUCKING_NAME}` }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Passing");
  await check("preview");
  await page.keyboard.press("Escape");
  await startUndo(number);
  await expect(dialog).toContainText("2 pages will change.");
  await check("undo");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toBeVisible();
  await check("undone");
  expect(violations).toEqual([]);
});
