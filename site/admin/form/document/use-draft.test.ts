import { expect, test } from "vitest";
import type { DraftStore } from "#site/admin/session/draft-store.ts";
import { readDraft, UNREADABLE } from "./use-draft.ts";

const draftOf = (tab: string, content: object) => ({
  subject: "page:farm",
  content,
  savedAt: "2026-11-22T12:00:00Z",
  keys: [["ann@example.com", "page:farm", tab]],
});
const WHOLE = draftOf("one", { base: {}, patch: { hero: {} } });

const draftsWith = (read: () => Promise<unknown>) => ({ read }) as Pick<DraftStore, "read">;

test.each([
  ["no draft", async () => [], undefined],
  ["a draft", async () => [WHOLE], WHOLE],
  ["a draft of another version of the admin", async () => [draftOf("one", { text: "{}" })], UNREADABLE],
  ["a draft beside one without content", async () => [{ subject: WHOLE.subject }, WHOLE], WHOLE],
  ["a browser that cannot read", () => Promise.reject(new DOMException("broken", "UnknownError")), UNREADABLE],
])("tells %s apart", async (_, read, found) => {
  expect(await readDraft(draftsWith(read), "farm")).toEqual(found);
});

test("what was typed in two tabs is one draft, and the later text of a field wins", async () => {
  const base = { hero: { title: "Farm", subtitle: "Land" }, about: { title: "About" } };
  const newerBase = { ...base, about: { title: "Newer" } };
  const placement = { title: "Farm", description: "Land", isInMenu: true };
  const older = draftOf("one", { base, patch: { hero: { title: "One", subtitle: "One" } }, placement });
  const newer = draftOf("two", { base: newerBase, patch: { hero: { title: "Two" } } });
  expect(
    await readDraft(
      draftsWith(async () => [newer, older]),
      "farm",
    ),
  ).toEqual({
    ...newer,
    content: { base: newerBase, patch: { hero: { title: "Two", subtitle: "One" } }, placement },
    keys: [...newer.keys, ...older.keys],
  });
});
