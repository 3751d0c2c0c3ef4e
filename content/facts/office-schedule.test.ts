import { expect, test } from "vitest";
import type { Hours, Office, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import { addDays, answerBy, hoursOn, weekSchedule } from "./office-schedule.ts";

const DAY: TimeSpan[] = [{ opens: "08:30", closes: "17:00" }];
const WEEK: WeekHours = { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY };

function office(hours: Hours, timeZone?: string): Office {
  const address = { street: "1 Main St", city: "Maple Fork", state: "IA", zip: "50000" } as const;
  return { id: "main", name: "Maple Fork", address, hours, ...(timeZone && { timeZone }) };
}

const WEEKDAYS_ONLY = office({ days: WEEK });
const THANKSGIVING = office({
  days: WEEK,
  holidays: [{ name: "Thanksgiving", date: "2026-11-26", until: "2026-11-27" }],
});
const SHORT_EVE = office({
  days: WEEK,
  holidays: [
    { name: "Christmas Eve", date: "2026-12-24", spans: [{ opens: "08:30", closes: "12:00" }] },
    { name: "Winter break", date: "2026-12-25", until: "2027-01-03" },
  ],
});
const WITH_LUNCH = office({
  days: {
    tuesday: [
      { opens: "13:00", closes: "17:00" },
      { opens: "08:30", closes: "12:00" },
    ],
  },
});

test.each([
  // Monday, November 23, 2026, in Iowa, which is six hours behind UTC.
  ["while the office is open", WEEKDAYS_ONLY, "2026-11-23T16:00Z", "by 5:00 PM on Monday, November 23 (Central Time)"],
  ["before it opens", WEEKDAYS_ONLY, "2026-11-23T11:00Z", "by 5:00 PM on Monday, November 23 (Central Time)"],
  [
    "half an hour before it closes",
    WEEKDAYS_ONLY,
    "2026-11-23T22:30Z",
    "by 5:00 PM on Monday, November 23 (Central Time)",
  ],
  [
    "less than half an hour before",
    WEEKDAYS_ONLY,
    "2026-11-23T22:31Z",
    "by 5:00 PM on Tuesday, November 24 (Central Time)",
  ],
  ["after it closed", WEEKDAYS_ONLY, "2026-11-24T01:00Z", "by 5:00 PM on Tuesday, November 24 (Central Time)"],
  ["just before midnight", WEEKDAYS_ONLY, "2026-11-24T05:45Z", "by 5:00 PM on Tuesday, November 24 (Central Time)"],
  ["on Friday evening", WEEKDAYS_ONLY, "2026-11-21T01:00Z", "by 5:00 PM on Monday, November 23 (Central Time)"],
  ["on a Sunday", WEEKDAYS_ONLY, "2026-11-22T18:00Z", "by 5:00 PM on Monday, November 23 (Central Time)"],
  [
    "on the evening before a holiday",
    THANKSGIVING,
    "2026-11-26T00:00Z",
    "by 5:00 PM on Monday, November 30 (Central Time)",
  ],
  ["on a holiday", THANKSGIVING, "2026-11-26T16:00Z", "by 5:00 PM on Monday, November 30 (Central Time)"],
  [
    "on a day with shorter hours",
    SHORT_EVE,
    "2026-12-24T16:00Z",
    "by 12:00 PM on Thursday, December 24 (Central Time)",
  ],
  ["after shorter hours", SHORT_EVE, "2026-12-24T18:00Z", "by 5:00 PM on Monday, January 4 (Central Time)"],
  ["six days before it opens", SHORT_EVE, "2026-12-29T16:00Z", "by 5:00 PM on Monday, January 4 (Central Time)"],
  ["during lunch", WITH_LUNCH, "2026-11-24T18:30Z", "by 5:00 PM on Tuesday, November 24 (Central Time)"],
  ["a week before it opens", WITH_LUNCH, "2026-11-25T01:00Z", "by 5:00 PM on Tuesday, December 1 (Central Time)"],
  ["when clocks are set forward", WEEKDAYS_ONLY, "2027-03-14T07:45Z", "by 5:00 PM on Monday, March 15 (Central Time)"],
  ["on the day after", WEEKDAYS_ONLY, "2027-03-15T21:30Z", "by 5:00 PM on Monday, March 15 (Central Time)"],
  ["in summer time, too late", WEEKDAYS_ONLY, "2027-03-15T21:31Z", "by 5:00 PM on Tuesday, March 16 (Central Time)"],
  ["when clocks are set back", WEEKDAYS_ONLY, "2026-11-01T06:45Z", "by 5:00 PM on Monday, November 2 (Central Time)"],
  [
    "with hours in words",
    office({ display: "Mon-Fri 9 AM-4 PM" }),
    "2026-11-23T16:00Z",
    "by 4:00 PM on Monday, November 23 (Central Time)",
  ],
  [
    "in another zone",
    office({ days: WEEK }, "America/Denver"),
    "2026-11-23T23:30Z",
    "by 5:00 PM on Monday, November 23 (Mountain Time)",
  ],
  ["by appointment", office({ display: "By appointment" }), "2026-11-23T16:00Z", undefined],
  ["without hours", office({}), "2026-11-23T16:00Z", undefined],
  ["in an office that is always closed", office({ days: { monday: [] } }), "2026-11-23T16:00Z", undefined],
])("promises an answer to a request %s", (_, main, now, expected) => {
  const site = { offices: [main] as [Office], phone: "(515) 555-0142", email: "info@example.com" };
  expect(answerBy(site, new Date(now))).toBe(expected);
});

test("returns a schedule that can be sent as JSON", () => {
  const schedule = weekSchedule(THANKSGIVING);
  expect(JSON.parse(JSON.stringify(schedule))).toEqual(schedule);
  expect(schedule?.timeZone).toBe("America/Chicago");
});

test("returns the hours of a day in order, without spans that end before they begin", () => {
  const schedule = weekSchedule(WITH_LUNCH);
  expect(schedule && hoursOn(schedule, "2026-11-24").map(({ opens }) => opens)).toEqual(["08:30", "13:00"]);
  expect(hoursOn({ week: { monday: [{ opens: "17:00", closes: "08:30" }] }, holidays: [] }, "2026-11-23")).toEqual([]);
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-11-23", 0, "2026-11-23"],
])("adds to %s %i days", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
