import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { RUNS } from "#tests/support/arbitraries.ts";
import { mergePatch } from "./merge-patch.ts";

// RFC 7396, Appendix A.
const VECTORS: [target: JsonValue, patch: JsonValue, result: JsonValue][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("RFC 7396, Appendix A", () => {
  // A page's patch is an object; what the RFC says of others holds for the members of one.
  test.each(VECTORS)("%j with %j is %j", (target, patch, result) => {
    expect(mergePatch({ x: target }, { x: patch })).toEqual({ x: result });
    if (isObject(patch)) expect(mergePatch(target, patch)).toEqual(result);
  });

  test("null removes, whatever there was", () => {
    expect(mergePatch({ x: { a: "foo" }, y: 1 }, { x: null, z: null })).toEqual({ y: 1 });
    expect(mergePatch(undefined, { x: null, y: { z: null } })).toEqual({ y: {} });
  });

  test("null in a list is a value", () => {
    expect(mergePatch({ a: [1] }, { a: [null, { b: null }] })).toEqual({ a: [null, { b: null }] });
  });
});

const key = fc.constantFrom("a", "b", "c", "toString");
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<JsonValue[]>(null, 0, 1, "x", true),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(key, tie("value")),
  ),
}));
const object = fc.dictionary(key, value);

/** The patch that makes `after` out of `before`, for objects without null. */
function patchFrom(before: JsonObject, after: JsonObject): JsonObject {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const given = Object.entries(after).map(([name, member]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return [name, isObject(old) && isObject(member) ? patchFrom(old, member) : member] as const;
  });
  return { ...Object.fromEntries(removed.map((name) => [name, null])), ...Object.fromEntries(given) };
}

const withoutNulls = object.map((document) => mergePatch(undefined, document));

describe("for any documents", () => {
  test("the same patch twice changes nothing more", () => {
    fc.assert(
      fc.property(object, object, (target, patch) => {
        const once = mergePatch(target, patch);
        expect(mergePatch(once, patch)).toEqual(once);
      }),
      RUNS,
    );
  });

  test("the patch of a difference makes the one into the other", () => {
    fc.assert(
      fc.property(withoutNulls, withoutNulls, (before, after) => {
        expect(mergePatch(before, patchFrom(before, after))).toEqual(after);
      }),
      RUNS,
    );
  });

  test("a document merged into itself, or with nothing, stays as it is", () => {
    fc.assert(
      fc.property(withoutNulls, (document) => {
        expect(mergePatch(document, document)).toEqual(document);
        expect(mergePatch(document, {})).toEqual(document);
      }),
      RUNS,
    );
  });

  test("neither argument is changed", () => {
    fc.assert(
      fc.property(object, object, (target, patch) => {
        const before = JSON.stringify([target, patch]);
        mergePatch(target, patch);
        expect(JSON.stringify([target, patch])).toBe(before);
      }),
      RUNS,
    );
  });
});
