/** Reads office hours that are written in words. */
import type { Hours, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import { WEEKDAY_KEYS, type Weekday } from "./office-hours.ts";

/** A day or a range of days: "Saturday", "Mon-Fri". */
const DAYS =
  /\b(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|[a-z]{0,2})\b\.?(?:\s{0,3}(?:[-–]|to|through)\s{0,3}(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|[a-z]{0,2})\b\.?)?/gi;

/** A time in 12-hour form: "8:30 AM", "5 p.m.". */
const TIME = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b/gi;

/** Returns the time spans in a text such as "Monday-Friday 8:30 AM-5:00 PM". */
export function parseTimeSpans(text: string): TimeSpan[] {
  const times = [...text.matchAll(TIME)].map(([, hour, minute = "00", half]) => {
    const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });
  return times.flatMap((closes, index) => {
    const opens = times[index - 1];
    return index % 2 === 1 && opens !== undefined ? [{ opens, closes }] : [];
  });
}

/** Returns the time spans in the schema.org openingHours format: "Mo-Fr 08:00-17:00". */
export function parseStructuredTimeSpans(structured: string): TimeSpan[] {
  return [...structured.matchAll(/(\d{2}:\d{2})-(\d{2}:\d{2})/g)].map(([, opens = "", closes = ""]) => ({
    opens,
    closes,
  }));
}

/** Returns the hours of each day in a text, or undefined for hours in another form, such as "By appointment". */
export function parseDisplayedHours(display: string): WeekHours | undefined {
  const ranges = [...display.matchAll(DAYS)];
  const hours = ranges.flatMap(({ 1: first = "", 2: last = first, index }, position) => {
    const spans = parseTimeSpans(display.slice(index, ranges[position + 1]?.index));
    return spans.length === 0 ? [] : daysBetween(first, last).map((day) => [day, spans] as const);
  });
  return hours.length === 0 ? undefined : Object.fromEntries(hours);
}

/** Returns the hours by day, or reads them from the words that pages show; undefined for words in another form. */
export function weekOf({ days, display = "" }: Hours): WeekHours | undefined {
  return days ?? parseDisplayedHours(display);
}

/** Returns the days from one day to another, which may be in the next week. */
function daysBetween(first: string, last: string): Weekday[] {
  const [start, end] = [indexOfDay(first), indexOfDay(last)];
  const count = ((end - start + WEEKDAY_KEYS.length) % WEEKDAY_KEYS.length) + 1;
  return [...WEEKDAY_KEYS, ...WEEKDAY_KEYS].slice(start, start + count);
}

function indexOfDay(abbreviation: string): number {
  return WEEKDAY_KEYS.findIndex((day) => day.startsWith(abbreviation.toLowerCase()));
}
