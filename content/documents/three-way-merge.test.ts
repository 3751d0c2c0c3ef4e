import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { mergePatch } from "./merge-patch.ts";
import { mergeThreeWay } from "./three-way-merge.ts";

/** Merges three values of the field `x` and returns the merged value, or the values in conflict. */
function mergeField(base: JsonValue, theirs: JsonValue, yours: JsonValue) {
  const { merged, conflicts } = mergeThreeWay({ x: base }, { x: theirs }, { x: yours });
  return conflicts.length > 0 ? { conflicts } : merged?.x;
}

describe("fields", () => {
  test.each<[string, base: JsonObject, theirs: JsonObject, yours: JsonObject, merged: JsonObject]>([
    ["applies a change of yours", { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }],
    ["keeps a change of theirs", { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1, b: 1 }, { a: 1, b: 2 }],
    ["combines both", { a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 2, c: 2 } }],
    ["accepts the same change of both", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ["adds, removes and keeps keys", { a: 1, b: 1 }, { a: 1, b: 1, c: 1 }, { b: 1, d: 1 }, { b: 1, c: 1, d: 1 }],
    ["combines objects that both added", {}, { a: { b: 1 } }, { a: { c: 1 } }, { a: { b: 1, c: 1 } }],
    ["treats inherited names as ordinary keys", {}, { toString: 1 }, { valueOf: 2 }, { toString: 1, valueOf: 2 }],
  ])("%s", (_, base, theirs, yours, merged) => {
    expect(mergeThreeWay(base, theirs, yours)).toEqual({ merged, conflicts: [] });
  });

  test.each<[string, base: JsonObject, theirs: JsonObject, yours: JsonObject, conflict: object]>([
    ["different values", { a: 1 }, { a: 2 }, { a: 3 }, { pointer: "/a", base: 1, theirs: 2, yours: 3 }],
    ["different additions", {}, { a: 2 }, { a: 3 }, { pointer: "/a", theirs: 2, yours: 3 }],
    ["a removal and an edit", { a: 1 }, { a: 2 }, {}, { pointer: "/a", base: 1, theirs: 2 }],
    [
      "an object and a string",
      { a: { b: 1 } },
      { a: { b: 2 } },
      { a: "s" },
      { pointer: "/a", base: { b: 1 }, theirs: { b: 2 }, yours: "s" },
    ],
  ])("reports %s as a conflict", (_, base, theirs, yours, conflict) => {
    expect(mergeThreeWay(base, theirs, yours)).toEqual({ merged: theirs, conflicts: [conflict] });
    expect(mergeThreeWay(base, theirs, yours, "yours")).toEqual({ merged: yours, conflicts: [conflict] });
  });

  test("merges a patch that was applied to the base", () => {
    const base = { a: 1, b: { c: 1 }, d: 1 };
    const yours = mergePatch(base, { b: { e: 2 }, d: null });
    expect(mergeThreeWay(base, { a: 2, b: { c: 1 }, d: 1 }, yours).merged).toEqual({ a: 2, b: { c: 1, e: 2 } });
  });
});

describe("documents", () => {
  const [old, edited] = [{ a: 1 }, { a: 2 }];

  test.each<[string, ...versions: (JsonObject | undefined)[]]>([
    ["is added by one version", undefined, undefined, edited, edited],
    ["is removed by one version", old, undefined, old, undefined],
    ["is removed by both versions", old, undefined, undefined, undefined],
  ])("are merged if a document %s", (_, base, theirs, yours, merged) => {
    expect(mergeThreeWay(base, theirs, yours)).toEqual({ merged, conflicts: [] });
  });

  test("are in conflict if one version removed what the other edited", () => {
    const conflicts = [{ pointer: "", base: old, yours: edited }];
    expect(mergeThreeWay(old, undefined, edited)).toEqual({ merged: undefined, conflicts });
    expect(mergeThreeWay(old, undefined, edited, "yours")).toEqual({ merged: edited, conflicts });
  });
});

