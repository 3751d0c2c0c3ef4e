/** Changes of office hours as people make them in the form. */
import { WEEKDAY_KEYS } from "#content/facts/office-hours.ts";
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

/** Writes midnight as the last minute of the day: a day has no later time. */
export const closingTime = (time: string): string => (time === "00:00" ? "23:59" : time);

export function copyMonday(week: WeekHours): WeekHours {
  return { ...week, ...Object.fromEntries(WEEKDAY_KEYS.slice(0, 5).map((day) => [day, week.monday ?? []])) };
}
