import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { createLiveSite, type LiveSite } from "#tests/support/site/live-site.ts";
import { commit, filesIn, page } from "#tests/support/store/file-store.ts";
import { checkContent, type PrerenderOptions, type PrerenderResult, prerender } from "./prerender.ts";

vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));
vi.mock("../images/image-codec.ts", async () => (await import("#tests/support/site/plain-site.ts")).plainImageCodec);
vi.mock(
  "#site/seo/open-graph/open-graph-svg.tsx",
  async () => (await import("#tests/support/site/plain-site.ts")).plainOpenGraph,
);

/** Code of a warning about a document that has no file, of which a test site has many. */
const DEFAULT_CONTENT = "site/default-content";

async function optionsOf({ root, contentDir, out }: LiveSite): Promise<PrerenderOptions> {
  return { root, contentDir, out, store: await openFileStore({ dir: contentDir }) };
}

async function prerenderChanged(site: LiveSite): Promise<PrerenderResult> {
  return prerender({ ...(await optionsOf(site)), onlyChanged: true });
}

/** Lists the broken documents that a result warns about, with what was published for them. */
function outcomes({ warnings }: Pick<PrerenderResult, "warnings">): Record<string, string | undefined> {
  const broken = warnings.filter(({ code }) => code !== DEFAULT_CONTENT && !code.startsWith("production/"));
  return Object.fromEntries(broken.map(({ page = "", message }) => [page, message.split(". ").at(-1)]));
}

function writePage({ contentDir }: LiveSite, id: string, text: string): void {
  writeFileSync(join(contentDir, "pages", `${id}.json`), text);
}

const withoutTitle = JSON.stringify({ page: "about", version: 1, content: { hero: {} } });

describe("a damaged page of the site is written again by the next run, and only that one,", () => {
  test.each<[string, (text: string) => string]>([
    ["if it is garbage", () => "garbage"],
    ["if it is truncated", (text) => text.slice(0, -100)],
    ["if it is empty", () => ""],
    ["if it has other text of the same length", (text) => text.replace("Us", "We")],
  ])("%s", async (_, damage) => {
    const site = await createLiveSite({ about: page("Us") });
    const file = join(site.out, "about.html");
    const before = readFileSync(file, "utf8");
    // Later than the manifest, on any file system.
    writeFileSync(file, damage(before));
    utimesSync(file, new Date(), new Date(Date.now() + 10_000));
    expect(await prerenderChanged(site)).toMatchObject({ rendered: 1, written: ["/about"] });
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(await prerenderChanged(site)).toMatchObject({ rendered: 0, written: [] });
  });

  test("if it was truncated in a copy that kept its time", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const file = join(site.out, "about.html");
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, "utf8").slice(0, 40));
    utimesSync(file, atime, mtime);
    expect(await prerenderChanged(site)).toMatchObject({ rendered: 1, written: ["/about"] });
  });
});

describe("a page whose stored file is broken", () => {
  test.each([
    ["not JSON", "{"],
    ["not valid", withoutTitle],
  ])("stays as it was last published if the file is %s", async (_, text) => {
    const site = await createLiveSite({ about: page("Us") });
    const before = site.readPage("/about");
    writePage(site, "about", text);
    for (const onlyChanged of [true, true, false]) {
      const result = await prerender({ ...(await optionsOf(site)), onlyChanged });
      expect(outcomes(result)).toEqual({
        about: "The page stays as it was last published, or says that it is not available.",
      });
      expect(result).toMatchObject({ kept: ["/about"], written: [], siteFiles: [] });
    }
    expect(site.readPage("/about")).toBe(before);
  });

  test("is rendered again when the file is good again", async () => {
    const site = await createLiveSite({ about: page("Us") });
    writePage(site, "about", "{");
    await prerenderChanged(site);
    writePage(site, "about", JSON.stringify({ page: "about", version: 1, content: page("We") }));
    expect(await prerenderChanged(site)).toMatchObject({ kept: [], written: ["/about"] });
    expect(site.readPage("/about")).toMatch(/^We of/);
  });

  test("does not keep the other pages from being published", async () => {
    const site = await createLiveSite({ about: page("Us"), terms: page("Terms") });
    writePage(site, "about", "{");
    await commit(await openFileStore({ dir: site.contentDir }), { terms: page("New terms") });
    expect(await prerenderChanged(site)).toMatchObject({ written: ["/terms"], kept: ["/about"] });
  });

  test("is left out if it was never published and has no other content", async () => {
    const site = await createLiveSite();
    writePage(site, "farm/bees", "{");
    const result = await prerenderChanged(site);
    expect(outcomes(result)).toEqual({ "farm/bees": "The page is left out until the file is fixed." });
    expect(site.readPage("/farm/bees")).toBeUndefined();
    expect(result.siteFiles).toEqual([]);
  });

  test("says that it is not available if it is a known page without any content", async () => {
    const site = await createLiveSite();
    await commit(await openFileStore({ dir: site.contentDir }), { "farm/agribusiness": null });
    await prerenderChanged(site);
    expect(site.readPage("/farm/agribusiness")).toBeUndefined();
    writePage(site, "farm/agribusiness", "{");
    for (const _ of [1, 2]) {
      expect(await prerenderChanged(site)).toMatchObject({ kept: ["/farm/agribusiness"], siteFiles: [] });
      expect(site.readPage("/farm/agribusiness")).toBe("");
    }
  });

  test("is rendered from the content of the last revision if the published page is of earlier code", async () => {
    const site = await createLiveSite({ about: page("Us") });
    writeFileSync(join(site.root, "dist/server/entry.mjs"), "// changed");
    writePage(site, "about", withoutTitle);
    const result = await prerender(await optionsOf(site));
    expect(outcomes(result)).toEqual({ about: "The changes in this file are not published." });
    expect(result).toMatchObject({ kept: [], rendered: 42 });
    expect(site.readPage("/about")).toMatch(/^Us of /);
  });
});

