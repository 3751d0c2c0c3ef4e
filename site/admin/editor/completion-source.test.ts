import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { complete } from "../completion/complete.ts";
import { completionSource } from "./completion-source.ts";

/** What the editor lists where a bar stands in a text, and for which part of it. */
async function listed(marked: string, isAsked = false) {
  const [before = "", after = ""] = marked.split("|");
  const state = EditorState.create({ doc: before + after });
  const result = await completionSource(complete)(new CompletionContext(state, before.length, isAsked));
  if (result === null) return undefined;
  return { labels: result.options.map(({ label }) => label), word: state.sliceDoc(result.from, before.length) };
}

test.each([
  ['{ "|" }', "", "pages"],
  ['{\n  "pa|"\n}', "pa", "pages"],
  ['{ "home": { "hero": { "title": "T", "cta|" } } }', "cta", "ctaUrl"],
  ['{ "home": { "meta": { "noIndex": | } } }', "", "true"],
  ['{ "home": { "hero": { "ctaUrl": "/con|" } } }', "/con", "/contact"],
  ['{ "page": "far|", "content": {} }', "far", "farm"],
])("%s lists what may stand there", async (marked, word, label) => {
  expect(await listed(marked)).toEqual({ word, labels: expect.arrayContaining([label]) });
});

test.each([
  "|",
  "{|",
  '{ "home": { "hero": { "title": "Some words| } } }',
  '{ "home": {| "hero": {} } }',
  '{ "home": {} }|',
])("%s lists nothing before it is asked", async (marked) => {
  expect(await listed(marked)).toBeUndefined();
});

test("asked, it lists what could begin anywhere", async () => {
  expect((await listed("|", true))?.labels).toContain("Token-only");
  expect((await listed('{ "home": {| "hero": {} } }', true))?.labels).toContain("meta");
});

test("where the asking fails, it lists nothing", async () => {
  const state = EditorState.create({ doc: "{}" });
  const source = completionSource(() => Promise.reject(new Error("gone")));
  expect(await source(new CompletionContext(state, 1, true))).toBeNull();
});
