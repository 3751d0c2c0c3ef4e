import { expect, test } from "vitest";
import type { JsonObject, JsonValue } from "#schemas/json.ts";
import { planStatus } from "../importer/plan/plan.ts";
import { diffFields, type FieldChange } from "./list-changes.ts";

test.each<[string, JsonValue | undefined, JsonValue | undefined, FieldChange[]]>([
  ["no difference between equal documents", { a: { b: [1, "x"] } }, { a: { b: [1, "x"] } }, []],
  ["no difference if only the order of keys differs", { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ["a changed value", { a: { b: 1 } }, { a: { b: 2 } }, [{ pointer: "/a/b", before: 1, after: 2 }]],
  ["an added key", {}, { a: { b: 1 } }, [{ pointer: "/a", after: { b: 1 } }]],
  ["a removed key", { a: [1] }, {}, [{ pointer: "/a", before: [1] }]],
  ["a value replaced by null", { a: 1 }, { a: null }, [{ pointer: "/a", before: 1, after: null }]],
  ["a changed type", { a: {} }, { a: [] }, [{ pointer: "/a", before: {}, after: [] }]],
  ["a changed item", { a: [1, 2, 3] }, { a: [1, 5, 3] }, [{ pointer: "/a/1", before: 2, after: 5 }]],
  ["an added item", { a: [1] }, { a: [1, 2] }, [{ pointer: "/a/1", after: 2 }]],
  ["a removed item", { a: [1, { b: 2 }] }, { a: [1] }, [{ pointer: "/a/1", before: { b: 2 } }]],
  [
    "a changed value under a key with a slash",
    { "a/b~c": 1 },
    { "a/b~c": 2 },
    [{ pointer: "/a~1b~0c", before: 1, after: 2 }],
  ],
  ["an added key that objects inherit", {}, { toString: 1 }, [{ pointer: "/toString", after: 1 }]],
  ["an added document", undefined, { a: 1 }, [{ pointer: "", after: { a: 1 } }]],
  [
    "several changed fields, in the order of the first document",
    { a: 1, b: 2 },
    { c: 3, b: 1 },
    [
      { pointer: "/a", before: 1 },
      { pointer: "/b", before: 2, after: 1 },
      { pointer: "/c", after: 3 },
    ],
  ],
])("finds %s", (_, before, after, expected) => {
  expect(diffFields(before, after)).toEqual(expected);
});

test.each<[JsonObject | undefined, JsonObject, string]>([
  [undefined, {}, "created"],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, "unchanged"],
  [{ a: 1 }, { a: 2 }, "updated"],
  [{ a: 1 }, {}, "updated"],
])("calls the change from %j to %j %s", (before, after, status) => {
  expect(planStatus(before && { content: before }, after)).toBe(status);
});
