import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { child, isObject, isSame, type JsonValue, segments, typeName } from "./json.ts";

describe("pointers", () => {
  // The examples of RFC 6901, section 5.
  test.each([
    [["foo"], "/foo"],
    [["foo", 0], "/foo/0"],
    [[""], "/"],
    [["a/b"], "/a~1b"],
    [["c%d"], "/c%d"],
    [["i\\j"], "/i\\j"],
    [['k"l'], '/k"l'],
    [[" "], "/ "],
    [["m~n"], "/m~0n"],
    [["~1"], "/~01"],
  ])("escapes and unescapes %j as %s", (keys, pointer) => {
    expect(keys.reduce<string>(child, "")).toBe(pointer);
    expect(segments(pointer)).toEqual(keys.map(String));
  });

  test("returns the keys that a pointer was built from", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom("~", "/", "0", "1", "é") })), (keys) => {
        expect(segments(keys.reduce<string>(child, ""))).toEqual(keys);
      }),
    );
  });
});

test.each<[JsonValue | undefined, JsonValue | undefined, boolean]>([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: {} }, { a: [] }, false],
  [{ toString: 1 }, {}, false],
  [{}, { toString: 1 }, false],
  ["1", 1, false],
  [null, {}, false],
  [undefined, null, false],
])("compares %j with %j: %s", (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
});

test.each([
  [null, "null"],
  [[], "an array"],
  [{}, "an object"],
  ["", "a string"],
  [0, "a number"],
  [true, "a boolean"],
])("names the type of %j: %s", (value, name) => {
  expect(typeName(value)).toBe(name);
  expect(isObject(value)).toBe(name === "an object");
});
