/** A store that the first version of the program wrote, with an edit by hand between its second and third revision. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rollback } from "#content/revisions/rollback.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { commit, headlines, page } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function copyStore(): string {
  const dir = join(temporaryFolder(), "content");
  cpSync(join(import.meta.dirname, "previous-store"), dir, { recursive: true });
  return dir;
}

const headlineOf = ({ hero }: JsonObject) => (isObject(hero) ? hero.title : undefined);

test("can be read at each revision", async () => {
  const store = await openFileStore({ dir: copyStore() });
  const states = [];
  for (const { id } of await store.revisions()) {
    const documents = await store.documentsAt(id);
    states.push(Object.fromEntries([...documents].map(([name, content]) => [name, headlineOf(content)])));
  }
  expect(states).toEqual([
    { about: "About 1", terms: "Terms 1" },
    { about: "About 2", terms: "Terms 1", "farm/barns": "Barns 2" },
    { about: "About 3", terms: "Terms 1", "farm/barns": "Barns 2" },
    { about: "About 3", terms: "Terms 1" },
  ]);
});

test("gets new revisions on top of the old ones, which stay as they are", async () => {
  const dir = copyStore();
  const old = new Map(
    readdirSync(join(dir, "history")).map((name) => [name, readFileSync(join(dir, "history", name))]),
  );
  const store = await openFileStore({ dir });
  expect(await commit(store, { about: page("About 5") })).toMatchObject({ revision: 5, parents: ["4"] });
  await rollback(store, { to: 2 }, { note: { by: "ann" } });
  expect(await headlines(dir)).toEqual({ about: "About 2", terms: "Terms 1", "farm/barns": "Barns 2" });
  for (const [name, text] of old) expect(readFileSync(join(dir, "history", name))).toEqual(text);
});

test("loses the version line of a page file when the page changes", async () => {
  const dir = copyStore();
  const read = (name: string) => JSON.parse(readFileSync(join(dir, "pages", name), "utf8")) as JsonObject;
  expect(read("about.json").version).toBe(3);
  const store = await openFileStore({ dir });
  await commit(store, { about: page("About 5") });
  expect(Object.keys(read("about.json"))).toEqual(["$schema", "page", "content"]);
  expect(read("terms.json").version).toBe(1);
  const stored = await store.withSnapshot(({ read: readStored }) => readStored(["about", "terms"]));
  expect([...stored.values()].map(({ version }) => version)).toEqual([5, 1]);
});
