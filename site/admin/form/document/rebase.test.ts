import { expect, test } from "vitest";
import { rebase } from "./rebase.ts";

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
