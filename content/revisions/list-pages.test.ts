import { expect, test } from "vitest";
import { lintContext } from "#site/page-model/lint-context.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createSiteSource } from "../lint/site-source.ts";
import type { ContentStore } from "../store/content-store.ts";
import { commitPageChange } from "./change-page.ts";
import { listPages } from "./list-pages.ts";

const { complete } = lintContext(new Date());

async function list(store: ContentStore) {
  const listed = await listPages(store, await createSiteSource(() => store.reader(), complete).index());
  return { ...listed, find: (id: string) => listed.pages.find((listedPage) => listedPage.id === id) };
}

test("lists a stored page with its address, its title with facts, and its last change", async () => {
  const store = memoryStore([["site", testSiteDocument]]);
  await commit(store, { "farm/bees": { ...page("Bees"), meta: { title: "Bees | {site.name}", description: "D." } } });
  const { find } = await list(store);
  expect(find("farm/bees")).toEqual({
    id: "farm/bees",
    path: "/farm/bees",
    line: "farm",
    title: expect.stringMatching(/^Bees \| [^{]+$/),
    anchors: ["main", "hero"],
    isDefault: false,
    lastChange: { id: "1", name: "1", time: expect.any(String), by: "ann", format: "site-export" },
  });
});

test("marks pages that show sample content, which no version has recorded", async () => {
  const { find, pages } = await list(memoryStore([["about", page("About")]]));
  expect(find("farm")).toMatchObject({ isDefault: true });
  expect(find("farm")?.lastChange).toBeUndefined();
  expect(find("about")).toMatchObject({ isDefault: false });
  expect(pages.map(({ id }) => id)).not.toContain("site");
});

test("leaves out content without an address", async () => {
  const { find } = await list(memoryStore());
  expect([find("farm/best-providers"), find("farm")?.path]).toEqual([undefined, "/farm"]);
});

test("lists retired and moved pages with their targets and what happened to them", async () => {
  const store = memoryStore([
    ["farm/bees", page("Bees")],
    ["farm/goats", page("Goats")],
  ]);
  const note = { by: "Ann" };
  await commitPageChange(store, { kind: "retire", page: "farm/bees", to: "/farm" }, { note });
  await commitPageChange(store, { kind: "move", from: "farm/goats", to: "farm/sheep" }, { note });
  const { retired, find } = await list(store);
  expect(retired).toMatchObject([
    { id: "farm/bees", path: "/farm/bees", target: "/farm", lastChange: { name: "1", by: "Ann", format: "retire" } },
    { id: "farm/goats", path: "/farm/goats", target: "/farm/sheep", lastChange: { name: "2", format: "move" } },
  ]);
  expect(find("farm/bees")).toBeUndefined();
});