/** Returns a list of items from text such as "a b:edited": an id, and a text if the item has been edited. */
function items(text: string): JsonObject[] {
  return text.split(" ").flatMap((word) => {
    const [id = "", edit = ""] = word.split(":");
    return id === "" ? [] : [{ id, edit }];
  });
}

describe("lists of items with ids", () => {
  test.each([
    ["edits of different items", "a b c", "a:x b c", "a b c:y", "a:x b c:y"],
    ["additions at the end", "a", "a x", "a y", "a x y"],
    ["additions in the middle", "a b c", "a b x c", "a y b c", "a y b x c"],
    ["additions at the start", "a", "x a", "y a", "x y a"],
    ["additions to an empty list", "", "x", "y", "x y"],
    ["removals", "a b c d", "b c d", "a b d", "b d"],
    ["a removal beside an addition", "a b", "a", "a b y", "a y"],
    ["a new order of yours with an addition of theirs", "a b c", "a b x c", "c a b", "x c a b"],
    ["a new order of theirs with an edit of yours", "a b c", "c b a", "a b:y c", "c b:y a"],
    ["the same new order", "a b", "b a x", "b a", "b a x"],
  ])("are merged for %s", (_, base, theirs, yours, merged) => {
    expect(mergeField(items(base), items(theirs), items(yours))).toEqual(items(merged));
  });

  test.each([
    ["two edits of one field", "a b", "a b:x", "a b:y", "/x/1/edit"],
    ["an item that theirs removed and yours edited", "a b", "a", "a b:y", "/x/1"],
    ["an item that yours removed and theirs edited", "a b c", "a b:x c", "a c", "/x/1"],
    ["two new orders", "a b c", "b a c", "a c b", "/x"],
  ])("report a conflict for %s", (_, base, theirs, yours, pointer) => {
    expect(mergeField(items(base), items(theirs), items(yours))).toMatchObject({ conflicts: [{ pointer }] });
  });

  test("need unique ids of all items", () => {
    expect(mergeField(items("a a"), items("a a x"), items("a a y"))).toMatchObject({ conflicts: [{ pointer: "/x" }] });
    const mixed = [...items("a"), "b"];
    expect(mergeField(mixed, [...mixed, "c"], [...mixed, "d"])).toMatchObject({ conflicts: [{ pointer: "/x" }] });
  });
});

describe("lists of items without ids", () => {
  test.each<[string, base: JsonValue[], theirs: JsonValue[], yours: JsonValue[], merged: JsonValue[]]>([
    ["different positions", ["a", "b", "c"], ["x", "b", "c"], ["a", "b", "y"], ["x", "b", "y"]],
    ["different fields of one item", [{ q: 1, a: 1 }], [{ q: 2, a: 1 }], [{ q: 1, a: 2 }], [{ q: 2, a: 2 }]],
    ["nested lists", [["a"], ["b"]], [["x"], ["b"]], [["a"], ["y"]], [["x"], ["y"]]],
    ["a list that only one version changed", ["a"], ["a"], ["b", "c"], ["b", "c"]],
  ])("are merged for edits at %s", (_, base, theirs, yours, merged) => {
    expect(mergeField(base, theirs, yours)).toEqual(merged);
  });

  test.each<[string, base: JsonValue[], theirs: JsonValue[], yours: JsonValue[]]>([
    ["an addition and an edit", ["a"], ["a", "b"], ["c"]],
    ["two additions", ["a"], ["a", "b"], ["a", "c"]],
    ["a new id and an edit", [{ id: 1 }, {}], [{ id: 2 }, {}], [{ id: 1, a: 1 }, {}]],
    ["a move and an edit", ["a", "b"], ["b", "a"], ["a", "y"]],
  ])("are one conflict for %s", (_, base, theirs, yours) => {
    expect(mergeField(base, theirs, yours)).toEqual({ conflicts: [{ pointer: "/x", base, theirs, yours }] });
  });
});

const scalar = fc.integer({ min: 0, max: 1000 });
const listOfItems = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), text: scalar }))));
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    listOfItems as fc.Arbitrary<JsonValue>,
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value")),
  ),
}));
const document = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), value, { minKeys: 1 });

