import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { commitPageChange } from "#content/revisions/change-page.ts";
import { rollback } from "#content/revisions/rollback.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { createLiveSite, type LiveSite } from "#tests/support/site/live-site.ts";
import { UNRENDERABLE } from "#tests/support/site/plain-site.ts";
import { commit, fileFingerprints, filesIn, note, page } from "#tests/support/store/file-store.ts";
import { prerender } from "../prerender/prerender.ts";
import { cacheFolder } from "../routes.ts";

vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));
vi.mock("../images/image-codec.ts", async () => (await import("#tests/support/site/plain-site.ts")).plainImageCodec);
vi.mock(
  "#site/seo/open-graph/open-graph-svg.tsx",
  async () => (await import("#tests/support/site/plain-site.ts")).plainOpenGraph,
);

/** Result of the commands if they have nothing to do. */
const NOTHING = ["0 pages"];

/** Lists the HTML files that were replaced. */
function replacedPages(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => name.endsWith(".html") && before[name] !== after[name]);
}

/** Creates the overview of the farm section, with a link to the drones page. */
const farmOverview = (linkTitle: string) => ({
  ...page("Farm"),
  coverage: { title: "All", items: [{ title: linkTitle, description: "It flies.", url: "/farm/drones" }] },
});

describe("commit to the publishing store", () => {
  test("replaces the page of the changed document before it resolves, and no other page", async () => {
    const { open, out, readPage, errors } = await createLiveSite();
    const { store, close } = await open();
    const before = fileFingerprints(out);
    await commit(store, { about: page("Us") });
    expect(readPage("/about")).toMatch(/^Us of /);
    expect(replacedPages(before, fileFingerprints(out))).toEqual(["about.html"]);
    await close();
    expect(errors).toEqual([]);
  });

  test("leaves the commands nothing to do once the publisher is closed", async () => {
    const { open, out, runCommands, stagingFolders, readPage } = await createLiveSite();
    expect(await runCommands()).toEqual(NOTHING);
    const { store, close } = await open();
    await commit(store, { about: page("Us"), "farm/barns": page("Barns"), "farm/drones": null });
    expect([readPage("/farm/barns"), readPage("/farm/drones")]).toEqual([
      expect.stringMatching(/^Barns of /),
      undefined,
    ]);
    await close();
    const files = filesIn(out);
    expect(files["sitemap.xml"]).toContain("/farm/barns<");
    expect(files["sitemap.xml"]).not.toContain("/farm/drones<");
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["about.html.br", "farm/barns.html.gz", "og/about.png"]));
    expect(Object.keys(files).filter((name) => name.includes("drones"))).toEqual([]);
    expect(files["og/about.png"]).toContain("Us");
    expect(stagingFolders()).toEqual([]);
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("retires, moves and restores pages together with their redirects and files", async () => {
    const { open, out, readPage, runCommands, errors } = await createLiveSite();
    const { store, close } = await open();
    const note = { by: "ann" };
    const redirects = () => filesIn(out)._redirects;
    await commitPageChange(store, { kind: "move", from: "farm/drones", to: "commercial/drones" }, { note });
    expect([readPage("/farm/drones"), readPage("/commercial/drones")]).toEqual([
      undefined,
      expect.stringMatching(/^Drones of /),
    ]);
    expect(redirects()).toBe("/farm/drones /commercial/drones 301\n");
    // The umbrella page is default content, which has no document to remove.
    expect(readPage("/personal/umbrella")).toBeDefined();
    await commitPageChange(store, { kind: "retire", page: "personal/umbrella", mayUnlink: true }, { note });
    expect(readPage("/personal/umbrella")).toBeUndefined();
    expect(redirects()).toBe("/farm/drones /commercial/drones 301\n/personal/umbrella /404.html 410\n");
    await close();
    const names = Object.keys(filesIn(out));
    expect(names.filter((name) => /farm\/drones|umbrella/.test(name))).toEqual([]);
    expect(filesIn(out)["sitemap.xml"]).not.toMatch(/farm\/drones|umbrella/);
    expect(await runCommands()).toEqual(NOTHING);

    const reopened = await open();
    await rollback(reopened.store, { to: 1 }, { note });
    expect([
      readPage("/farm/drones"),
      readPage("/commercial/drones"),
      readPage("/personal/umbrella"),
      redirects(),
    ]).toEqual([expect.stringMatching(/^Drones of /), undefined, expect.any(String), undefined]);
    await reopened.close();
    expect(await runCommands()).toEqual(NOTHING);
    expect(errors).toEqual([]);
  });

  test("lets other work run between two pages, and a page that moves always has a file or a redirect", async () => {
    const { open, out, readPage } = await createLiveSite();
    const { store, close } = await open();
    const redirectsFile = join(out, "_redirects");
    let isMoving = true;
    const move = { from: "farm/drones", to: "commercial/drones" } as const;
    const moving = commitPageChange(store, { kind: "move", ...move }, { note: { by: "ann" } }).finally(() => {
      isMoving = false;
    });
    const places = new Set<string>();
    while (isMoving) {
      // Reads no other file, because the move removes some of them.
      const redirects = existsSync(redirectsFile) ? readFileSync(redirectsFile, "utf8") : "";
      const found = { file: readPage("/farm/drones"), redirect: redirects.includes("/farm/drones") };
      places.add(
        Object.keys(found)
          .filter((place) => found[place as keyof typeof found])
          .join(" and "),
      );
      await new Promise(setImmediate);
    }
    await moving;
    expect([...places]).toEqual(["file", "file and redirect", "redirect"]);
    await close();
  });

  test("is followed by the commands, which retire pages in the same way", async () => {
    const { contentDir, out, readPage, runCommands } = await createLiveSite();
    const store = await openFileStore({ dir: contentDir });
    await commitPageChange(
      store,
      { kind: "retire", page: "personal/umbrella", to: "personal/home" },
      { note: { by: "ann" } },
    );
    await runCommands();
    expect(readPage("/personal/umbrella")).toBeUndefined();
    const files = filesIn(out);
    expect(Object.keys(files).filter((name) => name.includes("umbrella"))).toEqual([]);
    expect(files._redirects).toBe("/personal/umbrella /personal/home 301\n");
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("renders the pages of a section when its overview changes", async () => {
    const { open, out, readPage, runCommands } = await createLiveSite();
    const { store, close } = await open();
    const before = fileFingerprints(out);
    await commit(store, { farm: farmOverview("Drones and more") });
    expect(readPage("/farm/drones")).toContain("links Farm Coverage, Drones and more");
    const names = replacedPages(before, fileFingerprints(out));
    expect(names).toContain("farm.html");
    expect(names.filter((name) => !/^farm(?:\/[a-z-]+)?\.html$/.test(name))).toEqual([]);
    await close();
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("renders the page that shows the team of Home when Home changes", async () => {
    const { open, out, readPage, runCommands } = await createLiveSite();
    const { store, close } = await open();
    const before = fileFingerprints(out);
    await commit(store, { home: { ...page("Welcome"), team: { members: [{ name: "Ada Lee", title: "Agent" }] } } });
    expect(readPage("/about")).toContain("member Ada Lee");
    expect(replacedPages(before, fileFingerprints(out)).sort()).toEqual(["about.html", "index.html"]);
    await close();
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("renders every page when the site settings change", async () => {
    const { open, readPage, runCommands } = await createLiveSite();
    const { store, close } = await open();
    await commit(store, { site: { ...(await defaultContent()).get("site"), name: "Another Agency" } });
    const paths = DEFAULT_PAGES.filter((id) => id !== "farm/best-providers").map(pathOf);
    for (const path of [...paths, "/farm/drones"]) expect(readPage(path), path).toContain("of Another Agency\n");
    expect([readPage("/404"), readPage("/admin")]).toEqual(["", ""]);
    await close();
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("removes the page when its document is removed", async () => {
    const { open, readPage } = await createLiveSite({ about: page("Us") });
    const { store, close } = await open();
    expect(readPage("/about")).toMatch(/^Us of /);
    await commit(store, { about: null });
    expect(readPage("/about")).toBeUndefined();
    await close();
  });

  test("restores every file of the site when it is rolled back", async () => {
    const { open, out, readPage, runCommands } = await createLiveSite();
    const { store, close } = await open();
    const before = filesIn(out);
    await commit(store, { about: page("Us"), "farm/barns": page("Barns") });
    await rollback(store, { to: 1 }, { note });
    expect(readPage("/farm/barns")).toBeUndefined();
    await close();
    expect(filesIn(out)).toEqual(before);
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("publishes commits that run at the same time, and commits before an earlier one is finalized", async () => {
    const { open, readPage, runCommands } = await createLiveSite();
    const { store, close } = await open();
    await Promise.all(["A", "B", "C"].map((title) => commit(store, { [`farm/${title.toLowerCase()}`]: page(title) })));
    for (const title of ["One", "Two", "Three"]) {
      await commit(store, { about: page(title), "farm/a": title === "Two" ? null : page(title) });
      expect(readPage("/about")).toMatch(new RegExp(`^${title} of `));
    }
    expect([readPage("/farm/a"), readPage("/farm/b")]).toEqual([
      expect.stringMatching(/^Three of /),
      expect.stringMatching(/^B of /),
    ]);
    await close();
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("renders other pages too when a photo was added, and deletes its files when no page shows it", async () => {
    const { open, addPhoto, readPage, runCommands, out } = await createLiveSite({
      about: { ...page("Us"), hero: { title: "Us", image: "barn.jpg" } },
    });
    expect(readPage("/about")).toContain("photo missing");
    const { store, close } = await open();
    addPhoto("barn.jpg", "a barn");
    await commit(store, { contact: { ...page("Hello"), hero: { title: "Hello", image: "barn.jpg" } } });
    expect([readPage("/about"), readPage("/contact")]).toEqual(
      Array(2).fill(expect.stringContaining("photo /media/barn-")),
    );
    await close();
    expect(await runCommands()).toEqual(NOTHING);

    // The files of a photo stay as long as any page shows it.
    const photos = () => Object.keys(filesIn(out)).filter((name) => name.startsWith("media/"));
    const again = await open();
    await commit(again.store, { contact: page("Hello") });
    await again.close();
    expect(photos().length).toBeGreaterThan(0);
    expect(await runCommands()).toEqual(NOTHING);
    const third = await open();
    await commit(third.store, { about: page("Us") });
    await third.close();
    expect(photos()).toEqual([]);
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("shows an added photo together with the first page that names it", async () => {
    const { open, addPhoto, out, runCommands } = await createLiveSite();
    const { store, preparePhoto, close } = await open();
    addPhoto("barn.jpg", "a barn");
    preparePhoto("barn.jpg");
    const photosIn = (folder: string) => Object.keys(filesIn(folder)).filter((name) => name.startsWith("media/barn"));
    await vi.waitFor(() => expect(photosIn(cacheFolder(out)).length).toBeGreaterThan(0), { timeout: 30_000 });
    const ready = photosIn(cacheFolder(out));
    expect(photosIn(out)).toEqual([]);
    await commit(store, { about: { ...page("Us"), hero: { title: "Us", image: "barn.jpg" } } });
    expect(photosIn(out)).toEqual(expect.arrayContaining(ready));
    await close();
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("does not render pages again that another process has published", async () => {
    const { open, runCommands, out, addPhoto } = await createLiveSite();
    const { store, close } = await open();
    addPhoto("barn.jpg", "a barn");
    // Another process publishes the photo.
    await runCommands();
    const before = fileFingerprints(out);
    await commit(store, { about: page("Us") });
    expect(replacedPages(before, fileFingerprints(out))).toEqual(["about.html"]);
    await close();
  });
});

describe("a commit of another process", () => {
  /** Opens a publisher that is running, and the store as another process opens it. */
  async function openWithOther(site: LiveSite) {
    const publisher = await site.open();
    publisher.start();
    return { ...publisher, other: await openFileStore({ dir: site.contentDir }) };
  }

  test("is live soon, with its new, changed and removed pages, and no other page is replaced", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const { other, close } = await openWithOther(site);
    const before = fileFingerprints(site.out);
    await commit(other, { about: page("We"), "farm/barns": page("Barns"), "farm/drones": null });
    // Removed pages go last.
    await vi.waitFor(() => expect(site.readPage("/farm/drones")).toBeUndefined(), { timeout: 30_000 });
    expect([site.readPage("/about"), site.readPage("/farm/barns")]).toEqual([
      expect.stringMatching(/^We of /),
      expect.stringMatching(/^Barns of /),
    ]);
    expect(replacedPages(before, fileFingerprints(site.out)).sort()).toEqual(["about.html", "farm/barns.html"]);
    await close();
    expect(site.errors).toEqual([]);
    expect(await site.runCommands()).toEqual(NOTHING);
  });

  test("of the site settings is live on every page", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const { other, close } = await openWithOther(site);
    const settings = (await defaultContent()).get("site");
    await commit(other, { site: { ...settings, name: "Harbor Insurance" } });
    await vi.waitFor(() => expect(site.readPage("/about")).toMatch(/^Us of Harbor Insurance/), { timeout: 30_000 });
    await close();
    expect(await site.runCommands()).toEqual(NOTHING);
  });

  test("and commits of the server can alternate", async () => {
    const site = await createLiveSite();
    const { store, other, close } = await openWithOther(site);
    for (const title of ["A", "B", "C"]) {
      await commit(other, { about: page(title) });
      await commit(store, { terms: page(title) });
      expect(site.readPage("/terms")).toMatch(new RegExp(`^${title} of `));
    }
    await vi.waitFor(() => expect(site.readPage("/about")).toMatch(/^C of /), { timeout: 30_000 });
    await close();
    expect(site.errors).toEqual([]);
    expect(await site.runCommands()).toEqual(NOTHING);
  });

  test("that cannot be rendered is reported once, and the next one is live", async () => {
    const site = await createLiveSite();
    const { other, close } = await openWithOther(site);
    await commit(other, { about: page(UNRENDERABLE) });
    await vi.waitFor(() => expect(site.errors).not.toEqual([]), { timeout: 30_000 });
    await commit(other, { terms: page("New terms") });
    await vi.waitFor(() => expect(site.readPage("/terms")).toMatch(/^New terms of /), { timeout: 30_000 });
    await close();
    expect(site.errors).toHaveLength(1);
  });
});

test("prerender does not overwrite pages that an import publishes while it runs", async () => {
  const { open, root, contentDir, out, readPage, runCommands } = await createLiveSite();
  const { store: live, close } = await open();
  const store = await openFileStore({ dir: contentDir });
  const importing = vi.fn(async () => void (await commit(live, { about: page("Us") })));
  const reader: typeof store.reader = async (revision) => {
    const before = await store.reader(revision);
    if (importing.mock.calls.length === 0) await importing();
    return before;
  };
  const { written } = await prerender({ root, store: { ...store, reader }, contentDir, out });
  expect(readPage("/about")).toMatch(/^Us of /);
  expect(written).toEqual(["/about"]);
  await close();
  expect((await runCommands())[0]).toBe("0 pages");
});

describe("a file that is edited by hand", () => {
  const ABOUT = "pages/about.json";
  const namedSite = async (name: string) => ({ ...(await defaultContent()).get("site"), name });

  /** Replaces text in a document, as `sed -i` does. */
  function edit({ contentDir }: LiveSite, name: string, from: string, to: string): void {
    const file = join(contentDir, name);
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFileAtomic(file, text.replaceAll(from, to));
  }

  /** Opens a store that edits a document between the commit of a revision and its publishing. */
  async function openEditing(site: LiveSite, ...[name, from, to]: [name: string, from: string, to: string]) {
    const store = await openFileStore({ dir: site.contentDir });
    return site.open({
      ...store,
      transaction: (task) =>
        store.transaction((writer) =>
          task({
            ...writer,
            async commit(changes, why) {
              const entry = await writer.commit(changes, why);
              edit(site, name, from, to);
              return entry;
            },
          }),
        ),
    });
  }

  test("after a commit is published by the next run", async () => {
    const site = await createLiveSite();
    const { store, close } = await site.open();
    await commit(store, { about: page("Us") });
    edit(site, ABOUT, '"Us"', '"By hand"');
    await close();
    expect(site.readPage("/about")).toMatch(/^Us of /);
    expect((await site.runCommands())[0]).toBe("1 pages");
    expect(site.readPage("/about")).toMatch(/^By hand of /);
  });

  test("between a commit and its publishing is published by the next run", async () => {
    const site = await createLiveSite();
    const { store, close } = await openEditing(site, ABOUT, '"Us"', '"By hand"');
    await commit(store, { about: page("Us"), contact: page("Hello") });
    await close();
    expect((await site.runCommands())[0]).toBe("1 pages");
    expect(site.readPage("/about")).toMatch(/^By hand of /);
  });

  test("after a commit of the site settings is published by the next run", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const { store, close } = await site.open();
    await commit(store, { site: await namedSite("Imported") });
    edit(site, ABOUT, '"Us"', '"By hand"');
    await close();
    expect((await site.runCommands())[0]).toBe("1 pages");
    expect(site.readPage("/about")).toMatch(/^By hand of Imported/);
  });

  test("between a commit of the site settings and their publishing is published by the next run", async () => {
    const site = await createLiveSite();
    const { store, close } = await openEditing(site, "site.json", "Imported", "By Hand");
    await commit(store, { site: await namedSite("Imported") });
    await close();
    await site.runCommands();
    expect(site.readPage("/about")).toMatch(/ of By Hand/);
    expect(await site.runCommands()).toEqual(NOTHING);
  });

  test("while a run renders is published by the next run", async () => {
    const site = await createLiveSite({ site: await namedSite("Imported") });
    const { root, contentDir, out } = site;
    const store = await openFileStore({ dir: contentDir });
    let editOnce = () => {
      editOnce = () => undefined;
      edit(site, "site.json", "Imported", "By Hand");
    };
    const reader: typeof store.reader = async (...given) => {
      const opened = await store.reader(...given);
      const readSite = opened.site.bind(opened);
      return Object.assign(opened, { site: () => readSite().finally(() => editOnce()) });
    };
    await prerender({ root, store: { ...store, reader }, contentDir, out });
    await site.runCommands();
    expect(site.readPage("/about")).toMatch(/ of By Hand/);
  });
});

describe("a commit while the file of another document is broken", () => {
  /** Breaks the file of a document, and returns a function that restores it. */
  function breakFile({ contentDir }: LiveSite, name: string): () => void {
    const file = join(contentDir, name);
    const text = existsSync(file) ? readFileSync(file) : undefined;
    writeFileSync(file, "{\n,");
    return () => (text === undefined ? rmSync(file) : writeFileSync(file, text));
  }

  /** Makes every page outdated, as a new photo does. */
  const outdateAll = ({ addPhoto }: LiveSite) => addPhoto("barn.jpg", "a barn");

  test("keeps the page as it was last published, with a warning, and publishes the others", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const { store, close } = await site.open();
    const before = site.readPage("/about");
    const restore = breakFile(site, "pages/about.json");
    outdateAll(site);
    await commit(store, { contact: page("Hello") });
    await close();
    expect([site.readPage("/about"), site.readPage("/contact")]).toEqual([before, expect.stringMatching(/^Hello of /)]);
    expect(site.warnings).toMatchObject([{ code: "site/not-updated", page: "about" }]);
    expect(site.warnings[0]?.message).toMatch(
      /pages\/about\.json:2 cannot be read: [^.]*\. The page stays as it was last published, or says that it is not available\.$/,
    );
    expect(site.errors).toEqual([]);
    restore();
    expect(await site.runCommands()).toEqual(["1 pages"]);
  });

  test("keeps the page of a broken file that no revision has recorded", async () => {
    const site = await createLiveSite();
    writeFileSync(
      join(site.contentDir, "pages/farm/bees.json"),
      JSON.stringify({ page: "farm/bees", content: page("Bees") }),
    );
    await site.runCommands();
    breakFile(site, "pages/farm/bees.json");
    outdateAll(site);
    const { store, close } = await site.open();
    await commit(store, { contact: page("Hello") });
    await close();
    expect(site.readPage("/farm/bees")).toMatch(/^Bees of /);
    expect(site.readPage("/contact")).toMatch(/^Hello of /);
    expect(filesIn(site.out)["sitemap.xml"]).toContain("/farm/bees<");
    expect(site.warnings).toMatchObject([{ page: "farm/bees" }]);
  });

  test("publishes the page when the file is good again", async () => {
    const site = await createLiveSite({ about: page("Us") });
    const { store, close } = await site.open();
    const restore = breakFile(site, "pages/about.json");
    outdateAll(site);
    await commit(store, { contact: page("Hello") });
    restore();
    await commit(store, { about: page("We") });
    await close();
    expect(site.readPage("/about")).toMatch(/^We of /);
    expect(site.warnings).toHaveLength(1);
    expect(await site.runCommands()).toEqual(NOTHING);
  });

  test("keeps every page, the sitemap and the redirects if the site settings are broken", async () => {
    const site = await createLiveSite({ site: { ...(await defaultContent()).get("site"), name: "Another Agency" } });
    const { store, close } = await site.open();
    const restore = breakFile(site, "site.json");
    const before = filesIn(site.out);
    const { warnings } = await commit(store, { contact: page("Hello") });
    await close();
    expect(filesIn(site.out)).toEqual(before);
    expect(site.warnings).toMatchObject([{ page: "site" }]);
    const message = expect.stringMatching(
      /^site\.json:2 cannot be read: [^.]*\. The pages that show it stay as they were last published\.$/,
    );
    expect(warnings).toEqual([{ code: "site/not-updated", severity: "warning", page: "site", message }]);
    restore();
    await site.runCommands();
    expect(site.readPage("/contact")).toMatch(/^Hello of Another Agency/);
  });

  test("names the pages that stay because the overview of their section is broken", async () => {
    const site = await createLiveSite({ farm: farmOverview("Drones") });
    const { store, close } = await site.open();
    breakFile(site, "pages/farm.json");
    await commit(store, { "farm/drones": page("More drones") });
    await close();
    expect(site.readPage("/farm/drones")).toMatch(/^Drones of /);
    expect(site.warnings[0]?.message).toMatch(/The pages that show it stay as they were last published\.$/);
  });

  test("is followed by a start that keeps the page too, if the process dies before its pages are live", async () => {
    const site = await createLiveSite({ about: page("Us") });
    await commit(await openFileStore({ dir: site.contentDir }), { contact: page("Hello") });
    breakFile(site, "pages/about.json");
    leaveStagingFolder(site.out);
    await (await site.open()).close();
    expect([site.readPage("/about"), site.readPage("/contact")]).toEqual([
      expect.stringMatching(/^Us of /),
      expect.stringMatching(/^Hello of /),
    ]);
    expect(site.warnings).toContainEqual(expect.objectContaining({ code: "site/not-updated", page: "about" }));
    expect(site.errors).toEqual([]);
  });
});

describe("failed commit", () => {
  test("leaves content and pages unchanged if a page cannot be rendered", async () => {
    const { open, out, contentDir, stagingFolders } = await createLiveSite();
    const { store, close } = await open();
    const before = [filesIn(out), filesIn(contentDir)];
    const refused = await commit(store, { about: page("Us"), contact: page(UNRENDERABLE) }).catch((cause) => cause);
    expect(refused).toBeInstanceOf(StoreError);
    expect(refused).toMatchObject({
      code: "store/unrenderable",
      message: "The page /contact could not be rendered. Nothing was committed.",
    });
    expect([filesIn(out), filesIn(contentDir)]).toEqual(before);
    expect(stagingFolders()).toEqual([]);
    await commit(store, { about: page("Us") });
    await close();
  });

  test("leaves the pages unchanged if the store rejects it", async () => {
    const { open, out, stagingFolders } = await createLiveSite();
    const { store, close } = await open();
    const before = filesIn(out);
    const failing = store.transaction((writer) =>
      writer.commit([{ page: "api/page", before: null, after: page("X") }], note),
    );
    await expect(failing).rejects.toThrow("api/page is not a page id");
    expect(filesIn(out)).toEqual(before);
    expect(stagingFolders()).toEqual([]);
    await close();
  });
});

/** Creates the staging folder of a process that died during an import. */
function leaveStagingFolder(out: string): void {
  mkdirSync(join(out, ".staging/died.0..left"), { recursive: true });
}

describe("start that publishes changes", () => {
  test("publishes content that was changed while no server ran", async () => {
    const { open, contentDir, readPage, runCommands, errors } = await createLiveSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us"), "farm/drones": null });
    await (await open()).close();
    expect(readPage("/farm/drones")).toMatch(/^Drones of /);
    const { close } = await open(undefined, { publishesChanges: true });
    expect([readPage("/about"), readPage("/farm/drones")]).toEqual([expect.stringMatching(/^Us of /), undefined]);
    await close();
    expect(await runCommands()).toEqual(NOTHING);
    expect(errors).toEqual([]);
  });

  test("lets requests for icons and pictures wait until they exist, and no longer than its work lasts", async () => {
    const { open, out, errors } = await createLiveSite();
    const files = ["icon.svg", "og/home.png"].map((name) => join(out, name));
    for (const file of files) rmSync(file);
    const { awaitFile, close } = await open(undefined, { publishesChanges: true });
    await awaitFile("/missing.png");
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
    await awaitFile("/icon.svg?v=1");
    expect(existsSync(join(out, "icon.svg"))).toBe(true);
    await awaitFile("/media/missing-12345678-320.avif");
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
    await close();
    expect(errors).toEqual([]);
  });

  test("ends with its signal", async () => {
    const { open, contentDir } = await createLiveSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us") });
    const signal = AbortSignal.abort(new Error("stopped"));
    await expect(open(undefined, { publishesChanges: true, signal })).rejects.toThrow("stopped");
  });
});

describe("start after a crash", () => {
  test("publishes what the crashed process had committed", async () => {
    const { open, out, contentDir, readPage, runCommands, stagingFolders, errors } = await createLiveSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us"), "farm/drones": null });
    leaveStagingFolder(out);
    const { close } = await open();
    expect([readPage("/about"), readPage("/farm/drones")]).toEqual([expect.stringMatching(/^Us of /), undefined]);
    await close();
    expect(stagingFolders()).toEqual([]);
    expect(errors).toEqual([]);
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("removes the leftovers of another host when they are an hour old", async () => {
    const { open, out, stagingFolders } = await createLiveSite();
    const ages = { "elsewhere.7.1.new": 0, "elsewhere.7.1.old": 61 * 60 };
    for (const [name, age] of Object.entries(ages)) {
      const folder = join(out, ".staging", name);
      mkdirSync(folder, { recursive: true });
      utimesSync(folder, Date.now() / 1000 - age, Date.now() / 1000 - age);
    }
    await (await open()).close();
    expect(stagingFolders()).toEqual(["elsewhere.7.1.new"]);
  });

  test("changes no file if no process has crashed", async () => {
    const { open, out, contentDir } = await createLiveSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us") });
    const before = fileFingerprints(out);
    await (await open()).close();
    expect(fileFingerprints(out)).toEqual(before);
  });

  test("reports pages that cannot be rendered, and renders them at the next start", async () => {
    const { open, out, contentDir, readPage, errors, stagingFolders } = await createLiveSite();
    const store = await openFileStore({ dir: contentDir });
    const before = readPage("/about");
    await commit(store, { about: page(UNRENDERABLE) });
    leaveStagingFolder(out);
    await (await open()).close();
    expect(errors).toEqual([expect.objectContaining({ message: "The page /about could not be rendered." })]);
    expect(readPage("/about")).toBe(before);
    await commit(store, { about: page("Us") });
    await (await open()).close();
    expect(readPage("/about")).toMatch(/^Us of /);
    expect(stagingFolders()).toEqual([]);
  });
});

test("a page that cannot be replaced is reported, and is published at the next start", async () => {
  const { open, out, readPage, errors, stagingFolders } = await createLiveSite();
  const { store, close } = await open();
  const file = join(out, "farm/drones.html");
  rmSync(file);
  mkdirSync(file);
  const { revision, warnings } = await commit(store, { "farm/drones": null, about: page("Us") });
  expect(readPage("/about")).toMatch(/^Us of /);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`Revision ${revision} is committed, but`) }),
  ]);
  expect(warnings).toMatchObject([
    { code: "site/not-updated", message: expect.stringContaining("Restart the server") },
  ]);
  await close();
  expect(stagingFolders()).toHaveLength(1);

  rmSync(file, { recursive: true });
  writeFileSync(file, "Drones");
  for (const name of stagingFolders()) renameSync(join(out, ".staging", name), join(out, ".staging/died.0..left"));
  await (await open()).close();
  expect([readPage("/farm/drones"), stagingFolders()]).toEqual([undefined, []]);
});

test("a failed finalization is reported, and is repeated with the next commit", async () => {
  const { open, root, errors, runCommands, stagingFolders } = await createLiveSite();
  const { store, close } = await open();
  const inlineHashes = join(root, "dist/server/inline-hashes.mjs");
  renameSync(inlineHashes, `${inlineHashes}.away`);
  await commit(store, { about: page("Us") });
  await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 30_000 });
  expect(stagingFolders()).toHaveLength(1);
  renameSync(`${inlineHashes}.away`, inlineHashes);
  await commit(store, { contact: page("Hello") });
  await close();
  expect(stagingFolders()).toEqual([]);
  expect(await runCommands()).toEqual(NOTHING);
});

describe("the times of a notice", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function commitNotice({ store }: { store: ContentStore }): Promise<void> {
    const notice = { text: "Storm", from: "2026-11-22T12:00", until: "2026-11-22T13:00" };
    await commit(store, { site: { ...(await defaultContent()).get("site"), notice } });
  }

  test("publish the whole site when they pass, and nothing before", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-22T11:58:00-06:00") });
    const { open, out, readPage, errors, runCommands } = await createLiveSite();
    const publisher = await open();
    await commitNotice(publisher);
    publisher.start();
    await vi.advanceTimersByTimeAsync(60_000);
    const before = fileFingerprints(out);
    expect(readPage("/about")).not.toContain("Storm");

    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(readPage("/about")).toContain("Storm"), { timeout: 30_000 });
    expect(replacedPages(before, fileFingerprints(out))).toContain("about.html");

    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(() => expect(readPage("/about")).not.toContain("Storm"), { timeout: 30_000 });
    await publisher.close();
    expect(errors).toEqual([]);
    expect(await runCommands()).toEqual(NOTHING);
  });

  test("that passed while the server was off publish the site when it starts", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:30:00-06:00") });
    const { open, readPage, errors } = await createLiveSite();
    const first = await open();
    await commitNotice(first);
    await first.close();
    expect(readPage("/about")).toContain("Storm");

    vi.setSystemTime("2026-11-22T13:00:00-06:00");
    const second = await open();
    second.start();
    await vi.waitFor(() => expect(readPage("/about")).not.toContain("Storm"), { timeout: 30_000 });
    await second.close();
    expect(errors).toEqual([]);
  });
});
