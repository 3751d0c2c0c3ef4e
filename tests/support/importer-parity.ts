/**
 * Inputs as people give them, good and bad: the command, the API and the browser have to say the same of each. They are
 * for a store that has `examples/site-export.json`.
 */
import { readFileSync } from "node:fs";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { inProject } from "./project.ts";

export interface NamedInput {
  name: string;
  raw: string | Buffer;
  /** The page that it is for, where it does not say so itself. */
  page?: string;
  mayCreate?: boolean;
  isPartial?: boolean;
  /** What there is to say of it. */
  codes: readonly DiagnosticCode[];
}

const example = (name: string): string => readFileSync(inProject(`examples/${name}.json`), "utf8");
const text = (value: unknown): string => JSON.stringify(value, null, 2);

/** What a page has at least. */
const NEW_PAGE = {
  meta: { title: "Bees | Prairie Lantern", description: "Insurance for beekeepers." },
  hero: { title: "Bees" },
};

const GOOD: NamedInput[] = [
  { name: "a site export that changes nothing", raw: example("site-export"), codes: [] },
  { name: "nested tokens", raw: example("nested-tokens"), codes: [] },
  { name: "tokens, for a page", raw: example("tokens"), page: "commercial/trucking", codes: [] },
  { name: "strings", raw: example("string"), codes: [] },
  {
    name: "a byte order mark, lines as on Windows, and more than ASCII",
    raw: '\uFEFF{\r\n  "HERO_TITLE": "Café ☕ 🚜",\r\n  "HERO_SUBTITLE": "Zwölf Boxkämpfer"\r\n}\r\n',
    page: "about",
    codes: [],
  },
  {
    name: "a new page, where pages may be new",
    raw: text({ pages: { "farm/bees": NEW_PAGE } }),
    mayCreate: true,
    codes: [],
  },
  {
    name: "good pages beside a bad one, where that is enough",
    raw: text({ pages: { about: { hero: { title: "We" } }, terms: { hero: { title: 7 } } } }),
    isPartial: true,
    codes: ["content/type"],
  },
];

const ENCODED: NamedInput[] = [
  { name: "nothing", raw: "", codes: ["input/empty"] },
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
    name: "JSON that was encoded twice",
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
    name: "no comma",
    raw: '{\n  "HERO_TITLE": "We"\n  "HERO_CTA": "Call us"\n}',
    page: "about",
    codes: ["json/syntax"],
  },
  {
    name: "a comment, single quotes and a comma too many",
    raw: "{\n  // ours\n  'HERO_TITLE': \"We\",\n}",
    page: "about",
    codes: ["json/syntax"],
  },
  { name: "a file that was cut off", raw: example("bad/truncated"), codes: ["json/truncated"] },
  { name: "text behind the end", raw: '{"HERO_TITLE":"We"}\n}', page: "about", codes: ["json/trailing-text"] },
  {
    name: "an error inside a string, behind escapes",
    raw: example("bad/inner-string-error"),
    codes: ["json/syntax"],
  },
  { name: "a key that stands twice", raw: example("bad/duplicate-key"), codes: ["json/duplicate-key"] },
  {
    name: "a key that stands twice inside a string",
    raw: text({ pages: { medicare: '{"hero":{"title":"\\u004dedicare","title":"Medi\\"care\\""}}' } }),
    codes: ["json/duplicate-key"],
  },
  {
    name: "keys that attack careless readers",
    raw: '{"pages":{"about":{"hero":{"title":"We","__proto__":{"isAdmin":true}}}}}',
    codes: ["json/forbidden-key"],
  },
  { name: "100 levels", raw: `${'{"a":'.repeat(100)}1${"}".repeat(100)}`, codes: ["json/too-deep"] },
  { name: "a number without end", raw: '{"HERO_TITLE": 1e999}', page: "about", codes: ["json/non-finite-number"] },
];

const MEANT: NamedInput[] = [
  { name: "an empty object", raw: "{}", codes: ["format/unknown"] },
  { name: "tokens for nobody knows which page", raw: example("tokens"), codes: ["page/missing"] },
  { name: "pages that are misspelt, or new", raw: example("bad/unknown-page"), codes: ["page/unknown", "page/new"] },
  {
    name: "a new page that lacks what it needs",
    raw: text({ pages: { "farm/bees": { hero: { title: "Bees" } } } }),
    mayCreate: true,
    codes: ["content/required"],
  },
  {
    name: "a token and a key that are misspelt",
    raw: text({ pages: { about: { HERO_TITEL: "We" }, terms: { hero: { tilte: "Terms" } } } }),
    codes: ["content/unknown-key"],
  },
  { name: "unsafe markup", raw: example("bad/unsafe-html"), codes: ["content/unsafe-html"] },
  {
    name: "wrong types inside a string, behind escapes",
    raw: text({
      pages: { about: { content: '{"hero":{"subtitle":"caf\\u00e9 \\"☕\\"\\n","title":7},"faq":"none"}' } },
    }),
    codes: ["content/type"],
  },
  {
    name: "a page that stands twice, and one that is none",
    raw: text({ pages: [{ page: "about", hero: { title: "We" } }, { id: "/about", hero: { title: "Us" } }, 7] }),
    codes: ["page/duplicate", "page/missing", "page/not-an-object"],
  },
];

export const PARITY_INPUTS: readonly NamedInput[] = [...GOOD, ...ENCODED, ...SYNTAX, ...MEANT];
