import { expect, test } from "vitest";
import { describeDue, titleOf } from "./request-row.tsx";

test.each([
  ["2026-12-04", "Needed by Friday, December 4"],
  ["2026-11-28", "Needed today"],
  ["2026-11-27", "Late: needed by Friday, November 27"],
])("a request that is needed by %s says so on November 28", (dueOn, words) => {
  expect(describeDue(dueOn, "2026-11-28")).toBe(words);
});

test("a quote is named by its line of business, other requests by their kind", () => {
  expect(titleOf({ lineTitle: "Farm" })).toBe("Farm Quote");
  expect(titleOf({ lineTitle: "Farm", kind: { id: "certificate", title: "Certificate" } })).toBe("Certificate");
});
