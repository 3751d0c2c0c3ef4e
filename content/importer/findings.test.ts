/** Every finding of the importer, each from the smallest input that has it. */
import { describe, expect, test } from "vitest";
import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent } from "./import-content.ts";
import type { ImportOptions } from "./import-options.ts";

const stored: Record<string, JsonObject> = {
  home: { meta: { title: "Home", description: "D" }, hero: { title: "Home" } },
  medicare: { meta: { title: "Medicare", description: "D" }, hero: { title: "Medicare" } },
  site: {
    name: "Agency",
    phone: "1",
    email: "a@b.c",
    address: { street: "1 Main", city: "C", state: "IA", zip: "5" },
  },
};

type Expected = Pick<Diagnostic, "code"> & Partial<Diagnostic>;

interface Case {
  name: string;
  /** The input, with a ▸ before every place that is to be reported. It is no part of the input. */
  marked: string;
  options?: ImportOptions;
  /** What is reported at each of the places, in their order; and before them, without a line, what has no place. */
  expected: Expected[];
}

/** Takes the marks out of a text and says where they were. */
function unmark(marked: string): { text: string; places: { line: number; column: number }[] } {
  const parts = marked.split("▸");
  const places = parts.slice(1).map((_, index) => {
    const lines = parts
      .slice(0, index + 1)
      .join("")
      .split("\n");
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  });
  return { text: parts.join(""), places };
}

async function diagnosticsOf(text: string, options: ImportOptions = {}): Promise<Diagnostic[]> {
  const store = memoryStore(Object.entries(stored));
  const note = { by: "", message: "", sha256: "" };
  return (await importContent([{ raw: text, file: "a.json" }], options, store, note)).diagnostics;
}

const raw = String.raw;
const emoji = "😀";

