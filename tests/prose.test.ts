/** Spelling and style rules for prose. CONTRIBUTING.md describes them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

const GENERATED = /^schemas\/generated\//;

/** A comment: a block, or a line that is only a comment. A pattern of paths, such as "medicare/*", is none. */
const COMMENT = /(?<=^|[\s{(])\/\*\*?(?<block>[\s\S]*?)\*\/|^[ \t]*\/\/(?<line>.*)$/gm;

// cspell:disable
/** First words that leave out the subject or the verb. */
const BARE_OPENING = /^(?:What|Whether|Whoever|Those|Of|That|Where|How|Somebody|Nobody)\b/;

/** Phrases that read like a translation. */
const AVOIDED_PHRASES = /\b(?:of (?:its|their) own|(?:is|are) told|says? what|stands? for what|comes? to life)\b/i;
// cspell:enable

interface Comment {
  /** Path and line number. */
  position: string;
  text: string;
}

function commentsIn(file: string): Comment[] {
  const source = readFileSync(inProject(file), "utf8");
  return [...source.matchAll(COMMENT)].map(({ groups, index }) => ({
    position: `${file}:${source.slice(0, index).split("\n").length}`,
    text: (groups?.block ?? groups?.line ?? "").replace(/^\s*\*?\s*/gm, " ").trim(),
  }));
}

const comments = listProjectFiles("**/*.{ts,tsx,mjs,js,css}")
  .filter((file) => !GENERATED.test(file))
  .flatMap(commentsIn);

test("finds the comments of the project", () => {
  expect(comments.length).toBeGreaterThan(1000);
});

test.each([
  ["begins with a bare question word or pronoun", BARE_OPENING],
  ["contains a phrase to avoid", AVOIDED_PHRASES],
])("no comment %s", (_, pattern) => {
  const found = comments.filter(({ text }) => pattern.test(text)).map(({ position, text }) => `${position} ${text}`);
  expect(found).toEqual([]);
});
