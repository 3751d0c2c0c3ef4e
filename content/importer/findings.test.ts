/** Tests every finding of the importer with its smallest input. */
import { describe, expect, test } from "vitest";
import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent } from "./import-content.ts";
import type { ImportOptions } from "./plan/import-options.ts";

const stored: Record<string, JsonObject> = {
  home: {
    meta: { title: "Home", description: "D" },
    hero: { title: "Home" },
    trust: { bullets: ["a", "b", "c"] },
  },
  medicare: { meta: { title: "Medicare", description: "D" }, hero: { title: "Medicare" } },
  personal: { meta: { title: "Personal", description: "D" }, hero: { title: "Personal" } },
  farm: { meta: { title: "Farm", description: "D" }, hero: { title: "Farm" } },
  site: {
    name: "Agency",
    phone: "515-555-0142",
    email: "a@example.com",
    offices: [{ id: "main", name: "C", address: { street: "1 Main", city: "C", state: "IA", zip: "5" }, hours: {} }],
  },
};

type Expected = Pick<Diagnostic, "code"> & Partial<Diagnostic>;

interface Case {
  name: string;
  /** The input, with the marker ▸ before every expected position. The markers are removed from the input. */
  marked: string;
  options?: ImportOptions;
  /** The expected findings: first those without a position, then one per marker. */
  expected: Expected[];
}

/** Removes the markers from a text and returns their positions. */
function unmark(marked: string): { text: string; positions: { line: number; column: number }[] } {
  const parts = marked.split("▸");
  const positions = parts.slice(1).map((_, index) => {
    const lines = parts
      .slice(0, index + 1)
      .join("")
      .split("\n");
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  });
  return { text: parts.join(""), positions };
}

async function diagnosticsOf(text: string, options: ImportOptions = {}): Promise<Diagnostic[]> {
  const store = memoryStore(Object.entries(stored));
  const note = { by: "", message: "", sha256: "" };
  return (await importContent([{ raw: text, file: "a.json" }], options, store, note)).diagnostics;
}

const raw = String.raw;
const emoji = "😀";

