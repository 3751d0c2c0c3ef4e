import { expect, test } from "vitest";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import { createHandledMark, currentMark } from "./handled-mark.ts";

const mark = createHandledMark(sampleEntry(1), { by: "Ada", account: "ada" }, Date.UTC(2026, 0, 6));

test("a mark counts for the entry that was marked", () => {
  expect(currentMark(sampleEntry(1, { attempts: 3, lastError: "550 no" }), mark)).toBe(mark);
  expect(currentMark(sampleEntry(1), undefined)).toBeUndefined();
});

test("a request that is retried or received again is not handled any more", () => {
  expect(currentMark(sampleEntry(1, { retriedAt: "2026-01-07T00:00:00.000Z" }), mark)).toBeUndefined();
  expect(currentMark(sampleEntry(1, { receivedAt: "2026-01-07T00:00:00.000Z" }), mark)).toBeUndefined();
});
