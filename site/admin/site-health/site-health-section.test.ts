import { expect, test } from "vitest";
import type { SiteFinding } from "../api/client.ts";
import { groupByUrgency } from "./site-health-section.tsx";

const FINDINGS: SiteFinding[] = [
  { code: "claim/conflict", severity: "warning", page: "site", params: {}, message: "1" },
  { code: "link/broken", severity: "error", page: "farm", params: {}, message: "2" },
  { code: "production/sample", severity: "error", page: "farm", params: {}, message: "3" },
  { code: "link/broken", severity: "error", page: "farm", params: {}, message: "4" },
  { code: "link/broken", severity: "error", page: "home", params: {}, message: "5" },
];

test("problems are grouped by urgency, page and explanation", () => {
  const groups = groupByUrgency(FINDINGS).map(({ title, count, pages }) => [
    title,
    count,
    pages.map(({ page, codes }) => [page, codes.map(({ findings }) => findings.map(({ message }) => message).join())]),
  ]);
  expect(groups).toEqual([
    [
      "Must Be Fixed",
      4,
      [
        ["farm", ["2,4", "3"]],
        ["home", ["5"]],
      ],
    ],
    ["Worth Fixing", 1, [["site", ["1"]]]],
  ]);
});

test("a site without problems has no groups", () => {
  expect(groupByUrgency([])).toEqual([]);
});
