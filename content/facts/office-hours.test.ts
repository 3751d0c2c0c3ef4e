import { expect, test } from "vitest";
import type { TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import {
  completeHours,
  describeHours,
  formatClockTime,
  parseDisplayedHours,
  parseStructuredHours,
} from "./office-hours.ts";

const DAY: TimeSpan[] = [{ opens: "08:30", closes: "17:00" }];
const MORNING: TimeSpan[] = [{ opens: "09:00", closes: "12:00" }];
const WITH_LUNCH: TimeSpan[] = [
  { opens: "08:30", closes: "12:00" },
  { opens: "13:00", closes: "17:00" },
];
const WORKDAYS: WeekHours = { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY };

const WEEKS: [name: string, week: WeekHours, display: string, weekend: string, structured: string][] = [
  ["workdays", WORKDAYS, "Monday-Friday 8:30 AM-5:00 PM", "closed", "Mo-Fr 08:30-17:00"],
  [
    "a Saturday morning",
    { ...WORKDAYS, saturday: MORNING },
    "Monday-Friday 8:30 AM-5:00 PM, Saturday 9:00 AM-12:00 PM",
    "otherwise closed",
    "Mo-Fr 08:30-17:00, Sa 09:00-12:00",
  ],
  [
    "a day off in the middle of the week",
    { monday: DAY, tuesday: DAY, wednesday: [], thursday: DAY },
    "Monday-Tuesday 8:30 AM-5:00 PM, Thursday 8:30 AM-5:00 PM",
    "closed",
    "Mo-Tu 08:30-17:00, Th 08:30-17:00",
  ],
  [
    "a lunch break",
    { monday: WITH_LUNCH, sunday: WITH_LUNCH },
    "Monday 8:30 AM-12:00 PM and 1:00 PM-5:00 PM, Sunday 8:30 AM-12:00 PM and 1:00 PM-5:00 PM",
    "otherwise closed",
    "Mo 08:30-12:00, Mo 13:00-17:00, Su 08:30-12:00, Su 13:00-17:00",
  ],
  [
    "every day",
    { ...WORKDAYS, saturday: DAY, sunday: DAY },
    "Monday-Sunday 8:30 AM-5:00 PM",
    "included",
    "Mo-Su 08:30-17:00",
  ],
  ["no open day", { monday: [] }, "closed on weekdays", "closed", ""],
];

test.each(WEEKS)("describes a week with %s", (_, week, display, weekend, structured) => {
  expect(describeHours(week)).toEqual({ display, weekend, structured });
});

test.each(WEEKS)("reads the hours of a week with %s from their description", (_, week, display) => {
  const open = Object.entries(week).filter(([, spans]) => spans.length > 0);
  expect(parseDisplayedHours(display)).toEqual(open.length > 0 ? Object.fromEntries(open) : undefined);
});

test.each([
  ["Mon–Fri 8:30 a.m. to 5 p.m.", WORKDAYS],
  ["By appointment", undefined],
  ["9 AM-5 PM", undefined],
  ["Friday-Monday 9:00 AM-12:00 PM", { friday: MORNING, saturday: MORNING, sunday: MORNING, monday: MORNING }],
])("reads %j", (display, week) => {
  expect(parseDisplayedHours(display)).toEqual(week);
});

test("keeps hours that are only written in words", () => {
  const hours = { display: "By appointment", structured: "Mo-Fr 08:00-17:00" };
  expect(completeHours(hours)).toBe(hours);
});

test("prefers hours by day to the words beside them", () => {
  expect(completeHours({ display: "By appointment", days: WORKDAYS, holidays: [] })).toEqual({
    ...describeHours(WORKDAYS),
    days: WORKDAYS,
    holidays: [],
  });
});

test.each([
  ["00:00", "12:00 AM"],
  ["12:05", "12:05 PM"],
  ["23:59", "11:59 PM"],
])("formats %s as %s", (time, formatted) => {
  expect(formatClockTime(time)).toBe(formatted);
});

test.each([
  ["Mo-Tu 09:00-12:00", { monday: MORNING, tuesday: MORNING }],
  ["mo 09:00-12:00, mo 13:00-17:00", { monday: [...MORNING, { opens: "13:00", closes: "17:00" }] }],
  ["", undefined],
  ["Monday 9-5", undefined],
  ["Mo 12:00-09:00", undefined],
  ["Mo 09:00-25:00", undefined],
])("reads the structured hours %j", (text, week) => expect(parseStructuredHours(text)).toEqual(week));
