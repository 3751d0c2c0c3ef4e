/** Office hours by day, the notations that follow from them, and hours that are written in words. */
import type { Holiday, Hours, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import { isSame } from "#schemas/json.ts";
import { titleCase } from "#schemas/page-source.ts";

export const WEEKDAY_KEYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof WEEKDAY_KEYS)[number];

/** Time that the office needs before it closes, to promise an answer for the same day. */
export const MIN_ANSWER_MS = 30 * 60 * 1000;

export type DayGroup = { days: readonly [Weekday, ...Weekday[]]; spans: readonly TimeSpan[] };

/** Returns hours with all notations: if there are hours by day, the others follow from them. */
export function completeHours(hours: Hours): Hours {
  return hours.days === undefined ? hours : { ...hours, ...describeHours(hours.days) };
}

/** Returns until what time a request is answered the same day: "4:30 PM", or words if days end at different times. */
export function sameDayDeadline(week: WeekHours = {}): string {
  const closings = new Set(
    WEEKDAY_KEYS.map((day) => (week[day] ?? []).reduce((last, { closes }) => (closes > last ? closes : last), "")),
  );
  closings.delete("");
  const [closes] = closings;
  if (closes === undefined || closings.size > 1) return "half an hour before we close";
  return formatClockTime(new Date(Date.parse(`1970-01-01T${closes}Z`) - MIN_ANSWER_MS).toISOString().slice(11, 16));
}

export function describeHours(week: WeekHours) {
  // The codes of days in the schema.org openingHours format.
  const codeOf = (day: Weekday) => titleCase(day).slice(0, 2);
  const open = groupDays(week).filter(({ spans }) => spans.length > 0);
  const display = open.map(({ days, spans }) => `${nameDays(days, titleCase)} ${formatSpans(spans)}`).join(", ");
  return {
    // The words for the weekend follow.
    display: display || "closed on weekdays",
    weekend: describeWeekend(week),
    structured: open
      .flatMap(({ days, spans }) => spans.map(({ opens, closes }) => `${nameDays(days, codeOf)} ${opens}-${closes}`))
      .join(", "),
  };
}

/** Groups successive days with the same hours, also those on which the office is closed. */
export function groupDays(week: WeekHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAY_KEYS) {
    const spans = week[day] ?? [];
    const last = groups.at(-1);
    if (last !== undefined && isSame(last.spans, spans)) {
      groups[groups.length - 1] = { days: [...last.days, day], spans };
    } else groups.push({ days: [day], spans });
  }
  return groups;
}

/** Describes the weekend, to follow the other hours and the word "weekends". */
function describeWeekend({ saturday = [], sunday = [] }: WeekHours): string {
  if (saturday.length === 0 && sunday.length === 0) return "closed";
  return saturday.length > 0 && sunday.length > 0 ? "included" : "otherwise closed";
}

/** Formats the hours of a day: "8:30 AM-12:00 PM and 1:00 PM-5:00 PM", or "closed". */
export function formatSpans(spans: readonly TimeSpan[]): string {
  const formatted = spans.map(({ opens, closes }) => `${formatClockTime(opens)}-${formatClockTime(closes)}`);
  return formatted.join(" and ") || "closed";
}

/** Formats the days of a holiday: "Thu, Nov 26", "Thu, Dec 24 to Fri, Dec 25". */
export function formatHolidayDays({ date, until = date }: Holiday): string {
  const days = [...new Set([date, until])];
  return days.map((day) => formatDate(day, { weekday: "short", month: "short", day: "numeric" })).join(" to ");
}

/** Formats a day, by default as "Nov 25, 2026". */
export function formatDate(date: string, format: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", ...format });
}

function nameDays([first, ...rest]: DayGroup["days"], nameOf: (day: Weekday) => string): string {
  const last = rest.at(-1);
  return last === undefined ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`;
}

/** Converts a time from the 24-hour clock to the 12-hour clock: "17:00" to "5:00 PM". */
export function formatClockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

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
  const spans = structured.matchAll(/(\d{2}:\d{2})-(\d{2}:\d{2})/g);
  return Array.from(spans, ([, opens = "", closes = ""]) => ({ opens, closes }));
}

/** Reads hours in the form of schema.org, such as "Mo-Fr 08:30-17:00, Sa 09:00-12:00". Undefined for another form. */
export function parseStructuredHours(structured: string): WeekHours | undefined {
  const week: WeekHours = {};
  for (const part of structured.split(/[,;]/)) {
    const [, first = "", last = first, times = ""] = STRUCTURED.exec(part.trim()) ?? [];
    const [span] = parseStructuredTimeSpans(times);
    if (span === undefined || span.opens >= span.closes || span.closes > "23:59") return undefined;
    for (const day of daysBetween(first, last)) week[day] = [...(week[day] ?? []), span];
  }
  return week;
}

/** A day or a range of days, and times in 24-hour form. */
const STRUCTURED = /^(mo|tu|we|th|fr|sa|su)(?:-(mo|tu|we|th|fr|sa|su))?\s+(\d{2}:[0-5]\d-\d{2}:[0-5]\d)$/i;

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
  const indexOf = (name: string) => WEEKDAY_KEYS.findIndex((day) => day.startsWith(name.toLowerCase()));
  const [start, end] = [indexOf(first), indexOf(last)];
  const count = ((end - start + WEEKDAY_KEYS.length) % WEEKDAY_KEYS.length) + 1;
  return [...WEEKDAY_KEYS, ...WEEKDAY_KEYS].slice(start, start + count);
}
