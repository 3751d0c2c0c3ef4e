/** The notice of the office on the pages, such as in a storm, and photos, neither of which the sample content has. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { CONTRAST, listAxeViolations } from "#tests/support/browser/axe.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { test } from "#tests/support/browser/test.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { forRun, isFullRun } from "#tests/support/full-run.ts";
import { samplePhoto } from "#tests/support/media/sample-photos.ts";
import { copySampleContent } from "#tests/support/sample-agency.ts";

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

let siteUrl: string;
let closeSite: (() => Promise<void>) | undefined;

// The tests share the site, so they run in one worker.
test.describe.configure({ mode: "default" });

// A function, since the address is known only later.
test.use({ baseURL: ({ browserName: _ }, use) => use(siteUrl) });

/** Serves a site with a notice and a photo at the top of the home page. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "agency-notice-"));
  const contentDir = join(folder, "content");
  copySampleContent(contentDir, { withHistory: false });
  const copyWith = (name: string, change: (content: Record<string, object>) => void) => {
    const document = JSON.parse(readFileSync(join(contentDir, name), "utf8"));
    change(document.content);
    writeFileSync(join(contentDir, name), JSON.stringify(document));
  };
  copyWith("site.json", (site) => Object.assign(site, { notice: NOTICE }));
  copyWith("pages/home.json", ({ hero = {} }) => Object.assign(hero, { image: "barn.jpg", imageAlt: "A barn" }));
  writeFileSync(join(contentDir, "media/barn.jpg"), await samplePhoto({ width: 1500, height: 1000 }));
  const env = { ...serverFolders(folder), CONTENT_DIR: contentDir };
  const out = join(folder, "site");
  for (const command of ["prerender", "images"]) {
    const { exitCode, stderr } = await runCli([command, "--out", out], { env });
    expect(exitCode, stderr).toBe(0);
  }
  const server = startCli(["serve", "--port", "0", "--out", out], { env });
  closeSite = async () => {
    await end(server);
    rmSync(folder, { recursive: true });
  };
  siteUrl = await firstLine(server);
});

test.afterAll(() => closeSite?.());

const noticeOf = (page: Page) => page.getByRole("region", { name: "Notice" });

test("every kind of page begins with the notice, and nothing covers it", async ({ page }) => {
  for (const route of forRun(SAMPLE_ROUTES, ["/", "/commercial/trucking", "/contact"])) {
    await page.goto(route);
    const notice = noticeOf(page);
    await expect(notice.getByRole("paragraph"), route).toHaveText(TEXT);
    await expect(notice.getByRole("link", { name: "(515) 555-0142" })).toHaveAttribute("href", "tel:+15155550142");
    await expect(notice.getByRole("link", { name: "Report a claim" })).toHaveAttribute("href", "/claims");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { height, ...position } = await notice.evaluate((section) => {
        const { top, height, left, right } = section.getBoundingClientRect();
        const covered = [...section.querySelectorAll("p, a")].filter((element) => {
          const box = element.getBoundingClientRect();
          return !section.contains(document.elementFromPoint(box.left + 1, (box.top + box.bottom) / 2));
        });
        const overflow = document.documentElement.scrollWidth - innerWidth;
        return { top, height, left, right, overflow, covered: covered.length };
      });
      const expected = { top: 0, left: 0, right: size.width, overflow: 0, covered: 0 };
      expect(position, `${route} ${size.width}`).toEqual(expected);
      const header = await page.getByRole("banner").boundingBox();
      expect(header?.y, `${route} ${size.width}`).toBeCloseTo(height, 0);
    }
  }
});

test("the notice has no accessibility violation, and a border on paper and in forced colors", async ({ page }) => {
  await page.goto("/claims");
  const notice = noticeOf(page);
  for (const size of forRun(SIZES, SIZES.slice(0, 1))) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await listAxeViolations(page, forRun(undefined, ".notice"))).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await (isFullRun ? listAxeViolations(page) : listAxeViolations(page, ".notice", CONTRAST))).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expect(notice).toHaveCSS("border-bottom-style", "solid");
  await expect(notice).toHaveCSS("border-top-width", "2px");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS("border-left-width", "1px");
  const link = notice.getByRole("link", { name: "Report a claim" });
  expect(await link.evaluate((anchor) => getComputedStyle(anchor, "::after").content)).toContain("/claims");
});

const NARROW = SIZES.filter(({ width }) => width < 1024);

for (const [javaScriptEnabled, sizes] of [
  [true, forRun(NARROW, [{ width: 320, height: 256 }])],
  [false, forRun(NARROW, [{ width: 390, height: 844 }])],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const viewport of sizes) {
      test(`each link of the menu is within reach below the notice at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto("/farm");
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const links = page.locator(".menu a:visible");
        await expect(links.nth(8)).toBeVisible();
        for (const link of await links.all()) {
          await page.keyboard.press("Tab");
          await expect(link).toBeFocused();
          await expect(link).toBeInViewport({ ratio: 0.9 });
        }
      });
    }
  });
}

test("a hero photo loads as AVIF in the size of the window, and moves nothing", async ({ page, request }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // A font that arrives late may move text, which is not the photo's doing.
  await page.route("**/*.woff2", (route) => route.abort());
  const release = await holdRequests(page, "**/media/**");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const photo = page.getByRole("img", { name: "A barn" });
  const before = await photo.boundingBox();
  release();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);

  const source = await photo.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(source).toMatch(/\/media\/barn-[0-9a-f]{8}-1280\.avif$/);
  const { width, height, mediaType } = await sharp(await (await request.get(source)).body()).metadata();
  expect({ width, height, mediaType }).toEqual({ width: 1280, height: 853, mediaType: "image/avif" });
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBeCloseTo(1.5, 2);
  expect(await photo.boundingBox()).toEqual(before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
});
