import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { searchContent, type TextCache } from "./search-texts.ts";

const faq = (answer: string): JsonObject => ({ ...page("Farm"), faq: { items: [{ question: "Q", answer }] } });

async function find(answer: string, phrase: string) {
  const store = memoryStore([["farm", faq(answer)]]);
  const { matches, hasMore } = await searchContent(await store.reader(), phrase, { limit: 10_000 });
  return { matches: matches.filter((match) => match.page === "farm"), hasMore };
}

test("finds a phrase with its field and the words around it", async () => {
  const { matches } = await find("We write hail cover in spring.", "HAIL cover");
  expect(matches).toEqual([
    { page: "farm", pointer: "/faq/items/0/answer", before: "We write ", match: "hail cover", after: " in spring." },
  ]);
});

test("finds text as visitors read it: across markup, and with the values of facts", async () => {
  expect((await find("Ask <strong>our</strong> office.", "ask our office")).matches).toHaveLength(1);
  const store = memoryStore([["farm", faq("Call {site.phone} today.")]]);
  const { phone } = await (await store.reader()).site();
  expect((await find("Call {site.phone} today.", phone)).matches).toMatchObject([{ match: phone }]);
});

test.each([
  ["don’t", "don't"],
  ["the “best” barn", 'the "best" barn'],
  ["2020–2026", "2020-2026"],
  ["a\u00a0barn", "a barn"],
])("finds %s by %s", async (text, phrase) => {
  expect((await find(`See ${text} here.`, phrase)).matches).toHaveLength(1);
});

test.each(["(.*)", "[a-z]+", "a{2}", "\\d", "^$", "?", "/"])("takes %s literally", async (phrase) => {
  expect((await find("Nothing special here", phrase)).matches).toEqual([]);
  expect((await find(`Before ${phrase} after`, phrase)).matches).toMatchObject([{ match: phrase }]);
});

test("cuts a long text at the ends of words", async () => {
  const filler = "word ".repeat(40);
  const { matches } = await find(`${filler}needle ${filler}`, "needle");
  expect(matches[0]?.before).toMatch(/^…word (?:word )*$/);
  expect(matches[0]?.after).toMatch(/^ word(?: word)*…$/);
});

test("stops at the limit", async () => {
  const store = memoryStore([
    ["farm", faq("zebra")],
    ["about", page("zebra")],
  ]);
  expect(await searchContent(await store.reader(), "zebra", { limit: 1 })).toMatchObject({
    matches: [{ match: "zebra" }],
    hasMore: true,
  });
});

test("finds changed text although it was searched before", async () => {
  const store = memoryStore([
    ["site", testSiteDocument],
    ["farm", faq("old words")],
  ]);
  const cache: TextCache = new Map();
  const search = async (phrase: string) =>
    (await searchContent(await store.reader(), phrase, { limit: 10, cache })).matches.length;
  expect(await search("old words")).toBe(1);
  await commit(store, { farm: faq("new words") });
  expect([await search("old words"), await search("new words")]).toEqual([0, 1]);
});
