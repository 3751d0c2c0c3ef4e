import { expect, test } from "vitest";
import type { FieldChange } from "#content/documents/diff.ts";
import { leafChanges } from "./leaf-changes.ts";

test.each<[string, FieldChange, FieldChange[]]>([
  ["a value", { pointer: "/a", before: 1, after: 2 }, [{ pointer: "/a", before: 1, after: 2 }]],
  ["null for a value", { pointer: "/a", before: 1, after: null }, [{ pointer: "/a", before: 1, after: null }]],
  ["an added value", { pointer: "/a", after: "" }, [{ pointer: "/a", after: "" }]],
  [
    "an added object",
    { pointer: "/a/0", after: { "x/y": [true, {}], z: { w: null } } },
    [
      { pointer: "/a/0/x~1y/0", after: true },
      { pointer: "/a/0/x~1y/1", after: {} },
      { pointer: "/a/0/z/w", after: null },
    ],
  ],
  ["a removed list", { pointer: "/a", before: ["x"] }, [{ pointer: "/a/0", before: "x" }]],
  ["a removed page", { pointer: "", before: { a: 1 } }, [{ pointer: "/a", before: 1 }]],
  ["an empty list", { pointer: "/a", after: [] }, [{ pointer: "/a", after: [] }]],
  [
    "an object for a text",
    { pointer: "/a", before: "x", after: { b: 1 } },
    [
      { pointer: "/a", before: "x" },
      { pointer: "/a/b", after: 1 },
    ],
  ],
])("splits %s into its fields", (_, change, expected) => {
  expect(leafChanges([change])).toEqual(expected);
});
