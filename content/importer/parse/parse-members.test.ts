import { expect, test } from "vitest";
import { createFinding } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import { COMMAND_LIMITS } from "./limits.ts";
import { parse } from "./parse.ts";
import { parseMembers } from "./parse-members.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const members = (text: string) => parseMembers(bytes(text), "a.json", COMMAND_LIMITS);

test.each([
  '{"pages":{"home":{"hero":{"title":"A \\"quoted\\" word, {braces} and \\\\"}},"about":[1,[],{}]},"site":null}',
  ' {\n "a\\u0062" : { } , "c" :\t{ "d" : "e" , "f" : true , "g" : -1.5 } ,"h":[{"i":"]}"}] , "j" : "k" } \n',
  "{}",
  '{"pages":{}}',
  '{"π":{"’":"😀 ’"}}',
])("returns the value of %s", (text) => {
  expect(members(text)?.value).toEqual(JSON.parse(text));
});

test.each([
  "",
  "[]",
  "{",
  '{"a":1,}',
  '{"a":1}}',
  '{"a":1} x',
  '{"a" 1}',
  "{a:1}",
  '{"a":1 "b":2}',
  '{"a":{"b":1,"b":2}}',
  '{"a":1,"a":2}',
  '{"a":{"b":{"c":1,"c":2}}}',
  '{"__proto__":{}}',
  '{"pages":{"constructor":1}}',
  '{"a":{"b":"\u0007"}}',
  '{"a":{"b":"\\u200b\\u0000"}}',
  '{"a":{"b":12345678901234567890}}',
  '{"a":1e999}',
  `{"a":{"b":${"[".repeat(COMMAND_LIMITS.depth - 1)}${"]".repeat(COMMAND_LIMITS.depth - 1)}}}`,
  `{"a":{"b":"${"x".repeat(COMMAND_LIMITS.stringLength + 1)}"}}`,
  '\uFEFF{"a":1}',
])("leaves %.40s to the parser of whole texts", (text) => {
  expect(members(text)).toBeUndefined();
});

test("leaves bytes that are not UTF-8 to the parser of whole texts", () => {
  expect(
    parseMembers(Uint8Array.of(...bytes('{"a":"'), 0xff, ...bytes('"}')), "a.json", COMMAND_LIMITS),
  ).toBeUndefined();
});

test("accepts values as deep as the parser of whole texts", () => {
  const depth = COMMAND_LIMITS.depth - 2;
  const text = `{"a":{"b":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
  expect(parse(text, "a.json", COMMAND_LIMITS).findings).toEqual([]);
  expect(members(text)?.value).toEqual(JSON.parse(text));
});

test.each([0, 2])("finds the same places as in the whole text, with an indentation of %i", (indentation) => {
  const page = { hero: { title: "😀 ’", items: ["a", { b: "c" }] }, meta: "d" };
  const text = JSON.stringify(
    { site: { name: "Café" }, pages: { "farm/a": page, "farm~b": page }, last: 1 },
    null,
    indentation,
  );
  const pointers = [
    "",
    "/pages",
    "/site/name",
    "/pages/farm~1a",
    "/pages/farm~1a/hero/items/1/b",
    "/pages/farm~0b/meta",
    "/last",
  ];
  const locate = (sourceOf: (pointer: string) => ReturnType<typeof parse>["source"]) =>
    toDiagnostics(
      pointers.flatMap((pointer) =>
        [false, true].map((isAboutName) =>
          createFinding("page/missing", "", { source: sourceOf(pointer), pointer, isAboutName }),
        ),
      ),
    ).map(({ line, column, pointer }) => `${pointer} ${line}:${column}`);
  const { source } = parse(text, "a.json", COMMAND_LIMITS);
  const divided = members(text)?.source;
  const partOf = (pointer: string) => {
    const [, first, second] = pointer.split("/");
    return divided?.partAt?.(`/${first}/${second}`) ?? divided?.partAt?.(`/${first}`) ?? divided ?? source;
  };
  const expected = locate(() => source);
  expect(new Set(locate(partOf))).toEqual(new Set(expected));
  expect(divided?.partAt?.("/pages/farm~1a")).toBeDefined();
});

test("reads a large input of bytes as it reads its text", () => {
  const pages = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`farm/p${at}`, { hero: { title: "x".repeat(4000) } }]),
  );
  const text = JSON.stringify({ pages });
  const divided = parse(bytes(text), "a.json", COMMAND_LIMITS);
  expect(divided.source.partAt).toBeDefined();
  expect(divided.value).toEqual(parse(text, "a.json", COMMAND_LIMITS).value);
  const broken = text.replace('x"}', 'x","y":1,"y":2}');
  expect(parse(bytes(broken), "a.json", COMMAND_LIMITS)).toMatchObject({ findings: [{ code: "json/duplicate-key" }] });
});
