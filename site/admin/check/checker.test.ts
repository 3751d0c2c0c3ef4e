import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import { readSiteToLint } from "#content/importer/plan/lint-plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { defaultContent } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { PARITY_INPUTS } from "#tests/support/importer-parity.ts";
import { inProject } from "#tests/support/project.ts";
import { SAMPLE_EXPORT } from "#tests/support/sample-agency.ts";
import { type MemoryStore, memoryStore } from "#tests/support/store/memory-store.ts";
import type { SiteIndexAnswer, StoredDocuments } from "../api/client.ts";
import { adminWords } from "../findings/admin-words.ts";
import { describeResult } from "../findings/describe-findings.ts";
import { type CheckOptions, LARGE_TEXT_LENGTH } from "./check-protocol.ts";
import { Checker } from "./checker.ts";
import { inspectText } from "./json-text.ts";

const EXAMPLES = inProject("examples");
const OPTIONS: CheckOptions = { page: "about", mayCreate: false, isPartial: false, storeVersion: 0 };
const LINT_CONTEXT = { ...lintContext(new Date()), addresses: ["/claims#carriers"], media: new Set<string>() };
const readLintContext = async () => LINT_CONTEXT;
const note = { by: "ann", message: "", sha256: "" };

function example(format: string): string {
  return readFileSync(join(EXAMPLES, `${format}.json`), "utf8");
}

/** Creates a store with the default content and a checker that reads it. */
async function setUp() {
  const store = memoryStore(await defaultContent());
  const requestedIds: DocumentId[][] = [];
  const progress: number[] = [];
  const readDocuments = (ids: readonly DocumentId[]) => {
    requestedIds.push([...ids]);
    return storedDocuments(store, ids);
  };
  const photos: string[] = [];
  const readSiteIndex = async () => ({ ...(await siteIndexOf(store)), media: [...photos] });
  const checker = new Checker({ readDocuments, readSiteIndex, showProgress: (value) => void progress.push(value) });
  return { store, checker, photos, requestedIds, progress };
}

function storedDocuments(store: MemoryStore, ids: readonly DocumentId[]): Promise<StoredDocuments> {
  return store.withSnapshot(async ({ revision, id, read }) => ({
    revision,
    revisionId: id,
    documents: Object.fromEntries(await read(ids)),
    builtIn: {},
  }));
}

/** Answers like the API. */
async function siteIndexOf(store: MemoryStore): Promise<SiteIndexAnswer> {
  const { revision, revisionId } = await storedDocuments(store, []);
  const index = await (await readSiteToLint(readLintContext, store)).source.index();
  return {
    revision,
    revisionId,
    index,
    media: [],
    unusableLogos: [],
    addresses: LINT_CONTEXT.addresses,
    today: LINT_CONTEXT.today,
  };
}

function importInto(store: MemoryStore, content: JsonObject): Promise<ImportResult> {
  return importContent([{ raw: JSON.stringify(content), file: "a.json" }], {}, store, note);
}

/** Runs the dry run of the API on the same text, with the target page only for token-only content. */
function dryRun(store: MemoryStore, text: string, { page, mayCreate, isPartial }: CheckOptions) {
  const target = inspectText(text).isTokenOnly ? page : undefined;
  const options = { page: target, mayCreate, isPartial, isDryRun: true, limits: API_LIMITS, readLintContext };
  return importContent([{ raw: Buffer.from(text), file: PASTED }], options, store, note);
}

const TEXTS = PARITY_INPUTS.flatMap(({ name, raw, page = "about", mayCreate = false, isPartial = false }) =>
  typeof raw === "string" ? [{ name, text: raw, options: { ...OPTIONS, page, mayCreate, isPartial } }] : [],
);

test.each([
  ...TEXTS,
  { name: "more than 5 MiB in fewer characters", text: `"${"é".repeat(API_LIMITS.bytes / 2)}"`, options: OPTIONS },
  { name: "a page without a name that is not token-only", text: '{ "content": { "hero": {} } }', options: OPTIONS },
])("gives the same result as the API for $name", async ({ text, options }) => {
  const { store, checker } = await setUp();
  expect(await checker.check(text, options)).toEqual(describeResult(await dryRun(store, text, options), adminWords()));
});

