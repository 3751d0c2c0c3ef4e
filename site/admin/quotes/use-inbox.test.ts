import { expect, test } from "vitest";
import { REQUEST_FILTERS, type RequestList, type RequestStatus } from "#schemas/quote-inbox.ts";
import { mergeLatest } from "./use-inbox.ts";

function listOf(ids: readonly string[], status: RequestStatus = "sent", readAt = "2026-01-05T12:00:00Z"): RequestList {
  return {
    readAt,
    requests: ids.map((id) => ({
      id,
      reference: id,
      status,
      name: id,
      line: "farm",
      receivedAt: "2026-01-05T12:00:00Z",
    })),
    counts: Object.fromEntries(REQUEST_FILTERS.map((filter) => [filter, ids.length])) as RequestList["counts"],
    isEmailSetUp: true,
  };
}

const idsOf = ({ requests }: RequestList) => requests.map(({ id }) => id);

test("counts requests that have arrived, and leaves the list in its place", () => {
  const merged = mergeLatest(
    { key: "", list: listOf(["b", "a"]), newCount: 0 },
    listOf(["d", "c", "b", "a"], "handled", "2026-01-05T12:01:00Z"),
  );
  expect(merged.list.readAt).toBe("2026-01-05T12:00:00Z");
  expect(merged.newCount).toBe(2);
  expect(idsOf(merged.list)).toEqual(["b", "a"]);
  expect(merged.list.requests[0]?.status).toBe("handled");
  expect(merged.list.counts.all).toBe(4);
});

test("keeps a request that left the list until the list is loaded again", () => {
  const merged = mergeLatest({ key: "", list: listOf(["c", "b", "a"]), newCount: 0 }, listOf(["b", "a"]));
  expect([idsOf(merged.list), merged.newCount]).toEqual([["c", "b", "a"], 0]);
});

test("fills an empty list at once", () => {
  const merged = mergeLatest({ key: "", list: listOf([]), newCount: 0 }, listOf(["a"]));
  expect([idsOf(merged.list), merged.newCount]).toEqual([["a"], 0]);
});
