import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { listVariants, type MediaFile } from "#site/page-model/media.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPreview, createPreviewMediaReader } from "./preview.ts";

vi.mock("#site/rendering/renderer.ts", () => import("#tests/support/site/plain-site.ts"));

/** Previews a page over a store with a few pages. */
async function preview(id: string, documents: Record<string, JsonObject | null>): Promise<string | undefined> {
  const store = memoryStore([
    ["site", { ...(await defaultContent()).get("site"), unrouted: ["farm/best-providers"] }],
    ["farm/best-providers", page("Nowhere")],
    ["about", page("About")],
    ["farm/drones", page("Drones")],
    ["farm/phones", page("Call {site.phone}")],
  ]);
  return createPreview({ root: temporaryFolder(), out: "", store, readMedia: async () => new Map() }).withFields(
    id,
    new Map(Object.entries(documents)),
  );
}

describe("preview", () => {
  test("shows the given documents, and stored content for the rest", async () => {
    expect(await preview("about", { about: page("Us") })).toMatch(/^Us of Prairie Lantern/);
    expect(await preview("about", { contact: page("Hello") })).toMatch(/^About of /);
    expect(await preview("farm/barns", { "farm/barns": page("Barns") })).toMatch(/^Barns of /);
  });

  test("shows links from a changed section overview", async () => {
    const items = [{ title: "Drones and more", description: "They fly.", url: "/farm/drones" }];
    const farm = { ...page("Farm"), coverage: { title: "All", items } };
    expect(await preview("farm/drones", { farm })).toContain("links Farm Coverage, Drones and more\n");
  });

  test("shows site settings on the home page", async () => {
    const site = { ...(await defaultContent()).get("site"), name: "Another Agency" };
    const home = page("Welcome");
    expect(await preview("site", { site, home })).toMatch(/^Welcome of Another Agency/);
  });

  test("shows the facts of changed site settings in stored and in changed pages", async () => {
    const site = { ...(await defaultContent()).get("site"), phone: "(641) 555-0177" };
    expect(await preview("farm/phones", { site })).toMatch(/^Call \(641\) 555-0177 of /);
    expect(await preview("about", { site, about: page("At {site.phone}") })).toMatch(/^At \(641\) 555-0177 of /);
  });

  test("shows nothing for a removed page", async () => {
    expect(await preview("about", { about: null })).toBeUndefined();
    expect(await preview("farm/drones", { "farm/drones": null })).toBeUndefined();
  });

  test.each([
    ["farm/nothing", "does not exist"],
    ["farm/best-providers", "has no address"],
  ])("resolves with undefined for %s, which %s", async (id) => {
    expect(await preview(id, { about: page("Us") })).toBeUndefined();
  });
});

const FILE: MediaFile = { stem: "/media/team/ann-1", width: 400, height: 500, isPhoto: true, ending: "jpeg" };

test("shows a photo from the API until its sizes are on the site", async () => {
  const out = temporaryFolder();
  const read = createPreviewMediaReader(async () => new Map([["team/ann.jpg", FILE]]), out);
  const expected = { stem: "/api/admin/photos/team%2Fann", width: 400, height: 500, isPhoto: false, ending: "jpg" };
  expect((await read()).get("team/ann.jpg")).toEqual(expected);
  const { own, offered } = listVariants(FILE);
  for (const { address } of [own, ...offered]) {
    mkdirSync(dirname(join(out, address)), { recursive: true });
    writeFileSync(join(out, address), "");
  }
  expect((await read()).get("team/ann.jpg")).toBe(FILE);
});
