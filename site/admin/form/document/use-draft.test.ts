import { expect, test } from "vitest";
import type { DraftStore } from "#site/admin/session/draft-store.ts";
import { readDraft, UNREADABLE } from "./use-draft.ts";

const draftOf = (tab: string, content: object) => ({
  subject: "page:farm",
  content,
  savedAt: "2026-11-22T12:00:00Z",
  place: ["ann@example.com", "page:farm", tab],
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

test("of what was typed in two tabs before, the newest is shown, and the other one stays for the next time", async () => {
  const [newer, older] = [draftOf("two", { base: {}, patch: { hero: {} } }), WHOLE];
  const read = async () => [newer, older];
  expect(await readDraft(draftsWith(read), "farm")).toEqual(newer);
});
