import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { rollback } from "#content/revisions/rollback.ts";
import { StoreError } from "#content/store/content-store.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { KNOWN_PAGES, pathOf } from "#schemas/page-ids.ts";
import { testSite } from "#tests/support/site/live-site.ts";
import { UNRENDERABLE } from "#tests/support/site/plain-site.ts";
import { commit, fileFingerprints, filesIn, note, page } from "#tests/support/store/file-store.ts";
import { prerender } from "../prerender/prerender.ts";

vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));
vi.mock("../images/image-codec.ts", async () => (await import("#tests/support/site/plain-site.ts")).plainPictures);
vi.mock("#site/seo/open-graph/layout.tsx", () => ({
  openGraphSvg: async (content: object) => JSON.stringify(content),
}));

const NOTHING = ["0 pages"];
const HTML = /\.html$/;

/** Names of the pages whose files were replaced. */
function replaced(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => HTML.test(name) && before[name] !== after[name]);
}

const farm = (name: string) => ({
  ...page("Farm"),
  coverage: { title: "All", items: [{ title: name, description: "It flies.", url: "/farm/drones" }] },
});

describe("a commit to the live store", () => {
  test("has the page of what it changes up when it is over, and no other", async () => {
    const { open, out, shown, errors } = await testSite();
    const { store, close } = await open();
    const before = fileFingerprints(out);
    await commit(store, { about: page("Us") });
    expect(shown("/about")).toMatch(/^Us of /);
    expect(replaced(before, fileFingerprints(out))).toEqual(["about.html"]);
    await close();
    expect(errors).toEqual([]);
  });

  test("leaves the commands nothing to do, once everything is written", async () => {
    const { open, out, due, staged, shown } = await testSite();
    expect(await due()).toEqual(NOTHING);
    const { store, close } = await open();
    await commit(store, { about: page("Us"), "farm/barns": page("Barns"), "farm/drones": null });
    expect([shown("/farm/barns"), shown("/farm/drones")]).toEqual([expect.stringMatching(/^Barns of /), undefined]);
    await close();
    const files = filesIn(out);
    expect(files["sitemap.xml"]).toContain("/farm/barns<");
    expect(files["sitemap.xml"]).not.toContain("/farm/drones<");
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["about.html.br", "farm/barns.html.gz", "og/about.png"]));
    expect(Object.keys(files).filter((name) => name.includes("drones"))).toEqual([]);
    expect(files["og/about.png"]).toContain("Us");
    expect(staged()).toEqual([]);
    expect(await due()).toEqual(NOTHING);
  });

  test("of a section's overview renders the pages of the section, too", async () => {
    const { open, out, shown, due } = await testSite();
    const { store, close } = await open();
    const before = fileFingerprints(out);
    await commit(store, { farm: farm("Drones and more") });
    expect(shown("/farm/drones")).toContain("beside Farm Coverage, Drones and more");
    const names = replaced(before, fileFingerprints(out));
    expect(names).toContain("farm.html");
    expect(names.filter((name) => !/^farm(?:\/[a-z-]+)?\.html$/.test(name))).toEqual([]);
    await close();
    expect(await due()).toEqual(NOTHING);
  });

  test("of the agency's facts renders everything", async () => {
    const { open, shown, due } = await testSite();
    const { store, close } = await open();
    await commit(store, { site: { ...(await defaultContent()).get("site"), name: "Another Agency" } });
    const paths = KNOWN_PAGES.flatMap((id) => pathOf(id) ?? []);
    for (const path of [...paths, "/farm/drones"]) expect(shown(path), path).toContain("of Another Agency\n");
    expect([shown("/404"), shown("/admin")]).toEqual(["", ""]);
    await close();
    expect(await due()).toEqual(NOTHING);
  });

  test("that removes a page which is built in brings up the built-in one", async () => {
    const { open, shown } = await testSite({ about: page("Us") });
    const { store, close } = await open();
    expect(shown("/about")).toMatch(/^Us of /);
    await commit(store, { about: null });
    expect(shown("/about")).toMatch(/^A Light On Since 2013 of /);
    await close();
  });

  test("is undone with its pages by a rollback", async () => {
    const { open, out, shown, due } = await testSite();
    const { store, close } = await open();
    const before = filesIn(out);
    await commit(store, { about: page("Us"), "farm/barns": page("Barns") });
    await rollback(store, 1, { note });
    expect(shown("/farm/barns")).toBeUndefined();
    await close();
    expect(filesIn(out)).toEqual(before);
    expect(await due()).toEqual(NOTHING);
  });

  test("that comes before the last one is caught up with, and at the same time as others, is on the site like them", async () => {
    const { open, shown, due } = await testSite();
    const { store, close } = await open();
    await Promise.all(["A", "B", "C"].map((title) => commit(store, { [`farm/${title.toLowerCase()}`]: page(title) })));
    for (const title of ["One", "Two", "Three"]) {
      await commit(store, { about: page(title), "farm/a": title === "Two" ? null : page(title) });
      expect(shown("/about")).toMatch(new RegExp(`^${title} of `));
    }
    expect([shown("/farm/a"), shown("/farm/b")]).toEqual([
      expect.stringMatching(/^Three of /),
      expect.stringMatching(/^B of /),
    ]);
    await close();
    expect(await due()).toEqual(NOTHING);
  });

  test("brings the other pages up as well where a picture was added", async () => {
    const { open, addPhoto, shown, due, out } = await testSite({
      about: { ...page("Us"), hero: { title: "Us", image: "barn.jpg" } },
    });
    expect(shown("/about")).toContain("picture missing");
    const { store, close } = await open();
    addPhoto("barn.jpg", "a barn");
    await commit(store, { contact: { ...page("Hello"), hero: { title: "Hello", image: "barn.jpg" } } });
    expect([shown("/about"), shown("/contact")]).toEqual(
      Array(2).fill(expect.stringContaining("picture /media/barn-")),
    );
    await close();
    expect(await due()).toEqual(NOTHING);

    // What one page does not name any more stays for the other, and goes with it.
    const photos = () => Object.keys(filesIn(out)).filter((name) => name.startsWith("media/"));
    const again = await open();
    await commit(again.store, { contact: page("Hello") });
    await again.close();
    expect(photos().length).toBeGreaterThan(0);
    expect(await due()).toEqual(NOTHING);
    const third = await open();
    await commit(third.store, { about: page("Us") });
    await third.close();
    expect(photos()).toEqual([]);
    expect(await due()).toEqual(NOTHING);
  });

  test("renders nothing that is known to be up, whoever brought it up", async () => {
    const { open, due, out, addPhoto } = await testSite();
    const { store, close } = await open();
    addPhoto("barn.jpg", "a barn");
    // As `agency prerender` does it beside the server.
    await due();
    const before = fileFingerprints(out);
    await commit(store, { about: page("Us") });
    expect(replaced(before, fileFingerprints(out))).toEqual(["about.html"]);
    await close();
  });
});

