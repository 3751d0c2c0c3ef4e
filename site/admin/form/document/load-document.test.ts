import { expect, test, vi } from "vitest";
import { fetchDocuments } from "#site/admin/api/content-api.ts";
import { loadDocument, loadForDraft, rebase } from "./load-document.ts";

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

const base = { hero: { title: "Old", subtitle: "Old" }, about: { title: "Old" } };
const yours = { hero: { title: "Yours", subtitle: "Yours" }, about: { title: "Old" } };

function version(content: typeof base) {
  return { content, revisionId: "r2", exists: true };
}

test("keeps the changes of both people to different fields", () => {
  const { merged, conflicts } = rebase("farm", base, version({ ...base, about: { title: "Theirs" } }), yours);
  expect(merged).toEqual({ hero: { title: "Yours", subtitle: "Yours" }, about: { title: "Theirs" } });
  expect(conflicts).toEqual([]);
});

test("uses the chosen version of each field that both people have changed", () => {
  const theirs = version({ ...base, hero: { title: "Theirs", subtitle: "Theirs" } });
  const rebased = rebase("farm", base, theirs, yours);
  expect(rebased.conflicts.map(({ pointer }) => pointer)).toEqual(["/hero/title", "/hero/subtitle"]);
  const choices = [
    { page: "farm", pointer: "/hero/title", side: "theirs" },
    { page: "farm", pointer: "/hero/subtitle", side: "yours" },
  ] as const;
  const settled = rebase("farm", base, theirs, yours, choices);
  expect([settled.merged.hero, settled.conflicts]).toEqual([{ title: "Theirs", subtitle: "Yours" }, []]);
});
