import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { isProcessName } from "#content/platform/process-identity.ts";
import { StoreError } from "#content/store/content-store.ts";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { createLiveSite, type LiveSite } from "#tests/support/site/live-site.ts";
import { deadFrom, disk, fullFrom } from "#tests/support/store/faulty-disk.ts";
import { commit, filesIn, headlines, page } from "#tests/support/store/file-store.ts";

vi.mock("node:fs", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFs(await original()),
);
vi.mock("node:fs/promises", async (original) =>
  (await import("#tests/support/store/faulty-disk.ts")).faultyFsPromises(await original()),
);
vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));
vi.mock("../images/image-codec.ts", async () => (await import("#tests/support/site/plain-site.ts")).plainImageCodec);
vi.mock(
  "#site/seo/open-graph/open-graph-svg.tsx",
  async () => (await import("#tests/support/site/plain-site.ts")).plainOpenGraph,
);

beforeEach(() => disk.repair());

/** A page that the site has, and a new one. */
const IDS = ["farm/drones", "personal/boats"];
const pagesTitled = (title: string) => Object.fromEntries(IDS.map((id) => [id, page(title)]));

/** Opens a publisher and commits both pages while the disk fails. */
async function commitWithFaults(site: LiveSite, title: string, breaks: typeof disk.fault) {
  const live = await site.open();
  disk.calls = 0;
  disk.fault = breaks;
  const outcome = await commit(live.store, pagesTitled(title)).then(
    () => "committed" as const,
    (cause: unknown) => cause,
  );
  return { live, outcome, calls: disk.calls };
}

/** Returns the headline of both documents and both pages, which must be the same. */
async function commonHeadline({ contentDir, readPage }: LiveSite): Promise<string> {
  const stored = await headlines(contentDir);
  const visible = IDS.map((id) => readPage(`/${id}`)?.split(" of ")[0]);
  const [title = "", ...otherTitles] = new Set([...IDS.map((id) => stored[id]), ...visible]);
  expect(otherTitles).toEqual([]);
  return title;
}

/** Returns every file except the folders that a writer leaves for the next one to delete. */
function readAllFiles({ out, contentDir }: LiveSite): [string, string][] {
  const content = Object.entries(filesIn(contentDir)).filter(([name]) => !name.startsWith(".writers/"));
  return [...Object.entries(filesIn(out)), ...content];
}

async function countCallsOfCommit(site: LiveSite): Promise<number> {
  const { live, calls } = await commitWithFaults(site, "old", () => undefined);
  await live.close();
  expect(await commonHeadline(site)).toBe("old");
  expect(calls).toBeGreaterThan(5 * IDS.length);
  return calls;
}

test("a commit either fails and changes nothing or changes content and pages, at whichever call the disk becomes full", async () => {
  const site = await createLiveSite();
  const outcomes = new Set<string>();
  for (const from of faultInstants(await countCallsOfCommit(site))) {
    const before = readAllFiles(site);
    const { live, outcome } = await commitWithFaults(site, `new ${from}`, fullFrom(from));
    disk.repair();
    if (outcome === "committed") expect(await commonHeadline(site)).toBe(`new ${from}`);
    else {
      expect(outcome).toBeInstanceOf(StoreError);
      expect(readAllFiles(site)).toEqual(before);
      await commit(live.store, pagesTitled(`again ${from}`));
      expect(await commonHeadline(site)).toBe(`again ${from}`);
    }
    await live.close();
    expect(site.stagingFolders()).toEqual([]);
    outcomes.add(String(outcome));
  }
  expect([...outcomes].sort()).toEqual([
    expect.stringMatching(/^StoreError: .*\/content could not be written: ENOSPC\.$/),
    "StoreError: The pages could not be written: ENOSPC. Nothing was committed.",
    "committed",
  ]);
  expect(await site.runCommands()).toEqual(["0 pages"]);
});

test("content and pages are all old or all new after a restart, at whichever call the process died", async () => {
  const site = await createLiveSite();
  const outcomes = new Set<string>();
  for (const from of faultInstants(await countCallsOfCommit(site), 1)) {
    const before = await commonHeadline(site);
    const { live } = await commitWithFaults(site, `new ${from}`, deadFrom(from));
    await live.close();
    disk.repair();
    // The folders are named after this process, which is alive: rename them as if another process had died.
    for (const folder of [join(site.out, ".staging"), join(site.contentDir, ".writers")]) {
      for (const name of readdirSync(folder).filter(isProcessName)) {
        const [host] = name.split(".");
        renameSync(join(folder, name), join(folder, `${host}.0..died`));
      }
    }
    await (await site.open()).close();
    const title = await commonHeadline(site);
    expect([before, `new ${from}`]).toContain(title);
    expect(site.stagingFolders()).toEqual([]);
    outcomes.add(title === before ? "old" : "new");
  }
  expect([...outcomes].sort()).toEqual(["new", "old"]);
  expect(await site.runCommands()).toEqual(["0 pages"]);
});
