import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { describeRollback, previewUndo, readAfter, restoreTarget, undoTarget } from "./undo-plan.ts";

const revisionOf = (revision: number, ...pages: string[]): NamedRevision => ({
  id: String(revision),
  name: String(revision),
  revision,
  parents: revision === 1 ? [] : [String(revision - 1)],
  time: "2026-03-12T21:04:11.000Z",
  by: "Ann",
  source: "",
  format: "tokens",
  sha256: "",
  message: "",
  pages,
});

/** In the order of the API, newest first. */
const HISTORY = [
  revisionOf(5, "home", "farm"),
  revisionOf(4, "about"),
  revisionOf(3, "home"),
  revisionOf(2, "home", "site"),
  revisionOf(1, "home"),
];
const RESULT = { success: true, message: "", imported: [], diagnostics: [], revision: 5, revisionId: "5" };
/** The number of revisions that the API returns at a time here. */
const PAGE_SIZE = 2;

let calls: { url: URL; body: unknown }[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    const url = new URL(path, "https://www.example.com");
    calls.push({ url, body: body === undefined ? undefined : JSON.parse(String(body)) });
    if (url.pathname === "/api/admin/rollback") return Response.json(RESULT);
    const { after = 0, before = Infinity } = Object.fromEntries(url.searchParams);
    const found = HISTORY.filter(({ revision }) => revision > Number(after) && revision < Number(before));
    const revisions = found.slice(0, PAGE_SIZE);
    return Response.json({ revision: 5, revisionId: "5", revisions, hasMore: found.length > PAGE_SIZE });
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("undoing a version undoes no later one", async () => {
  const { later, result } = await previewUndo(undoTarget(revisionOf(2, "home", "site")));
  expect([later, result]).toEqual([[], RESULT]);
  expect(calls.map(({ body }) => body)).toEqual([{ undo: "2", dryRun: true }]);
});

test("restoring a version restores all pages and undoes every later version", async () => {
  const { later } = await previewUndo(restoreTarget(revisionOf(2, "home")));
  expect(later.map(({ revision }) => revision)).toEqual([5, 4, 3]);
  expect(calls.map(({ body }) => body)).toContainEqual({ to: "2", dryRun: true });
});

test.each([
  ["0", [5, 4, 3, 2, 1]],
  ["3", [5, 4]],
  ["5", []],
])("reads after revision %s the revisions %j", async (after, expected) => {
  expect((await readAfter(after)).map(({ revision }) => revision)).toEqual(expected);
});

test.each([
  [undoTarget, "Undid version 3-3fa9 on 2 pages. This is now version 5."],
  [restoreTarget, "Restored 2 pages to version 3-3fa9. This is now version 5."],
])("describes the result of going back with the name of the version (%o)", (targetOf, expected) => {
  const imported = ["home", "farm"].map((page) => ({ page, status: "updated" as const }));
  const target = targetOf({ ...revisionOf(3, "home"), id: "3-3fa9c1b07d10", name: "3-3fa9" });
  expect(target.title).toMatch(/version 3-3fa9\?$/);
  expect(describeRollback({ ...RESULT, imported }, target)).toBe(expected);
});

test("describes a rollback without changes, or with the error that prevents it", () => {
  const target = restoreTarget({ ...revisionOf(3, "home"), id: "3-3fa9c1b07d10", name: "3" });
  expect(describeRollback(RESULT, target)).toBe("The site already matches version 3.");
  const rejected = { ...RESULT, success: false, diagnostics: [diagnose("page/exists", "There is a page.")] };
  expect(describeRollback(rejected, target)).toBe("There is a page.");
});
