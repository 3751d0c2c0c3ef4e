import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { KNOWN_PAGES, pathOf, SITE } from "#schemas/page-ids.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { findShownDefaults } from "./default-content.ts";

const PAGES = KNOWN_PAGES.filter((id) => pathOf(id) !== undefined);
const SETTINGS: JsonObject = {
  name: "Birch Insurance",
  url: "https://www.birch.net",
  phone: "515-555-0123",
  email: "office@birch.net",
  address: { street: "1 Oak Street", city: "Ames", state: "IA", zip: "50010" },
};

const textOf = (content: unknown) => JSON.stringify(content);

describe("default pages under site settings without claims", () => {
  const { reader: openReader } = memoryStore([[SITE, SETTINGS]]);

  test.each(PAGES)("%s shows values in the place of all references", async (id) => {
    expect(textOf(await (await openReader()).page(id))).not.toMatch(/\{(?:site|claim)\./);
  });

  test("quote the facts of the site, and show default values for those that it does not have", async () => {
    const reader = await openReader();
    expect(textOf(await reader.page("about"))).toContain(SETTINGS.name);
    expect(textOf(await reader.page("about"))).not.toContain("Prairie Lantern");
    expect(textOf(await reader.page("home"))).toContain("40+");
    expect(textOf(await reader.stored.page("home"))).toContain("{site.name}");
  });

  test("are found as default content", async () => {
    const { documents } = await findShownDefaults(await openReader());
    expect([...documents]).toEqual(PAGES);
  });
});