const cases: Case[] = [
  // ── The input and its JSON; parse.test.ts has more ─────────────────────────────────────────────────────────────
  { name: "an empty input", marked: "▸", expected: [{ code: "input/empty", message: "a.json is empty." }] },
  {
    name: "a byte over the limit",
    marked: "▸{}",
    options: { limits: { bytes: 1, depth: 1, stringLength: 1 } },
    expected: [{ code: "input/too-large" }],
  },
  { name: "a missing comma", marked: '{"a": 1\n▸"b": 2}', expected: [{ code: "json/syntax", pointer: "" }] },
  { name: "prose", marked: "▸We are closed today.", expected: [{ code: "json/plain-text", pointer: "" }] },
  { name: "curly quotes", marked: "{▸“a”: 1}", expected: [{ code: "json/curly-quotes", pointer: "" }] },
  { name: "half an object", marked: '{"a": 1▸', expected: [{ code: "json/truncated", pointer: "" }] },
  { name: "a word after the end", marked: "{}\n▸end", expected: [{ code: "json/trailing-text", pointer: "" }] },
  {
    name: "a duplicate key",
    marked: '{"home": {"meta": {"title": "A",\r\n  ▸"title": "B"}}}',
    expected: [
      {
        code: "json/duplicate-key",
        pointer: "/home/meta/title",
        related: [
          { file: "a.json", line: 1, column: 20, pointer: "/home/meta/title", message: "The other one is here." },
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
    name: "a number that is too large",
    marked: '{"pages": {"home": ▸[1, ▸-1e400]}}',
    expected: [{ code: "page/not-an-object" }, { code: "json/non-finite-number", pointer: "/pages/home/1" }],
  },
  {
    name: "a level over the limit",
    marked: `${'{"a":'.repeat(64)}▸{}${"}".repeat(64)}`,
    expected: [{ code: "json/too-deep", pointer: "/a".repeat(64) }],
  },
  {
    name: "a string over the limit",
    marked: `▸{"HERO_TITLE": ▸"${"x".repeat(2 ** 18 + 1)}"}`,
    expected: [{ code: "page/missing" }, { code: "json/string-too-long", pointer: "/HERO_TITLE" }],
  },
  ...["1234567890123456789", "9007199254740993", "1e-400", "-0", "-0.0", "0.1000000000000000055511151231257827"].map(
    (number) => ({
      name: `the number ${number}, which JavaScript would change`,
      marked: `{"site": {"unmapped": {"id": ▸${number}}}}`,
      expected: [{ code: "json/inexact-number" as const, pointer: "/site/unmapped/id" }],
    }),
  ),
  ...[raw`\u0000`, raw`\u001b`, raw`\b`, "\u007f", "\u202e", raw`\u2066`, raw`\ud800`, "\ud800"].map((character) => ({
    name: `the character ${JSON.stringify(character)} in a text`,
    marked: `{"home": {"hero": {"subtitle": ▸"a${character}b"}}}`,
    expected: [{ code: "json/control-character" as const, pointer: "/home/hero/subtitle" }],
  })),
  {
    name: "every git conflict",
    marked:
      '{\n▸<<<<<<< HEAD\n"home": {}\n=======\n"about": {}\n>>>>>>> spring offers\n▸<<<<<<<\n}\n=======\n,\n>>>>>>>\n',
    expected: [
      {
        code: "json/conflict-markers",
        message:
          'Git could not combine "HEAD" and "spring offers" here. Choose what to keep, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
      },
      {
        code: "json/conflict-markers",
        message:
          "Git could not combine one version and another here. Choose what to keep, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
      },
    ],
  },
  {
    name: "all findings of an input that has a duplicate key",
    marked: '{"home": {▸"heroo": {}, "hero": {"title": "A", ▸"title": ▸3}}}',
    expected: [{ code: "content/unknown-key" }, { code: "json/duplicate-key" }, { code: "content/type" }],
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
          'These are sections of a page (meta, hero), but the page has no name. Wrap them: { "pages": { "home": … } }.',
      },
    ],
  },
  {
    name: "a misspelled key",
    marked: '▸{"page": {"home": {}}}',
    expected: [
      {
        code: "format/unknown",
        message: 'Expected "pages", "site", tokens or names of pages, but got: page. Did you mean pages?',
      },
    ],
  },
  {
    name: "unknown keys",
    marked: '▸{"greeting": "Hello", "colors": []}',
    expected: [
      {
        code: "format/unknown",
        message: 'Expected "pages", "site", tokens or names of pages, but got: greeting, colors.',
      },
    ],
  },

  {
    name: "a page that is no object",
    marked: '▸{"personal/auto": 5}',
    expected: [
      { code: "format/unknown", message: 'The content of "personal/auto" must be an object, but got a number.' },
    ],
  },
  {
    name: "an export with the values of facts",
    marked: '▸{"$resolved": true, "pages": {"home": {"hero": {"title": "T"}}}}',
    expected: [{ code: "format/resolved" }],
  },
  ...["navigation", "redirects", "footer", "phone"].map((key) => ({
    name: `the site setting ${key} beside the pages`,
    marked: `{▸"${key}": null, "pages": {"home": {"hero": {"title": "T"}}}}`,
    expected: [
      {
        code: "page/misplaced" as const,
        pointer: `/${key}`,
        message: `"${key}" is beside "pages", where it would be lost. Move it into "site".`,
      },
    ],
  })),

  // ── The pages ─────────────────────────────────────────────────────────────────────────────────────────────────────
  { name: "tokens without a page", marked: '▸{"HERO_TITLE": "T"}', expected: [{ code: "page/missing", pointer: "" }] },
  {
    name: "a page without a name in a list",
    marked: '{"pages": [{"page": "home", "content": {}}, ▸{"content": {}}]}',
    expected: [{ code: "page/missing", pointer: "/pages/1" }],
  },
  {
    name: "no pages",
    marked: '▸{"pages": []}',
    expected: [{ code: "page/missing", message: "a.json contains no pages." }],
  },
  {
    name: "an unknown page",
    marked: '{\n  ▸"Abuot": {"HERO_TITLE": "T"}\n}',
    expected: [
      {
        code: "page/unknown",
        pointer: "/Abuot",
        page: "Abuot",
        suggestion: "about",
        message: 'Unknown page "Abuot". Did you mean about?',
      },
    ],
  },
  {
    name: "an unknown page beside a known one",
    marked: '{"home": {"hero": {}}, ▸"a/b/c": {"hero": {}}}',
    expected: [{ code: "page/unknown", pointer: "/a~1b~1c" }],
  },
  {
    name: "an unknown page in a list",
    marked: '{"pages": [▸{"slug": "/contact.html", "tokens": {"HERO_TITLE": "T"}}]}',
    expected: [{ code: "page/unknown", pointer: "/pages/0" }],
  },
  {
    name: "an unknown page in the import options",
    marked: '{"HERO_TITLE": "T"}',
    options: { page: "Hom" },
    expected: [{ code: "page/unknown", page: "Hom", suggestion: "home" }],
  },
  {
    name: "a new slug",
    marked: '{"pages": {▸"farm/drones": {"meta": {"title": "T", "description": "D"}, "hero": {"title": "T"}}}}',
    expected: [{ code: "page/new", pointer: "/pages/farm~1drones", page: "farm/drones" }],
  },
  {
    name: "a misspelled slug",
    marked:
      '{▸"farm/agribusines": "{\\"META_TITLE\\": \\"T\\", \\"META_DESCRIPTION\\": \\"D\\", \\"HERO_TITLE\\": \\"T\\"}"}',
    expected: [{ code: "page/new", pointer: "/farm~1agribusines", suggestion: "farm/agribusiness" }],
  },
  {
    name: "the slug of a page below an overview",
    marked: '{"pages": {▸"trucking": {"meta": {"title": "T", "description": "D"}, "hero": {"title": "T"}}}}',
    expected: [{ code: "page/new", pointer: "/pages/trucking", suggestion: "commercial/trucking" }],
  },
  {
    name: "a reserved slug",
    marked: '{"pages": {▸"commercial/con": {"hero": {}}}}',
    options: { mayCreate: true },
    expected: [{ code: "page/slug", page: "commercial/con", message: "The address /commercial/con is reserved." }],
  },
  {
    name: "a duplicate page",
    marked: '{"pages": [{"page": "home", "content": {}},\n▸{"path": "/", "content": {}}]}',
    expected: [
      {
        code: "page/duplicate",
        page: "home",
        pointer: "/pages/1",
        related: [
          { file: "a.json", line: 1, column: 40, pointer: "/pages/0/content", message: "The other one is here." },
        ],
      },
    ],
  },
  {
    name: "null as a page",
    marked: '{"home": ▸null}',
    expected: [
      {
        code: "page/not-an-object",
        page: "home",
        message:
          'The content of "home" must be an object, but got null. An import cannot remove a page. Run `agency retire home`.',
      },
    ],
  },
  ...["3", "true", "[]"].map((value) => ({
    name: `${value} as a page`,
    marked: `{"pages": {"home": ▸${value}}}`,
    expected: [{ code: "page/not-an-object" as const, pointer: "/pages/home", page: "home" }],
  })),
  {
    name: "a list in a string as a page",
    marked: raw`{"home": "  ▸[\"a\"]"}`,
    expected: [
      {
        code: "page/not-an-object",
        page: "home",
        message: 'The content of "home" must be an object, but got an array.',
      },
    ],
  },

  ...[
    { name: "tokens", marked: '{"page": ▸"medicare", "HERO_TITLE": "T"}' },
    { name: "content", marked: '{"page": ▸"medicare", "content": {"HERO_TITLE": "T"}}' },
  ].map(({ name, marked }) => ({
    name: `${name} that name another page than the import options`,
    marked,
    options: { page: "home" },
    expected: [
      {
        code: "page/contradiction" as const,
        pointer: "/page",
        page: "medicare",
        message: 'The input is for the page "medicare", but "home" was chosen for it. Choose one of them.',
      },
    ],
  })),
  {
    name: "a misspelled page in tokens",
    marked: '{"page": ▸"hom", "HERO_TITLE": "T"}',
    options: { page: "home" },
    expected: [{ code: "page/contradiction", page: "hom" }],
  },
  {
    name: "a second name in an item of a list",
    marked: '{"pages": [{"page": "home", ▸"id": "about", "hero": {"title": "T"}}]}',
    expected: [
      {
        code: "page/contradiction",
        pointer: "/pages/0/id",
        message: '"id" names the page "about", but this is "home".',
      },
    ],
  },
  ...[
    { marked: '{"HERO_TITLE": "A", ▸"personal/auto": {"HERO_TITLE": "B"}}', inner: "personal/auto" },
    { marked: '{"HERO_TITLE": "A", ▸"contact": "B"}', inner: "contact" },
    { marked: '{"HERO_TITLE": "A", ▸"/farm/drones": null}', inner: "farm/drones" },
    { marked: raw`{"pages": "{▸\"personal/auto\": {\"hero\": {\"title\": \"S\"}}}"}`, inner: "personal/auto" },
    { marked: '{"personal": {▸"auto": {"HERO_TITLE": "G"}}}', page: "personal", inner: "personal/auto" },
    { marked: '{"personal": {▸"home": {"HERO_TITLE": "G"}}}', page: "personal", inner: "personal/home" },
    {
      marked: '{"pages": {"farm": {"hero": {"title": "T"}, ▸"drones": {"hero": {}}}}}',
      page: "farm",
      inner: "farm/drones",
    },
  ].map(({ marked, page = "home", inner }) => ({
    name: `the page ${inner} inside of another one: ${marked}`,
    marked,
    ...(page === "home" && { options: { page } }),
    expected: [
      {
        code: "page/misplaced" as const,
        page,
        message: expect.stringContaining(`Move it into "pages" as "${inner}".`),
      },
    ],
  })),

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
    name: "each section that a replaced page would lose",
    marked: '{"pages": {"home": ▸{"meta": {"title": "T", "description": "D"}, "hero": {"title": "T"}, "faq": null}}}',
    options: { mode: "replace" },
    expected: [
      {
        code: "content/section-removed",
        severity: "warning",
        page: "home",
        message: '`trust` would be removed from "home", because the input does not have it.',
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
          '`hero` is required, but it is missing. Add it. The page "about" is not stored yet, so import all of it.',
      },
    ],
  },
  {
    name: "a page without its title",
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
    name: "values of the site settings that are not allowed",
    marked: '{"site": {"licensedStates": ["IA", ▸"Iowa"], "foundedYear": ▸1300}, "pages": {}}',
    expected: [
      { code: "content/value", page: "site", pointer: "/site/licensedStates/1" },
      { code: "content/value", page: "site", pointer: "/site/foundedYear" },
    ],
  },
  {
    name: "a value of the site settings in a token of home",
    marked: '{"TOP_NAVIGATION": [{"title": "Home", "url": ▸"home"}]}',
    options: { page: "home" },
    expected: [{ code: "content/value", page: "site", pointer: "/TOP_NAVIGATION/0/url", token: "TOP_NAVIGATION" }],
  },
  {
    name: "unknown tokens",
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
        message: "We don't recognize \"HERO_TITEL\", so it won't show. Did you mean HERO_TITLE?",
      },
      {
        code: "content/unknown-key",
        token: "ZZZ_ZZZ",
        message: "We don't recognize \"ZZZ_ZZZ\", so it won't show.",
      },
    ],
  },
  {
    name: "an unknown key with the value null",
    marked: '{"home": {"hero": {▸"titel": null}}}',
    expected: [
      {
        code: "content/unknown-key",
        message:
          'We don\'t recognize "titel", so null only removes the value that was kept under this name. Did you mean title?',
      },
    ],
  },
  {
    name: "a token of the site settings on another page than home",
    marked: '{▸"TOP_NAVIGATION": []}',
    options: { page: "medicare" },
    expected: [
      {
        code: "content/unknown-key",
        page: "medicare",
        message: "We don't recognize \"TOP_NAVIGATION\", so it won't show.",
      },
    ],
  },
  {
    name: "a token of a page in the site settings",
    marked: '{"site": {▸"HERO_TITLE": "T"}, "pages": {}}',
    expected: [{ code: "content/unknown-key", page: "site", pointer: "/site/HERO_TITLE" }],
  },
  {
    name: "unknown keys in a page, a section and an item",
    marked:
      '{"home": {▸"heroo": {}, "hero": {▸"titel": "T"}, "faq": {"items": [{"question": "Q", "answer": "A", ▸"anwser": ""}]}}}',
    expected: [
      { code: "content/unknown-key", pointer: "/home/heroo", suggestion: "hero" },
      { code: "content/unknown-key", pointer: "/home/hero/titel", suggestion: "title" },
      { code: "content/unknown-key", pointer: "/home/faq/items/0/anwser", suggestion: "answer" },
    ],
  },
  {
    name: "an unknown key in a group",
    marked: '{"home": {"HERO": {"TITLE": "T", ▸"TITEL": "T"}}}',
    expected: [
      { code: "content/unknown-key", pointer: "/home/HERO/TITEL", token: "HERO_TITEL", suggestion: "HERO_TITLE" },
    ],
  },
  {
    name: "keys beside pages and beside content",
    marked: '{▸"exportedBy": "x", ▸"version": 2, "pages": {"home": {▸"note": "x", ▸"id": 7, "content": {"hero": {}}}}}',
    expected: [
      {
        code: "format/ignored-key",
        severity: "warning",
        pointer: "/exportedBy",
        message: '"exportedBy" is beside the pages, so it is not imported.',
      },
      { code: "format/ignored-key", pointer: "/version" },
      { code: "format/ignored-key", pointer: "/pages/home/note", page: "home" },
      { code: "format/ignored-key", pointer: "/pages/home/id", page: "home" },
    ],
  },
  {
    name: "a note, but not the keys of a file, beside content",
    marked:
      '{"pages": [{"$schema": "s", "$revision": "1", "page": "home", "version": 2, ▸"note": "x", "content": {"hero": {}}}]}',
    expected: [{ code: "format/ignored-key", pointer: "/pages/0/note", page: "home" }],
  },
  {
    name: "a version beside the names of pages",
    marked: '{▸"version": 2, "home": {"hero": {}}}',
    expected: [{ code: "format/ignored-key", pointer: "/version" }],
  },
  {
    name: "pages and tokens beside pages",
    marked: '{"pages": {"home": {"hero": {}}}, ▸"about": {}, ▸"offers": {"HERO_TITLE": "T"}, ▸"META_TITLE": "T"}',
    expected: [
      {
        code: "page/misplaced",
        severity: "error",
        pointer: "/about",
        message: '"about" is beside "pages", where it would be lost. Move it into "pages".',
      },
      { code: "page/misplaced", pointer: "/offers" },
      { code: "page/misplaced", pointer: "/META_TITLE" },
    ],
  },
  {
    name: "sections and tokens beside content",
    marked: '{"home": {▸"hero": {}, ▸"FAQ_TITLE": "F", "content": {"meta": {}}, ▸"tokens": {}}}',
    expected: [
      { code: "page/misplaced", pointer: "/home/hero" },
      { code: "page/misplaced", pointer: "/home/FAQ_TITLE" },
      { code: "page/misplaced", pointer: "/home/tokens" },
    ],
  },
  {
    name: "the name of another page beside content",
    marked: '{"home": {▸"slug": "about", "path": "/", "content": {"hero": {}}}}',
    expected: [
      {
        code: "page/contradiction",
        pointer: "/home/slug",
        message: '"slug" names the page "about", but this is "home".',
      },
    ],
  },
  {
    name: "a schema and a version in a page",
    marked: '{"home": {▸"$schema": "x", ▸"version": 3, "hero": {}}}',
    expected: [{ code: "content/unknown-key" }, { code: "content/unknown-key" }],
  },
  {
    name: "a file in which no key is known",
    marked: `▸{${Array.from({ length: 30 }, (_, index) => `"TYPE_${index}": "x"`).join(", ")}, "HERO_TITLE": "T"}`,
    options: { page: "home" },
    expected: [
      {
        code: "format/unrecognized",
        message:
          'a.json does not look like content of this site: only 1 of its 31 keys are known, and keys such as "TYPE_0", "TYPE_1", "TYPE_2" are not.',
      },
    ],
  },
  {
    name: "a page in the options that is not used",
    marked: '{"home": {"hero": {}}}',
    options: { page: "medicare" },
    expected: [{ code: "page/option-unused", severity: "warning" }],
  },
  {
    name: "a field in two spellings",
    marked:
      '{"home": {"HERO_TITLE": "A", "hero": {"title": ▸"B"}, "faq": [], "faqs": ▸[{"question": "Q", "answer": "A"}]}}',
    expected: [
      {
        code: "content/duplicate-field",
        page: "home",
        pointer: "/home/hero/title",
        message: "`hero.title` is given twice, with different values.",
        related: [
          { file: "a.json", line: 1, column: 25, pointer: "/home/HERO_TITLE", message: "The other one is here." },
        ],
      },
      { code: "content/duplicate-field", pointer: "/home/faqs" },
    ],
  },
  {
    name: "a token beside its group, and one below a section that is removed",
    marked: '{"home": {"HERO_TITLE": "A", "HERO": {"TITLE": ▸"B"}, "about": null, "ABOUT_TITLE": ▸"A"}}',
    expected: [
      { code: "content/duplicate-field", token: "HERO_TITLE", pointer: "/home/HERO/TITLE" },
      { code: "content/duplicate-field", pointer: "/home/ABOUT_TITLE" },
    ],
  },
  {
    name: "a site setting in two places",
    marked: '{"site": {"navigation": []}, "pages": {"home": {"TOP_NAVIGATION": ▸[{"title": "T", "url": "/"}]}}}',
    expected: [
      {
        code: "content/duplicate-field",
        page: "site",
        token: "TOP_NAVIGATION",
        related: [
          { file: "a.json", line: 1, column: 25, pointer: "/site/navigation", message: "The other one is here." },
        ],
      },
    ],
  },
  {
    name: "an unknown key that unmapped has too",
    marked: '{"home": {"hero": {▸▸"x": 1, "unmapped": {"x": 2}}}}',
    expected: [{ code: "content/unknown-key" }, { code: "content/duplicate-field" }],
  },
  {
    name: "a key in another case",
    marked: '{▸"hero_title": "T"}',
    options: { page: "home" },
    expected: [{ code: "content/unknown-key", suggestion: "HERO_TITLE", fix: { key: "HERO_TITLE" } }],
  },
  {
    name: "a corrected key",
    marked: '{▸"hero_title": "T"}',
    options: { page: "home", mayFix: true, isStrict: true },
    expected: [
      {
        code: "content/fixed",
        severity: "warning",
        page: "home",
        message: 'Changed the key "hero_title" to "HERO_TITLE".',
      },
    ],
  },
  {
    name: "a list that loses most of its items",
    marked: '{"home": {"trust": {"bullets": ▸["a"]}}}',
    expected: [
      {
        code: "content/list-shrinks",
        severity: "warning",
        page: "home",
        pointer: "/home/trust/bullets",
        message: "`trust.bullets` would have 1 of its 3 items. A list in the input replaces the whole list.",
      },
    ],
  },
  {
    name: "unsafe markup",
    marked: '{"home": {"hero": {"description": ▸"<b onclick=x()>B</b><script>y()</script>"}}}',
    expected: [
      {
        code: "content/unsafe-html",
        severity: "warning",
        page: "home",
        pointer: "/home/hero/description",
        message: "Removed unsafe code: onclick, <script>.",
      },
    ],
  },
  {
    name: "unsafe markup in a token",
    marked: '{"FAQ_ITEMS": [{"question": "Q", "answer": ▸"<a href=\'javascript:x()\'>A</a>"}]}',
    options: { page: "home", isStrict: true },
    expected: [
      {
        code: "content/unsafe-html",
        severity: "error",
        pointer: "/FAQ_ITEMS/0/answer",
        token: "FAQ_ITEMS",
        message: 'Removed unsafe code: href="javascript:x()".',
      },
    ],
  },

  // ── JSON inside strings, through the escapes ────────────────────────────────────────────────────────────────
  {
    name: "a value in a string",
    marked: raw`{"medicare": "{\"hero\": {\"title\": ▸3}}"}`,
    expected: [{ code: "content/type", page: "medicare", pointer: "/medicare/hero/title" }],
  },
  {
    name: "a value after escaped line breaks",
    marked: raw`{"medicare": "{\r\n\t\"hero\": {\n\"title\": ▸3}}"}`,
    expected: [{ code: "content/type", pointer: "/medicare/hero/title" }],
  },
  {
    name: "a value after escaped and unescaped characters",
    marked: raw`{"medicare": "{\"hero\": {\"badge\": \"\\\"\\\\ \u00e9 é \ud83d\ude00 ${emoji} \/\", \"title\": ▸3}}"}`,
    expected: [{ code: "content/type", pointer: "/medicare/hero/title" }],
  },
  {
    name: "a value on a later line of a file with Windows line endings",
    marked: `{\r\n  "site": {},\r\n  "pages": {\r\n    "medicare": {\r\n      "content": "{\\"hero\\": {\\"title\\": ▸3}}"\r\n    }\r\n  }\r\n}`,
    expected: [{ code: "content/type", pointer: "/pages/medicare/content/hero/title" }],
  },
  {
    name: "an unknown key in a string",
    marked: raw`{"page": "medicare", "content": "{\"hero\": {▸\"titel\": \"T\"}}"}`,
    expected: [{ code: "content/unknown-key", pointer: "/content/hero/titel", suggestion: "title" }],
  },
  {
    name: "a syntax error in a string",
    marked: raw`{"pages": {"medicare": {"content": "{\"hero\": {\"title\": \"T\" ▸\"badge\": \"B\"}}"}}}`,
    expected: [{ code: "json/syntax", page: "medicare", pointer: "/pages/medicare/content" }],
  },
  {
    name: "truncated JSON in a string",
    marked: raw`{"medicare": "{\"hero\": {\"title\": \"T\"▸"}`,
    expected: [{ code: "json/truncated", page: "medicare", pointer: "/medicare" }],
  },
  { name: "an empty string", marked: '{"home": "▸"}', expected: [{ code: "input/empty", page: "home" }] },
  {
    name: "plain text in a string",
    marked: '{"home": "▸Hello"}',
    expected: [{ code: "json/syntax", page: "home", pointer: "/home" }],
  },
  {
    name: "a duplicate key in a string",
    marked: raw`{"medicare": "{\"hero\": {\"title\": \"A\", ▸\"t\u0069tle\": \"B\"}}"}`,
    expected: [
      {
        code: "json/duplicate-key",
        page: "medicare",
        pointer: "/medicare/hero/title",
        related: [
          { file: "a.json", line: 1, column: 27, pointer: "/medicare/hero/title", message: "The other one is here." },
        ],
      },
    ],
  },
  {
    name: "a forbidden key in a string, with nested escapes",
    marked: raw`{"medicare": "{▸\"\\u005f_proto__\": {}}"}`,
    expected: [{ code: "json/forbidden-key", page: "medicare", pointer: "/medicare/__proto__" }],
  },
  {
    name: "JSON that is encoded twice",
    marked: raw`{"medicare": "▸\"{\\\"hero\\\": {\\\"title\\\": ▸3, \\\"subtitle\\\": \\\"\\ud83d\\ude00\\\", \\\"badge\\\": ▸4}}\""}`,
    expected: [
      { code: "json/double-encoded", severity: "warning", page: "medicare", pointer: "/medicare" },
      { code: "content/type", pointer: "/medicare/hero/title" },
      { code: "content/type", pointer: "/medicare/hero/badge" },
    ],
  },
  {
    name: "a string of JSON after a byte order mark, at the same positions",
    marked: raw`{"medicare": "\ufeff{\"hero\": {\"title\": ▸3}}"}`,
    expected: [{ code: "content/type", pointer: "/medicare/hero/title" }],
  },
  {
    name: "an input that is encoded twice",
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
    name: "JSON that is encoded too often",
    marked: raw`{"medicare": "▸\"\\\"▸\\\\\\\"{}\\\\\\\"\\\"\""}`,
    expected: [
      { code: "json/double-encoded" },
      { code: "page/not-an-object", message: 'The content of "medicare" must be an object, but got a string.' },
    ],
  },
];