const cases: Case[] = [
  // ── The input and its JSON; parse.test.ts has them all ────────────────────────────────────────────────────────────
  { name: "nothing", marked: "▸", expected: [{ code: "input/empty", message: "a.json is empty." }] },
  {
    name: "a byte too much",
    marked: "▸{}",
    options: { limits: { bytes: 1, depth: 1, stringLength: 1 } },
    expected: [{ code: "input/too-large" }],
  },
  { name: "a missing comma", marked: '{"a": 1\n▸"b": 2}', expected: [{ code: "json/syntax", pointer: "" }] },
  { name: "half an object", marked: '{"a": 1▸', expected: [{ code: "json/truncated", pointer: "" }] },
  { name: "a word too much", marked: "{}\n▸end", expected: [{ code: "json/trailing-text", pointer: "" }] },
  {
    name: "a key twice",
    marked: '{"home": {"meta": {"title": "A",\r\n  ▸"title": "B"}}}',
    expected: [
      {
        code: "json/duplicate-key",
        pointer: "/home/meta/title",
        related: [
          { file: "a.json", line: 1, column: 20, pointer: "/home/meta/title", message: "It stands here first." },
        ],
      },
    ],
  },
  {
    name: "a forbidden key",
    marked: '{"home": {▸"constructor": {"prototype": {}}}}',
    expected: [{ code: "json/forbidden-key", pointer: "/home/constructor" }],
  },
  {
    name: "a number without an end",
    marked: '{"home": [1, ▸-1e400]}',
    expected: [{ code: "json/non-finite-number", pointer: "/home/1" }],
  },
  {
    name: "a level too much",
    marked: `${'{"a":'.repeat(64)}▸{}${"}".repeat(64)}`,
    expected: [{ code: "json/too-deep", pointer: "/a".repeat(64) }],
  },
  {
    name: "a string too long",
    marked: `{"HERO_TITLE": ▸"${"x".repeat(2 ** 18 + 1)}"}`,
    expected: [{ code: "json/string-too-long", pointer: "/HERO_TITLE" }],
  },

  // ── The format ────────────────────────────────────────────────────────────────────────────────────────────────────
  ...["[]", '[{"page": "home"}]', '"text"', "1", "true", "null"].map((text) => ({
    name: `${text} alone`,
    marked: `\n ▸${text}`,
    expected: [{ code: "format/not-an-object" as const, pointer: "" }],
  })),
  { name: "an empty object", marked: "▸{}", expected: [{ code: "format/unknown", message: "The object is empty." }] },
  {
    name: "the sections of a page without its name",
    marked: '▸{"meta": {}, "hero": {}, "note": "x"}',
    expected: [
      {
        code: "format/unknown",
        message:
          'These are the sections of a page (meta, hero), but nothing says of which: { "pages": { "home": … } }.',
      },
    ],
  },
  {
    name: "a key that is almost one",
    marked: '▸{"page": {"home": {}}}',
    expected: [
      {
        code: "format/unknown",
        message: "None of its keys is a page, a token, site or pages: page. Did you mean pages?",
      },
    ],
  },
  {
    name: "keys that are nothing known",
    marked: '▸{"greeting": "Hello", "colours": []}',
    expected: [
      { code: "format/unknown", message: "None of its keys is a page, a token, site or pages: greeting, colours." },
    ],
  },

  // ── The pages ─────────────────────────────────────────────────────────────────────────────────────────────────────
  { name: "tokens without a page", marked: '▸{"HERO_TITLE": "T"}', expected: [{ code: "page/missing", pointer: "" }] },
  {
    name: "a page in a list that does not say which",
    marked: '{"pages": [{"page": "home", "content": {}}, ▸{"content": {}}]}',
    expected: [{ code: "page/missing", pointer: "/pages/1" }],
  },
  {
    name: "no pages",
    marked: '▸{"pages": []}',
    expected: [{ code: "page/missing", message: "a.json holds no page." }],
  },
  {
    name: "a page that does not exist",
    marked: '{\n  ▸"commerical/trucking": {"HERO_TITLE": "T"}\n}',
    expected: [
      {
        code: "page/unknown",
        pointer: "/commerical~1trucking",
        page: "commerical/trucking",
        suggestion: "commercial/trucking",
        message: 'There is no page "commerical/trucking". Did you mean commercial/trucking?',
      },
    ],
  },
  {
    name: "a page that does not exist, beside one that does",
    marked: '{"home": {"hero": {}}, ▸"abuot": {"hero": {}}}',
    expected: [{ code: "page/unknown", pointer: "/abuot", suggestion: "about" }],
  },
  {
    name: "a page in a list that does not exist",
    marked: '{"pages": [▸{"slug": "/medicar", "tokens": {"HERO_TITLE": "T"}}]}',
    expected: [{ code: "page/unknown", pointer: "/pages/0", suggestion: "medicare" }],
  },
  {
    name: "a page of the command line that does not exist",
    marked: '{"HERO_TITLE": "T"}',
    options: { page: "hom" },
    expected: [{ code: "page/unknown", page: "hom", suggestion: "home" }],
  },
  {
    name: "a slug that does not exist yet",
    marked: '{"pages": {▸"farm/drones": {"meta": {"title": "T", "description": "D"}, "hero": {"title": "T"}}}}',
    expected: [{ code: "page/new", pointer: "/pages/farm~1drones", page: "farm/drones" }],
  },
  {
    name: "a slug that is almost one",
    marked:
      '{▸"farm/agribusines": "{\\"META_TITLE\\": \\"T\\", \\"META_DESCRIPTION\\": \\"D\\", \\"HERO_TITLE\\": \\"T\\"}"}',
    expected: [{ code: "page/new", pointer: "/farm~1agribusines", suggestion: "farm/agribusiness" }],
  },
  {
    name: "a page twice",
    marked: '{"pages": [{"page": "home", "content": {}},\n▸{"path": "/", "content": {}}]}',
    expected: [
      {
        code: "page/duplicate",
        page: "home",
        pointer: "/pages/1",
        related: [
          { file: "a.json", line: 1, column: 40, pointer: "/pages/0/content", message: "It stands here first." },
        ],
      },
    ],
  },
  ...["3", "null", "true", "[]"].map((value) => ({
    name: `${value} as a page`,
    marked: `{"pages": {"home": ▸${value}}}`,
    expected: [{ code: "page/not-an-object" as const, pointer: "/pages/home", page: "home" }],
  })),
  {
    name: "a list in a string as a page",
    marked: raw`{"medicare": "  ▸[\"a\"]"}`,
    expected: [
      {
        code: "page/not-an-object",
        page: "medicare",
        message: "The content of medicare is an array; an object belongs there.",
      },
    ],
  },

  // ── The content ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: "a page without its hero",
    marked: '{"pages": {"home": ▸{"meta": {"title": "T", "description": "D"}}}}',
    options: { mode: "replace" },
    expected: [
      {
        code: "content/required",
        page: "home",
        pointer: "/pages/home",
        message: "`hero` is required, but it is missing. Add it.",
      },
    ],
  },
  {
    name: "a few tokens of a page that is not stored",
    marked: '{"about": ▸{"META_TITLE": "T", "META_DESCRIPTION": "D"}}',
    expected: [
      {
        code: "content/required",
        page: "about",
        message:
          "`hero` is required, but it is missing. Add it. The store has no about yet to merge this into; give it whole.",
      },
    ],
  },
  {
    name: "a page whose title is removed",
    marked: '{"pages": {"home": {"meta": ▸{"title": null}}}}',
    expected: [
      {
        code: "content/required",
        pointer: "/pages/home/meta",
        message: "`meta.title` is required, but it is missing. Add it.",
      },
    ],
  },
  {
    name: "a question without an answer",
    marked: '{"pages": {"home": {"faq": {"items": [{"question": "Q", "answer": "A"}, ▸{"question": "Q"}]}}}}',
    expected: [
      {
        code: "content/required",
        pointer: "/pages/home/faq/items/1",
        message: "`faq.items.1.answer` is required, but it is missing. Add it.",
      },
    ],
  },
  {
    name: "a question without an answer, in tokens",
    marked: '{"FAQ_ITEMS": [▸{"question": "Q"}]}',
    options: { page: "home" },
    expected: [{ code: "content/required", pointer: "/FAQ_ITEMS/0", token: "FAQ_ITEMS" }],
  },
  {
    name: "a question without an answer, in a bare list of an alias",
    marked: '{"pages": {"medicare": {"faqs": [▸{"question": "Q"}]}}}',
    expected: [
      {
        code: "content/required",
        pointer: "/pages/medicare/faqs/0",
        message: "`faq.items.0.answer` is required, but it is missing. Add it.",
      },
    ],
  },
  {
    name: "values of the wrong type",
    marked: '{"pages": {"home": {"hero": {"title": ▸3, "tiles": ▸"four"}, "about": ▸[]}}}',
    expected: [
      {
        code: "content/type",
        pointer: "/pages/home/hero/title",
        message: "`hero.title` must be a string, but got a number. Put the value in double quotes.",
      },
      {
        code: "content/type",
        message: "`hero.tiles` must be an array, but got a string. Put the items in square brackets.",
      },
      { code: "content/type", message: "`about` must be an object, but got an array. Put the fields in braces." },
    ],
  },
  {
    name: "a token of the wrong type",
    marked: '{"home": {"HERO_TITLE": ▸["T"]}}',
    expected: [{ code: "content/type", pointer: "/home/HERO_TITLE", token: "HERO_TITLE", page: "home" }],
  },
  {
    name: "a token in a group of the wrong type",
    marked: '{"home": {"HERO": {"CTA": "Go", "CTA_URL": ▸false}, "CTA": {"BUTTON": {"TEXT": ▸1}}}}',
    expected: [
      { code: "content/type", pointer: "/home/HERO/CTA_URL", token: "HERO_CTA_URL" },
      { code: "content/type", pointer: "/home/CTA/BUTTON/TEXT", token: "CTA_BUTTON_TEXT" },
    ],
  },
  {
    name: "a checklist, given as benefits, of the wrong type",
    marked: '{"medicare": {"hero": {}, "benefits": ["one"], "checklist": {"title": ▸2}}}',
    expected: [{ code: "content/type", pointer: "/medicare/checklist/title" }],
  },
  {
    name: "a value that is not allowed",
    marked: '{"HERO_CTA_URL": ▸"javascript:alert(1)", "META_TITLE": ▸""}',
    options: { page: "home" },
    expected: [
      {
        code: "content/value",
        token: "HERO_CTA_URL",
        message:
          '`hero.ctaUrl` must start with /, #, http://, https://, mailto: or tel:, but got "javascript:alert(1)".',
      },
      { code: "content/value", token: "META_TITLE", message: "`meta.title` must not be empty. Enter some text." },
    ],
  },
  {
    name: "a fact of the agency that is not allowed",
    marked: '{"site": {"licensedStates": ["IA", ▸"Iowa"], "foundedYear": ▸1300}, "pages": {}}',
    expected: [
      { code: "content/value", page: "site", pointer: "/site/licensedStates/1" },
      { code: "content/value", page: "site", pointer: "/site/foundedYear" },
    ],
  },
  {
    name: "a fact of the agency that a token of home tells",
    marked: '{"TOP_NAVIGATION": [{"title": "Home", "url": ▸"home"}]}',
    options: { page: "home" },
    expected: [{ code: "content/value", page: "site", pointer: "/TOP_NAVIGATION/0/url", token: "TOP_NAVIGATION" }],
  },
  {
    name: "a token that nobody knows",
    marked: '{▸"HERO_TITEL": "T", ▸"ZZZ_ZZZ": 1}',
    options: { page: "home" },
    expected: [
      {
        code: "content/unknown-key",
        severity: "warning",
        page: "home",
        pointer: "/HERO_TITEL",
        token: "HERO_TITEL",
        suggestion: "HERO_TITLE",
        message: "HERO_TITEL is not part of the content model; it is kept under unmapped. Did you mean HERO_TITLE?",
      },
      {
        code: "content/unknown-key",
        token: "ZZZ_ZZZ",
        message: "ZZZ_ZZZ is not part of the content model; it is kept under unmapped.",
      },
    ],
  },
  {
    name: "tokens of the agency's facts on another page",
    marked: '{▸"TOP_NAVIGATION": []}',
    options: { page: "medicare" },
    expected: [
      {
        code: "content/unknown-key",
        page: "medicare",
        message: "TOP_NAVIGATION is not part of the content model; it is kept under unmapped.",
      },
    ],
  },
  {
    name: "tokens of a page among the agency's facts",
    marked: '{"site": {▸"HERO_TITLE": "T"}, "pages": {}}',
    expected: [{ code: "content/unknown-key", page: "site", pointer: "/site/HERO_TITLE" }],
  },
  {
    name: "keys that nobody knows in a page, a section and an item",
    marked:
      '{"home": {▸"heroo": {}, "hero": {▸"titel": "T"}, "faq": {"items": [{"question": "Q", "answer": "A", ▸"anwser": ""}]}}}',
    expected: [
      { code: "content/unknown-key", pointer: "/home/heroo", suggestion: "hero" },
      { code: "content/unknown-key", pointer: "/home/hero/titel", suggestion: "title" },
      { code: "content/unknown-key", pointer: "/home/faq/items/0/anwser", suggestion: "answer" },
    ],
  },
  {
    name: "a key in a group that nobody knows",
    marked: '{"home": {"HERO": {"TITLE": "T", ▸"TITEL": "T"}}}',
    expected: [
      { code: "content/unknown-key", pointer: "/home/HERO/TITEL", token: "HERO_TITEL", suggestion: "HERO_TITLE" },
    ],
  },
  {
    name: "keys beside pages and beside content",
    marked: '{▸"exportedBy": "x", "pages": {"home": {▸"note": "x", "content": {"hero": {}}}}}',
    expected: [
      { code: "content/unknown-key", pointer: "/exportedBy" },
      { code: "content/unknown-key", pointer: "/pages/home/note", page: "home" },
    ],
  },
  {
    name: "markup that is not allowed",
    marked: '{"home": {"hero": {"description": ▸"<b onclick=x()>B</b><script>y()</script>"}}}',
    expected: [
      {
        code: "content/unsafe-html",
        severity: "warning",
        page: "home",
        pointer: "/home/hero/description",
        message: "Markup was removed: onclick, <script>.",
      },
    ],
  },
  {
    name: "markup that is not allowed, in a token",
    marked: '{"FAQ_ITEMS": [{"question": "Q", "answer": ▸"<a href=\'javascript:x()\'>A</a>"}]}',
    options: { page: "home", isStrict: true },
    expected: [
      {
        code: "content/unsafe-html",
        severity: "error",
        pointer: "/FAQ_ITEMS/0/answer",
        token: "FAQ_ITEMS",
        message: 'Markup was removed: href="javascript:x()".',
      },
    ],
  },

  // ── In strings that hold JSON, through the escapes ────────────────────────────────────────────────────────────────
  {
    name: "a value in a string",
    marked: raw`{"medicare": "{\"hero\": {\"title\": ▸3}}"}`,
    expected: [{ code: "content/type", page: "medicare", pointer: "/medicare/hero/title" }],
  },
  {
    name: "behind line breaks in escapes",
    marked: raw`{"medicare": "{\r\n\t\"hero\": {\n\"title\": ▸3}}"}`,
    expected: [{ code: "content/type", pointer: "/medicare/hero/title" }],
  },
  {
    name: "behind characters in escapes, and themselves",
    marked: raw`{"medicare": "{\"hero\": {\"badge\": \"\\\"\\\\ \u00e9 é \ud83d\ude00 ${emoji} \/\", \"title\": ▸3}}"}`,
    expected: [{ code: "content/type", pointer: "/medicare/hero/title" }],
  },
  {
    name: "on a later line of a file with Windows line ends",
    marked: `{\r\n  "site": {},\r\n  "pages": {\r\n    "medicare": {\r\n      "content": "{\\"hero\\": {\\"title\\": ▸3}}"\r\n    }\r\n  }\r\n}`,
    expected: [{ code: "content/type", pointer: "/pages/medicare/content/hero/title" }],
  },
  {
    name: "a key that nobody knows in a string",
    marked: raw`{"page": "medicare", "content": "{\"hero\": {▸\"titel\": \"T\"}}"}`,
    expected: [{ code: "content/unknown-key", pointer: "/content/hero/titel", suggestion: "title" }],
  },
  {
    name: "a syntax error in a string",
    marked: raw`{"pages": {"medicare": {"content": "{\"hero\": {\"title\": \"T\" ▸\"badge\": \"B\"}}"}}}`,
    expected: [{ code: "json/syntax", page: "medicare", pointer: "/pages/medicare/content" }],
  },
  {
    name: "a string that ends early",
    marked: raw`{"medicare": "{\"hero\": {\"title\": \"T\"▸"}`,
    expected: [{ code: "json/truncated", page: "medicare", pointer: "/medicare" }],
  },
  { name: "an empty string", marked: '{"medicare": "▸"}', expected: [{ code: "input/empty", page: "medicare" }] },
  {
    name: "words in a string",
    marked: '{"medicare": "▸Hello"}',
    expected: [{ code: "json/syntax", page: "medicare", pointer: "/medicare" }],
  },
  {
    name: "a key twice in a string",
    marked: raw`{"medicare": "{\"hero\": {\"title\": \"A\", ▸\"t\u0069tle\": \"B\"}}"}`,
    expected: [
      {
        code: "json/duplicate-key",
        page: "medicare",
        pointer: "/medicare/hero/title",
        related: [
          { file: "a.json", line: 1, column: 27, pointer: "/medicare/hero/title", message: "It stands here first." },
        ],
      },
    ],
  },
  {
    name: "a forbidden key in a string, in escapes of escapes",
    marked: raw`{"medicare": "{▸\"\\u005f_proto__\": {}}"}`,
    expected: [{ code: "json/forbidden-key", page: "medicare", pointer: "/medicare/__proto__" }],
  },
  {
    name: "JSON encoded twice",
    marked: raw`{"medicare": "▸\"{\\\"hero\\\": {\\\"title\\\": ▸3, \\\"subtitle\\\": \\\"\\ud83d\\ude00\\\", \\\"badge\\\": ▸4}}\""}`,
    expected: [
      { code: "json/double-encoded", severity: "warning", page: "medicare", pointer: "/medicare" },
      { code: "content/type", pointer: "/medicare/hero/title" },
      { code: "content/type", pointer: "/medicare/hero/badge" },
    ],
  },
  {
    name: "a whole input that was encoded twice",
    marked: raw`▸"{\"pages\": {\"home\": {\"hero\": {\"title\": ▸5}}}}"`,
    expected: [
      { code: "json/double-encoded", pointer: "" },
      { code: "content/type", pointer: "/pages/home/hero/title" },
    ],
  },
  {
    name: "a new slug in a record",
    marked:
      '{"pages": [▸{"slug": "farm/drones", "content": {"meta": {"title": "T", "description": "D"}, "hero": {"title": "T"}}}]}',
    expected: [{ code: "page/new", pointer: "/pages/0", page: "farm/drones" }],
  },
  {
    name: "JSON encoded once too often to be read",
    marked: raw`{"medicare": "▸\"\\\"▸\\\\\\\"{}\\\\\\\"\\\"\""}`,
    expected: [
      { code: "json/double-encoded" },
      { code: "page/not-an-object", message: "The content of medicare is a string; an object belongs there." },
    ],
  },
];

