import { describe, expect, test } from "vitest";
import type { Claim } from "#schemas/generated/site.ts";
import { listClaims } from "./facts.ts";
import { type ClaimFigure, FigureFinder } from "./figures.ts";

const finderOf = (claims: Claim[]) => new FigureFinder(listClaims({ claims }));

const FINDER = finderOf([
  { id: "carriers", value: "40+", wording: "{value} insurance carriers", terms: ["carriers", "insurance companies"] },
  { id: "farm-carriers", value: "12+", wording: "{value} farm carriers", terms: ["carriers"] },
  { id: "clients", value: "10k+", wording: "{value} clients served", terms: ["clients"] },
  { id: "support", value: "24/7", wording: "{value} claims support" },
  { id: "bbb", value: "A+", wording: "{value} BBB rating", terms: ["rating"] },
  { id: "states", value: "20 states", wording: "licensed in {value}" },
  { id: "bundling", value: "10-25%", wording: "bundling saves {value}" },
  { id: "response", value: "Same Day", wording: "{value} response guarantee" },
]);

const summarize = (figures: readonly ClaimFigure[]) =>
  figures.map(({ phrase, claims, claim }) => `${phrase}: ${claim ? `= ${claim.id}` : claims.map(({ id }) => id)}`);

describe("finds the figures of claims in prose:", () => {
  test.each([
    ["We ask 40+ carriers.", ["40+ carriers: = carriers"]],
    ["We ask 40+ regional insurance carriers.", ["40+ regional insurance carriers: = carriers"]],
    ["We ask 12+ carriers.", ["12+ carriers: = farm-carriers"]],
    ["We ask 999+ CARRIERS.", ["999+ CARRIERS: carriers,farm-carriers"]],
    ["We ask 40 carriers.", ["40 carriers: carriers,farm-carriers"]],
    ["We ask more than 40 carriers.", ["more than 40 carriers: = carriers"]],
    ["Over 40+ carriers", ["Over 40+ carriers: = carriers"]],
    ["At least 12 carriers", ["At least 12 carriers: = farm-carriers"]],
    ["We ask up to 40 carriers.", ["up to 40 carriers: carriers,farm-carriers"]],
    [
      "Forty carriers, or dozens of carriers",
      ["Forty carriers: carriers,farm-carriers", "dozens of carriers: carriers,farm-carriers"],
    ],
    [
      "thirty-five carriers, a hundred carriers",
      ["thirty-five carriers: carriers,farm-carriers", "a hundred carriers: carriers,farm-carriers"],
    ],
    [
      "30–40 carriers, 30 to 40 carriers",
      ["30–40 carriers: carriers,farm-carriers", "30 to 40 carriers: carriers,farm-carriers"],
    ],
    ["10k+ clients, 10 thousand+ clients", ["10k+ clients: = clients", "10 thousand+ clients: = clients"]],
    ["10,000 clients and 1.5 million clients", ["10,000 clients: clients", "1.5 million clients: clients"]],
    ["24/7 claims support, 9/5 claims support", ["24/7 claims support: = support", "9/5 claims support: support"]],
    ["an A+ BBB rating", ["A+ BBB rating: = bbb"]],
    ["an A rating, a B rating", ["A rating: bbb", "B rating: bbb"]],
    ["licensed in 20 states, or in 21 states", ["20 states: = states", "21 states: states"]],
    ["Bundling often saves 10–25%.", ["10–25%: = bundling"]],
    ["Bundling saves 10 to 25 percent.", ["10 to 25 percent: = bundling"]],
    ["Bundling saves up to 30%. It takes 15%.", ["up to 30%: bundling"]],
    ["40+ carriers and 40+ carriers", ["40+ carriers: = carriers", "40+ carriers: = carriers"]],
  ])("%s", (text, expected) => {
    expect(summarize(FINDER.findInText(text))).toEqual(expected);
  });
});

test.each([
  "10,000 gallons",
  "$1 million per clients’ policy",
  "$40 carriers",
  "3 carriers, 3 to 5 carriers, a carrier, three carriers",
  "72 months",
  "In 2013 our clients moved, and since 1999, clients came.",
  "Call (515) 555-0142 clients or 515-555-0142 carriers.",
  "the 40th carriers conference",
  "{claim.carriers} carriers",
  "On 10/12/2026 claims support",
  "24 hours of claims support",
  "A rating of A. The rating. a+b rating",
  "No bundling. Saves 30%.",
  "Same-day response guarantee",
  "mid-40 carriers",
])("ignores figures that are not claims: %s", (text) => {
  expect(summarize(FINDER.findInText(text))).toEqual([]);
});

describe("finds the claim of a statistic by its label:", () => {
  test.each([
    ["40+", "Insurance Carriers", "= carriers"],
    ["45+", "Insurance Carriers", "carriers,farm-carriers"],
    ["9", "Carriers", "carriers,farm-carriers"],
    ["20", "States licensed", "= states"],
    ["21", "Licensed States", "states"],
    ["Same Day", "Response Guarantee", "= response"],
    ["Next Day", "Response Guarantee", "response"],
    ["15%", "saved by bundling", "bundling"],
    ["A", "BBB Rating", "bbb"],
  ])("%s %s", (value, label, expected) => {
    const found = FINDER.findInStatistic(value, label);
    expect(summarize(found ? [found] : [])).toEqual([`${value} ${label}: ${expected}`]);
  });

  test.each([
    ["{claim.carriers}", "Carriers"],
    ["Free", "Quotes from all carriers"],
    ["2013", "Serving clients since"],
    ["9", "People in the Office"],
  ])("not %s %s", (value, label) => {
    expect(FINDER.findInStatistic(value, label)).toBeUndefined();
  });
});

test("compares small numbers and years only with claims that have one", () => {
  const finder = finderOf([
    { id: "offices", value: "5 offices", wording: "{value} in Iowa" },
    { id: "founded", value: "2013", wording: "in business since {value}" },
  ]);
  const text = "3 offices, 12 offices, 5 offices, in business since 2014";
  expect(summarize(finder.findInText(text))).toEqual([
    "3 offices: offices",
    "12 offices: offices",
    "5 offices: = offices",
    "2014: founded",
  ]);
});

test("reads values, terms and wordings literally", () => {
  const finder = finderOf([
    { id: "grade", value: "A++ (Superior)", wording: "rated {value}" },
    { id: "plans", value: "50+", wording: "{value} plans [all]." },
    { id: "odd", value: "(a|b)*", wording: "{value} (c" },
  ]);
  expect(summarize(finder.findInText("A++ (Superior), 60+ plans [all], 50+ plans all"))).toEqual([
    "A++ (Superior): = grade",
    "60+ plans [all]: plans",
  ]);
  expect(finder.findInStatistic("(a|b)*", "x (c")?.claim?.id).toBe("odd");
});

test("finds nothing without claims", () => {
  expect(finderOf([]).findInText("40+ carriers")).toEqual([]);
});
