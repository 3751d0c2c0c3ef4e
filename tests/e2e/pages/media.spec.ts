import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import sharp from "sharp";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test as base } from "#tests/support/browser/site-workspace.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";

const test = base.extend<{ mediaDir: string; siteUrl: string }>({
  /** Adds a photo to the top of the home page and one to a person, and returns the media folder. */
  async mediaDir({ workspace: { folder, contentDir, run } }, use) {
    const mediaDir = join(contentDir, "media");
    mkdirSync(join(mediaDir, "team"), { recursive: true });
    await writePhoto(join(mediaDir, "barn.jpg"), 2400, 1600);
    await writePhoto(join(mediaDir, "team/first.jpg"), 900, 600);
    const members = [
      { name: "Ann Field", title: "Agent", image: "team/first.jpg" },
      { name: "Bob Creek", title: "Agent", image: "team/missing.jpg" },
    ];
    const pages = { home: { hero: { image: "barn.jpg", imageAlt: "A barn" } }, about: { team: { members } } };
    const exportFile = join(folder, "export.json");
    writeFileSync(exportFile, JSON.stringify({ pages }));
    await run("import", exportFile);
    await use(mediaDir);
  },
  /** Serves the built site. */
  async siteUrl({ mediaDir: _, workspace: { out, run } }, use) {
    await run("prerender", "--out", out);
    await run("images", "--out", out);
    const server = startCli(["serve", "--port", "0", "--out", out]);
    await use(await firstLine(server));
    expect(await end(server)).toBe(0);
  },
});

async function writePhoto(file: string, width: number, height: number, background = "#7a4a2a"): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(file);
}

test("a hero photo loads as AVIF, with high priority and no layout shift", async ({ page, request, siteUrl }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const release = await holdRequests(page, "**/media/**");
  await page.goto(siteUrl, { waitUntil: "domcontentloaded" });
  const photo = page.getByRole("img", { name: "A barn" });
  await expect(photo).toHaveAttribute("fetchpriority", "high");
  expect(await photo.getAttribute("loading")).toBeNull();
  const before = await photo.boundingBox();
  release();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);

  const source = await photo.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(source).toMatch(/\/media\/barn-[0-9a-f]{8}-1280\.avif$/);
  const { width, height, mediaType } = await sharp(await (await request.get(source)).body()).metadata();
  expect({ width, height, mediaType }).toEqual({ width: 1280, height: 853, mediaType: "image/avif" });
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBeCloseTo(1.5, 2);
  expect(await photo.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        const observer = new PerformanceObserver((list) => found(list.getEntries().length));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => found(observer.takeRecords().length)));
      }),
  );
  expect(shifts).toBe(0);
});

test("a person without a readable photo has a monogram", async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}about`);
  const [first, second] = [page.locator(".team-member").nth(0), page.locator(".team-member").nth(1)];
  await first.scrollIntoViewIfNeeded();
  const photo = first.locator("img");
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => new URL(img.currentSrc || "http://none").pathname))
    .toMatch(/^\/media\/team\/first-[0-9a-f]{8}-\d+\.avif$/);
  await expect(photo).toHaveAttribute("loading", "lazy");
  await expect(first.locator(".monogram")).toHaveCount(0);
  await expect(second.locator("img")).toHaveCount(0);
  await expect(second.locator(".monogram")).toHaveText("BC");
});

test("every prerender warns about a missing file and names its page", async ({
  mediaDir,
  workspace: { out, run, runJson },
}) => {
  const file = join(mediaDir, "team/missing.jpg");
  const warning = `about warning ${file} does not exist. media/unreadable`;
  expect((await run("prerender", "--out", out)).stderr).toContain(warning);
  expect((await run("prerender", "--out", out, "--changed")).stderr).toContain(warning);
  writeFileSync(file, "no picture");
  const { diagnostics } = await runJson("prerender", "--out", out, "--changed");
  expect(diagnostics).toMatchObject([{ page: "about", message: `${file} is not a readable image.` }]);
});

test("a replaced photo is encoded again, and its old files are deleted", async ({
  mediaDir,
  workspace: { out, run, runJson },
}) => {
  const names = (pattern: RegExp) => readdirSync(join(out, "media")).filter((name) => pattern.test(name));
  await run("prerender", "--out", out);
  const first = await runJson("images", "--out", out);
  const oldNames = names(/^barn/);
  expect(oldNames).toHaveLength(11);
  expect(first).toMatchObject({ removed: [] });
  expect(await runJson("images", "--out", out)).toMatchObject({
    files: first.files,
    made: 0,
    written: [],
    removed: [],
  });

  await writePhoto(join(mediaDir, "barn.jpg"), 500, 300, "#224466");
  const { written } = await runJson("prerender", "--out", out, "--changed");
  expect(written).toEqual(["/"]);
  const { removed } = await runJson("images", "--out", out);
  expect(removed).toHaveLength(11);
  const html = readFileSync(join(out, "index.html"), "utf8");
  const linked = [...html.matchAll(/\/media\/(barn-[^" ,]+)/g)].map(([, name = ""]) => name);
  expect(names(/^barn/).sort()).toEqual([...new Set(linked)].sort());
  expect(names(/^barn/)).not.toEqual(expect.arrayContaining(oldNames.slice(0, 1)));
});

test("every icon and share picture of a page exists", async ({ page, request, siteUrl }) => {
  await page.goto(`${siteUrl}commercial/trucking`);
  const hrefs = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toHaveLength(4);
  const sharePicture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const urls = [...hrefs, new URL(new URL(sharePicture ?? "").pathname, siteUrl).href];
  const manifest = await (await request.get(`${siteUrl}manifest.webmanifest`)).json();
  urls.push(...manifest.icons.map(({ src }: { src: string }) => new URL(src, siteUrl).href));
  for (const url of urls) expect((await request.get(url)).status(), url).toBe(200);
});

test("the sitemap lists every page, and only the first shard writes it", async ({
  mediaDir: _,
  workspace: { folder, out, run, runJson },
}) => {
  await run("prerender", "--out", out);
  const sitemap = readFileSync(join(out, "sitemap.xml"), "utf8");
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  const listed = pages.filter((name) => name !== "404.html" && name !== "admin.html");
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length);
  for (const [index, siteFiles] of [6, 0].entries()) {
    const shard = join(folder, `shard-${index}`);
    const result = await runJson("prerender", "--out", shard, "--shard", `${index + 1}/2`);
    expect(result.siteFiles).toHaveLength(siteFiles);
    if (siteFiles > 0) expect(readFileSync(join(shard, "sitemap.xml"), "utf8")).toBe(sitemap);
  }
});