/** Returns the values of a document by path. Items with an id have it in their path instead of their position. */
function leaves(value: JsonValue | undefined, path: Pointer = ""): Map<Pointer, JsonValue> {
  const members = Array.isArray(value)
    ? value.map((item, index) => [isObject(item) ? String(item.id) : index, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  if (members === undefined) return new Map(value === undefined ? [] : [[path, value]]);
  return new Map(members.flatMap(([key, member]) => [...leaves(member, child(path, key))]));
}

/** Returns the values that differ from the base. An added or changed value is itself, a removed one undefined. */
function changes(base: JsonObject, version: JsonObject): Map<Pointer, JsonValue | undefined> {
  const [before, after] = [leaves(base), leaves(version)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(paths.filter((path) => before.get(path) !== after.get(path)).map((path) => [path, after.get(path)]));
}

/** Replaces some of the values of `before` by those of `after`. */
function mix(before: JsonValue | undefined, after: JsonValue | undefined, mayReplace: () => boolean): JsonValue {
  if (isObject(before) && isObject(after)) {
    const members = Object.keys({ ...before, ...after }).flatMap((key) => {
      if (mayReplace()) return after[key] === undefined ? [] : [[key, after[key]] as const];
      return before[key] === undefined ? [] : [[key, mix(before[key], after[key], mayReplace)] as const];
    });
    return { ...Object.fromEntries(members), ...(before.id !== undefined && { id: before.id }) };
  }
  if (Array.isArray(before) && Array.isArray(after) && !mayReplace()) {
    return before.map((item, index) => mix(item, after[index] ?? item, mayReplace));
  }
  return (mayReplace() ? after : before) ?? 0;
}

/** Returns an edited version of a document. */
function editOf(base: JsonObject): fc.Arbitrary<JsonObject> {
  return fc.tuple(document, fc.infiniteStream(fc.integer({ min: 0, max: 3 }))).map(([other, choices]) => {
    return mix(base, other, () => choices.next().value === 0) as JsonObject;
  });
}

describe("every merge", () => {
  const versions = document.chain((base) => fc.tuple(fc.constant(base), editOf(base), editOf(base)));

  test("contains all changes of both versions unless it reports a conflict", () => {
    fc.assert(
      fc.property(versions, ([base, theirs, yours]) => {
        const { merged = {}, conflicts } = mergeThreeWay(base, theirs, yours);
        const expected = [theirs, ...(conflicts.length === 0 ? [yours] : [])];
        for (const version of expected) {
          for (const [path, after] of changes(base, version)) expect(leaves(merged).get(path)).toEqual(after);
        }
      }),
    );
  });

  test("contains all changes of the preferred version", () => {
    fc.assert(
      fc.property(versions, ([base, theirs, yours]) => {
        const { merged = {} } = mergeThreeWay(base, theirs, yours, "yours");
        for (const [path, after] of changes(base, yours)) expect(leaves(merged).get(path)).toEqual(after);
      }),
    );
  });

  test("gives the same values and conflicts in either order", () => {
    fc.assert(
      fc.property(versions, ([base, theirs, yours]) => {
        const one = mergeThreeWay(base, theirs, yours, "theirs");
        const other = mergeThreeWay(base, yours, theirs, "yours");
        expect(leaves(one.merged)).toEqual(new Map(leaves(other.merged)));
        expect(one.conflicts).toHaveLength(other.conflicts.length);
      }),
    );
  });

  test("returns the changed version if only one version has changes", () => {
    fc.assert(
      fc.property(document, document, (base, version) => {
        expect(mergeThreeWay(base, base, version)).toEqual({ merged: version, conflicts: [] });
        expect(mergeThreeWay(base, version, base)).toEqual({ merged: version, conflicts: [] });
      }),
    );
  });

  test("changes nothing when it is repeated", () => {
    fc.assert(
      fc.property(versions, ([base, theirs, yours]) => {
        const { merged } = mergeThreeWay(base, theirs, yours, "yours");
        expect(mergeThreeWay(base, merged, yours, "yours").merged).toEqual(merged);
      }),
    );
  });
});
