import { describe, expect, test } from "vitest";
import { listChanges } from "#content/documents/list-changes.ts";
import type { JsonObject } from "#schemas/json.ts";
import { readableChanges, readableValue } from "./readable-changes.ts";

const changesOf = (before: JsonObject, after: JsonObject) => readableChanges(listChanges(before, after));
/** Returns the site settings with an office that has these hours. */
const withHours = (hours: JsonObject) => ({ offices: [{ id: "main", hours }] });
const open = (opens: string, closes: string) => [{ opens, closes }];
const WORDS = { display: "Monday-Friday 8:30 AM-5:00 PM", structured: "Mo-Fr 08:00-17:00" };
const DAYS = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, open("08:30", "17:00")]),
);
const FRIDAY = { pointer: "/offices/0/hours/days/friday", before: "8:30 AM-5:00 PM", after: "8:30 AM-4:00 PM" };

describe("office hours", () => {
  test("that were in words are compared by day", () => {
    const after = withHours({ days: { ...DAYS, friday: open("08:30", "16:00") } });
    expect(changesOf(withHours({ ...WORDS, weekend: "closed" }), after)).toEqual([FRIDAY]);
  });

  test("of one day are one change, with both times", () => {
    const after = withHours({ days: { ...DAYS, friday: open("08:30", "16:00") } });
    expect(changesOf(withHours({ days: DAYS }), after)).toEqual([FRIDAY]);
  });

  test("of a day that closes say so", () => {
    const { friday: _, ...days } = DAYS;
    expect(changesOf(withHours({ days: DAYS }), withHours({ days }))).toEqual([{ ...FRIDAY, after: "closed" }]);
  });

  test("that cannot be compared are listed as they are", () => {
    const display = "By appointment";
    expect(changesOf(withHours({ display }), withHours({ days: { friday: open("08:30", "16:00") } }))).toEqual([
      { pointer: "/offices/0/hours/display", before: display },
      { pointer: "/offices/0/hours/days/friday", after: open("08:30", "16:00") },
    ]);
    expect(changesOf(withHours({ display }), withHours({ display: "Daily" }))).toEqual([
      { pointer: "/offices/0/hours/display", before: display, after: "Daily" },
    ]);
  });
});

test("an added holiday is one change", () => {
  const holiday = { name: "Thanksgiving", date: "2026-11-26", until: "2026-11-27" };
  expect(changesOf(withHours({}), withHours({ holidays: [holiday] }))).toEqual([
    { pointer: "/offices/0/hours/holidays/0", after: "Thanksgiving, Nov 26, 2026 to Nov 27, 2026: closed" },
  ]);
});

test("an added item is one change for each of its fields, without its ID", () => {
  const item = { id: "faq_1", question: "Who?", answer: "We." };
  expect(changesOf({ faq: {} }, { faq: { items: [item] } })).toEqual([
    { pointer: "/faq/items/0/question", after: "Who?" },
    { pointer: "/faq/items/0/answer", after: "We." },
  ]);
  expect(changesOf({ a: [{ name: "x" }], b: 1 }, { b: {} })).toEqual([
    { pointer: "/a/0/name", before: "x" },
    { pointer: "/b", before: 1, after: {} },
  ]);
});

test.each([
  ["2026-11-25T18:00", "Nov 25, 2026, 6:00 PM"],
  ["2026-11-25", "Nov 25, 2026"],
  ["On 2026-11-25", "On 2026-11-25"],
  [open("08:30", "12:00"), "8:30 AM-12:00 PM"],
  [[], "an empty list"],
  [{}, "no fields"],
  [12, "12"],
])("writes %j as %j", (value, text) => expect(readableValue(value)).toBe(text));
