import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageContent, siteContent } from "#tests/support/arbitraries.ts";
import { type Shape, shapeFor, toCanonicalOrder, walk } from "./content-shape.ts";
import { isObject, type JsonObject, type JsonValue } from "./json.ts";
import { SITE } from "./page-ids.ts";

function shapeAt(document: string, ...path: string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((shape, key) => {
    if (shape?.kind === "list") return shape.item;
    return shape?.kind === "object" ? shape.keys.get(key) : undefined;
  }, shapeFor(document));
}

test.each([
  ["home", ["hero"], "object"],
  ["home", ["hero", "title"], "scalar"],
  ["home", ["hero", "description"], "html"],
  ["home", ["legal", "notice"], "html"],
  ["home", ["hero", "ctaUrl"], "url"],
  ["home", ["hero", "image"], "media"],
  [SITE, ["navigation", "0", "url"], "url"],
  ["home", ["faq", "items"], "list"],
  ["home", ["faq", "items", "0"], "object"],
  ["home", ["unmapped"], "free"],
  ["medicare", ["checklist", "items", "0"], "scalar"],
  [SITE, ["offices", "0", "address"], "object"],
  [SITE, ["claims", "0"], "object"],
  [SITE, ["redirects"], "map"],
])("gives %s %j the kind %s", (document, path, kind) => {
  expect(shapeAt(document, ...path)?.kind).toBe(kind);
});

test("walk visits every value of the content model and skips unknown keys", () => {
  const content = {
    zebra: 1,
    faq: { items: [{ answer: "A", question: "Q", unmapped: { a: 1 } }, "not an item"], title: null },
    hero: "not a hero",
  };
  const visited = walk(content, shapeFor("home")).map(({ pointer, shape }) => `${pointer} ${shape.kind}`);
  expect(visited).toEqual([
    " object",
    "/hero object",
    "/faq object",
    "/faq/title scalar",
    "/faq/items list",
    "/faq/items/0 object",
    "/faq/items/0/question scalar",
    "/faq/items/0/answer html",
    "/faq/items/0/unmapped free",
    "/faq/items/1 object",
  ]);
});

describe("inCanonicalOrder", () => {
  test("sorts known keys in the order of the schema and leaves unknown keys and `unmapped` in their order", () => {
    const content = {
      zebra: 1,
      unmapped: { z: 1, a: 2 },
      hero: { unmapped: {}, title: "T", badge: "B" },
      apple: 2,
      meta: { description: "D", title: "T" },
      faq: { items: [{ answer: "A", question: "Q" }] },
    };
    expect(JSON.stringify(toCanonicalOrder(content, shapeFor("home")))).toBe(
      JSON.stringify({
        meta: { title: "T", description: "D" },
        hero: { badge: "B", title: "T", unmapped: {} },
        faq: { items: [{ question: "Q", answer: "A" }] },
        unmapped: { z: 1, a: 2 },
        zebra: 1,
        apple: 2,
      }),
    );
  });

  test("sorts the keys of a map", () => {
    const sorted = toCanonicalOrder({ redirects: { "/b": "/", "/a": "/", "/a/b": "/" } }, shapeFor(SITE));
    expect(Object.keys(sorted.redirects)).toEqual(["/a", "/a/b", "/b"]);
    expect(toCanonicalOrder(sorted, shapeFor(SITE))).toBe(sorted);
    const visited = walk(sorted, shapeFor(SITE)).map(({ pointer, shape }) => `${pointer} ${shape.kind}`);
    expect(visited).toContain("/redirects/~1a~1b scalar");
  });

  test("returns the same object if the keys are already in order", () => {
    const content = { meta: { title: "T" }, hero: { title: "T" }, faq: { items: [{ question: "Q" }] } };
    expect(toCanonicalOrder(content, shapeFor("home"))).toBe(content);
  });

  test("changes no value and does not depend on the original order of keys", () => {
    const documents = fc.oneof(
      fc.tuple(fc.constant("home"), pageContent({ mayBeUnmapped: false })),
      fc.tuple(fc.constant(SITE), siteContent({ mayBeUnmapped: false })),
    );
    fc.assert(
      fc.property(documents, ([document, content]) => {
        const ordered = toCanonicalOrder(content, shapeFor(document));
        const reversed = toCanonicalOrder(withKeysReversed(content) as JsonObject, shapeFor(document));
        expect(ordered).toEqual(content);
        expect(JSON.stringify(reversed)).toBe(JSON.stringify(ordered));
      }),
    );
  });
});

function withKeysReversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, withKeysReversed(member)] as const);
  return Object.fromEntries(entries.reverse());
}
