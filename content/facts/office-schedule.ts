/** When the office is open, and by when it answers a request. Small and without dependencies, so that pages can use it. */
import type { Holiday, Office, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import { formatClockTime, formatDate, MIN_ANSWER_MS, WEEKDAY_KEYS, weekOf } from "./office-hours.ts";
import { mainOffice, type SiteOffices } from "./offices.ts";
import { DAY_MS, type LocalTime, localTimeAt, timeZoneOf } from "./time-zone.ts";

/** A day at the office: `2026-11-23`. */
export type LocalDate = string;

/** Hours of the office. They are data, so that a page can pass them to a script. */
export interface OfficeSchedule {
  timeZone: string;
  week: WeekHours;
  /** Days with other hours than the week has, or without any. */
  holidays: readonly Holiday[];
}

/** Longest search for the next open day. */
const MAX_DAYS_AHEAD = 60;

/** Returns the hours of an office, or undefined if they are not known by day, as with "By appointment". */
export function weekSchedule(office: Office): OfficeSchedule | undefined {
  const { hours } = office;
  const week = weekOf(hours);
  return week && { timeZone: timeZoneOf(office), week, holidays: hours.holidays ?? [] };
}

/** Returns the hours of a day, in order. Empty if the office is closed. */
export function hoursOn({ week, holidays }: Pick<OfficeSchedule, "week" | "holidays">, date: LocalDate): TimeSpan[] {
  const holiday = holidays.find(({ date: first, until = first }) => first <= date && date <= until);
  // Days are counted from Sunday.
  const weekday = WEEKDAY_KEYS[(new Date(date).getUTCDay() + 6) % 7] ?? "sunday";
  const spans = holiday === undefined ? week[weekday] : holiday.spans;
  return (spans ?? []).filter(({ opens, closes }) => opens < closes).sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the time by which the office answers a request: the end of the day on which it is next open for half an hour.
 * @returns undefined if the office is not open within two months
 */
export function answerTime(schedule: OfficeSchedule, received: Date): LocalTime | undefined {
  const earliest = localTimeAt(new Date(received.getTime() + MIN_ANSWER_MS), schedule.timeZone);
  const today = earliest.slice(0, 10);
  for (let days = 0; days <= MAX_DAYS_AHEAD; days++) {
    const date = addDays(today, days);
    const closes = hoursOn(schedule, date).at(-1)?.closes;
    if (closes !== undefined && `${date}T${closes}` >= earliest) return `${date}T${closes}`;
  }
  return undefined;
}

/**
 * Returns by when the main office answers a request, as the end of a sentence: "by 5:00 PM on Monday, November 23 (Central
 * Time)". It names the date, because a visitor may read it again on another day.
 * @returns undefined if the hours are not known. Callers say "during office hours".
 */
export function answerBy(site: SiteOffices, received: Date): string | undefined {
  const schedule = weekSchedule(mainOffice(site));
  const time = schedule && answerTime(schedule, received);
  if (schedule === undefined || time === undefined) return undefined;
  const day = formatDate(time.slice(0, 10), { weekday: "long", month: "long", day: "numeric" });
  const { timeZone } = schedule;
  // People name a zone alike in summer and in winter: "Central Time".
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const zone = format.formatToParts(received).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `by ${formatClockTime(time.slice(11))} on ${day} (${zone})`;
}
