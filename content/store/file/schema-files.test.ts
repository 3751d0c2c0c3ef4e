import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { commit, filesIn, page, testStore } from "#tests/support/store/file-store.ts";

const DOCUMENTS = { site: { name: "Test Agency" }, about: page("About"), "commercial/trucking": page("Trucking") };

afterEach(() => {
  vi.doUnmock("../schema-texts.ts");
  vi.resetModules();
});

/** Returns the absolute path that `$schema` of each stored file refers to. */
function schemaPaths(dir: string): string[] {
  return ["site.json", "pages/about.json", "pages/commercial/trucking.json"].map((name) => {
    const file = join(dir, name);
    return join(dirname(file), JSON.parse(readFileSync(file, "utf8")).$schema);
  });
}

test("stored files refer to copies of the schemas inside a store outside the project", async () => {
  const { dir, store } = await testStore();
  await commit(store, DOCUMENTS);
  const paths = schemaPaths(dir);
  expect(paths).toEqual(["site", "page", "page"].map((name) => join(dir, `schemas/${name}.schema.json`)));
  for (const path of paths) expect(existsSync(path)).toBe(true);
});

test("stored files refer to the schemas of the project that the store is in", async () => {
  const { dir, store } = await testStore();
  const schemas = join(dir, "../schemas");
  mkdirSync(schemas);
  writeFileSync(join(schemas, "page.schema.json"), "{}");
  await commit(store, DOCUMENTS);
  expect(schemaPaths(dir)).toEqual(["site", "page", "page"].map((name) => join(schemas, `${name}.schema.json`)));
  expect(Object.keys(filesIn(dir)).filter((name) => name.startsWith("schemas/"))).toEqual([]);
});

test("a commit replaces a schema of an earlier version", async () => {
  const { dir, store } = await testStore();
  await commit(store, { about: page("About") });
  const before = filesIn(join(dir, "schemas"));
  writeFileSync(join(dir, "schemas/page.schema.json"), "{}");
  await commit(store, { about: page("Us") });
  expect(filesIn(join(dir, "schemas"))).toEqual(before);
});

test("a commit succeeds if the schemas cannot be written", async () => {
  const { dir, store } = await testStore();
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "schemas"), "a file in place of the folder");
  await commit(store, { about: page("About") });
  expect(existsSync(join(dir, "pages/about.json"))).toBe(true);
});

test("nothing is committed if the code with the schemas cannot be loaded", async () => {
  vi.resetModules();
  vi.doMock("../schema-texts.ts", () => {
    throw new Error("The file is missing.");
  });
  const { dir, store } = await testStore();
  await expect(commit(store, { about: page("About") })).rejects.toThrow();
  expect((await store.revisions()).length).toBe(0);
  expect(existsSync(join(dir, "pages/about.json"))).toBe(false);
});

test("a store that watches its files loads the code with the schemas when it is opened", async () => {
  vi.resetModules();
  const load = vi.fn(() => ({ SCHEMA_TEXTS: new Map() }));
  vi.doMock("../schema-texts.ts", load);
  await testStore();
  expect(load).not.toHaveBeenCalled();
  await testStore({ watchesEdits: true });
  expect(load).toHaveBeenCalledOnce();
});
