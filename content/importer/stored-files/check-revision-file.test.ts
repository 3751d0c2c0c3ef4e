import { expect, test } from "vitest";
import type { JsonValue } from "#schemas/json.ts";
import { checkRevisionFile } from "./check-revision-file.ts";

const change = { page: "about", before: null, after: { hero: { title: "About" } } };
const entry = {
  revision: 12,
  time: "2026-11-21T23:27:08.281Z",
  by: "ann",
  message: "",
  sha256: "ab",
  source: "a.json",
  format: "tokens",
  changes: [change],
};

/** Returns each finding in the entry `12` as `code pointer`. */
function check(value: JsonValue | string): string[] {
  const raw = typeof value === "string" ? value : JSON.stringify(value);
  return checkRevisionFile({ raw, file: "12.json" }, "12").map(({ code, pointer }) => `${code} ${pointer}`);
}

test.each<[string, JsonValue | string, string[]]>([
  ["a complete entry", entry, []],
  ["an entry with parents", { ...entry, parents: ["11-0af", "11-1bc"] }, []],
  ["fields of a later version", { ...entry, signature: { key: 1 } }, []],
  ["a removed page", { ...entry, changes: [{ ...change, before: change.after, after: null }] }, []],
  [
    "content that an import would reject",
    { ...entry, changes: [{ ...change, after: { a: "x".repeat(300_000) } }] },
    [],
  ],
  ["another number than in the name", { ...entry, revision: 13 }, ["store/broken-history /revision"]],
  ["a parent that is not a text", { ...entry, parents: [11] }, ["store/broken-history /parents/0"]],
  [
    "a change without content",
    { ...entry, changes: [{ page: "about" }] },
    Array(2).fill("store/broken-history /changes/0"),
  ],
  ["changes that are not a list", { ...entry, changes: {} }, ["store/broken-history /changes"]],
  ["an empty object", {}, Array(8).fill("store/broken-history ")],
  ["a list", [], ["store/broken-history "]],
  ["a text that ends early", JSON.stringify(entry).slice(0, -1), ["store/broken-history "]],
  ["an empty text", "", ["store/broken-history "]],
  ["a conflict of Git", "<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> spring\n", ["json/conflict-markers "]],
])("reports the findings for %s", (_, value, expected) => {
  expect(check(value)).toEqual(expected);
});
