/** Changes of office hours as people make them in the form. */
import { WEEKDAY_KEYS, type Weekday } from "#content/facts/office-hours.ts";
import type { Hours, TimeSpan, WeekHours } from "#schemas/generated/site.ts";

/** The hours of a day that was closed before. */
export const USUAL_SPAN: TimeSpan = { opens: "09:00", closes: "17:00" };

/** Replaces the hours by day, and removes the words beside them, which then follow from the days. */
export function withWeek(
  { display: _, weekend: _weekend, structured: _structured, ...hours }: Hours,
  days: WeekHours,
): Hours {
  return { ...hours, days };
}

/** The way to write midnight as a closing time: a day has no later time. */
const END_OF_DAY = "23:59";

export function closingTime(time: string): string {
  return time === "00:00" ? END_OF_DAY : time;
}

const WORKDAYS: readonly Weekday[] = WEEKDAY_KEYS.slice(0, 5);

export function copyMonday(week: WeekHours): WeekHours {
  return { ...week, ...Object.fromEntries(WORKDAYS.map((day) => [day, week.monday ?? []])) };
}