describe("what is found where", () => {
  test.each(cases)("$name", async ({ marked, options, expected }) => {
    const { text, places } = unmark(marked);
    const unplaced = expected.length - places.length;
    const diagnostics = await diagnosticsOf(text, options);
    expect(diagnostics).toMatchObject(
      expected.map((one, index) => ({
        ...one,
        ...(index >= unplaced && { file: "a.json", ...places[index - unplaced] }),
      })),
    );
    for (const { line } of diagnostics.slice(0, unplaced)) expect(line).toBeUndefined();
  });
});

test("findings of several inputs keep together, each in the order of its places", async () => {
  const inputs = [
    { raw: '{"medicare": {"hero": {\n"x": 1, "y": 2}}}', file: "b.json" },
    { raw: '{"home": {"x": 1}}', file: "a.json" },
  ];
  const note = { by: "", message: "", sha256: "" };
  const { diagnostics } = await importContent(inputs, {}, memoryStore(Object.entries(stored)), note);
  expect(diagnostics.map(({ pointer, file, line, column }) => `${file} ${line}:${column} ${pointer}`)).toEqual([
    "b.json 2:1 /medicare/hero/x",
    "b.json 2:9 /medicare/hero/y",
    "a.json 1:11 /home/x",
  ]);
});

/** What only lint, the store and the commands can find; their own tests have these. */
const NOT_OF_THE_IMPORTER: readonly DiagnosticCode[] = [
  // The commands read the files, and convert between the formats.
  "input/unreadable",
  "convert/lossy",
  // Only the pages together tell.
  "page/unlinked",
];

/** Needs bytes, not text: parse.test.ts. */
const OF_BYTES: readonly DiagnosticCode[] = ["input/encoding"];

test("every code of the catalogue is found above, or by somebody else", () => {
  const found = new Set<string>([...cases.flatMap(({ expected }) => expected.map(({ code }) => code)), ...OF_BYTES]);
  const others = Object.keys(DIAGNOSTICS).filter(
    (code) =>
      /^(?:link|map|meta|media|claim|production|store|outbox|site|command)\//.test(code) ||
      NOT_OF_THE_IMPORTER.some((other) => other === code),
  );
  expect([...found, ...others].sort()).toEqual(Object.keys(DIAGNOSTICS).sort());
});
