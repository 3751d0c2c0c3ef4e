import { expect, test } from "vitest";
import { findLine, lineOfCoverage, lineOfOverview, lineOfPage, linesOf, type SiteLines } from "./lines.ts";

const SITE: SiteLines = {
  lines: [
    { id: "pets", title: "Pet Insurance", shortTitle: "Pets", page: "pet-insurance" },
    { id: "farm", title: "Farm Insurance", shortTitle: "Farm", overview: "Farm Coverage", phrase: "farm coverage" },
  ],
};

test("completes lines with their defaults, and keeps what they say", () => {
  expect(linesOf(SITE)).toMatchObject([
    { overview: "Pets", page: "pet-insurance", phrase: "pets insurance" },
    { overview: "Farm Coverage", page: "farm", phrase: "farm coverage" },
  ]);
  expect(linesOf(SITE)).toBe(linesOf(SITE));
  expect(linesOf({})).toEqual([]);
});

test("finds a line by its id, which need not be its address", () => {
  expect([findLine(SITE, "pets")?.title, findLine(SITE, "pet-insurance")]).toEqual(["Pet Insurance", undefined]);
});

test.each([
  ["pet-insurance", "pets", undefined],
  ["pet-insurance/dogs", undefined, "pets"],
  ["farm/crops", undefined, "farm"],
  ["pets", undefined, undefined],
  ["about", undefined, undefined],
  ["careers/agents", undefined, undefined],
])("%s is the overview of %s and a coverage page of %s", (page, overview, coverage) => {
  expect([lineOfOverview(SITE, page)?.id, lineOfCoverage(SITE, page)?.id]).toEqual([overview, coverage]);
  expect(lineOfPage(SITE, page)?.id).toBe(overview ?? coverage);
});
