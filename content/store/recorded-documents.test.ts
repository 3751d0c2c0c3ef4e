import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { documentsAtRevision } from "../revisions/read-history.ts";
import { openFileStore } from "./file/file-store.ts";
import { readRecordedDocuments } from "./recorded-documents.ts";

type Pages = Record<string, JsonObject | null>;

/** Creates a store that was merged from two branches, with the page files of one of them. */
async function mergedStore({ base, ours, theirs }: { base: Pages; ours: Pages; theirs: Pages }) {
  const { dir, store } = await testStore();
  await commit(store, base);
  const other = await testStore();
  cpSync(dir, other.dir, { recursive: true });
  await commit(store, ours);
  await commit(await openFileStore({ dir: other.dir }), theirs);
  cpSync(join(other.dir, "history"), join(dir, "history"), { recursive: true });
  return { dir, store: await openFileStore({ dir }) };
}

function writePage(dir: string, id: string, content: JsonObject): void {
  writeFileSync(join(dir, "pages", `${id}.json`), JSON.stringify({ page: id, content }));
}

async function recorded(store: Awaited<ReturnType<typeof mergedStore>>["store"]) {
  const documents = await readRecordedDocuments(store, await documentsAtRevision(store, undefined));
  return Object.fromEntries(documents);
}

describe("readRecordedDocuments", () => {
  test("returns the documents of the latest revision without edits by hand", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("About") });
    writePage(dir, "about", page("By hand"));
    expect(await recorded(store)).toEqual({ about: page("About") });
  });

  test("returns nothing for a store without revisions", async () => {
    expect(await recorded((await testStore()).store)).toEqual({});
  });

  test("merges the latest revisions of branches by field", async () => {
    const base = { about: page("About"), terms: page("Terms"), privacy: page("Privacy") };
    const meta = { title: "New", description: "New." };
    const { store } = await mergedStore({
      base,
      ours: { about: { ...base.about, meta }, privacy: null },
      theirs: { about: { ...base.about, hero: { title: "Them" } }, terms: page("Their terms") },
    });
    expect(await recorded(store)).toEqual({ about: { meta, hero: { title: "Them" } }, terms: page("Their terms") });
  });

  test.each(["Ours", "Theirs"])("returns the version that settled a conflict: %s", async (chosen) => {
    const { dir, store } = await mergedStore({
      base: { about: page("About") },
      ours: { about: page("Ours") },
      theirs: { about: page("Theirs") },
    });
    writePage(dir, "about", { ...page(chosen), cta: { title: "By hand" } });
    expect(await recorded(store)).toEqual({ about: page(chosen) });
  });

  test("includes pages that only one branch has, also without their files", async () => {
    const { dir, store } = await mergedStore({
      base: { about: page("About") },
      ours: { terms: page("Terms") },
      theirs: { privacy: page("Privacy") },
    });
    rmSync(join(dir, "pages/terms.json"));
    expect(Object.keys(await recorded(store)).sort()).toEqual(["about", "privacy", "terms"]);
  });
});
