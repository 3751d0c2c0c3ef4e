import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
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

describe("examples of RFC 7396", () => {
  // mergePatch accepts only objects. The examples with other patches are tested as members of an object.
  test.each(VECTORS)("merges %j with %j to %j", (target, patch, result) => {
    expect(mergePatch({ x: target }, { x: patch })).toEqual({ x: result });
    if (isObject(patch)) expect(mergePatch(target, patch)).toEqual(result);
  });

  test("removes a member that the patch sets to null", () => {
    expect(mergePatch({ x: { a: "foo" }, y: 1 }, { x: null, z: null })).toEqual({ y: 1 });
    expect(mergePatch(undefined, { x: null, y: { z: null } })).toEqual({ y: {} });
  });

  test("removes an `unmapped` that loses its last key, and adds none without keys", () => {
    const patch = { hero: { unmapped: { z: null } }, unmapped: { z: null } };
    expect(mergePatch({ hero: { unmapped: { z: 1 } }, unmapped: { y: 1, z: 1 } }, patch)).toEqual({
      hero: {},
      unmapped: { y: 1 },
    });
    const target = { hero: {} };
    expect(mergePatch(target, patch)).toBe(target);
    expect(mergePatch(undefined, patch)).toEqual({ hero: {} });
  });

  test("keeps null as a value inside a list", () => {
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

/** Returns the patch that turns `before` into `after`. Both must be free of nulls. */
function patchFrom(before: JsonObject, after: JsonObject): JsonObject {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = Object.entries(after).map(([name, member]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return [name, isObject(old) && isObject(member) ? patchFrom(old, member) : member] as const;
  });
  return { ...Object.fromEntries(removed.map((name) => [name, null])), ...Object.fromEntries(changed) };
}

const withoutNulls = object.map((document) => mergePatch(undefined, document));

describe("mergePatch with random documents", () => {
  test("changes nothing if the same patch is applied again", () => {
    fc.assert(
      fc.property(object, object, (target, patch) => {
        const once = mergePatch(target, patch);
        expect(mergePatch(once, patch)).toEqual(once);
      }),
    );
  });

  test("turns one document into the other with the patch between them", () => {
    fc.assert(
      fc.property(withoutNulls, withoutNulls, (before, after) => {
        expect(mergePatch(before, patchFrom(before, after))).toEqual(after);
      }),
    );
  });

  test("returns an equal document if the patch is empty or the document itself", () => {
    fc.assert(
      fc.property(withoutNulls, (document) => {
        expect(mergePatch(document, document)).toEqual(document);
        expect(mergePatch(document, {})).toEqual(document);
      }),
    );
  });

  test("modifies neither argument", () => {
    fc.assert(
      fc.property(object, object, (target, patch) => {
        const before = JSON.stringify([target, patch]);
        mergePatch(target, patch);
        expect(JSON.stringify([target, patch])).toBe(before);
      }),
    );
  });
});
