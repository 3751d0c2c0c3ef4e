import { expect, test } from "vitest";
import { closingTime, copyMonday, withWeek } from "./hours-values.ts";

const DAY = { opens: "08:30", closes: "17:00" };
const SPLIT = [
  { opens: "08:30", closes: "12:00" },
  { opens: "13:00", closes: "17:00" },
];

test("replaces the words by the hours of each day, and keeps the holidays", () => {
  const holidays = [{ name: "Thanksgiving", date: "2026-11-26" }];
  const hours = { display: "Always", weekend: "open", structured: "Mo-Su 00:00-23:59", holidays };
  expect(withWeek(hours, { monday: [DAY] })).toEqual({ days: { monday: [DAY] }, holidays });
});

test("gives the workdays the hours of Monday, and leaves the weekend", () => {
  expect(copyMonday({ monday: SPLIT, wednesday: [], saturday: [DAY] })).toEqual({
    monday: SPLIT,
    tuesday: SPLIT,
    wednesday: SPLIT,
    thursday: SPLIT,
    friday: SPLIT,
    saturday: [DAY],
  });
  expect(copyMonday({ tuesday: [DAY] })).toMatchObject({ monday: [], tuesday: [] });
});

test("closes at the end of the day instead of at midnight, which is the beginning of the day", () => {
  expect(["00:00", "23:30", ""].map(closingTime)).toEqual(["23:59", "23:30", ""]);
});
