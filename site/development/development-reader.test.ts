import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { serializeDocument } from "#content/store/document-codec.ts";
import type { JsonObject } from "#schemas/json.ts";
import { testSite } from "#tests/support/site/sample-content.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { openDevelopmentReader } from "./development-reader.ts";

const SITE = { ...testSite, phone: "(515) 555-0100", tagline: "Call {site.phone}" } as unknown as JsonObject;

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

test("the development server shows the present facts, also in pages whose file is broken", async () => {
  const { dir, store } = await testStore();
  await commit(store, { site: SITE, about: page("Call {site.phone}") });
  async function readTexts() {
    const reader = await openDevelopmentReader(dir);
    return [(await reader.page("about"))?.hero.title, (await reader.site()).tagline];
  }
  const writeSite = (phone: string) =>
    writeFileSync(join(dir, "site.json"), serializeDocument("site", { ...SITE, phone }).text);

  expect(await readTexts()).toEqual(["Call (515) 555-0100", "Call (515) 555-0100"]);
  writeSite("(515) 555-0199");
  expect(await readTexts()).toEqual(["Call (515) 555-0199", "Call (515) 555-0199"]);
  writeFileSync(join(dir, "site.json"), "{");
  expect(await readTexts()).toEqual(["Call (515) 555-0199", "Call (515) 555-0199"]);
  writeFileSync(join(dir, "pages/about.json"), "{");
  writeSite("(515) 555-0123");
  expect(await readTexts()).toEqual(["Call (515) 555-0123", "Call (515) 555-0123"]);
});