test("pages that are published beside the server do not cover those of an import that came meanwhile", async () => {
  const { open, root, contentDir, out, shown, due } = await testSite();
  const { store: live, close } = await open();
  const store = await openFileStore({ dir: contentDir });
  const importing = vi.fn(async () => void (await commit(live, { about: page("Us") })));
  const reader: typeof store.reader = async (revision) => {
    const before = await store.reader(revision);
    if (importing.mock.calls.length === 0) await importing();
    return before;
  };
  const { written } = await prerender({ root, store: { ...store, reader }, contentDir, out });
  expect(shown("/about")).toMatch(/^Us of /);
  expect(written).toEqual(["/about"]);
  await close();
  expect((await due())[0]).toBe("0 pages");
});

describe("a commit is refused, and leaves content and pages as they were,", () => {
  test("where a page cannot be rendered", async () => {
    const { open, out, contentDir, staged } = await testSite();
    const { store, close } = await open();
    const before = [filesIn(out), filesIn(contentDir)];
    const refused = await commit(store, { about: page("Us"), contact: page(UNRENDERABLE) }).catch((cause) => cause);
    expect(refused).toBeInstanceOf(StoreError);
    expect(refused).toMatchObject({
      code: "store/unrenderable",
      message: "The page /contact could not be rendered. Nothing was committed.",
    });
    expect([filesIn(out), filesIn(contentDir)]).toEqual(before);
    expect(staged()).toEqual([]);
    await commit(store, { about: page("Us") });
    await close();
  });

  test("where it fails itself", async () => {
    const { open, out, staged } = await testSite();
    const { store, close } = await open();
    const before = filesIn(out);
    const failing = store.transaction((writer) =>
      writer.commit([{ page: "no/page", before: null, after: page("X") }], note),
    );
    await expect(failing).rejects.toThrow("no/page is not a page id");
    expect(filesIn(out)).toEqual(before);
    expect(staged()).toEqual([]);
    await close();
  });
});

