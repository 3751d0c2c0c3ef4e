import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, hoursOn, type OfficeSchedule } from "#content/facts/office-schedule.ts";
import { instantsOf, localTimeAt } from "#content/facts/time-zone.ts";
import { statusTimeline } from "./open-now.tsx";
import { statusAt } from "./show-open-now.ts";

/** Returns the text of an instant on a page that was built then. */
function officeStatus(schedule: OfficeSchedule, now: Date): string {
  return statusAt(statusTimeline(schedule, now), now.getTime());
}

const DAY = [{ opens: "08:30", closes: "17:00" }];
const SCHEDULE: OfficeSchedule = {
  timeZone: "America/Chicago",
  week: {
    monday: DAY,
    tuesday: DAY,
    wednesday: [
      { opens: "08:30", closes: "12:00" },
      { opens: "13:00", closes: "17:00" },
    ],
    thursday: DAY,
    friday: DAY,
  },
  holidays: [
    { name: "Thanksgiving", date: "2026-11-26", until: "2026-11-27" },
    { name: "Christmas Eve", date: "2026-12-24", spans: [{ opens: "08:30", closes: "12:00" }] },
    { name: "Winter break", date: "2026-12-25", until: "2027-01-10" },
  ],
};

test.each([
  ["Monday morning", "2026-11-23T08:29:59-06:00", "Closed; opens at 8:30 AM"],
  ["the first minute", "2026-11-23T08:30:00-06:00", "Open until 5:00 PM"],
  ["the last minute", "2026-11-23T16:59:59-06:00", "Open until 5:00 PM"],
  ["Monday evening", "2026-11-23T17:00:00-06:00", "Closed; opens Tuesday at 8:30 AM"],
  ["midnight", "2026-11-24T00:00:00-06:00", "Closed; opens at 8:30 AM"],
  ["the lunch break", "2026-11-18T12:30:00-06:00", "Closed; opens at 1:00 PM"],
  ["Friday evening", "2026-11-20T18:00:00-06:00", "Closed; opens Monday at 8:30 AM"],
  ["the evening before two holidays", "2026-11-25T18:00:00-06:00", "Closed; opens Monday at 8:30 AM"],
  ["a holiday", "2026-11-26T10:00:00-06:00", "Closed; opens Monday at 8:30 AM"],
  ["a holiday with shorter hours", "2026-12-24T09:00:00-06:00", "Open until 12:00 PM"],
  ["the beginning of two weeks without an open day", "2026-12-26T09:00:00-06:00", "Closed"],
  ["noon on Tuesday in Tokyo", "2026-11-24T12:00:00+09:00", "Closed; opens Tuesday at 8:30 AM"],
  ["one at night on Tuesday in Tokyo", "2026-11-24T01:00:00+09:00", "Open until 5:00 PM"],
  ["the last minute before the clocks change", "2026-03-08T07:59:00Z", "Closed; opens Monday at 8:30 AM"],
  ["daylight saving time", "2026-07-01T13:30:00Z", "Open until 12:00 PM"],
])("knows the state at %s", (_, instant, status) => {
  expect(officeStatus(SCHEDULE, new Date(instant))).toBe(status);
});

test("joins spans that meet or overlap", () => {
  const monday = [
    { opens: "08:00", closes: "12:00" },
    { opens: "12:00", closes: "15:00" },
    { opens: "14:00", closes: "17:30" },
  ];
  const schedule = { ...SCHEDULE, week: { monday } };
  expect(officeStatus(schedule, new Date("2026-11-23T09:00:00-06:00"))).toBe("Open until 5:30 PM");
});

test.each([
  ["knows the last minute of the second week", "2026-12-06T23:59:00-06:00", "Closed; opens Monday at 8:30 AM"],
  ["knows nothing after two weeks", "2026-12-07T00:00:00-06:00", ""],
  ["knows nothing about the day before the build", "2026-11-22T23:59:00-06:00", ""],
])("a page %s", (_, instant, status) => {
  const timeline = statusTimeline(SCHEDULE, new Date("2026-11-23T15:00:00-06:00"));
  expect(statusAt(timeline, Date.parse(instant))).toBe(status);
});

const time = fc
  .record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
  .map(({ hours, minutes }) => [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":"));
const spans = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 3 });
const date = fc.integer({ min: 0, max: 20 }).map((days) => addDays("2026-10-25", days));
const schedules: fc.Arbitrary<OfficeSchedule> = fc.record({
  timeZone: fc.constantFrom("America/Chicago", "America/New_York", "Pacific/Honolulu", "Asia/Tokyo"),
  week: fc.record({ sunday: spans, monday: spans, tuesday: spans, thursday: spans, saturday: spans }),
  holidays: fc.array(fc.record({ name: fc.constant("Holiday"), date, until: date, spans }), { maxLength: 3 }),
});
const instant = fc
  .integer({ min: 0, max: 20 * 24 * 60 })
  .map((minutes) => new Date(Date.parse("2026-10-25T00:00Z") + minutes * 60_000));

const daysLater = fc.integer({ min: 0, max: 13 });

test("agrees with the hours of the office at any time of two weeks", () => {
  fc.assert(
    fc.property(schedules, instant, daysLater, (schedule, built, days) => {
      const now = new Date(built.getTime() + days * 24 * 60 * 60_000);
      const time = localTimeAt(now, schedule.timeZone);
      const [today = "", clock = ""] = time.split("T");
      const { firstMs, lastMs } = instantsOf(time, schedule.timeZone);
      const buildDay = localTimeAt(built, schedule.timeZone).slice(0, 10);
      // A clock that is set back shows the time twice, and the day after two weeks is unknown.
      fc.pre(firstMs === lastMs && today < addDays(buildDay, 14));
      const todaySpans = hoursOn(schedule, today);
      const isOpen = todaySpans.some(({ opens, closes }) => opens <= clock && clock < closes);
      const isOpenLater = todaySpans.some(({ opens }) => clock < opens);
      const next = [1, 2, 3, 4, 5, 6].find((days) => hoursOn(schedule, addDays(today, days)).length > 0);
      const nextDay = new Date(addDays(today, next ?? 0));
      const weekday = nextDay.toLocaleDateString("en-US", { timeZone: "UTC", weekday: "long" });
      const later = next === undefined ? /^Closed$/ : new RegExp(`^Closed; opens ${weekday} at `);
      const expected = isOpen ? /^Open until / : isOpenLater ? /^Closed; opens at / : later;
      expect(statusAt(statusTimeline(schedule, built), now.getTime())).toMatch(expected);
    }),
  );
});
