import { expect, test } from "vitest";
import type { JsonValue } from "#schemas/json.ts";
import { type ListedChange, listChanges } from "./list-changes.ts";

const [ann, bo, cy] = ["Ann", "Bo", "Cy"].map((name) => ({ name, title: "Agent" }));

test.each<[string, JsonValue[], JsonValue[], ListedChange[]]>([
  [
    "an item that is added first",
    [ann, bo] as JsonValue[],
    [cy, ann, bo] as JsonValue[],
    [{ pointer: "/a/0", after: cy as JsonValue }],
  ],
  [
    "a removed item",
    [ann, bo, cy] as JsonValue[],
    [ann, cy] as JsonValue[],
    [{ pointer: "/a/1", before: bo as JsonValue }],
  ],
  [
    "a moved item",
    [ann, bo, cy] as JsonValue[],
    [bo, cy, ann] as JsonValue[],
    [{ pointer: "/a/2", movedFrom: "/a/0" }],
  ],
  [
    "a changed item behind an added one",
    [ann] as JsonValue[],
    [bo, { ...ann, title: "Owner" }] as JsonValue[],
    [
      { pointer: "/a/0", after: bo as JsonValue },
      { pointer: "/a/1/title", before: "Agent", after: "Owner" },
    ],
  ],
  [
    "a renamed item",
    [ann] as JsonValue[],
    [{ ...ann, name: "Anna" }] as JsonValue[],
    [{ pointer: "/a/0/name", before: "Ann", after: "Anna" }],
  ],
  [
    "items without an identity by their place",
    [{ x: 1 }],
    [{ x: 2 }, { x: 1 }],
    [
      { pointer: "/a/0/x", before: 1, after: 2 },
      { pointer: "/a/1", after: { x: 1 } },
    ],
  ],
  [
    "items with the same name by their place",
    [{ name: "A" }, { name: "A" }],
    [{ name: "A" }],
    [{ pointer: "/a/1", before: { name: "A" } }],
  ],
  [
    "texts by their place",
    ["x", "y"],
    ["y"],
    [
      { pointer: "/a/0", before: "x", after: "y" },
      { pointer: "/a/1", before: "y" },
    ],
  ],
  [
    "the hours of a day as one value",
    [{ opens: "08:30", closes: "17:00" }],
    [{ opens: "08:30", closes: "16:00" }],
    [{ pointer: "/a", before: [{ opens: "08:30", closes: "17:00" }], after: [{ opens: "08:30", closes: "16:00" }] }],
  ],
])("lists %s", (_, before, after, expected) => {
  expect(listChanges({ a: before }, { a: after })).toEqual(expected);
});
