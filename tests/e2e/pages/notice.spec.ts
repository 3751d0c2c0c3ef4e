/** The notice of the office on the pages, such as in a storm. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "playwright/test";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";

const TEXT = "The office is closed because of the snowstorm. Call (515) 555-0142: we answer from home until 5 p.m.";
const NOTICE = {
  text: TEXT.replace("(515) 555-0142", "{site.phone}"),
  link: { title: "Report a claim", url: "/claims" },
  until: "2999-01-01T08:00",
};

/** Phones, a window at 400 % zoom, a tablet and a desktop. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
];

/** Playwright's `test` on a site with a notice. Each worker prerenders it once. */
const test = base.extend<object, { siteWithNotice: string }>({
  siteWithNotice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "agency-notice-"));
      const contentDir = join(folder, "content");
      cpSync(inProject("content/pages"), join(contentDir, "pages"), { recursive: true });
      const site = JSON.parse(readFileSync(inProject("content/site.json"), "utf8"));
      site.content.notice = NOTICE;
      writeFileSync(join(contentDir, "site.json"), JSON.stringify(site));
      const env = { ...serverFolders(folder), CONTENT_DIR: contentDir };
      const out = join(folder, "site");
      const prerendered = await runCli(["prerender", "--out", out], { env });
      expect(prerendered.exitCode, prerendered.stderr).toBe(0);
      const server = startCli(["serve", "--port", "0", "--out", out], { env });
      await use(await firstLine(server));
      await end(server);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  async baseURL({ siteWithNotice }, use) {
    await use(siteWithNotice);
  },
});

const noticeOf = (page: Page) => page.getByRole("region", { name: "Notice" });

test("every kind of page begins with the notice, and nothing covers it", async ({ page }) => {
  for (const route of SAMPLE_ROUTES) {
    await page.goto(route);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const notice = noticeOf(page);
      await expect(notice.getByRole("paragraph"), route).toHaveText(TEXT);
      await expect(notice.getByRole("link", { name: "(515) 555-0142" })).toHaveAttribute("href", "tel:+15155550142");
      await expect(notice.getByRole("link", { name: "Report a claim" })).toHaveAttribute("href", "/claims");
      const { top, bottom, left, right, overflow, covered } = await notice.evaluate((section) => {
        const { top, bottom, left, right } = section.getBoundingClientRect();
        const covered = [...section.querySelectorAll("p, a")].filter((element) => {
          const box = element.getBoundingClientRect();
          return !section.contains(document.elementFromPoint(box.left + 1, (box.top + box.bottom) / 2));
        });
        const overflow = document.documentElement.scrollWidth - innerWidth;
        return { top, bottom, left, right, overflow, covered: covered.length };
      });
      expect({ top, left, right, overflow, covered }, `${route} ${size.width}`).toEqual({
        top: 0,
        left: 0,
        right: size.width,
        overflow: 0,
        covered: 0,
      });
      const header = await page.getByRole("banner").boundingBox();
      expect(header?.y, `${route} ${size.width}`).toBeCloseTo(bottom, 0);
    }
  }
});

test("the notice has no accessibility violation in either color scheme", async ({ page }) => {
  await page.goto("/privacy");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await listAxeViolations(page)).toEqual([]);
    }
  }
});

test("the notice is printed with the address of its link", async ({ page }) => {
  await page.goto("/commercial/trucking");
  await page.emulateMedia({ media: "print" });
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS("border-left-width", "1px");
  const link = notice.getByRole("link", { name: "Report a claim" });
  expect(await link.evaluate((anchor) => getComputedStyle(anchor, "::after").content)).toContain("/claims");
});

test("the notice has a border in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/claims");
  await expect(noticeOf(page)).toHaveCSS("border-bottom-style", "solid");
  await expect(noticeOf(page)).toHaveCSS("border-top-width", "2px");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const viewport of SIZES.filter(({ width }) => width < 1024)) {
      test(`each link of the menu is within reach below the notice at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto("/farm");
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const links = page.locator(".menu a:visible");
        expect(await links.count()).toBeGreaterThan(8);
        for (const link of await links.all()) {
          await page.keyboard.press("Tab");
          await expect(link).toBeFocused();
          await expect(link).toBeInViewport({ ratio: 0.9 });
        }
      });
    }
  });
}