describe("documents of the check", () => {
  const about = '{ "about": { "hero": { "title": "New" } } }';
  const both = '{ "about": { "hero": { "title": "New" } }, "claims": { "hero": { "title": "New" } } }';

  test("are read once", async () => {
    const { checker, requestedIds } = await setUp();
    await checker.check(about, OPTIONS);
    await checker.check(both, OPTIONS);
    await checker.check(about, OPTIONS);
    expect(requestedIds).toEqual([["about"], ["claims"]]);
  });

  test("are read again after the store version has changed", async () => {
    const { store, checker } = await setUp();
    expect((await checker.check(about, OPTIONS)).imported).toMatchObject([{ status: "updated" }]);
    await importInto(store, JSON.parse(about));
    expect(await checker.check(about, { ...OPTIONS, storeVersion: 1 })).toMatchObject({
      revision: 1,
      revisionId: "1",
      imported: [{ status: "unchanged" }],
    });
  });

  test("are read again if another import changes the store during the check", async () => {
    const { store, checker, requestedIds } = await setUp();
    await checker.check(about, OPTIONS);
    await importInto(store, JSON.parse(about));
    expect(await checker.check(both, OPTIONS)).toMatchObject({
      revision: 1,
      revisionId: "1",
      imported: [{ status: "unchanged" }, { status: "updated" }],
    });
    expect(requestedIds).toEqual([["about"], ["claims"], ["about", "claims"]]);
  });

  test("fail the check if they keep changing or cannot be read", async () => {
    let revision = 0;
    const unstable = new Checker({
      async readDocuments() {
        revision += 1;
        return { revision, revisionId: String(revision), documents: {}, builtIn: {} };
      },
      readSiteIndex: () => Promise.reject(new Error("offline")),
      showProgress() {},
    });
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`farm/page-${index}`, {}]));
    await expect(unstable.check(JSON.stringify(many), OPTIONS)).rejects.toThrow();
    const offline = new Checker({
      readDocuments: () => Promise.reject(new Error("offline")),
      readSiteIndex: () => Promise.reject(new Error("offline")),
      showProgress() {},
    });
    await expect(offline.check(about, OPTIONS)).rejects.toThrow("offline");
    expect(await offline.check("{", OPTIONS)).not.toHaveProperty("revision");
  });
});

test("contentAfter returns the pages that the last check would change", async () => {
  const { store, checker } = await setUp();
  await checker.check('{ "about": { "hero": { "title": "New" } }, "claims": {} }', OPTIONS);
  const { about } = store.contents();
  const after = { ...about, hero: { ...(about?.hero as JsonObject), title: "New" } };
  expect(checker.contentAfter(["about", "claims", "home"])).toEqual({ about: after });
  await checker.check('{ "claims": { "hero": { "title": "New" } } }', OPTIONS);
  expect(Object.keys(checker.contentAfter(["about", "claims"]))).toEqual(["claims"]);
});

test("reach lists the pages on which the changed facts appear", async () => {
  const { checker } = await setUp();
  await checker.check('{ "site": { "phone": "(515) 555-0199", "tagline": "New" } }', OPTIONS);
  const [reach, ...others] = await checker.reach();
  expect(others).toEqual([]);
  expect(reach).toMatchObject({ key: "phone", places: ["search results", "emails to customers"] });
  expect(reach?.pages).toContain("farm/tractor-truck");

  await checker.check('{ "about": { "hero": { "title": "New" } } }', OPTIONS);
  expect(await checker.reach()).toEqual([]);
});

test("reports progress for a large text only", async () => {
  const { checker, progress } = await setUp();
  await checker.check(example("tokens"), OPTIONS);
  expect(progress).toEqual([]);
  const site = readFileSync(inProject(SAMPLE_EXPORT), "utf8");
  await checker.check(site.padEnd(LARGE_TEXT_LENGTH - 1), OPTIONS);
  expect(progress).toEqual([]);
  await checker.check(site.padEnd(LARGE_TEXT_LENGTH), OPTIONS);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

test("a reference is completed and described with the facts of the store, which are read once", async () => {
  const { checker, requestedIds } = await setUp();
  const text = '{ "HERO_TITLE": "Call {site.phone}" }';
  const completions = await checker.complete(text, text.indexOf("phone"));
  expect(completions.map(({ label }) => label)).toContain("{claim.carriers}");
  const description = await checker.describe(text, text.indexOf("phone"));
  expect(description?.text).toBe("Phone number: (515) 555-0142");
  expect(requestedIds).toEqual([["site"]]);
});

test("keys are completed and described without the store", async () => {
  const { checker, requestedIds } = await setUp();
  const text = '{ "home": { "about": { "description": "x", "" } } }';
  const labels = (await checker.complete(text, text.indexOf('""') + 1)).map(({ label }) => label);
  expect(labels).toContain("title");
  expect((await checker.describe(text, text.indexOf("description")))?.text).toMatch(/^A newline/);
  expect(requestedIds).toEqual([]);
});

test("a photo that is added after the first check is found", async () => {
  const { checker, photos } = await setUp();
  const codesOf = async (hero: JsonObject) => {
    const { diagnostics } = await checker.check(JSON.stringify({ pages: { about: { hero } } }), OPTIONS);
    return diagnostics.map(({ code }) => code);
  };
  expect(await codesOf({ image: "porch.jpg", imageAlt: "A porch" })).toEqual(["media/missing"]);
  photos.push("office.jpg");
  expect(await codesOf({ image: "office.jpg", imageAlt: "Our office" })).toEqual([]);
});
