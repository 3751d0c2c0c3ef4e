import { expect, test } from "vitest";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { JsonObject } from "#schemas/json.ts";
import { createPatch } from "./create-patch.ts";

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ["nothing between equal documents", { a: { b: [1] } }, { a: { b: [1] } }, {}],
  ["a changed field", { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, { a: { b: 3 } }],
  ["an added and a removed field", { a: 1 }, { b: 2 }, { a: null, b: 2 }],
  ["a list as a whole", { a: [1, 2] }, { a: [1, 3] }, { a: [1, 3] }],
  ["a removed group", { a: { b: 1 } }, {}, { a: null }],
])("patches %s", (_, before, after, patch) => {
  expect(createPatch(before, after)).toEqual(patch);
  expect(mergePatch(before, patch)).toEqual(after);
});
