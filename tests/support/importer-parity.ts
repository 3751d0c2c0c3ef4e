/**
 * Valid and invalid inputs for which the command line, the API and the browser must report the same findings. They are
 * meant for a store with the default content.
 */
import { readFileSync } from "node:fs";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { inProject } from "./project.ts";

export interface NamedInput {
  name: string;
  raw: string | Buffer;
  /** The page of an input that does not name one. */
  page?: string;
  mayCreate?: boolean;
  isPartial?: boolean;
  /** The codes of the expected findings. */
  codes: readonly DiagnosticCode[];
}

const example = (name: string): string => readFileSync(inProject(`examples/${name}.json`), "utf8");
const text = (value: unknown): string => JSON.stringify(value, null, 2);

/** The smallest valid page. */
const NEW_PAGE = {
  meta: { title: "Bees | Prairie Lantern", description: "Insurance for beekeepers." },
  hero: { title: "Bees" },
};

const VALID: NamedInput[] = [
  { name: "a site export that changes nothing", raw: example("site-export"), codes: [] },
  {
    name: "site settings of the version with one office",
    raw: text({ site: { address: { street: "7 New Street" }, hours: { weekend: "closed" } } }),
    codes: [],
  },
  { name: "nested tokens", raw: example("nested-tokens"), codes: [] },
  { name: "tokens, for a page", raw: example("tokens"), page: "commercial/trucking", codes: [] },
  { name: "strings", raw: example("string"), codes: [] },
  {
    name: "a byte order mark, Windows line endings and non-ASCII text",
    raw: '\uFEFF{\r\n  "HERO_TITLE": "Café ☕ 🚜",\r\n  "HERO_SUBTITLE": "Zwölf Boxkämpfer"\r\n}\r\n',
    page: "about",
    codes: [],
  },
  {
    name: "a new page, with mayCreate",
    raw: text({ pages: { "farm/bees": NEW_PAGE } }),
    mayCreate: true,
    codes: [],
  },
  {
    name: "valid pages beside an invalid one, with isPartial",
    raw: text({ pages: { about: { hero: { title: "We" } }, terms: { hero: { title: 7 } } } }),
    isPartial: true,
    codes: ["content/type"],
  },
];

const ENCODED: NamedInput[] = [
  { name: "an empty input", raw: "", codes: ["input/empty"] },
  {
    name: "UTF-16",
    raw: Buffer.from('\uFEFF{"HERO_TITLE":"We"}', "utf16le"),
    page: "about",
    codes: ["input/encoding"],
  },
  {
    name: "Latin-1",
    raw: Buffer.from('{\n  "HERO_TITLE": "Café"\n}', "latin1"),
    page: "about",
    codes: ["input/encoding"],
  },
  {
    name: "JSON that is encoded twice",
    raw: JSON.stringify(text({ HERO_TITLE: "We" })),
    page: "about",
    codes: ["json/double-encoded"],
  },
  {
    name: "a page in a string in a string",
    raw: text({ pages: { about: JSON.stringify(JSON.stringify({ hero: { title: "We" } })) } }),
    codes: ["json/double-encoded"],
  },
];

const SYNTAX: NamedInput[] = [
  {
    name: "a missing comma",
    raw: '{\n  "HERO_TITLE": "We"\n  "HERO_CTA": "Call us"\n}',
    page: "about",
    codes: ["json/syntax"],
  },
  {
    name: "a comment, single quotes and an extra comma",
    raw: "{\n  // ours\n  'HERO_TITLE': \"We\",\n}",
    page: "about",
    codes: ["json/syntax"],
  },
  { name: "a truncated file", raw: example("bad/truncated"), codes: ["json/truncated"] },
  { name: "text after the end", raw: '{"HERO_TITLE":"We"}\n}', page: "about", codes: ["json/trailing-text"] },
  {
    name: "an error inside a string, after escapes",
    raw: example("bad/inner-string-error"),
    codes: ["json/syntax"],
  },
  { name: "a duplicate key", raw: example("bad/duplicate-key"), codes: ["json/duplicate-key"] },
  {
    name: "a duplicate key inside a string",
    raw: text({ pages: { medicare: '{"hero":{"title":"\\u004dedicare","title":"Medi\\"care\\""}}' } }),
    codes: ["json/duplicate-key"],
  },
  {
    name: "forbidden keys",
    raw: '{"pages":{"about":{"hero":{"title":"We","__proto__":{"isAdmin":true}}}}}',
    codes: ["json/forbidden-key"],
  },
  { name: "100 levels of nesting", raw: `${'{"a":'.repeat(100)}1${"}".repeat(100)}`, codes: ["json/too-deep"] },
  {
    name: "a number that is too large",
    raw: '{"HERO_TITLE": 1e999}',
    page: "about",
    codes: ["json/non-finite-number", "content/type"],
  },
];

const CONTENT: NamedInput[] = [
  { name: "an empty object", raw: "{}", codes: ["format/unknown"] },
  { name: "tokens without a page", raw: example("tokens"), codes: ["page/missing"] },
  { name: "misspelled and new pages", raw: example("bad/unknown-page"), codes: ["page/new", "content/required"] },
  { name: "a page that no site can have", raw: text({ pages: { "our bees": NEW_PAGE } }), codes: ["page/unknown"] },
  {
    name: "a new page without its required fields",
    raw: text({ pages: { "farm/bees": { hero: { title: "Bees" } } } }),
    mayCreate: true,
    codes: ["content/required"],
  },
  {
    name: "a misspelled token and a misspelled key",
    raw: text({ pages: { about: { HERO_TITEL: "We" }, terms: { hero: { tilte: "Terms" } } } }),
    codes: ["content/unknown-key"],
  },
  { name: "unsafe markup", raw: example("bad/unsafe-html"), codes: ["content/unsafe-html"] },
  {
    name: "wrong types inside a string, after escapes",
    raw: text({
      pages: { about: { content: '{"hero":{"subtitle":"caf\\u00e9 \\"☕\\"\\n","title":7},"faq":"none"}' } },
    }),
    codes: ["content/type"],
  },
  {
    name: "a duplicate page, and a list item that is not a page",
    raw: text({ pages: [{ page: "about", hero: { title: "We" } }, { id: "/about", hero: { title: "Us" } }, 7] }),
    codes: ["page/duplicate", "page/missing", "page/not-an-object"],
  },
];

export const PARITY_INPUTS: readonly NamedInput[] = [...VALID, ...ENCODED, ...SYNTAX, ...CONTENT];
