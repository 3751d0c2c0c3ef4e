import { expect, test } from "vitest";
import { lintContext } from "#site/page-model/lint-context.ts";
import { lintSite, readLintSite } from "#tests/support/lint.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { type MemoryStore, memoryStore } from "#tests/support/store/memory-store.ts";
import { type FindingsCache, lintStoredSite } from "./lint.ts";
import { createSiteSource } from "./site-source.ts";

const context = { ...lintContext(new Date()), media: new Set<string>() };
const WRONG = { ...page("Farm"), hero: { title: "Farm", subtitle: "Call {site.phon}.", ctaUrl: "/no-such-page" } };

async function lint(store: MemoryStore, cache: FindingsCache) {
  const source = createSiteSource(() => store.reader(), context.complete, new Map());
  return (await lintStoredSite(source, context, cache)).findings;
}

async function lintAll(store: MemoryStore) {
  const { site, documents } = await readLintSite((await store.reader()).stored, context);
  return lintSite(site, documents);
}

test("returns the same findings as a lint of the whole site, before and after each change", async () => {
  const store = memoryStore([["farm", WRONG]]);
  const cache: FindingsCache = new Map();
  expect(await lint(store, cache)).toEqual(await lintAll(store));
  expect((await lint(store, cache)).map(({ code }) => code)).toContain("link/broken");
  const site = { ...testSiteDocument, unrouted: ["farm/best-providers"] };
  await commit(store, { site, farm: page("Farm"), about: WRONG, "farm/best-providers": WRONG });
  const findings = await lint(store, cache);
  expect(findings).toEqual(await lintAll(store));
  expect(findings.map((found) => found.page)).not.toContain("farm/best-providers");
  await commit(store, { theme: { logo: { light: "missing.svg" } } });
  expect(await lint(store, cache)).toEqual(await lintAll(store));
  expect((await lint(store, cache)).map(({ code }) => code)).toContain("theme/file");
});

test("checks only documents that have changed", async () => {
  const store = memoryStore([
    ["site", testSiteDocument],
    ["farm", WRONG],
    ["about", page("About")],
  ]);
  const cache: FindingsCache = new Map();
  await lint(store, cache);
  const before = { farm: cache.get("farm"), about: cache.get("about") };
  await commit(store, { about: page("Us") });
  await lint(store, cache);
  expect(cache.get("farm")).toBe(before.farm);
  expect(cache.get("about")).not.toBe(before.about);
});
