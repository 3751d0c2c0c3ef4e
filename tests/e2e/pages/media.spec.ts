import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Route } from "playwright/test";
import sharp from "sharp";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";

const CONTENT = inProject("content");

interface Workshop {
  folder: string;
  /** The copy of the content's media folder, with a photo for the top of the home page and one of a person. */
  media: string;
  /** Where the site is written to. */
  out: string;
  /** Runs the command on the copy, and answers its result and what it says besides. */
  run(...argv: string[]): Promise<{ result: Record<string, unknown>; stderr: string }>;
}

const test = base.extend<{ workshop: Workshop; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  async workshop({}, use) {
    const folder = mkdtempSync(join(tmpdir(), "agency-media-"));
    const content = join(folder, "content");
    const media = join(content, "media");
    for (const name of ["pages", "history", "site.json"]) {
      cpSync(join(CONTENT, name), join(content, name), { recursive: true });
    }
    mkdirSync(join(media, "team"), { recursive: true });
    await writePhoto(join(media, "barn.jpg"), 2400, 1600);
    await writePhoto(join(media, "team/first.jpg"), 900, 600);

    const run: Workshop["run"] = async (...argv) => {
      const { exitCode, stdout, stderr } = await runCli(argv, { env: { CONTENT_DIR: content } });
      expect(exitCode, stdout + stderr).toBe(0);
      return { result: argv.includes("json") ? JSON.parse(stdout) : {}, stderr };
    };
    const members = [
      { name: "Ann Field", title: "Agent", image: "team/first.jpg" },
      { name: "Bob Creek", title: "Agent", image: "team/nobody.jpg" },
    ];
    const pages = { home: { hero: { image: "barn.jpg", imageAlt: "A barn" } }, about: { team: { members } } };
    writeFileSync(join(folder, "export.json"), JSON.stringify({ pages }));
    await run("import", join(folder, "export.json"));
    await use({ folder, media, out: join(folder, "site"), run });
    rmSync(folder, { recursive: true });
  },
  /** The address of the finished site. */
  async site({ workshop: { out, run } }, use) {
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

test("a photo at the top of a page comes as AVIF, at once, and moves nothing", async ({ page, request, site }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const { held, release } = hold();
  await page.route("**/media/**", held);
  await page.goto(site, { waitUntil: "domcontentloaded" });
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

/** Lets requests wait until they are released. */
function hold(): { held(route: Route): Promise<void>; release(): void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held: (route) => released.then(() => route.continue()), release };
}

test("a person without a picture that can be shown has a monogram", async ({ page, site }) => {
  await page.goto(`${site}about`);
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

test("a missing file is a warning that names it and its page, each time", async ({ workshop: { media, out, run } }) => {
  const file = join(media, "team/nobody.jpg");
  const warning = `about warning ${file} does not exist. media/unreadable`;
  expect((await run("prerender", "--out", out)).stderr).toContain(warning);
  expect((await run("prerender", "--out", out, "--changed")).stderr).toContain(warning);
  writeFileSync(file, "no picture");
  const { result } = await run("prerender", "--out", out, "--changed", "--format", "json");
  expect(result.diagnostics).toMatchObject([{ page: "about", message: `${file} is not a readable image.` }]);
});

test("a photo that is replaced is shown, and the files of the old one go", async ({
  workshop: { media, out, run },
}) => {
  const names = (pattern: RegExp) => readdirSync(join(out, "media")).filter((name) => pattern.test(name));
  await run("prerender", "--out", out);
  const first = (await run("images", "--out", out, "--format", "json")).result;
  const old = names(/^barn/);
  expect(old).toHaveLength(11);
  expect(first).toMatchObject({ removed: [] });
  const again = (await run("images", "--out", out, "--format", "json")).result;
  expect(again).toMatchObject({ files: first.files, made: 0, written: [], removed: [] });

  await writePhoto(join(media, "barn.jpg"), 500, 300, "#224466");
  const { result } = await run("prerender", "--out", out, "--changed", "--format", "json");
  expect(result.written).toEqual(["/"]);
  const { removed } = (await run("images", "--out", out, "--format", "json")).result;
  expect(removed).toHaveLength(11);
  const html = readFileSync(join(out, "index.html"), "utf8");
  const named = [...html.matchAll(/\/media\/(barn-[^" ,]+)/g)].map(([, name = ""]) => name);
  expect(names(/^barn/).sort()).toEqual([...new Set(named)].sort());
  expect(names(/^barn/)).not.toEqual(expect.arrayContaining(old.slice(0, 1)));
});

test("the icons and pictures that pages name are there", async ({ page, request, site }) => {
  await page.goto(`${site}commercial/trucking`);
  const hrefs = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toHaveLength(4);
  const shared = await page.locator('meta[property="og:image"]').getAttribute("content");
  const addresses = [...hrefs, new URL(new URL(shared ?? "").pathname, site).href];
  const manifest = await (await request.get(`${site}manifest.webmanifest`)).json();
  addresses.push(...manifest.icons.map(({ src }: { src: string }) => new URL(src, site).href));
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("the sitemap has every page, with one share as with all of them", async ({ workshop: { folder, out, run } }) => {
  await run("prerender", "--out", out);
  const sitemap = readFileSync(join(out, "sitemap.xml"), "utf8");
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  const listed = pages.filter((name) => name !== "404.html" && name !== "admin.html");
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length);
  for (const [index, siteFiles] of [5, 0].entries()) {
    const share = join(folder, `share-${index}`);
    const { result } = await run("prerender", "--out", share, "--shard", `${index + 1}/2`, "--format", "json");
    expect(result.siteFiles).toHaveLength(siteFiles);
    if (siteFiles > 0) expect(readFileSync(join(share, "sitemap.xml"), "utf8")).toBe(sitemap);
  }
});
