import { expect, test } from "vitest";
import { type Birthday, calendarDateOf, enrollmentDates, formatCalendarDate, phaseOf } from "./enrollment-dates.ts";

type Row = [birthday: Birthday, first: string, last: string, starts: string[], medigapLast: string];

const born = (year: number, month: number, isOnFirst = false): Birthday => ({ year, month, isOnFirst });

test.each<Row>([
  [
    born(1962, 6),
    "2027-03-01",
    "2027-09-30",
    ["2027-06-01", "2027-07-01", "2027-08-01", "2027-09-01", "2027-10-01"],
    "2027-11-30",
  ],
  [
    born(1962, 6, true),
    "2027-02-01",
    "2027-08-31",
    ["2027-05-01", "2027-06-01", "2027-07-01", "2027-08-01", "2027-09-01"],
    "2027-10-31",
  ],
  [
    born(1962, 1),
    "2026-10-01",
    "2027-04-30",
    ["2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01", "2027-05-01"],
    "2027-06-30",
  ],
  [
    born(1962, 1, true),
    "2026-09-01",
    "2027-03-31",
    ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01"],
    "2027-05-31",
  ],
  // February of a leap year ends on the 29th.
  [
    born(1962, 11),
    "2027-08-01",
    "2028-02-29",
    ["2027-11-01", "2027-12-01", "2028-01-01", "2028-02-01", "2028-03-01"],
    "2028-04-30",
  ],
  [
    born(1963, 12),
    "2028-09-01",
    "2029-03-31",
    ["2028-12-01", "2029-01-01", "2029-02-01", "2029-03-01", "2029-04-01"],
    "2029-05-31",
  ],
])("finds the dates of a person born in %j", (birthday, first, last, starts, medigapLast) => {
  const dates = enrollmentDates(birthday, "2026-01-01");
  expect(dates.initialEnrollment).toEqual({ first, last });
  expect(dates.partBStarts.map((row) => row.starts)).toEqual(starts);
  expect(dates.medigap).toEqual({ first: starts[0], last: medigapLast });
});

// The example of 42 CFR 407.25: eligible in April, with the rules since 2023.
test("covers the seven months without a gap", () => {
  expect(enrollmentDates(born(1960, 4), "2024-12-31").partBStarts).toEqual([
    { signUp: { first: "2025-01-01", last: "2025-03-31" }, starts: "2025-04-01" },
    { signUp: { first: "2025-04-01", last: "2025-04-30" }, starts: "2025-05-01" },
    { signUp: { first: "2025-05-01", last: "2025-05-31" }, starts: "2025-06-01" },
    { signUp: { first: "2025-06-01", last: "2025-06-30" }, starts: "2025-07-01" },
    { signUp: { first: "2025-07-01", last: "2025-07-31" }, starts: "2025-08-01" },
  ]);
});

test.each([
  ["before the first window", "2026-07-31", undefined, 5, "2026-11-01"],
  ["before the month of the birthday", "2026-10-31", "2026-11-01", 5, "2026-11-01"],
  ["in the month of the birthday", "2026-11-24", "2026-12-01", 4, "2026-12-01"],
  ["in the last month of the window", "2027-02-28", "2027-03-01", 1, "2027-03-01"],
  ["in the General Enrollment Period", "2027-03-31", "2027-04-01", 0, "2027-04-01"],
  ["after the General Enrollment Period", "2027-04-01", undefined, 0, "2028-02-01"],
  ["in the last month of a year", "2027-12-31", undefined, 0, "2028-02-01"],
] as const)(
  "knows when Part B starts for a sign-up %s, and drops past dates",
  (_, today, starts, rows, medigapFirst) => {
    const dates = enrollmentDates(born(1961, 11), today);
    expect(dates.startsIfToday).toBe(starts);
    expect(dates.partBStarts).toHaveLength(rows);
    expect(dates.medigap.first).toBe(medigapFirst);
    expect(dates.eligible).toBe("2026-11-01");
  },
);

test.each([
  ["2027-01-01", "2027-01-01", "2027-03-31"],
  ["2028-03-31", "2028-01-01", "2028-03-31"],
  ["2027-04-01", "2028-01-01", "2028-03-31"],
])("finds the General Enrollment Period on %s", (today, first, last) => {
  expect(enrollmentDates(born(1950, 6), today).generalEnrollment).toEqual({ first, last });
});

test.each([
  ["2027-02-28", "ahead"],
  ["2027-03-01", "open"],
  ["2027-09-30", "open"],
  ["2027-10-01", "past"],
] as const)("compares %s with the window", (today, phase) => {
  expect(phaseOf({ first: "2027-03-01", last: "2027-09-30" }, today)).toBe(phase);
});

test("formats days without a shift by the time zone", () => {
  expect(calendarDateOf(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
  expect(formatCalendarDate("2027-03-01")).toBe("March 1, 2027");
});
