import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { SITE, THEME } from "#schemas/page-ids.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { findShownDefaults } from "./default-content.ts";

const SETTINGS: JsonObject = { ...testSiteDocument, name: "Birch Insurance" };

const textOf = (content: unknown) => JSON.stringify(content);

describe("default pages under site settings without claims", () => {
  const { reader: openReader } = memoryStore([[SITE, SETTINGS]]);

  test.each(DEFAULT_PAGES)("%s shows values in the place of all references", async (id) => {
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
    expect([...documents].sort()).toEqual([...DEFAULT_PAGES, THEME].sort());
  });
});
