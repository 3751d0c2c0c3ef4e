import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPreview } from "./preview.ts";

vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));

/** Previews over a store with a page about us and one of drones. */
function preview(shown: string, documents: Record<string, JsonObject | null>): Promise<string | undefined> {
  const root = temporaryFolder();
  const store = memoryStore([
    ["about", page("About")],
    ["farm/drones", page("Drones")],
  ]);
  return createPreview({ root, store, contentDir: join(root, "content") })(shown, new Map(Object.entries(documents)));
}

const ends = (...lines: RegExp[]) => expect.stringMatching(new RegExp(lines.map(({ source }) => source).join("")));

test("a preview shows the documents that it is given, and what is stored", async () => {
  expect(await preview("about", { about: page("Us") })).toEqual(ends(/^Us of Prairie Lantern/));
  expect(await preview("about", { contact: page("Hello") })).toEqual(ends(/^About of /));
  expect(await preview("farm/barns", { "farm/barns": page("Barns") })).toEqual(ends(/^Barns of /));
});

test("a page shows what it has of its section's overview", async () => {
  const items = [{ title: "Drones and more", description: "They fly.", url: "/farm/drones" }];
  const farm = { ...page("Farm"), coverage: { title: "All", items } };
  expect(await preview("farm/drones", { farm })).toContain("beside Farm Coverage, Drones and more\n");
});

test("the facts of the agency are seen on the home page", async () => {
  const site = { ...(await defaultContent()).get("site"), name: "Another Agency" };
  const home = page("Welcome");
  expect(await preview("site", { site, home })).toEqual(ends(/^Welcome of Another Agency/));
});

test("a page that is removed is what is built in, or none", async () => {
  expect(await preview("about", { about: null })).toEqual(ends(/^A Light On Since 2013 of /));
  expect(await preview("farm/drones", { "farm/drones": null })).toBeUndefined();
});

test.each(["farm/nothing", "farm/best-providers"])("there is no preview of %s", async (shown) => {
  expect(await preview(shown, { about: page("Us") })).toBeUndefined();
});
