import { expect, test } from "vitest";
import type { Draft, DraftStore } from "#site/admin/drafts/draft-store.ts";
import { readDraft, UNREADABLE } from "./use-draft.ts";

const WHOLE = { subject: "page:farm", content: { base: {}, patch: { hero: {} } }, savedAt: "2026-11-22T12:00:00Z" };

function draftsWith(found: () => Promise<unknown>): DraftStore {
  const unused = () => Promise.reject(new Error("not used"));
  const read = async <Content>() => (await found()) as Draft<Content> | undefined;
  return { owner: "ann@example.com", read, save: unused, remove: unused, list: unused };
}

test.each([
  ["no draft", async () => undefined, undefined],
  ["a draft", async () => WHOLE, WHOLE],
  ["a draft of another version of the admin", async () => ({ ...WHOLE, content: { text: "{}" } }), UNREADABLE],
  ["a draft without content", async () => ({ subject: WHOLE.subject }), UNREADABLE],
  ["a browser that cannot read", () => Promise.reject(new DOMException("broken", "UnknownError")), UNREADABLE],
])("tells %s apart", async (_, read, found) => {
  expect(await readDraft(draftsWith(read), "farm")).toEqual(found);
});
