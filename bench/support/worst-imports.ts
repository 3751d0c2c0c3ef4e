/** Inputs as large as the API accepts that cost the importer the most. */
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { generateExport } from "./generate-export.ts";

interface WorstImport {
  /** Parameters of the import. */
  query?: Record<string, string>;
  /** True if it commits many pages. */
  isLongCommit?: boolean;
  makeText(): string;
}

/** The importer accepts longer strings, but an escape in the input may take more bytes than its character. */
const TEXT_LENGTH = API_LIMITS.stringLength - 64;

/** Number of complete pages that fit into an import. */
const VALID_PAGES = 900;

/** Joins members until the text around them would exceed the limit. */
function fill(start: string, end: string, makeMember: (index: number) => string): string {
  const members: string[] = [];
  let length = start.length + end.length;
  for (let index = 0; ; index += 1) {
    const member = makeMember(index);
    length += member.length + 1;
    if (length > API_LIMITS.bytes) return start + members.join(",") + end;
    members.push(member);
  }
}

/** Fills the pages of an input. */
const pages = (makePage: (index: number) => string) => () => fill('{"pages":{', "}}", makePage);

/** Fills a section of the home page. */
const section = (makeMember: (index: number) => string) => () =>
  fill('{"pages":{"home":{"hero":{"title":"x",', "}}}}", makeMember);

/** Fills the questions of the home page with answers that repeat some markup. */
const answers = (markup: string) => () => {
  const answer = JSON.stringify(markup.repeat(TEXT_LENGTH / markup.length));
  return fill('{"pages":{"home":{"faq":{"items":[', "]}}}}", (index) => `{"question":"q${index}","answer":${answer}}`);
};

/** Creates an import of valid pages that is committed. */
const validPages = (title: string): WorstImport => ({
  query: { create: "true", dryRun: "false" },
  isLongCommit: true,
  makeText: () => JSON.stringify(generateExport(VALID_PAGES)).replaceAll("Insurance in Iowa", title),
});

export const WORST_IMPORTS: Readonly<Record<string, WorstImport>> = {
  "unknown keys": { makeText: () => fill('{"pages":{"home":{', "}}}", (index) => `"k${index}":1`) },
  "unknown fields": { makeText: section((index) => `"k${index}":1`) },
  "unknown fields, fix": { query: { fix: "true" }, makeText: section((index) => `"tITLE${index}":1`) },
  "unknown pages": { makeText: pages((index) => `"p${index}":{}`) },
  "unknown pages, partial": { query: { partial: "true" }, makeText: pages((index) => `"p${index}":{}`) },
  "one change, partial": {
    query: { partial: "true", dryRun: "false" },
    makeText: () => fill('{"pages":{"about":{"hero":{"title":"Partial"}},', "}}", (index) => `"p${index}":{}`),
  },
  "new pages": { query: { create: "true" }, makeText: pages((index) => `"farm/p${index}":{}`) },
  "encoded pages": { makeText: pages((index) => `"p${index}":"{}"`) },
  "repeated page": { makeText: () => fill('{"pages":[', "]}", () => '{"page":"home"}') },
  "no pages": { makeText: () => fill('{"pages":[', "]}", () => "0") },
  "duplicate keys": { makeText: () => fill('{"pages":{"home":{', "}}}", () => '"a":1') },
  "deep nesting": { makeText: () => "[".repeat(API_LIMITS.bytes) },
  "one key": { makeText: () => `{"${"k".repeat(API_LIMITS.bytes - 10)}":1}` },
  "wrong items": { makeText: () => fill('{"pages":{"home":{"faq":{"items":[', "]}}}}", () => "1") },
  "infinite numbers": { makeText: () => fill('{"pages":{"home":{"hero":[', "]}}}", () => "1e999") },
  "stale list": {
    query: { base: "0" },
    makeText: () =>
      fill('{"pages":{"home":{"faq":{"items":[', "]}}}}", (index) => `{"question":"q${index}","answer":"a"}`),
  },
  redirects: { makeText: () => fill('{"site":{"redirects":{', "}}}", (index) => `"/old/p${index}":"/p${index}"`) },
  "broken links": { makeText: answers('<a href="/p">x</a>') },
  braces: { makeText: answers("{a") },
  figures: { query: { fix: "true" }, makeText: answers("(515) 555-0100 1,234 years ") },
  "open elements": { makeText: answers("<a><b>") },
  "open blocks": { makeText: answers("<b><p>") },
  "cut-off tags": { makeText: answers("<b></b><") },
  "valid pages, new": validPages("Insurance in Iowa"),
  "valid pages, changed": validPages("Cover in Iowa"),
  "valid pages, changed again": validPages("Insurance"),
};
