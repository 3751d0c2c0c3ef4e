import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/import-options.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { ImportResult } from "#content/importer/result.ts";
import { defaultContent } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PARITY_INPUTS } from "#tests/support/importer-parity.ts";
import { inProject } from "#tests/support/project.ts";
import { type MemoryStore, memoryStore } from "#tests/support/store/memory-store.ts";
import type { StoredDocuments } from "../api/admin-api.ts";
import type { CheckOptions } from "./check-protocol.ts";
import { createChecker } from "./checker.ts";
import { isTokenOnly } from "./token-only.ts";

const EXAMPLES = inProject("examples");
const OPTIONS: CheckOptions = { page: "about", mayCreate: false, isPartial: false, generation: 0 };
const note = { by: "ann", message: "", sha256: "" };

function example(format: string): string {
  return readFileSync(join(EXAMPLES, `${format}.json`), "utf8");
}

/** A store with the site of the examples, and a page that reads it for its checker. */
async function setUp() {
  const store = memoryStore(await defaultContent());
  const asked: DocumentId[][] = [];
  const shares: number[] = [];
  const readDocuments = (ids: readonly DocumentId[]) => {
    asked.push([...ids]);
    return storedDocuments(store, ids);
  };
  const checker = createChecker({ readDocuments, showProgress: (share) => void shares.push(share) });
  return { store, checker, asked, shares };
}

function storedDocuments(store: MemoryStore, ids: readonly DocumentId[]): Promise<StoredDocuments> {
  return store.withSnapshot(async ({ revision, read }) => ({
    revision,
    documents: Object.fromEntries(await read(ids)),
  }));
}

function importInto(store: MemoryStore, content: JsonObject): Promise<ImportResult> {
  return importContent([{ raw: JSON.stringify(content), file: "a.json" }], {}, store, note);
}

/** What the API says to the same text without importing it: it is told the target page of what is token-only. */
function dryRun(store: MemoryStore, text: string, { page, mayCreate, isPartial }: CheckOptions) {
  const target = isTokenOnly(text) ? page : undefined;
  const options = { page: target, mayCreate, isPartial, isDryRun: true, limits: API_LIMITS };
  return importContent([{ raw: Buffer.from(text), file: PASTED }], options, store, note);
}

const TEXTS = PARITY_INPUTS.flatMap(({ name, raw, page = "about", mayCreate = false, isPartial = false }) =>
  typeof raw === "string" ? [{ name, text: raw, options: { ...OPTIONS, page, mayCreate, isPartial } }] : [],
);

test.each([
  ...TEXTS,
  { name: "more than 5 MiB, in fewer characters", text: `"${"é".repeat(API_LIMITS.bytes / 2)}"`, options: OPTIONS },
  { name: "a page without a name, that is not token-only", text: '{ "content": { "hero": {} } }', options: OPTIONS },
])("the check says what the API says of $name", async ({ text, options }) => {
  const { store, checker } = await setUp();
  expect(await checker.check(text, options)).toEqual(await dryRun(store, text, options));
});

describe("the documents", () => {
  const about = '{ "about": { "hero": { "title": "New" } } }';
  const both = '{ "about": { "hero": { "title": "New" } }, "claims": { "hero": { "title": "New" } } }';

  test("are read once", async () => {
    const { checker, asked } = await setUp();
    await checker.check(about, OPTIONS);
    await checker.check(both, OPTIONS);
    await checker.check(about, OPTIONS);
    expect(asked).toEqual([["about"], ["claims"]]);
  });

  test("are read anew in another generation", async () => {
    const { store, checker } = await setUp();
    expect((await checker.check(about, OPTIONS)).imported).toMatchObject([{ status: "updated" }]);
    await importInto(store, JSON.parse(about));
    expect(await checker.check(about, { ...OPTIONS, generation: 1 })).toMatchObject({
      revision: 1,
      imported: [{ status: "unchanged" }],
    });
  });

  test("are read anew where somebody has imported meanwhile", async () => {
    const { store, checker, asked } = await setUp();
    await checker.check(about, OPTIONS);
    await importInto(store, JSON.parse(about));
    expect(await checker.check(both, OPTIONS)).toMatchObject({
      revision: 1,
      imported: [{ status: "unchanged" }, { status: "updated" }],
    });
    expect(asked).toEqual([["about"], ["claims"], ["about", "claims"]]);
  });

  test("that change all the time fail the check, as those that cannot be read do", async () => {
    let revision = 0;
    const moving = createChecker({
      async readDocuments() {
        revision += 1;
        return { revision, documents: {} };
      },
      showProgress() {},
    });
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`farm/page-${index}`, {}]));
    await expect(moving.check(JSON.stringify(many), OPTIONS)).rejects.toThrow();
    const silent = createChecker({ readDocuments: () => Promise.reject(new Error("offline")), showProgress() {} });
    await expect(silent.check(about, OPTIONS)).rejects.toThrow("offline");
    expect(await silent.check("{", OPTIONS)).not.toHaveProperty("revision");
  });
});

test("what pages would hold is told of the check that was the last", async () => {
  const { store, checker } = await setUp();
  await checker.check('{ "about": { "hero": { "title": "New" } }, "claims": {} }', OPTIONS);
  const { about } = store.contents();
  const after = { ...about, hero: { ...(about?.hero as JsonObject), title: "New" } };
  expect(checker.contentAfter(["about", "claims", "home"])).toEqual({ about: after });
  await checker.check('{ "claims": { "hero": { "title": "New" } } }', OPTIONS);
  expect(Object.keys(checker.contentAfter(["about", "claims"]))).toEqual(["claims"]);
});

test("a large text tells how far it is, a small one does not", async () => {
  const { checker, shares } = await setUp();
  await checker.check(example("tokens"), OPTIONS);
  expect(shares).toEqual([]);
  await checker.check(readFileSync(inProject("content/default-content.json"), "utf8"), OPTIONS);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});
