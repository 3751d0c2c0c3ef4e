import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { backTo, planUndo, readAfter, undoOf } from "./undo-plan.ts";

const revisionOf = (revision: number, ...pages: string[]): RevisionSummary => ({
  revision,
  time: "2026-03-12T21:04:11.000Z",
  by: "Ann",
  source: "",
  format: "tokens",
  sha256: "",
  message: "",
  pages,
});

/** As the API has them: the newest first. */
const HISTORY = [
  revisionOf(5, "home", "farm"),
  revisionOf(4, "about"),
  revisionOf(3, "home"),
  revisionOf(2, "home", "site"),
  revisionOf(1, "home"),
];
const RESULT = { success: true, message: "", imported: [], diagnostics: [], revision: 5 };
/** How many revisions the API tells of at once here. */
const AT_ONCE = 2;

let calls: { url: URL; body: unknown }[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    const url = new URL(path, "https://www.example.com");
    calls.push({ url, body: body === undefined ? undefined : JSON.parse(String(body)) });
    if (url.pathname === "/api/admin/rollback") return Response.json(RESULT);
    const { after = 0, before = Infinity } = Object.fromEntries(url.searchParams);
    const found = HISTORY.filter(({ revision }) => revision > Number(after) && revision < Number(before));
    const revisions = found.slice(0, AT_ONCE);
    return Response.json({ revision: 5, revisions, hasMore: found.length > AT_ONCE });
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("an undo is of the pages of its revision, and takes back what came to them later", async () => {
  const { later, result } = await planUndo(undoOf(revisionOf(2, "home", "site")));
  expect(later.map(({ revision }) => revision)).toEqual([5, 3]);
  expect(result).toEqual(RESULT);
  expect(calls.map(({ body }) => body)).toContainEqual({ to: 1, pages: ["home", "site"], dryRun: true });
});

test("the way back to a state is of all pages, and takes back all that came later", async () => {
  const { later } = await planUndo(backTo(revisionOf(2, "home")));
  expect(later.map(({ revision }) => revision)).toEqual([5, 4, 3]);
  expect(calls.map(({ body }) => body)).toContainEqual({ to: 2, dryRun: true });
});

test.each([
  [0, [5, 4, 3, 2, 1]],
  [3, [5, 4]],
  [5, []],
])("after revision %i there are %j", async (after, expected) => {
  expect((await readAfter(after)).map(({ revision }) => revision)).toEqual(expected);
});
