import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { StoreError } from "#content/store/content-store.ts";
import { type TestSite, testSite } from "#tests/support/site/live-site.ts";
import { deadFrom, disk, fullFrom } from "#tests/support/store/faulty-disk.ts";
import { commit, filesIn, headlines, page } from "#tests/support/store/file-store.ts";

vi.mock("node:fs", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFs(await original()),
);
vi.mock("node:fs/promises", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFsPromises(await original()),
);
vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));
vi.mock("../images/image-codec.ts", async () => (await import("#tests/support/site/plain-site.ts")).plainPictures);
vi.mock("#site/seo/open-graph/layout.tsx", () => ({
  openGraphSvg: async (content: object) => JSON.stringify(content),
}));

beforeEach(() => disk.repair());

/** One is there, and one is new. */
const IDS = ["farm/drones", "personal/boats"];
const all = (title: string) => Object.fromEntries(IDS.map((id) => [id, page(title)]));

/** Commits to a site that was just started, while the disk breaks. */
async function commitOn(site: TestSite, title: string, breaks: typeof disk.fault) {
  const live = await site.open();
  disk.calls = 0;
  disk.fault = breaks;
  const outcome = await commit(live.store, all(title)).then(
    () => "committed" as const,
    (cause: unknown) => cause,
  );
  return { live, outcome, calls: disk.calls };
}

/** The one headline that content and pages have, each page for itself. */
async function headlineOf({ contentDir, shown }: TestSite): Promise<string> {
  const stored = Object.values(await headlines(contentDir));
  const visible = IDS.map((id) => shown(`/${id}`)?.split(" of ")[0]);
  const [title = "", ...others] = new Set([...stored, ...visible]);
  expect(others).toEqual([]);
  return title;
}

/** Every file, but what a writer leaves for the next one to clear away. */
function everything({ out, contentDir }: TestSite): [string, string][] {
  const content = Object.entries(filesIn(contentDir)).filter(([name]) => !name.startsWith(".writers/"));
  return [...Object.entries(filesIn(out)), ...content];
}

async function callsOfACommit(site: TestSite): Promise<number> {
  const { live, calls } = await commitOn(site, "old", () => undefined);
  await live.close();
  expect(await headlineOf(site)).toBe("old");
  expect(calls).toBeGreaterThan(5 * IDS.length);
  return calls;
}

test("a disk that is full from any call on leaves old content and old pages and a refusal, or new content and new pages", async () => {
  const site = await testSite();
  const outcomes = new Set<string>();
  for (let from = await callsOfACommit(site); from > 0; from -= 1) {
    const before = everything(site);
    const { live, outcome } = await commitOn(site, `new ${from}`, fullFrom(from));
    disk.repair();
    if (outcome === "committed") expect(await headlineOf(site)).toBe(`new ${from}`);
    else {
      expect(outcome).toBeInstanceOf(StoreError);
      expect(everything(site)).toEqual(before);
      await commit(live.store, all(`again ${from}`));
      expect(await headlineOf(site)).toBe(`again ${from}`);
    }
    await live.close();
    expect(site.staged()).toEqual([]);
    outcomes.add(String(outcome));
  }
  expect([...outcomes].sort()).toEqual([
    expect.stringMatching(/^StoreError: .*\/content could not be written: ENOSPC\.$/),
    "StoreError: The pages could not be written: ENOSPC. Nothing was committed.",
    "committed",
  ]);
  expect(await site.due()).toEqual(["0 pages"]);
});

test("a process that dies at any call leaves one that starts all old or all new", async () => {
  const site = await testSite();
  const outcomes = new Set<string>();
  for (let from = await callsOfACommit(site); from > 0; from -= 1) {
    const before = await headlineOf(site);
    const { live } = await commitOn(site, `new ${from}`, deadFrom(from));
    await live.close();
    disk.repair();
    // What is left is this process's, which lives.
    for (const folder of [join(site.out, ".staging"), join(site.contentDir, ".writers")]) {
      for (const name of readdirSync(folder)) {
        const [host] = name.split(".");
        renameSync(join(folder, name), join(folder, `${host}.0..died`));
      }
    }
    await (await site.open()).close();
    const title = await headlineOf(site);
    expect([before, `new ${from}`]).toContain(title);
    expect(site.staged()).toEqual([]);
    outcomes.add(title === before ? "old" : "new");
  }
  expect([...outcomes].sort()).toEqual(["new", "old"]);
  expect(await site.due()).toEqual(["0 pages"]);
});
