import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { toListing } from "#site/seo/site-files.ts";
import { forRun } from "#tests/support/full-run.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { filesIn } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { writeSiteFiles } from "./write-site-files.ts";

const ALL = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  "/_headers",
];
const inlineHashes: InlineHashes = { styles: ["c3R5bGU="], scripts: ["c2NyaXB0"], adminStyles: [] };
const PAGES = { home: testContent("Home"), about: testContent("About"), "farm/best-providers": testContent("None") };

/** Writes the files of a site with these pages. Pages that were not just rendered count as unchanged. */
function write(
  out: string,
  pages: Record<string, PageContent>,
  rendered: Record<string, PageContent> = {},
  { hasSamePages = false }: { hasSamePages?: boolean } = {},
) {
  const reader = testReader(pages);
  const listings = Object.entries(rendered).map(([id, content]) => toListing(pathOf(id) ?? "", content));
  const options = {
    reader,
    inlineHashes,
    out,
    rendered: listings,
    isCurrent: () => true,
    onlyChanged: true,
    hasSamePages,
  };
  return { reader, written: writeSiteFiles(options) };
}

describe("site files", () => {
  test("are written at first, and then only if their text differs", async () => {
    const out = join(temporaryFolder(), "site");
    expect(await write(out, PAGES).written).toEqual(ALL);
    const before = filesIn(out);
    expect(before["sitemap.xml"]?.match(/<loc>/g)).toHaveLength(2);
    expect(await write(out, PAGES).written).toEqual([]);

    const about = testContent("About our agency");
    expect(await write(out, { ...PAGES, about }, { about }).written).toEqual(["/llms.txt"]);
    expect(readFileSync(join(out, "llms.txt"), "utf8")).toContain("About our agency");
    const hidden = { ...about, meta: { ...about.meta, noIndex: true } };
    expect(await write(out, { ...PAGES, about: hidden }, { about: hidden }).written).toEqual([
      "/sitemap.xml",
      "/llms.txt",
    ]);
  });

  test("are written again after a build has deleted them", async () => {
    const out = join(temporaryFolder(), "site");
    await write(out, PAGES).written;
    rmSync(out, { recursive: true });
    expect(await write(out, PAGES, PAGES, { hasSamePages: true }).written).toEqual(ALL);
  });

  test("are written without reading unchanged pages again", async () => {
    const out = join(temporaryFolder(), "site");
    await write(out, PAGES).written;
    const { reader, written } = write(out, PAGES);
    await written;
    expect(reader.reads).toEqual(["site"]);
  });

  test("are the same after changes of some pages as when all of them are written", async () => {
    const text = fc.constantFrom("A", "A | Test Agency", "[A] & B", "A\nB", "</title>", "é’$&");
    const meta = fc.record(
      {
        title: text,
        description: text,
        noIndex: fc.boolean(),
        canonical: fc.constantFrom("/about", "https://example.org/"),
      },
      { requiredKeys: ["title", "description"] },
    );
    const change = fc.dictionary(fc.constantFrom("home", "about", "farm"), meta, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const folder = temporaryFolder();
        const [out, fresh] = [join(folder, "site"), join(folder, "fresh")];
        let pages: Record<string, PageContent> = PAGES;
        await write(out, pages).written;
        for (const change of changes) {
          const changed = Object.fromEntries(
            Object.entries(change).map(([id, meta]) => [id, { ...testContent("Page"), meta }]),
          );
          const hasSamePages = Object.keys(changed).every((id) => id in pages);
          pages = { ...pages, ...changed };
          await write(out, pages, changed, { hasSamePages }).written;
        }
        await write(fresh, pages).written;
        expect(filesIn(out)).toEqual(filesIn(fresh));
        expect(readFileSync(`${out}.listings.json`, "utf8")).toBe(readFileSync(`${fresh}.listings.json`, "utf8"));
      }),
      { numRuns: forRun(60, 15) },
    );
  });

  test("include a security.txt that is written again each month", async () => {
    const out = join(temporaryFolder(), "site");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await write(out, PAGES).written;
    vi.setSystemTime(new Date("2026-12-01T12:00:00Z"));
    expect(await write(out, PAGES).written).toEqual(["/.well-known/security.txt"]);
    expect(readFileSync(join(out, ".well-known/security.txt"), "utf8")).toContain("Expires: 2027-11-01T");
  });

  test("include host headers with the inline hashes", async () => {
    const out = join(temporaryFolder(), "site");
    const options = { reader: testReader(PAGES), out, rendered: [], isCurrent: () => true, onlyChanged: true };
    await writeSiteFiles({ ...options, inlineHashes });
    const changed = { ...inlineHashes, styles: ["b3RoZXI="] };
    expect(await writeSiteFiles({ ...options, inlineHashes: changed })).toEqual(["/_headers"]);
    expect(readFileSync(join(out, "_headers"), "utf8")).toMatch(
      /style-src 'self' 'sha256-b3RoZXI=' 'sha256-[^']+=' 'sha256-[^']+=';/,
    );
  });

  test("include the redirects that take effect, and no redirect in the sitemap", async () => {
    const out = join(temporaryFolder(), "site");
    const options = { inlineHashes, out, rendered: [], isCurrent: () => true, onlyChanged: true };
    const reader = testReader(PAGES);
    const site = await reader.site();
    const withRedirects = async (redirects: Record<string, string>) =>
      writeSiteFiles({ ...options, reader: { ...reader, site: async () => ({ ...site, redirects }) } });
    await withRedirects({ "/about": "/", "/commercial/old": "/about#team", "/personal/umbrella": "gone" });
    expect(readFileSync(join(out, "_redirects"), "utf8")).toBe(
      "/commercial/old /about#team 301\n/personal/umbrella /404.html 410\n",
    );
    expect(readFileSync(join(out, "sitemap.xml"), "utf8")).not.toMatch(/old|umbrella/);
    await withRedirects({});
    expect(existsSync(join(out, "_redirects"))).toBe(false);
  });

  test("are deleted when there is nothing to write in them", async () => {
    const out = join(temporaryFolder(), "site");
    await write(out, PAGES).written;
    const reader = testReader(PAGES);
    const { url, ...site } = await reader.site();
    const withoutUrl = { ...reader, site: async () => site };
    await writeSiteFiles({
      reader: withoutUrl,
      inlineHashes,
      out,
      rendered: [],
      isCurrent: () => true,
      onlyChanged: true,
    });
    expect(existsSync(join(out, "sitemap.xml"))).toBe(false);
  });
});
