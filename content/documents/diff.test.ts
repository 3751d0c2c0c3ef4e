import { expect, test } from "vitest";
import type { JsonObject, JsonValue } from "#schemas/json.ts";
import { planStatus } from "../importer/plan.ts";
import { diffFields, type FieldChange } from "./diff.ts";

test.each<[string, JsonValue | undefined, JsonValue | undefined, FieldChange[]]>([
  ["nothing", { a: { b: [1, "x"] } }, { a: { b: [1, "x"] } }, []],
  ["the order of keys alone", { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ["a value", { a: { b: 1 } }, { a: { b: 2 } }, [{ pointer: "/a/b", before: 1, after: 2 }]],
  ["a key that is new", {}, { a: { b: 1 } }, [{ pointer: "/a", after: { b: 1 } }]],
  ["a key that is gone", { a: [1] }, {}, [{ pointer: "/a", before: [1] }]],
  ["null for a value", { a: 1 }, { a: null }, [{ pointer: "/a", before: 1, after: null }]],
  ["another type", { a: {} }, { a: [] }, [{ pointer: "/a", before: {}, after: [] }]],
  ["an item", { a: [1, 2, 3] }, { a: [1, 5, 3] }, [{ pointer: "/a/1", before: 2, after: 5 }]],
  ["an item that is new", { a: [1] }, { a: [1, 2] }, [{ pointer: "/a/1", after: 2 }]],
  ["an item that is gone", { a: [1, { b: 2 }] }, { a: [1] }, [{ pointer: "/a/1", before: { b: 2 } }]],
  ["a key with a slash", { "a/b~c": 1 }, { "a/b~c": 2 }, [{ pointer: "/a~1b~0c", before: 1, after: 2 }]],
  ["a key that every object inherits", {}, { toString: 1 }, [{ pointer: "/toString", after: 1 }]],
  ["the whole document", undefined, { a: 1 }, [{ pointer: "", after: { a: 1 } }]],
  [
    "several fields, in the order of the first and then of the second",
    { a: 1, b: 2 },
    { c: 3, b: 1 },
    [
      { pointer: "/a", before: 1 },
      { pointer: "/b", before: 2, after: 1 },
      { pointer: "/c", after: 3 },
    ],
  ],
])("the difference of %s", (_, before, after, expected) => {
  expect(diffFields(before, after)).toEqual(expected);
});

test.each<[JsonObject | undefined, JsonObject, string]>([
  [undefined, {}, "created"],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, "unchanged"],
  [{ a: 1 }, { a: 2 }, "updated"],
  [{ a: 1 }, {}, "updated"],
])("from %j to %j is %s", (before, after, status) => {
  expect(planStatus(before, after)).toBe(status);
});
