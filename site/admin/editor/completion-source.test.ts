import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { expect, test, vi } from "vitest";
import { complete } from "../check/complete.ts";
import { completeReference } from "../check/complete-references.ts";
import { completionSource } from "./completion-source.ts";

/** Completes references to one fact, keys and values. */
async function completeAny(text: string, offset: number) {
  const readFacts = async () => new Map([["site.phone", { title: "Phone number", text: "555-0142", pointer: "" }]]);
  return (await completeReference(text, offset, readFacts)) ?? complete(text, offset, ["home", "farm", "contact"]);
}

/** Returns the labels that the editor lists at the "|" in a text, and the word that narrows the list. */
async function listAt(marked: string, isExplicit = false) {
  const [before = "", after = ""] = marked.split("|");
  const state = EditorState.create({ doc: before + after, extensions: json() });
  const result = await completionSource(completeAny)(new CompletionContext(state, before.length, isExplicit));
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
  ['{ "home": { "hero": { "title": "Call us: {|" } } }', "{", "{site.phone}"],
  ['{ "home": { "hero": { "title": "Call us: {site.|} today" } } }', "{site.", "{site.phone}"],
])("lists completions in %s as the user types", async (marked, word, label) => {
  expect(await listAt(marked)).toEqual({ word, labels: expect.arrayContaining([label]) });
});

test("lists references although a slow computer has not parsed the text yet", async () => {
  let nowMs = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => {
    nowMs += 1000;
    return nowMs;
  });
  const [before, after] = ['{ "home": { "hero": { "title": "Call us: {', '" } } }'];
  const state = EditorState.create({ doc: before + after, extensions: json() });
  clock.mockRestore();
  const result = await completionSource(completeAny)(new CompletionContext(state, before.length, false));
  expect(result?.options.map(({ label }) => label)).toContain("{site.phone}");
});

test.each([
  "|",
  "{|",
  '{ "home": { "hero": { "title": "Some words| } } }',
  '{ "home": {| "hero": {} } }',
  '{ "home": {} }|',
])("lists nothing in %s as the user types", async (marked) => {
  expect(await listAt(marked)).toBeUndefined();
});

test("lists completions anywhere when the user asks for them", async () => {
  expect((await listAt("|", true))?.labels).toContain("Token-only");
  expect((await listAt('{ "home": {| "hero": {} } }', true))?.labels).toContain("meta");
});

test("lists nothing if completing fails", async () => {
  const state = EditorState.create({ doc: "{}" });
  const source = completionSource(() => Promise.reject(new Error("gone")));
  expect(await source(new CompletionContext(state, 1, true))).toBeNull();
});