describe("the importer", () => {
  test.each(cases)("reports $name", async ({ marked, options, expected }) => {
    const { text, positions } = unmark(marked);
    const unlocated = expected.length - positions.length;
    const diagnostics = await diagnosticsOf(text, options);
    expect(diagnostics).toMatchObject(
      expected.map((finding, index) => ({
        ...finding,
        ...(index >= unlocated && { file: "a.json", ...positions[index - unlocated] }),
      })),
    );
    for (const { line } of diagnostics.slice(0, unlocated)) expect(line).toBeUndefined();
  });
});

test("groups the findings of several inputs by input, in the order of their positions", async () => {
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

/** Codes that only the commands report. Their own tests cover them. */
const CODES_OF_OTHERS: readonly DiagnosticCode[] = [
  // Reported by commands that read files or convert between formats.
  "input/unreadable",
  "convert/lossy",
  // Reported when a page is retired or moved.
  "page/permanent",
  "page/address",
  "page/exists",
  "page/target",
  "page/linked",
  // Reported for proposals.
  "page/gone",
  "change/closed",
  "change/field",
  "proposal/refused",
  // Reported for stale inputs, which stale-input.test.ts covers.
  "content/conflict",
];

/** Codes for inputs in bytes, which parse.test.ts covers. */
const CODES_OF_BYTES: readonly DiagnosticCode[] = ["input/encoding"];

test("covers every diagnostic code, except those of other parts", () => {
  const covered = new Set<string>([
    ...cases.flatMap(({ expected }) => expected.map(({ code }) => code)),
    ...CODES_OF_BYTES,
  ]);
  const others = Object.keys(DIAGNOSTICS).filter(
    (code) =>
      /^(?:account|audit|check|command|database|disk|files|init|lock|mail|media|node|outbox|override|site|store|webhook)\//.test(
        code,
      ) || CODES_OF_OTHERS.some((other) => other === code),
  );
  expect([...covered, ...others].sort()).toEqual(Object.keys(DIAGNOSTICS).sort());
});
