/** Writes calendar files (iCalendar, RFC 5545). */
import { DAY_MS } from "#content/facts/time-zone.ts";
import type { CalendarDate } from "./enrollment-dates.ts";

export type CalendarEvent = { date: CalendarDate; title: string; description: string };

export const CALENDAR_TYPE = "text/calendar;charset=utf-8";

/** Longest line in bytes, without its end. RFC 5545, section 3.1. */
const MAX_LINE_BYTES = 75;

/** Reminder a week before an event. */
const REMINDER = "-P7D";

/**
 * Writes events that last a whole day, each with a reminder.
 * @param created time of the file. Equal events get equal IDs, so that a second import changes them.
 */
export function writeCalendar(events: readonly CalendarEvent[], created: Date): string {
  const stamp = `${created.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Medicare dates//EN",
    ...events.flatMap(({ date, title, description }) => [
      "BEGIN:VEVENT",
      `UID:${basicDate(date)}-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}@medicare-dates`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(date)}`,
      // The end is exclusive.
      `DTEND;VALUE=DATE:${basicDate(new Date(Date.parse(date) + DAY_MS).toISOString())}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${REMINDER}`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Returns a date without hyphens: `20270301`. */
function basicDate(date: string): string {
  return date.slice(0, 10).replaceAll("-", "");
}

/** Escapes a text value. RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Folds a line so that no part is too long. A character is never cut, and each further part begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length;
      if (bytes + size > MAX_LINE_BYTES) {
        bytes = 1 + size;
        return `\r\n ${character}`;
      }
      bytes += size;
      return character;
    })
    .join("");
}