test("broken site settings leave every page and the sitemap as they were last published", async () => {
  const site = await createLiveSite({ about: page("Us") });
  writeFileSync(join(site.contentDir, "site.json"), "{");
  const result = await prerender(await optionsOf(site));
  expect(outcomes(result)).toEqual({ site: "The pages that show it stay as they were last published." });
  expect(result).toMatchObject({ rendered: 0, written: [], siteFiles: [] });
  rmSync(join(site.contentDir, "site.json"));
  const withoutFile = await prerenderChanged(site);
  expect(withoutFile.warnings).toContainEqual(expect.objectContaining({ code: "site/not-updated", page: "site" }));
  expect(withoutFile).toMatchObject({ rendered: 0, written: [], siteFiles: [] });
});

test("shards are disjoint and together contain the whole site, and only the first writes the files about all of it", async () => {
  const site = await createLiveSite();
  const whole = filesIn(site.out);
  const pagesIn = (out: string) => Object.entries(filesIn(out)).filter(([name]) => name.endsWith(".html"));
  const sharded: [string, string][] = [];
  for (const index of [1, 2, 3]) {
    const out = join(site.root, `shard-${index}`);
    const { siteFiles } = await prerender({ ...(await optionsOf(site)), out, shard: { index, of: 3 } });
    expect(siteFiles.includes("/sitemap.xml")).toBe(index === 1);
    for (const file of siteFiles) expect(filesIn(out)[file.slice(1)], file).toBe(whole[file.slice(1)]);
    expect(pagesIn(out).length).toBeGreaterThan(pagesIn(site.out).length / 4);
    sharded.push(...pagesIn(out));
  }
  expect(sharded).toHaveLength(pagesIn(site.out).length);
  expect(Object.fromEntries(sharded)).toEqual(Object.fromEntries(pagesIn(site.out)));
});

test("a run for changes writes only the changed page, as a full run would", async () => {
  const site = await createLiveSite();
  const modified = () => statSync(join(site.out, "contact.html")).mtimeMs;
  const before = modified();
  await commit(await openFileStore({ dir: site.contentDir }), { about: page("Us") });
  expect(await prerenderChanged(site)).toMatchObject({ rendered: 1, written: ["/about"], removed: [] });
  expect(await prerender(await optionsOf(site))).toMatchObject({ rendered: 42, written: [], removed: [] });
  expect([site.readPage("/about"), modified()]).toEqual([expect.stringMatching(/^Us of /), before]);
});

test("a replaced photo gets new files, and its old ones are deleted", async () => {
  const hero = { title: "Us", image: "barn.jpg" };
  const site = await createLiveSite({ about: { ...page("Us"), hero } });
  const photos = () => Object.keys(filesIn(site.out)).filter((name) => name.startsWith("media/"));
  expect(await prerenderChanged(site)).toMatchObject({ missing: [{ path: "/about", file: "barn.jpg" }] });
  site.addPhoto("barn.jpg", "a barn");
  await site.runCommands();
  const old = photos();
  expect(old.length).toBeGreaterThan(0);
  site.addPhoto("barn.jpg", "a new barn");
  const changes = await site.runCommands();
  expect(changes).toEqual(expect.arrayContaining(["/about", ...old.map((name) => `/${name}`)]));
  expect(photos()).toHaveLength(old.length);
  expect(photos().filter((name) => old.includes(name))).toEqual([]);
  expect(site.readPage("/about")).toContain(`photo /${photos()[0]?.split("-").slice(0, 2).join("-")}`);
});

test("one warning names the default documents of a store without a revision", async () => {
  const site = await createLiveSite();
  rmSync(site.contentDir, { recursive: true });
  mkdirSync(join(site.contentDir, "pages"), { recursive: true });
  writePage(site, "about", JSON.stringify({ page: "about", content: page("Us") }));
  const { warnings } = await prerenderChanged(site);
  const [message, ...others] = warnings
    .filter(({ code }) => code === DEFAULT_CONTENT)
    .map((warning) => warning.message);
  expect(others).toEqual([]);
  expect(message).toMatch(/^The store has no valid content for these documents, .*: site, theme, .*home, .*medicare/);
  expect(message).not.toMatch(/about|best-providers/);
});

test("a full run counts in one warning the places that lint --production would report", async () => {
  const testimonials = { items: [{ quote: "Good people.", author: "A client" }] };
  const site = await createLiveSite({ about: { ...page("Us"), testimonials } });
  const unready = ({ warnings }: PrerenderResult) =>
    warnings.filter(({ code }) => code !== DEFAULT_CONTENT).map(({ code, message }) => `${code} ${message}`);
  expect(unready(await prerender(await optionsOf(site)))).toEqual([
    expect.stringMatching(/^production\/sample Sample content cannot be published: \d+ places\./),
    "testimonial/unverified A testimonial has no source or no permission: 1 place. `agency lint --production` lists them.",
  ]);
  expect(unready(await prerenderChanged(site))).toEqual([]);
});

test("checking the content finds broken documents and missing images without writing anything", async () => {
  const site = await createLiveSite({
    about: page("Us"),
    terms: { ...page("T"), hero: { title: "T", image: "no.jpg" } },
  });
  writePage(site, "about", "{");
  const before = readdirSync(site.out, { recursive: true }).sort();
  const check = await checkContent(await optionsOf(site));
  expect(outcomes(check)).toEqual({ about: "The changes in this file are not published." });
  expect(check.missing).toEqual([{ path: "/terms", file: "no.jpg" }]);
  expect(readdirSync(site.out, { recursive: true }).sort()).toEqual(before);
});
