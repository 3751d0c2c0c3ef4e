import { addDays, hoursOn, type OfficeSchedule } from "#content/facts/office-schedule.ts";
import type { TimeSpan } from "#schemas/generated/site.ts";
import { type CompactSchedule, type CompactSpan, toDigits } from "./office-status.ts";

const SUNDAY = "2026-11-22";

/** Returns hours in the form for the scripts of the pages. */
export function compactSchedule({ timeZone, week, holidays }: OfficeSchedule): CompactSchedule {
  const days = Array.from({ length: 7 }, (_, weekday) => addDays(SUNDAY, weekday));
  return [
    timeZone,
    days.map((day) => compactSpans(hoursOn({ week, holidays: [] }, day))),
    holidays.map((holiday) => {
      const { date, until = date } = holiday;
      return [toDigits(date), toDigits(until), compactSpans(hoursOn({ week, holidays: [holiday] }, date))];
    }),
  ];
}

/** Compacts the spans of a day, and joins those that meet or overlap. */
function compactSpans(spans: readonly TimeSpan[]): CompactSpan[] {
  const joined: CompactSpan[] = [];
  for (const span of spans) {
    const [opens, closes] = [toDigits(span.opens), toDigits(span.closes)];
    const last = joined.at(-1);
    if (last !== undefined && opens <= last[1]) last[1] = Math.max(last[1], closes);
    else joined.push([opens, closes]);
  }
  return joined;
}