/** Leaves what a process leaves that dies in the middle of an import. */
function leaveStaged(out: string): void {
  mkdirSync(join(out, ".staging/died.0..left"), { recursive: true });
}

describe("a server that starts", () => {
  test("brings up what one that died has committed", async () => {
    const { open, out, contentDir, shown, due, staged, errors } = await testSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us"), "farm/drones": null });
    leaveStaged(out);
    const { close } = await open();
    expect([shown("/about"), shown("/farm/drones")]).toEqual([expect.stringMatching(/^Us of /), undefined]);
    await close();
    expect(staged()).toEqual([]);
    expect(errors).toEqual([]);
    expect(await due()).toEqual(NOTHING);
  });

  test("changes nothing otherwise", async () => {
    const { open, out, contentDir } = await testSite();
    await commit(await openFileStore({ dir: contentDir }), { about: page("Us") });
    const before = fileFingerprints(out);
    await (await open()).close();
    expect(fileFingerprints(out)).toEqual(before);
  });

  test("serves what there is where the pages cannot be brought up, and the next one does it", async () => {
    const { open, out, contentDir, shown, errors, staged } = await testSite();
    const store = await openFileStore({ dir: contentDir });
    const before = shown("/about");
    await commit(store, { about: page(UNRENDERABLE) });
    leaveStaged(out);
    await (await open()).close();
    expect(errors).toEqual([expect.objectContaining({ message: "The page /about could not be rendered." })]);
    expect(shown("/about")).toBe(before);
    await commit(store, { about: page("Us") });
    await (await open()).close();
    expect(shown("/about")).toMatch(/^Us of /);
    expect(staged()).toEqual([]);
  });
});

test("a page that cannot be put in place is reported, and the next start brings it up", async () => {
  const { open, out, shown, errors, staged } = await testSite();
  const { store, close } = await open();
  const file = join(out, "farm/drones.html");
  rmSync(file);
  mkdirSync(file);
  const { revision } = await commit(store, { "farm/drones": null, about: page("Us") });
  expect(shown("/about")).toMatch(/^Us of /);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(`Revision ${revision} is`) })]);
  await close();
  expect(staged()).toHaveLength(1);

  rmSync(file, { recursive: true });
  writeFileSync(file, "Drones");
  for (const name of staged()) renameSync(join(out, ".staging", name), join(out, ".staging/died.0..left"));
  await (await open()).close();
  expect([shown("/farm/drones"), staged()]).toEqual([undefined, []]);
});

test("what cannot follow an import is reported, and follows the next one", async () => {
  const { open, root, errors, due, staged } = await testSite();
  const { store, close } = await open();
  const policy = join(root, "dist/inlined.json");
  renameSync(policy, `${policy}.away`);
  await commit(store, { about: page("Us") });
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(staged()).toHaveLength(1);
  renameSync(`${policy}.away`, policy);
  await commit(store, { contact: page("Hello") });
  await close();
  expect(staged()).toEqual([]);
  expect(await due()).toEqual(NOTHING);
});
