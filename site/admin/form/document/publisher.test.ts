import { beforeEach, expect, test, vi } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { fetchDocuments, fetchHistory, importText } from "#site/admin/api/content-api.ts";
import { RequestError } from "#site/admin/api/request.ts";
import { type PublishedForm, Publisher } from "./publisher.ts";

vi.mock("#site/admin/api/content-api.ts");

const NOTE = { message: "" };
const hero = (title: string, subtitle = "Old") => ({ hero: { title, subtitle } });

/** Creates a publisher for a form whose base is revision 1 and whose title the user has changed. */
function setUp() {
  const form: PublishedForm["form"] = {
    base: { content: hero("Old"), revisionId: "1", exists: true },
    content: () => typed,
    replace(base, content) {
      form.base = base;
      typed = content;
    },
  };
  let typed: JsonObject = hero("Mine");
  return { form, publisher: new Publisher(() => ({ id: "farm", form })) };
}

/** Makes the server have another revision, which the first import does not expect. */
function publishFirst(content: JsonObject): void {
  const stored = { revision: 2, revisionId: "2", documents: { farm: { content } } };
  vi.mocked(fetchDocuments).mockResolvedValue(stored as never);
  vi.mocked(fetchHistory).mockResolvedValue({ revisions: [{ pages: ["farm"], by: "Ben", format: "form" }] } as never);
  const conflict = new RequestError(409, "Conflict", { code: "revision-conflict" } as never);
  vi.mocked(importText).mockRejectedValueOnce(conflict);
}

beforeEach(() => {
  vi.mocked(importText)
    .mockReset()
    .mockResolvedValue({ success: true, revisionId: "3" } as never);
});

test("publishes with the changes of others to other fields, and names the people", async () => {
  const { publisher, form } = setUp();
  publishFirst(hero("Old", "Theirs"));
  const notices: (string | undefined)[] = [];
  publisher.notice.subscribe(() => notices.push(publisher.notice.get()));
  await publisher.publish(NOTE);
  expect(publisher.state.get()).toMatchObject({ kind: "published" });
  expect(notices.at(-1)).toBe("Ben changed this page. Their changes are shown here and kept.");
  expect(form.content()).toMatchObject({ hero: { subtitle: "Theirs" } });
});

test("asks about fields that both have changed, and publishes the chosen versions", async () => {
  const { publisher } = setUp();
  publishFirst(hero("Theirs"));
  await publisher.publish(NOTE);
  const state = publisher.state.get();
  if (state.kind !== "conflict") throw new Error(`Expected a conflict, but got ${state.kind}.`);
  expect(state.conflict).toMatchObject({ by: "Ben", conflicts: [{ pointer: "/hero/title" }] });
  await publisher.publishWith(state.conflict, [{ page: "farm", pointer: "/hero/title", side: "yours" }], NOTE);
  const [text] = vi.mocked(importText).mock.lastCall ?? [];
  expect(JSON.parse(String(text))).toEqual({ pages: { farm: { hero: { title: "Mine" } } } });
});

test("goes on beside a saved change that a colleague has ended", async () => {
  const { publisher, form } = setUp();
  const proposal = { id: "abc", version: 1, note: "", startsAt: null, endsAt: null, others: [] };
  form.base = { ...form.base, proposal };
  const ended = new RequestError(412, "Someone has changed this.", { code: "proposal-changed" } as never);
  vi.mocked(importText).mockRejectedValueOnce(ended);
  await publisher.publish(NOTE);
  expect(publisher.state.get()).toMatchObject({ kind: "failed", isUnsure: false });
  await publisher.publish(NOTE);
  expect(publisher.state.get()).toMatchObject({ kind: "published" });
  const [text, query] = vi.mocked(importText).mock.lastCall ?? [];
  expect(JSON.parse(String(text))).toEqual({ pages: { farm: { hero: { title: "Mine" } } } });
  expect(query).toMatchObject({ proposal: undefined });
});

test("says that the text may be published when the server gave no answer", async () => {
  const { publisher } = setUp();
  vi.mocked(importText).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await publisher.publish(NOTE);
  expect(publisher.state.get()).toMatchObject({ kind: "failed", isUnsure: true });
});
