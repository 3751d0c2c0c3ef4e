import { expect, test } from "vitest";
import type { LintSettings, Waiver } from "#schemas/generated/site.ts";
import { siteWith, testRule } from "#tests/support/lint.ts";
import { isWaivedBy } from "./waivers.ts";

const WAIVER: Waiver = { rule: "claim/source", text: "bbb", by: "Ann Lee", date: "2026-11-01", reason: "R" };
const CLAIM = { id: "bbb", subject: "BBB rating", value: "A+", wording: "{value} BBB rating" };

const siteWithWaiver = (waiver: Partial<Waiver>) =>
  siteWith({ home: {} }, { claims: [CLAIM], lint: { waivers: [{ ...WAIVER, ...waiver }] } });
const siteWithLint = (lint: LintSettings) => siteWith({ home: {} }, { lint });

testRule("waiver/unused", [
  ["accepts a waiver of a wording that the site has", siteWithWaiver({}), []],
  ["ignores an expired waiver", siteWithWaiver({ text: "x", expires: "2026-11-21" }), []],
  [
    "ignores waivers of rules that are off or do not exist",
    siteWithLint({
      severities: { "claim/source": "off" },
      waivers: ["claim/source", "claim/sources", "production/sample"].map((rule) => ({ ...WAIVER, rule })),
    }),
    [],
  ],
  [
    "reports a waiver of a wording that the site does not have",
    siteWithWaiver({ text: "x" }),
    ['site /lint/waivers/0/text No text has "x", which the waiver of Ann Lee permits (claim/source).'],
  ],
  [
    "reports a waiver of a wording that another page has",
    siteWithWaiver({ page: "home" }),
    ['site /lint/waivers/0/text No text on home has "bbb", which the waiver of Ann Lee permits (claim/source).'],
  ],
]);

testRule("waiver/expired", [
  ["accepts a waiver on its last day", siteWithWaiver({ expires: "2026-11-22" }), []],
  [
    "reports a waiver after its last day",
    siteWithWaiver({ expires: "2026-11-21" }),
    ['site /lint/waivers/0/expires The waiver of Ann Lee for "bbb" (claim/source) expired on 2026-11-21.'],
  ],
]);

testRule("lint/no-effect", [
  [
    "accepts settings of rules",
    siteWithLint({
      severities: { "meta/title-length": "off", "lint/no-effect": "error", "waiver/unused": "error" },
      waivers: [WAIVER],
    }),
    [],
  ],
  [
    "reports settings of rules that do not exist, and suggests similar ones",
    siteWithLint({
      severities: { "meta/title-lengths": "off", "json/syntax": "off" },
      waivers: [{ ...WAIVER, rule: "claim/sources" }],
    }),
    [
      "site /lint/severities/meta~1title-lengths There is no lint rule meta/title-lengths. Did you mean meta/title-length?",
      "site /lint/severities/json~1syntax There is no lint rule json/syntax.",
      "site /lint/waivers/0/rule There is no lint rule claim/sources. Did you mean claim/source?",
    ],
  ],
  [
    "reports another severity of a rule that protects pages",
    siteWithLint({ severities: { "fact/unknown": "warning" } }),
    ["site /lint/severities/fact~1unknown The severity of fact/unknown cannot be changed."],
  ],
]);

const finding = { code: "wording/duty", severity: "warning", page: "home", message: "", params: {} } as const;
const waiver = { rule: "wording/duty", by: "Ann", date: "2026-11-22", reason: "Headline." };

test.each([
  ["Same-day  guarantee", "same day guarantee", true],
  ["You’re covered", "you're covered", true],
  ["guarantee", "guarantees", false],
  ["our guarantee", "guarantee", false],
])("the phrase %s with a waiver for %s is waived: %s", (phrase, text, isWaived) => {
  expect(isWaivedBy({ ...finding, phrase }, { ...waiver, text })).toBe(isWaived);
});

test("a waiver is for its rule and its page", () => {
  const found = { ...finding, phrase: "peace of mind" };
  const permitted = { ...waiver, text: "peace of mind" };
  expect(isWaivedBy(found, { ...permitted, page: "home" })).toBe(true);
  expect(isWaivedBy(found, { ...permitted, page: "about" })).toBe(false);
  expect(isWaivedBy(found, { ...permitted, rule: "wording/guarantee" })).toBe(false);
});
