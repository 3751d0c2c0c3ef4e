import { expect, test, vi } from "vitest";
import { fetchDocuments } from "#site/admin/api/content-api.ts";
import { loadDocument, loadForDraft } from "./load-document.ts";

vi.mock("#site/admin/api/content-api.ts");

const hero = (title: string) => ({ hero: { title } });

test("a draft opens although the rest of its saved change conflicts, and without what cannot go on", async () => {
  const documents = { farm: { content: hero("Old") }, home: { content: hero("Theirs") } };
  vi.mocked(fetchDocuments).mockResolvedValue({ revisionId: "9", documents, builtIn: {} } as never);
  const others = [{ page: "home", before: hero("Old"), after: hero("Mine") }];
  const kept = { proposal: { id: "abc", version: 1, note: "", startsAt: null, endsAt: null, others } };
  await expect(loadDocument("farm", kept)).rejects.toThrow("Home");
  const { proposal, problem, exists } = await loadForDraft("farm", kept);
  expect({ proposal, problem, exists }).toEqual({
    proposal: undefined,
    problem: "This change also edits Home, which someone has changed since. Open it under Waiting Changes.",
    exists: true,
  });
});
