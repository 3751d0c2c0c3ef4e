import { expect, test } from "vitest";
import { REQUEST_FILTERS, type RequestList, type WorkState } from "#schemas/quotes/quote-inbox.ts";
import { mergeLatest, newestError } from "./use-inbox.ts";

function listOf(ids: readonly string[], work: WorkState = "new", readAt = "2026-01-05T12:00:00Z"): RequestList {
  return {
    readAt,
    requests: ids.map((id) => ({
      id,
      reference: id,
      status: "sent",
      work,
      phone: "",
      excerpt: "",
      name: id,
      line: "farm",
      lineTitle: "Farm",
      receivedAt: "2026-01-05T12:00:00Z",
    })),
    counts: Object.fromEntries(REQUEST_FILTERS.map((filter) => [filter, ids.length])) as RequestList["counts"],
    isEmailSetUp: true,
  };
}

const LATER = "2026-01-05T12:01:00Z";
const idsOf = ({ requests }: Pick<RequestList, "requests">) => requests.map(({ id }) => id);

test("counts requests that have arrived, and leaves the list in its place", () => {
  const merged = mergeLatest([listOf(["b"]), listOf(["a"])], listOf(["d", "c", "b", "a"], "done", LATER));
  expect(merged.readAt).toBe("2026-01-05T12:00:00Z");
  expect(merged.newCount).toBe(2);
  expect(idsOf(merged)).toEqual(["b", "a"]);
  expect(merged.requests[0]?.work).toBe("done");
  expect(merged.counts?.all).toBe(4);
});

test("counts a request that arrived in the middle of a list, but not the next one of a list that goes on", () => {
  const first = { ...listOf(["due", "a"]), next: "a" };
  const latest = listOf(["due", "new", "a", "older"], "new", LATER);
  expect(mergeLatest([first], latest).newCount).toBe(1);
  expect(mergeLatest([listOf(["due", "a"])], listOf(["due", "a", "new"], "new", LATER)).newCount).toBe(1);
});

test("keeps a request that left the list until the list is loaded again", () => {
  const merged = mergeLatest([listOf(["c", "b", "a"])], listOf(["b", "a"], "new", LATER));
  expect([idsOf(merged), merged.newCount]).toEqual([["c", "b", "a"], 0]);
});

test("fills an empty list at once", () => {
  const merged = mergeLatest([listOf([])], listOf(["a"], "new", LATER));
  expect([idsOf(merged), merged.newCount]).toEqual([["a"], 0]);
});

test("ignores what was read before the list", () => {
  const merged = mergeLatest([listOf(["b"], "new", LATER)], listOf(["c", "b"], "done"));
  expect([idsOf(merged), merged.newCount, merged.requests[0]?.work]).toEqual([["b"], 0, "new"]);
});

test("shows an error until the server responds again", () => {
  const error = new Error("signed out");
  const read = { error: null, errorUpdatedAt: 0, dataUpdatedAt: 1000 };
  const failed = { error, errorUpdatedAt: 2000, dataUpdatedAt: 0 };
  expect(newestError(read, failed)).toBe(error);
  expect(newestError({ ...read, dataUpdatedAt: 3000 }, failed)).toBe(null);
  expect(newestError({ ...failed, dataUpdatedAt: 1000 }, { ...read, dataUpdatedAt: 3000 })).toBe(null);
});
